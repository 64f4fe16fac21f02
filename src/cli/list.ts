/** `penknife list` and `penknife search WORDS`. */
import { toKebab } from '#core/kebab.ts';
import type { CatalogItem } from '#core/registry.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import { categories } from '#core/tool.ts';
import { catalog } from '#host/catalog.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { parseArguments } from './arguments.ts';
import { alignPairs } from './rendering/align.ts';
import { textFor } from './rendering/escape-controls.ts';
import { type Paint, paintFor } from './rendering/paint.ts';
import { type Streams, write } from './streams.ts';
import { UsageError } from './usage-error.ts';

export async function listTools(args: readonly string[], streams: Streams): Promise<void> {
  const { stdout } = streams;
  const paint = paintFor(stdout, streams);
  const { positionals, settings } = parseArguments(args, {}, ['json']);
  if (positionals.length > 0)
    throw new UsageError('list takes no arguments; use “penknife search WORDS” to find tools.');
  if (settings.json) return write(stdout, toJsonLine(catalog));
  const sections = categories
    .map((category) => ({ category, items: catalog.filter((item) => item.category === category) }))
    .filter(({ items }) => items.length > 0)
    .map(
      ({ category, items }) =>
        `${paint('bold', messages.shell.categories[category])}\n${alignItems(items, paint, '  ')}`,
    );
  return write(stdout, sections.join('\n'));
}

export async function searchTools(args: readonly string[], streams: Streams): Promise<void> {
  const { stdout, stderr } = streams;
  const { positionals, settings } = parseArguments(args, {}, ['json']);
  if (positionals.length === 0) throw new UsageError('Search for what? For example: penknife search base64');
  const { createCatalogSearch } = await import('#host/search-catalog.ts');
  const sought = positionals.join(' ');
  const { tools: items, entries, isUnmatched } = await createCatalogSearch(catalog)(sought);
  if (isUnmatched && entries.length === 0)
    await write(
      stderr,
      `penknife: No tool matches “${textFor(stderr, sought)}”. ${items.length > 0 ? 'The closest ones:' : '“penknife list” shows all tools.'}\n`,
    );
  if (settings.json) return write(stdout, toJsonLine(items, entries));
  await write(stdout, alignItems(items, paintFor(stdout, streams), '', entries.slice(0, maxEntries)));
  if (entries.length > maxEntries)
    await write(stderr, `penknife: ${entries.length - maxEntries} more entries match; --json lists them all.\n`);
}

/** As many entries of tools as one looks through. */
const maxEntries = 10;

const alignItems = (
  items: readonly CatalogItem[],
  paint: Paint,
  indent: string,
  entries: readonly FoundEntry[] = [],
): string =>
  alignPairs(
    [
      ...items.map(({ id, title }) => [id, title] as const),
      ...entries.map(({ tool, title, description }) => [tool, `${title}: ${description}`] as const),
    ],
    indent,
    paint,
  );

const toJsonLine = (items: readonly CatalogItem[], entries: readonly FoundEntry[] = []): string =>
  `${JSON.stringify([
    ...items.map(({ id, category, title, description, operations }) => ({
      id,
      category,
      title,
      description,
      operations: operations.map((operation) => ({ ...operation, name: toKebab(operation.name) })),
    })),
    ...entries.map(({ tool, id, title, description }) => ({ tool, entry: id, title, description })),
  ])}\n`;
