import type { CompareTexts } from '#lib/data/compare-texts.ts';
import { compareNumbers } from '#lib/data/decimal.ts';
import { containersOf, isContainer, type Node } from '#lib/data/node.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';

/** Sorts the entries of objects by key, in place, down to a depth (1: the outermost only; null: all). */
export function sortKeys(roots: readonly Node[], compare: CompareTexts, depth: number | null = null): void {
  for (const [node, level] of containersOf(roots))
    if (node.type === 'object' && (depth === null || level <= depth))
      node.entries.sort((a, b) => compare(a.key, b.key));
}

/** Sorts, in place, the arrays of scalars only. */
export function sortScalarArrays(roots: readonly Node[], compare: CompareTexts): void {
  for (const [node] of containersOf(roots))
    if (node.type === 'array' && !node.items.some(isContainer))
      node.items.sort((a, b) => compareScalars(a, b, compare));
}

/**
 * Sorts, in place, the outermost arrays of objects by the value at a path in each object. An object without a scalar
 * there goes to the end.
 */
export function sortObjects(
  roots: readonly Node[],
  path: readonly (string | number)[],
  compare: CompareTexts,
  descending = false,
): void {
  let waiting: readonly Node[] = roots;
  while (waiting.length > 0) {
    const deeper: Node[] = [];
    for (const node of waiting) {
      if (node.type === 'object') for (const { value } of node.entries) deeper.push(value);
      else if (node.type === 'array' && node.items.every(({ type }) => type === 'object'))
        node.items = sortByPath(node.items, path, compare, descending);
    }
    waiting = deeper;
  }
}

function sortByPath(
  items: readonly Node[],
  path: readonly (string | number)[],
  compare: CompareTexts,
  descending: boolean,
): Node[] {
  const sortable: [Node, Node][] = [];
  const rest: Node[] = [];
  for (const item of items) {
    const value = nodeAt(item, path);
    if (value && !isContainer(value)) sortable.push([item, value]);
    else rest.push(item);
  }
  const direction = descending ? -1 : 1;
  sortable.sort(([, a], [, b]) => direction * compareScalars(a, b, compare));
  return [...sortable.map(([item]) => item), ...rest];
}

/** The value at a path of keys and indexes; of duplicate keys, the last. */
function nodeAt(root: Node, path: readonly (string | number)[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    if (node?.type === 'object') node = node.entries.findLast(({ key }) => key === String(step))?.value;
    else if (node?.type === 'array') node = node.items[Number(step)];
    else return undefined;
  }
  return node;
}

const typeOrder: readonly Node['type'][] = ['null', 'boolean', 'number', 'date', 'string'];

/** Orders values of different types by type, those of one type by value. */
function compareScalars(a: Node, b: Node, compare: CompareTexts): number {
  if (a.type === 'number' && b.type === 'number') return compareRaw(a.raw, b.raw);
  if (a.type === 'string' && b.type === 'string') return compare(a.value, b.value);
  if (a.type === 'boolean' && b.type === 'boolean') return Number(a.value) - Number(b.value);
  if (a.type === 'date' && b.type === 'date') return compare(a.raw, b.raw);
  return typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type);
}

/** Compares numbers as they are typed; NaN and the infinities as doubles do, NaN last. */
function compareRaw(a: string, b: string): number {
  const [first, second] = [toJsonNumber(a), toJsonNumber(b)];
  if (!isNonFinite(first) && !isNonFinite(second)) return compareNumbers(first, second);
  const rank = (number: string) => (number === 'NaN' ? 2 : isNonFinite(number) ? (number.startsWith('-') ? -1 : 1) : 0);
  return rank(first) - rank(second);
}
