import { expect, test } from 'vitest';
import { menuWithout } from './hidden-tools.ts';

const item = (id: string, related: readonly number[]) => ({ id, category: 'web', icon: 'x', title: id, related });
const menu = [item('a', [1, 2]), item('b', [0, 2]), item('c', [1, 0])];

test('hidden tools are removed, also from related tools; the indexes of the others are adjusted', () => {
  expect(menuWithout(['a'], menu)).toEqual([item('b', [1]), item('c', [0])]);
  expect(menuWithout(['b', 'c'], menu)).toEqual([item('a', [])]);
  expect(menuWithout(['unknown'], menu)).toEqual(menu);
  expect(menuWithout([], menu)).toBe(menu);
});
