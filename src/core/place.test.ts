import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from './place.ts';

test.each<[string, number, [line: number, column: number, character: number]]>([
  ['', 0, [1, 1, 1]],
  ['abc', 0, [1, 1, 1]],
  ['abc', 2, [1, 3, 3]],
  ['abc', 3, [1, 4, 4]],
  ['abc', 99, [1, 4, 4]],
  ['a\nb', 1, [1, 2, 2]],
  ['a\nb', 2, [2, 1, 3]],
  ['a\rb', 2, [2, 1, 3]],
  ['a\r\nb', 2, [1, 3, 3]],
  ['a\r\nb', 3, [2, 1, 4]],
  ['\n\n', 2, [3, 1, 3]],
  ['😀x', 2, [1, 2, 2]],
  ['😀\n😀x', 5, [2, 2, 4]],
  ['\uDE00x', 1, [1, 2, 2]],
  ['\uD83Dx', 1, [1, 2, 2]],
  ['\uFEFFab', 1, [1, 1, 1]],
  ['\uFEFFa\nb', 3, [2, 1, 3]],
  ['a\uFEFFb', 2, [1, 3, 3]],
  ['a\u2028b', 2, [1, 3, 3]],
])('%j at %i', (text, offset, [line, column, character]) => {
  expect(locate({ offset }, text)).toMatchObject({ offset, line, column, character });
});

test('detects other lines with text', () => {
  const texts = ['a', 'a\n', '\na', 'a\nb', 'a\rb'];
  expect(texts.map((text) => locate({ offset: 0 }, text).isInLines)).toEqual([
    undefined,
    undefined,
    undefined,
    true,
    true,
  ]);
});

test('in bytes the character is the byte', () => {
  expect(locate({ offset: 6, length: 2 }, undefined)).toEqual({
    offset: 6,
    length: 2,
    line: 1,
    column: 7,
    character: 7,
  });
});

test('agrees with splitting the text into lines and code points', () => {
  const lines = fc.array(fc.constantFrom('a', '😀', '\n', '\r', '\r\n', 'é')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(lines, (before) => {
      const split = before.split(/\r\n|\r|\n/);
      expect(locate({ offset: before.length }, `${before}z`)).toMatchObject({
        line: split.length,
        column: [...(split.at(-1) ?? '')].length + 1,
        character: [...before].length + 1,
      });
    }),
  );
});
