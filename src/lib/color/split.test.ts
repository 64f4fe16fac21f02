import { describe, expect, test } from 'vitest';
import { splitColors } from './split.ts';

describe('splits', () => {
  test.each<[string, readonly string[]]>([
    ['#fff #000', ['#fff', '#000']],
    ['#fff, #000;', ['#fff', '#000']],
    ['#fff on navy', ['#fff', 'navy']],
    ['rgb(0, 0, 0) / hsl(0 0% 0% / 0.5)', ['rgb(0, 0, 0)', 'hsl(0 0% 0% / 0.5)']],
    ['red\r\ngreen\n', ['red', 'green']],
  ])('%j', (text, colors) => {
    const found = splitColors(text);
    expect(found?.map((color) => color.text)).toEqual(colors);
    for (const color of found ?? []) expect(text.slice(color.offset)).toMatch(color.text);
  });
});

test.each(['#fff', '255, 0, 0', '#fff and more', 'red rgb(', '', 'on on', '123456 654321'])(
  '%j is not several colors',
  (text) => {
    expect(splitColors(text)).toBeUndefined();
  },
);
