import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dropFinalLineBreak,
  fromLineFeeds,
  hasSeveralLines,
  lineBreakOf,
  offsetInLineFeeds,
  toLineFeeds,
} from './breaks.ts';

test.each([
  ['', '\n'],
  ['a\nb', '\n'],
  ['a\r\nb\r\n', '\r\n'],
  ['a\r\nb\n', 'mixed'],
  ['a\rb', 'mixed'],
  ['a\n\r\nb', 'mixed'],
] as const)('%j ends its lines with %j', (text, lineBreak) => expect(lineBreakOf(text)).toBe(lineBreak));

test('a text that ends its lines in one way comes back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^\r\n]*$/)), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const text = lines.join(end);
      expect(fromLineFeeds(toLineFeeds(text), lineBreakOf(text))).toBe(text);
    }),
  );
});

test('offsets', () => {
  expect(offsetInLineFeeds('a\r\nb\r\nc', 6)).toBe(4);
  expect(offsetInLineFeeds('abc', 2)).toBe(2);
});

test.each([
  ['', ''],
  ['a', 'a'],
  ['a\n', 'a'],
  ['a\r\n', 'a'],
  ['a\r', 'a'],
  ['a\n\n', 'a\n'],
  ['\n\r', '\n'],
  ['a\nb', 'a\nb'],
])('%j without its final line break is %j', (text, without) => expect(dropFinalLineBreak(text)).toBe(without));

test.each([
  ['', false],
  ['a', false],
  ['\r\n a\n\n', false],
  ['a\rb', true],
  ['a\n\nb\n', true],
])('%j has several lines: %j', (text, expected) => expect(hasSeveralLines(text)).toBe(expected));
