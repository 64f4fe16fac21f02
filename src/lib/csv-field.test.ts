import { expect, it } from 'vitest';
import { quoteCsvField } from '#lib/csv-field.ts';

// RFC 4180 section 2, rules 5 to 7.
it.each([
  ['aaa', 'aaa'],
  ['', ''],
  [' a b ', ' a b '],
  ['a,b', '"a,b"'],
  ['b\r\nbb', '"b\r\nbb"'],
  ['b"bb', '"b""bb"'],
])('writes %j as %j', (field, written) => {
  expect(quoteCsvField(field)).toBe(written);
});
