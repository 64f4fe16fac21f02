import type { Node } from '#lib/data/node.ts';
import { writePath } from '#lib/json/path.ts';
import { shorten } from '#lib/text/shorten.ts';

/** What comes back from XML as another value. */
export type LossKind = 'single-items' | 'nested-arrays' | 'empty-values';

export interface Loss {
  n: number;
  /** Where the first is, as in JavaScript, from `$`. */
  readonly path: string;
}

/**
 * Finds the arrays of one item, which look like that item, arrays in arrays, and values that are the same empty element
 * as another. Empty arrays are left out, and reported on their own; that XML has only texts is known.
 */
export function findLosses(values: readonly Node[], isBadgerfish: boolean): ReadonlyMap<LossKind, Loss> {
  const losses = new Map<LossKind, Loss>();
  const path: (string | number)[] = [];
  const lose = (kind: LossKind) => {
    const known = losses.get(kind);
    if (known) known.n++;
    else losses.set(kind, { n: 1, path: shorten(writePath(path, 'javascript', '$')) });
  };
  const visitAt = (step: string | number, value: Node, isInArray: boolean) => {
    path.push(step);
    visit(value, isInArray);
    path.pop();
  };
  const visit = (value: Node, isInArray: boolean): void => {
    if (value.type === 'array') {
      if (isInArray) lose('nested-arrays');
      else if (value.items.length === 1) lose('single-items');
      for (const [index, item] of value.items.entries()) visitAt(index, item, true);
    } else if (value.type === 'object') {
      // An empty element is an object in Badgerfish, else a string.
      if (value.entries.length === 0 && !isBadgerfish) lose('empty-values');
      for (const { key, value: inner } of value.entries) visitAt(key, inner, false);
    } else if (value.type === 'null' || (value.type === 'string' && value.value === '' && isBadgerfish))
      lose('empty-values');
  };
  const [only] = values;
  if (values.length === 1 && only) visit(only, false);
  else for (const [index, value] of values.entries()) visitAt(index, value, true);
  return losses;
}
