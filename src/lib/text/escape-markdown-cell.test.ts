import { expect, test } from 'vitest';
import { escapeMarkdownCell } from './escape-markdown-cell.ts';

test.each([
  ['a|b\nc', 'a\\|b<br>c'],
  ['*x* <b> [y]', '\\*x\\* \\<b\\> \\[y\\]'],
  ['snake_case _x', 'snake_case \\_x'],
  ['R&D &amp;', 'R&D \\&amp;'],
  ['a\r\nb\rc', 'a<br>b<br>c'],
])('%j', (text, expected) => {
  expect(escapeMarkdownCell(text)).toBe(expected);
});
