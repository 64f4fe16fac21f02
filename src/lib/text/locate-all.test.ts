import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { locate } from '#core/place.ts';
import { locateAll } from './locate-all.ts';

it.each<[string, number[], [number, number, number][]]>([
  ['', [0], [[0, 1, 1]]],
  [
    'a\nb\r\nc😀d\re',
    [10, 0, 2, 1, 4, 5, 8],
    [
      [0, 1, 1],
      [1, 1, 2],
      [2, 2, 1],
      [4, 2, 3],
      [5, 3, 1],
      [8, 3, 3],
      [10, 4, 1],
    ],
  ],
  ['\n\n', [2, 2], [[2, 3, 1]]],
  ['a', [], []],
])('%j', (text, offsets, positions) => {
  expect([...locateAll(text, offsets)].map(([offset, { line, column }]) => [offset, line, column])).toEqual(positions);
});

test('agrees with locating a single place', () => {
  const piece = fc.constantFrom('a', 'é', '😀', '\ud83d', '\n', '\r', '\r\n');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      // No place is inside a character.
      const offsets = pieces.map((_, index) => pieces.slice(0, index).join('').length);
      for (const [offset, position] of locateAll(text, offsets))
        expect(locate({ offset }, text)).toMatchObject(position);
    }),
  );
});
