import { expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { mapNonBlankLines, parseLines, readLines } from './parse.ts';

const refuseDigits = (line: string): string => {
  const offset = line.search(/\d/);
  if (offset >= 0) throw new ToolError('digit', {}, offset);
  return line.toUpperCase();
};

test('each line is changed; blank ones and line ends stay', () => {
  expect(mapNonBlankLines(' a \r\n \n\rb\n', refuseDigits)).toBe('A\r\n \n\rB\n');
  expect(parseLines(' a \r\n \n\rb\n', refuseDigits)).toEqual(['A', 'B']);
});

test.each([
  ['  x1', { at: { offset: 3 } }],
  ['a\r\n\r\n  x1\nb', { at: { offset: 8 } }],
])('an error in %j has its place', (text, expected) => {
  expect(() => mapNonBlankLines(text, refuseDigits)).toThrow(expect.objectContaining(expected));
});

test('a line that cannot be read leaves the others, unless there are none', () => {
  const error = expect.objectContaining({ code: 'digit' });
  expect(readLines('a\n\n 1 \n', refuseDigits)).toEqual([
    { text: 'a', value: 'A' },
    { text: '1', error },
  ]);
  expect(() => readLines('\n 1\n2', refuseDigits)).toThrow(expect.objectContaining({ at: { offset: 2 } }));
  expect(readLines('\n', refuseDigits)).toEqual([]);
});
