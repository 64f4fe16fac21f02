import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareNumbers,
  fitsDouble,
  isNormalNumber,
  isWhole,
  isWithin,
  isWithinShare,
  normalizeNumber,
} from '#lib/data/decimal.ts';
import { toJsonNumber } from '#lib/data/number-text.ts';

describe('isWithin', () => {
  it.each<[string, string, string, boolean]>([
    ['0.3', '0.4', '0.1', true],
    ['0.3', '0.4', '0.0999999999999999999999', false],
    ['12345678901234567890', '12345678901234567891', '0.5', false],
    ['12345678901234567890', '12345678901234567891', '1', true],
    ['-1', '1', '2', true],
    ['0', '0.0', '0', true],
    ['1e400', '1e401', '1e402', true],
    ['1', '1e99999999999999999999', '1', false],
  ])('%s and %s, by %s: %s', (a, b, tolerance, isClose) => {
    expect(isWithin(a, b, tolerance)).toBe(isClose);
    expect(isWithin(b, a, tolerance)).toBe(isClose);
  });

  it.each<[string, string, string, boolean]>([
    ['100', '101', '1', true],
    ['100', '99', '1', true],
    ['100', '98.9', '1', false],
    ['1e400', '1.01e400', '1', true],
    ['-100', '100', '200', true],
    ['0', '1', '99.9', false],
    ['0', '1', '100', true],
    ['1', '1e99999999999999999999', '100', false],
  ])('%s and %s, by %s percent: %s', (a, b, percent, isClose) => {
    expect(isWithinShare(a, b, percent)).toBe(isClose);
    expect(isWithinShare(b, a, percent)).toBe(isClose);
  });
});

describe('compareNumbers', () => {
  it.each<[string, string, number]>([
    ['1', '1.0', 0],
    ['1e2', '100', 0],
    ['-0', '0', 0],
    ['0e9', '0.000', 0],
    ['9007199254740993', '9007199254740992', 1],
    ['-9007199254740993', '-9007199254740992', -1],
    ['0.1', '0.1000000000000000000000000000000000001', -1],
    ['1e400', '1e399', 1],
    ['1e-400', '0', 1],
    ['-1e400', '1', -1],
    ['1e99999999999999999999', '1e99999999999999999998', 1],
    ['12e5', '123e4', -1],
  ])('%s and %s', (a, b, order) => {
    expect(Math.sign(compareNumbers(a, b)) + 0).toBe(order);
    expect(Math.sign(compareNumbers(b, a)) + 0).toBe(0 - order);
  });

  it('agrees with doubles where these are exact', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (a, b) => {
          expect(Math.sign(compareNumbers(String(a), String(b))) + 0).toBe(Math.sign(a - b) + 0);
        },
      ),
    );
  });
});

describe('normalizeNumber', () => {
  it.each([
    ['1.0', '1'],
    ['-0', '0'],
    ['0e9', '0'],
    ['1e2', '100'],
    ['-1.50e+01', '-15'],
    ['12e-4', '0.0012'],
    ['0.10', '0.1'],
    ['12345678901234567890', '12345678901234567890'],
    ['1234567890123456789e1', '12345678901234567890'],
    ['123456789012345678901', '123456789012345678901e21'],
    ['1e-20', '0.00000000000000000001'],
    ['1e-21', '1e-20'],
    ['1e99999999999999999999', '1e100000000000000000000'],
  ])('%s → %s', (number, normal) => {
    expect(normalizeNumber(number)).toBe(normal);
    expect(isNormalNumber(normal)).toBe(!normal.includes('e'));
  });

  it('is the same text for the same value, and for no other', () => {
    const zeros = fc.integer({ min: 0, max: 22 }).map((count) => '0'.repeat(count));
    const digits = fc.oneof(fc.constantFrom('', '1', '10', '09'), fc.nat().map(String));
    const number = fc
      .tuple(fc.constantFrom('', '-'), digits, zeros, zeros, digits, fc.integer({ min: -42, max: 42 }), fc.boolean())
      .map(([sign, a, b, c, d, exponent, hasExponent]) => {
        const whole = `${a}${b}`.replace(/^0+(?=.)/, '') || '0';
        return `${sign}${whole}${c + d && `.${c}${d}`}${hasExponent ? `e${exponent}` : ''}`;
      });
    fc.assert(
      fc.property(number, number, fc.boolean(), (a, b, isSpelling) => {
        const other = isSpelling
          ? `${a.replace(/e.*/, '')}${a.includes('.') ? '0' : '.0'}${/e.*/.exec(a)?.[0] ?? ''}`
          : b;
        expect(normalizeNumber(a) === normalizeNumber(other)).toBe(compareNumbers(a, other) === 0);
      }),
    );
  });
});

it.each<[string, boolean]>([
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['17478252242305210114', false],
  ['1E30', true],
  ['0.1', true],
  ['333333333.33333329', false],
  ['0.1000000000000000055511151231257827', false],
  ['1.7976931348623157e308', true],
  ['1e400', false],
  ['1e-400', false],
  ['0e400', true],
  ['100000000000000000000000', true],
])('fitsDouble %s: %s', (number, fits) => {
  expect(fitsDouble(number)).toBe(fits);
});

it.each<[string, boolean]>([
  ['1', true],
  ['1.0', true],
  ['1.5', false],
  ['15e-1', false],
  ['150e-1', true],
  ['1.5e1', true],
  ['0.0', true],
  ['1e400', true],
  ['1e-400', false],
])('isWhole %s: %s', (number, whole) => {
  expect(isWhole(number)).toBe(whole);
});

it.each([
  ['12', '12'],
  ['-1.50e+07', '-1.50e+07'],
  ['+12', '12'],
  ['1_000', '1000'],
  ['1_000.10', '1000.10'],
  ['0xDEAD_BEEF', '3735928559'],
  ['0o17', '15'],
  ['0b1010', '10'],
  ['-0x10', '-16'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['5.', '5.0'],
  ['.inf', 'Infinity'],
  ['-.Inf', '-Infinity'],
  ['+inf', 'Infinity'],
  ['.NaN', 'NaN'],
  ['-nan', 'NaN'],
])('toJsonNumber %s → %s', (raw, json) => {
  expect(toJsonNumber(raw)).toBe(json);
});
