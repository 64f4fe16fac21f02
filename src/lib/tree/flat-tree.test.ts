import { expect, it } from 'vitest';
import { FlatTree } from '#lib/tree/flat-tree.ts';

/** 1 [ 2 [ 3 ], 4 ], 5 */
const shape = {
  parent: Int32Array.of(-1, 0, 1, 2, 1, 0),
  next: Int32Array.of(6, 5, 4, 4, 5, 6),
  count: Int32Array.of(2, 2, 1, 0, 0, 0),
};

it('tells where a node stands', () => {
  const tree = new FlatTree(shape);
  expect(tree.standing(4)).toEqual({ key: 4, level: 1, isExpanded: undefined, position: 1, siblings: 2 });
  tree.setExpanded(2, false);
  expect(tree.standing(2)).toEqual({ key: 2, level: 1, isExpanded: false, position: 0, siblings: 2 });
  expect([...tree.visible]).toEqual([1, 2, 4, 5]);
});
