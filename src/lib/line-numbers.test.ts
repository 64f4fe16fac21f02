import { expect, it } from 'vitest';
import { lineNumbers } from '#lib/line-numbers.ts';

it.each<[string, number[], [number, number][]]>([
  ['', [0], [[0, 1]]],
  [
    'a\nb\r\nc\rd',
    [8, 0, 2, 1, 4, 5, 7],
    [
      [0, 1],
      [1, 1],
      [2, 2],
      [4, 2],
      [5, 3],
      [7, 4],
      [8, 4],
    ],
  ],
  ['\n\n', [2, 2], [[2, 3]]],
  ['a', [], []],
])('%j', (text, offsets, lines) => {
  expect([...lineNumbers(text, offsets)]).toEqual(lines);
});
