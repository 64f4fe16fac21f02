import { ancestry, type KindId } from '#core/kinds.ts';
import type { CatalogItem } from '#core/registry.ts';

/** Something that the palette offers: exactly one of a page, a link or an action. */
export interface PaletteOption {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: PaletteCategory;
  readonly icon: string;
  readonly target: Target;
  /** Why it is offered, where that is not plain. */
  readonly reason?: string;
}
export type PaletteCategory = 'tools' | 'actions' | 'external';
export type Target =
  | { readonly type: 'tool'; readonly tool: string; readonly operation?: string }
  | { readonly type: 'page'; readonly page: string }
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'action'; readonly run: () => void; readonly staysOpen?: true };

export interface Taker {
  readonly tool: CatalogItem;
  readonly operation: string;
  readonly kind: KindId;
}

/** So wide that being taken as one says nothing about a text. */
const plain = new Set(['text', 'bytes', 'file', 'value']);

/**
 * The tools that take a text of one of these kinds (surest first), each with the operation that does: those that take
 * the kind itself before those that take what it is a narrower form of.
 */
export function takersOf(kinds: readonly KindId[], catalog: readonly CatalogItem[]): readonly Taker[] {
  const found = new Map<string, Taker>();
  for (const kind of kinds)
    for (const wanted of ancestry(kind).filter((id) => !plain.has(id)))
      for (const tool of catalog) {
        const operation = tool.operations.find(({ input }) => input === wanted);
        if (operation && !found.has(tool.id)) found.set(tool.id, { tool, operation: operation.name, kind });
      }
  return [...found.values()];
}
