import { containersOf, type Node } from '#lib/data/node.ts';

/** Values whose keys may go: null, or empty texts, lists and objects too. */
export type Emptiness = 'null' | 'empty';

/**
 * Removes the keys of such values, in place; with `empty` also those whose values become empty by that. Items of lists
 * stay: the others would change their places.
 * @returns the number of keys removed
 */
export function removeEmpty(roots: readonly Node[], what: Emptiness): number {
  let count = 0;
  // Containers come before what they hold; what they hold must be ready first.
  for (const [node] of [...containersOf(roots)].reverse()) {
    if (node.type !== 'object') continue;
    const kept = node.entries.filter(({ value }) => !isEmpty(value, what));
    count += node.entries.length - kept.length;
    node.entries = kept;
  }
  return count;
}

function isEmpty(node: Node, what: Emptiness): boolean {
  if (node.type === 'null') return true;
  if (what === 'null') return false;
  if (node.type === 'string') return node.value === '';
  if (node.type === 'object') return node.entries.length === 0;
  return node.type === 'array' && node.items.length === 0;
}
