import { expect, test } from 'vitest';
import { placesInLine } from './places-in-line.ts';

test.each<[count: number, shown: number, line: readonly (number | readonly number[])[]]>([
  [2, 0, [0, 1]],
  [4, 1, [0, 1, 2, 3]],
  [5, 4, [0, [1, 2], 3, 4]],
  [5, 0, [0, [1, 2, 3], 4]],
  [5, 2, [0, 1, 2, 3, 4]],
  [9, 4, [0, [1, 2, 3], 4, [5, 6, 7], 8]],
  [9, 8, [0, [1, 2, 3, 4, 5, 6], 7, 8]],
])('of %i steps, on that at place %i, a line shows %j', (count, shown, line) => {
  expect(placesInLine(count, shown)).toEqual(line);
});
