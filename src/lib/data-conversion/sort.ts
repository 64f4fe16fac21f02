import { type TextOrder, textComparison } from '#lib/data/compare-texts.ts';
import type { Document } from '#lib/data/node.ts';
import { sortKeys } from '#lib/data/sort.ts';

/** Sorts the keys of all objects, in place; `locale` (BCP 47) counts for the order that is named after it. */
export function sortDocument({ values }: Document, order: TextOrder | 'off', locale: string): void {
  if (order !== 'off') sortKeys(values, textComparison(order, locale));
}
