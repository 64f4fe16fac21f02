/** `penknife list` and `penknife search WORDS`. */
import type { CatalogItem } from '#core/registry.ts';
import { categories } from '#core/tool.ts';
import words from '#words/en.json' with { type: 'json' };
import { alignPairs } from './align.ts';
import { parseArguments } from './arguments.ts';
import { type Streams, write } from './streams.ts';
import { catalog } from './tools.ts';
import { UsageError } from './usage-error.ts';

export async function listTools(args: readonly string[], { stdout }: Streams): Promise<void> {
  const { positionals, settings } = parseArguments(args, {}, ['json']);
  if (positionals.length > 0) throw new UsageError('list takes no words; “penknife search WORDS” looks for tools.');
  if (settings.json) return write(stdout, toJsonLine(catalog));
  const sections = categories
    .map((category) => ({ category, items: catalog.filter((item) => item.category === category) }))
    .filter(({ items }) => items.length > 0)
    .map(({ category, items }) => `${words.shell.categories[category]}\n${alignItems(items, '  ')}`);
  return write(stdout, sections.join('\n'));
}

export async function searchTools(args: readonly string[], { stdout, stderr }: Streams): Promise<void> {
  const { positionals, settings } = parseArguments(args, {}, ['json']);
  if (positionals.length === 0) throw new UsageError('Search for what? For example: penknife search base64');
  const { createSearch } = await import('#core/search.ts');
  const sought = positionals.join(' ');
  const found = createSearch(catalog)(sought).map(({ item }) => item);
  if (found.length === 0) await write(stderr, `penknife: No tool fits “${sought}”. “penknife list” shows them all.\n`);
  return write(stdout, settings.json ? toJsonLine(found) : alignItems(found));
}

const alignItems = (items: readonly CatalogItem[], indent = ''): string =>
  alignPairs(
    items.map(({ id, title }) => [id, title] as const),
    indent,
  );

const toJsonLine = (items: readonly CatalogItem[]): string =>
  `${JSON.stringify(items.map(({ id, category, title, description, operations }) => ({ id, category, title, description, operations })))}\n`;
