/** `penknife list` and `penknife search WORDS`. */
import { toKebab } from '#core/kebab.ts';
import type { CatalogItem } from '#core/registry.ts';
import { categories } from '#core/tool.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { alignPairs } from './align.ts';
import { parseArguments } from './arguments.ts';
import { type Paint, paintFor } from './paint.ts';
import { type Streams, write } from './streams.ts';
import { catalog } from './tools.ts';
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
  const { createSearch } = await import('#core/search.ts');
  const sought = positionals.join(' ');
  const found = createSearch(catalog, messages.shell.categories)(sought);
  if (found[0]?.fit === 'closest') await write(stderr, `penknife: No tool matches “${sought}”. The closest ones:\n`);
  const items = found.map(({ item }) => item);
  return write(stdout, settings.json ? toJsonLine(items) : alignItems(items, paintFor(stdout, streams)));
}

const alignItems = (items: readonly CatalogItem[], paint: Paint, indent = ''): string =>
  alignPairs(
    items.map(({ id, title }) => [id, title] as const),
    indent,
    paint,
  );

const toJsonLine = (items: readonly CatalogItem[]): string =>
  `${JSON.stringify(
    items.map(({ id, category, title, description, operations }) => ({
      id,
      category,
      title,
      description,
      operations: operations.map((operation) => ({ ...operation, name: toKebab(operation.name) })),
    })),
  )}\n`;
