import { expect, test } from 'vitest';
import { formatDecimal, isDecimal } from './format-decimal.ts';

test.each([
  ['-1234567.50', 'en', '-1,234,567.50'],
  ['18446744073709551616', 'en', '18,446,744,073,709,551,616'],
  ['1234.5', 'fr', '1\u202f234,5'],
  ['0', 'en', '0'],
  ['1e6', 'en', '1e6'],
  ['10.0.0.1', 'en', '10.0.0.1'],
  ['', 'en', ''],
])('%j in %s is %j', (text, locale, formatted) => {
  expect(formatDecimal(text, locale)).toBe(formatted);
  expect(isDecimal(text)).toBe(formatted !== text || text === '0');
});
