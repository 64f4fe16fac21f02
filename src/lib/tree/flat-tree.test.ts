import { expect, it } from 'vitest';
import { FlatTree } from '#lib/tree/flat-tree.ts';

/** 1 [ 2 [ 3 ], 4 ], 5 */
const shape = {
  parent: Int32Array.of(-1, 0, 1, 2, 1, 0),
  next: Int32Array.of(6, 5, 4, 4, 5, 6),
  count: Int32Array.of(2, 2, 1, 0, 0, 0),
};

it('returns the position of a node', () => {
  const tree = new FlatTree(shape);
  expect(tree.standing(4)).toEqual({ key: 4, level: 1, isExpanded: undefined, position: 1, siblings: 2 });
  tree.setExpanded(2, false);
  expect(tree.standing(2)).toEqual({ key: 2, level: 1, isExpanded: false, position: 0, siblings: 2 });
  expect([...tree.visible]).toEqual([1, 2, 4, 5]);
});

it('looks at siblings only as far as it needs to', () => {
  const size = 300_000;
  let reads = 0;
  const parent = new Int32Array(size + 2).fill(1);
  parent.set([-1, 0]);
  const next = Int32Array.from({ length: size + 2 }, (_, row) => (row < 2 ? size + 2 : row + 1));
  const count = new Int32Array(size + 2);
  count.set([1, size]);
  const counting = new Proxy(next, {
    get: (target, key) => {
      reads++;
      return target[key as unknown as number];
    },
  });
  const tree = new FlatTree({ parent, next, count });
  const watched = new FlatTree({ parent, next: counting, count });
  reads = 0;
  expect([2, 51, 11, 51].map((row) => watched.index(row))).toEqual([0, 49, 9, 49]);
  expect(reads).toBeLessThan(100);
  expect(tree.index(size + 1)).toBe(size - 1);
  expect(tree.standing(7)).toMatchObject({ position: 5, siblings: size });
});
