import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['', 40, ''],
  ['a'.repeat(40), 40, 'a'.repeat(40)],
  ['a'.repeat(41), 40, `${'a'.repeat(40)}…`],
  ['ab😀c', 3, 'ab…'],
  ['ab😀c', 4, 'ab😀…'],
])('%j, %i', (text, most, shortened) => {
  expect(shorten(text, most)).toBe(shortened);
});
