import type { CatalogItem } from '#core/registry.ts';
import catalog from '#generated/catalog.en.json' with { type: 'json' };
import { askPalette } from '../../ask-palette.ts';
import { runCli } from '../../run-cli.ts';
import { inputOf, type Judge, type Topic } from '../topic.ts';

/** The tool must be among the first of palette and command line. */
const judgeRank: Judge = async (row) => {
  const query = String(inputOf(row));
  const { rankAtMost } = row.expect as { readonly rankAtMost: number };
  const { stdout } = await runCli(['search', query, '--json']);
  const lists = {
    palette: askPalette(query).map(({ option }) => option.id),
    'command line': (JSON.parse(stdout) as readonly CatalogItem[]).map(({ id }) => id),
  };
  const faults = Object.entries(lists).flatMap(([where, ids]) => {
    const first = ids.slice(0, rankAtMost);
    return first.includes(String(row.tool)) ? [] : [`${where} offers ${first.join(', ')}`];
  });
  return faults.join('; ') || undefined;
};

export default Object.fromEntries(catalog.map(({ id }) => [id, judgeRank])) satisfies Topic;
