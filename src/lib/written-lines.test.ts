import { expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { changeLines, readLines } from './written-lines.ts';

const messages = { message: (_key: 'where', { n = 0 }: Readonly<Record<string, string | number>>) => `Line ${n}:` };

const refuseDigits = (line: string): string => {
  const offset = line.search(/\d/);
  if (offset >= 0) throw new ToolError('digit', { where: '' }, offset);
  return line.toUpperCase();
};

test('each line is changed; blank ones and line ends stay', () => {
  expect(changeLines(' a \r\n \n\rb\n', refuseDigits, messages)).toBe('A\r\n \n\rB\n');
  expect(readLines(' a \r\n \n\rb\n', refuseDigits, messages)).toEqual(['A', 'B']);
});

test.each([
  ['  x1', { params: { where: '' }, at: { offset: 3 } }],
  ['a\r\n\r\n  x1\nb', { params: { where: 'Line 3: ' }, at: { offset: 8 } }],
])('an error in %j has its line and its place', (text, expected) => {
  expect(() => changeLines(text, refuseDigits, messages)).toThrow(expect.objectContaining(expected));
});
