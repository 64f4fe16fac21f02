import { ancestry, type KindId } from '#core/kinds.ts';
import type { CatalogItem } from '#core/registry.ts';
import type { Input } from '#ui/tool.ts';

/** Something that the palette offers: exactly one of a page, a link or an action. */
export interface PaletteOption {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: PaletteCategory;
  readonly icon: string;
  readonly target: Target;
}
export type PaletteCategory = 'tools' | 'actions' | 'external';
export const paletteCategories: readonly PaletteCategory[] = ['tools', 'actions', 'external'];

export type Target =
  | { readonly type: 'tool'; readonly tool: string; readonly operation?: string; readonly input?: Input }
  | { readonly type: 'page'; readonly page: string }
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'action'; readonly run: () => void; readonly staysOpen?: true };

/** A tool that takes what is here, with the operation that does. */
export interface Taker {
  readonly tool: CatalogItem;
  readonly operation: string;
  /** What it is taken for. */
  readonly kind: KindId;
}

/** So wide that being taken as one says nothing about a text. */
const plain: ReadonlySet<string> = new Set(['text', 'bytes', 'file', 'value']);

/**
 * The first operation of each tool that takes one of these kinds: tools that take the first kind first, and of these the
 * ones whose main operation does, before those that take it on the way back.
 */
function takers(wanted: readonly (readonly [input: string, kind: KindId])[], catalog: readonly CatalogItem[]) {
  const found = new Map<string, Taker>();
  for (const [input, kind] of wanted)
    for (const tool of [...catalog.filter(isFor(input)), ...catalog]) {
      const operation = tool.operations.find((candidate) => candidate.input === input);
      if (operation && !found.has(tool.id)) found.set(tool.id, { tool, operation: operation.name, kind });
    }
  return [...found.values()];
}

const isFor =
  (input: string) =>
  ({ operations }: CatalogItem): boolean =>
    operations[0]?.input === input;

/**
 * The tools that take a text of one of these kinds (surest first): those that take the kind itself before those that
 * take what it is a narrower form of.
 */
export const takersOf = (kinds: readonly KindId[], catalog: readonly CatalogItem[]): readonly Taker[] =>
  takers(
    kinds.flatMap((kind) =>
      ancestry(kind)
        .filter((id) => !plain.has(id))
        .map((id) => [id, kind] as const),
    ),
    catalog,
  );

/** The tools that take any text. */
export const takersOfText = (catalog: readonly CatalogItem[]): readonly Taker[] => takers([['text', 'text']], catalog);

/** The tools that take any file. */
export const takersOfFile = (catalog: readonly CatalogItem[]): readonly Taker[] =>
  takers(
    [
      ['file', 'file'],
      ['bytes', 'file'],
    ],
    catalog,
  );
