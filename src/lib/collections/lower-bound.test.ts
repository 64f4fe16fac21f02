import { expect, test } from 'vitest';
import { lowerBound } from './lower-bound.ts';

test.each([
  [[], 1, 0],
  [[1, 3, 5], 3, 1],
  [[1, 3, 5], 4, 2],
  [[1, 3, 5], 6, 3],
])('in %j of %d', (numbers, wanted, place) => {
  expect(lowerBound(Int32Array.from(numbers), wanted)).toBe(place);
});
