import { type TextOrder, textComparison } from '#lib/data/compare-texts.ts';
import type { Document } from '#lib/data/node.ts';
import { sortKeys } from '#lib/data/sort.ts';

/** Sorts the keys of all objects, in place; `locale` (BCP 47) is used by the order `locale`. */
export function sortDocument({ values }: Document, order: TextOrder | 'off', locale: string): void {
  if (order !== 'off') sortKeys(values, textComparison(order, locale));
}
