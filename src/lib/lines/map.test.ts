import { expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { mapLines } from './map.ts';

test.each([
  ['', '<>'],
  ['a', '<a>'],
  ['a\nb', '<a>\n<b>'],
  ['a\r\n\rb\n', '<a>\r\n<>\r<b>\n<>'],
])('%j', (text, mapped) => {
  expect(mapLines(text, (line) => `<${line}>`)).toBe(mapped);
});

test('an error has its place in the whole text', () => {
  const fail = (line: string) => {
    if (line === 'cd') throw new ToolError('wrong', {}, 1);
    return line;
  };
  expect(() => mapLines('ab\r\ncd', fail)).toThrow(expect.objectContaining({ at: { offset: 5 } }));
});
