import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 2, 'bcad'],
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
  [1, 1, 'abcd'],
  [-1, 0, 'abcd'],
  [0, 4, 'abcd'],
])('from %i to %i: %s', (from, to, expected) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(expected);
});
