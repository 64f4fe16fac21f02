import { expect, test } from 'vitest';
import { everyLine } from './every.ts';

test.each([
  ['a', true],
  [' a \r\n\r\n\ta\n', true],
  ['a\nb', false],
  ['', false],
  [' \n ', false],
])('%j', (text, expected) => {
  expect(everyLine(text, (line) => line === 'a')).toBe(expected);
});
