import { expect, test } from 'vitest';
import { showCharacter, showCodePoint } from './show-character.ts';

test.each([
  ['a', 'a'],
  ['é', 'é'],
  ['😀', '😀'],
  [' ', 'U+0020'],
  ['\n', 'U+000A'],
  ['\u200B', 'U+200B'],
  ['\u0301', 'U+0301'],
  ['\uD83D', 'U+D83D'],
  ['“', 'U+201C'],
  ['»', 'U+00BB'],
  ['"', '"'],
  ['\u{E0001}', 'U+E0001'],
  ['', ''],
])('%j is shown as %s', (text, shown) => {
  expect(showCharacter(text, 0)).toBe(shown);
  expect(showCharacter(`x${text}`, 1)).toBe(shown);
});

test('a code point has at least four digits', () => {
  expect(showCodePoint(0x41)).toBe('U+0041');
  expect(showCodePoint(0x1f600)).toBe('U+1F600');
});
