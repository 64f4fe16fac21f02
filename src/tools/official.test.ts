/**
 * The public suite of search queries, for every tool. All other suites are run on a tool by `official.test.ts` in its
 * folder; a suite that no tool uses is reported.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogItem } from '#core/registry.ts';
import type { LogicOf } from '#core/tool.ts';
import { loadAllTools, toolsFolder } from '#testing/all-tools.ts';
import { askPalette } from '#testing/ask-palette.ts';
import { inputOf, type Judge, testOfficial } from '#testing/official.ts';
import { runCli } from '#testing/run-cli.ts';
import { writeSuiteReport } from '#testing/suites/suite-reports.ts';
import { suitesOf, topicsInFolder } from '#testing/suites/suites.ts';

const search = 'search-queries';

/** The tool must be among the first in palette and command line. */
const judgeRank: Judge = async (row) => {
  const query = String(inputOf(row));
  const { rankAtMost } = row.expect as { readonly rankAtMost: number };
  const { stdout } = await runCli(['search', query, '--json']);
  const lists = {
    palette: (await askPalette(query)).map(({ option }) => option.id),
    'command line': (JSON.parse(stdout) as readonly CatalogItem[]).map(({ id }) => id),
  };
  const faults = Object.entries(lists).flatMap(([where, ids]) => {
    const first = ids.slice(0, rankAtMost);
    return first.includes(String(row.tool)) ? [] : [`${where} offers ${first.join(', ')}`];
  });
  return faults.join('; ') || undefined;
};

// A suite that is missing is reported once.
const hasSearch = suitesOf(search).some(({ load }) => load);
for (const { id, tool, logic } of (await loadAllTools()).slice(0, hasSearch ? undefined : 1))
  testOfficial(search, { id, tool, logic: logic as unknown as LogicOf<typeof tool>, judge: judgeRank });

const sources = readdirSync(toolsFolder)
  .map((id) => join(toolsFolder, id, 'official.test.ts'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));
for (const topic of topicsInFolder())
  if (topic !== search && !sources.some((source) => source.includes(`testOfficial('${topic}'`)))
    writeSuiteReport({ topic, suite: `${topic}.json` });
