import type { Node } from '#lib/data/node.ts';
import type { Steps } from '#lib/json/path.ts';
import type { Differ, Pair } from './differ.ts';

/** A value that differs. `order`: only the order of an object's keys does. */
export interface ValueChange {
  readonly type: 'added' | 'removed' | 'changed' | 'order';
  /** In the left document; of what was added, in the right one. */
  readonly path: Steps;
  readonly left?: Node;
  readonly right?: Node;
}

/** What differs between two values, in the order of the documents. */
export function* changesOf(differ: Differ, left: Node, right: Node, path: Steps = []): Generator<ValueChange> {
  if (differ.isSame(left, right)) return;
  if (left.type === 'object' && right.type === 'object') {
    if (differ.isReordered(left, right)) yield { type: 'order', path, left, right };
    for (const pair of differ.members(left, right)) yield* pairChanges(differ, pair, path, pair.key ?? '');
  } else if (left.type === 'array' && right.type === 'array')
    for (const pair of differ.items(left, right))
      yield* pairChanges(differ, pair, path, pair.leftIndex ?? pair.rightIndex ?? 0);
  else yield { type: 'changed', path, left, right };
}

function* pairChanges(
  differ: Differ,
  { left, right }: Pair,
  around: Steps,
  step: string | number,
): Generator<ValueChange> {
  // Most are the same: they need no path.
  if (left && right && differ.isSame(left, right)) return;
  const path = [...around, step];
  if (left && right) yield* changesOf(differ, left, right, path);
  else if (left && differ.counts(left)) yield { type: 'removed', path, left };
  else if (right && differ.counts(right)) yield { type: 'added', path, right };
}
