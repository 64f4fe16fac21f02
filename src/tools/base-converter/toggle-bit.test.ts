import { expect, test } from 'vitest';
import { toggleBit } from './toggle-bit.ts';

test.each([
  ['00101010', 0, false, '101011'],
  ['00101010', 7, false, '10101010'],
  ['00101010', 5, false, '1010'],
  ['11010110', 0, true, '-101001'],
  ['01111111', 7, true, '-1'],
  ['1', 0, false, '0'],
])('%s with bit %d turned over (signed: %s) is %s', (bits, bit, isSigned, result) => {
  expect(toggleBit(bits, bit, isSigned)).toBe(result);
});
