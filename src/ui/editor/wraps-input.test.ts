import { expect, test } from 'vitest';
import { wrapsInput } from './wraps-input.ts';

test.each([
  ['', true],
  ['docker run --name web nginx', true],
  ['docker run --name web nginx\n', true],
  ['a: 1\nb: 2', false],
  ['\n\n', false],
  ['x'.repeat(1_000_000), false],
])('a single line is wrapped, a document keeps its lines', (text, wraps) => {
  expect(wrapsInput(text)).toBe(wraps);
});
