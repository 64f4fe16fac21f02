import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compare,
  decimalsFor,
  decimalsOf,
  divide,
  multiply,
  rational,
  subtract,
  writeExact,
  writeFixed,
} from './rational.ts';

const integers = fc.bigInt();
const fractions = fc
  .tuple(
    integers,
    integers.filter((value) => value !== 0n),
  )
  .map(([numerator, denominator]) => rational(numerator, denominator));

test('what is added or multiplied can be undone', () => {
  fc.assert(
    fc.property(fractions, fractions, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
    }),
  );
});

test.each([
  [rational(-160n, 9n), 6, '-17.777778'],
  [rational(5n, 2n), 0, '3'],
  [rational(-5n, 2n), 0, '-3'],
  [rational(-1n, 1000n), 2, '0.00'],
  [rational(1n, 3n), 3, '0.333'],
  [rational(12n), 2, '12.00'],
])('%o with %d decimals is %s', (value, decimals, written) => {
  expect(writeFixed(value, decimals)).toBe(written);
});

test.each([
  ['half-even', 1n, '2'],
  ['half-even', -1n, '-2'],
  ['down', -1n, '-2'],
  ['up', -1n, '-3'],
] as const)('rounded %s', (rounding, sign, written) => {
  expect(writeFixed(rational(sign * 5n, 2n), 0, rounding)).toBe(written);
  expect(writeFixed(rational(sign * 7n, 2n), 0, 'half-even')).toBe(sign < 0n ? '-4' : '4');
});

test.each([
  [rational(1n, 3n), 15],
  [rational(1n, 300n), 17],
  [rational(100n, 3n), 13],
  [rational(10n ** 20n, 3n), 0],
  [rational(0n), 0],
])('15 digits of %o are %d after the point', (value, decimals) => {
  expect(decimalsFor(value, 15)).toBe(decimals);
});

test('a fraction is exact, as a decimal that ends where there is one', () => {
  expect(writeExact(rational(5n, 9n))).toBe('5/9');
  expect(writeExact(rational(-9n, 8n))).toBe('-1.125');
  expect(decimalsOf(rational(1n, 3n))).toBe(undefined);
  expect(decimalsOf(rational(7n))).toBe(0);
});
