import { expect, test } from 'vitest';
import { moveTo } from './move-to.ts';

test.each([
  ['a', 'c', 'bcad'],
  ['a', 'd', 'bcda'],
  ['d', 'a', 'dabc'],
  ['c', 'b', 'acbd'],
  ['b', 'b', 'abcd'],
  ['x', 'a', 'abcd'],
  ['a', 'x', 'abcd'],
])('%s to the place of %s: %s', (item, target, expected) => {
  expect(moveTo([...'abcd'], item, target).join('')).toBe(expected);
});
