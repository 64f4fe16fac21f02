import { expect, test } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { mapLines } from '#lib/map-lines.ts';

test.each([
  ['', '<>'],
  ['a', '<a>'],
  ['a\nb', '<a>\n<b>'],
  ['a\r\n\rb\n', '<a>\r\n<>\r<b>\n<>'],
])('%j', (text, mapped) => {
  expect(mapLines(text, (line) => `<${line}>`)).toBe(mapped);
});

test.each([
  [
    { offset: 1, length: 1 },
    { offset: 5, length: 1 },
  ],
  [undefined, { offset: 4, length: 2 }],
  [
    { offset: 1, field: 'key' },
    { offset: 1, field: 'key' },
  ],
])('an error at %j is moved', (at, moved) => {
  const fail = (line: string) => {
    if (line === 'cd') throw new ToolError('wrong', { n: 1 }, at);
    return line;
  };
  expect(() => mapLines('ab\r\ncd', fail)).toThrow(
    expect.objectContaining({ code: 'wrong', params: { n: 1 }, at: moved }),
  );
});
