import type { Node } from '#lib/data/node.ts';
import type { Steps } from '#lib/json/path.ts';
import type { Differ, Pair } from './differ.ts';

/**
 * A value that differs. `order`: only the order of an object's keys does; `moved`: an item, whose index does, and which
 * may also be changed within.
 */
export interface ValueChange {
  readonly type: 'added' | 'removed' | 'changed' | 'order' | 'moved';
  /** In the left document; of what was added, in the right one. */
  readonly path: Steps;
  /** Where an item moved to, in the right document. */
  readonly to?: Steps;
  readonly left?: Node;
  readonly right?: Node;
}

/** What differs between two documents, in their order. */
export function* changesOf(differ: Differ, left: Node, right: Node): Generator<ValueChange> {
  if (!differ.isSame(left, right)) yield* changesBelow(differ, left, right, []);
}

function* changesBelow(differ: Differ, left: Node, right: Node, path: Steps): Generator<ValueChange> {
  if (left.type === 'object' && right.type === 'object') {
    if (differ.isReordered(left, right)) yield { type: 'order', path, left, right };
    for (const pair of differ.members(left, right)) yield* pairChanges(differ, pair, path, pair.key ?? '');
  } else if (left.type === 'array' && right.type === 'array')
    for (const pair of differ.items(left, right)) yield* pairChanges(differ, pair, path, pair.index ?? 0);
  else yield { type: 'changed', path, left, right };
}

function* pairChanges(
  differ: Differ,
  { left, right, isSame, moved }: Pair,
  around: Steps,
  step: string | number,
): Generator<ValueChange> {
  // Most are the same: they need no path.
  if (isSame) return;
  const path = [...around, step];
  if (left && right) yield* changesBelow(differ, left, right, path);
  else if (left && moved) {
    yield { type: 'moved', path, left, to: [...around, moved.index] };
    if (!differ.isSame(left, moved.item)) yield* changesBelow(differ, left, moved.item, path);
  } else if (moved) return;
  else if (left && differ.counts(left)) yield { type: 'removed', path, left };
  else if (right && differ.counts(right)) yield { type: 'added', path, right };
}
