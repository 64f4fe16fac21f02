import { expect, test } from 'vitest';
import { showNumber } from './shown-number.ts';

test.each([
  [0.1479019945774904, '≈ 0.147902'],
  [-1234.56789012345, '≈ -1234.57'],
  [1.2345678901234e-20, '≈ 1.23457e-20'],
  [0.5, '0.5'],
  [0.00000000123, '1.23e-9'],
  [9007199254740991, '9007199254740991'],
])('%j', (value, shown) => {
  expect(showNumber(value)).toBe(shown);
});
