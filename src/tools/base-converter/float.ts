import type { Ratio } from './read-number.ts';

/** A binary format of IEEE 754: the bits of the significand (the hidden one included) and of the exponent. */
export interface FloatFormat {
  readonly precision: number;
  readonly exponentBits: number;
}
export const binary32: FloatFormat = { precision: 24, exponentBits: 8 };
export const binary64: FloatFormat = { precision: 53, exponentBits: 11 };

export interface Float {
  readonly bits: bigint;
  /** The value of the bits; undefined if that is infinite. */
  readonly value: Ratio | undefined;
  readonly exactness: 'exact' | 'rounded' | 'overflow' | 'underflow';
}

/** The nearest number of a format, of two the even one (IEEE 754-2019, 4.3.1). */
export function toFloat({ numerator, denominator }: Ratio, { precision, exponentBits }: FloatFormat): Float {
  const isNegative = numerator < 0n;
  const magnitude = isNegative ? -numerator : numerator;
  const sign = isNegative ? 1n << BigInt(precision - 1 + exponentBits) : 0n;
  const bias = 2 ** (exponentBits - 1) - 1;
  const exponent = Math.max(magnitude === 0n ? 0 : binaryExponent(magnitude, denominator), 1 - bias);
  const shift = exponent - (precision - 1);
  const [scaled, unit] =
    shift < 0 ? [magnitude << BigInt(-shift), denominator] : [magnitude, denominator << BigInt(shift)];
  const whole = scaled / unit;
  const rest = scaled % unit;
  const isUp = 2n * rest > unit || (2n * rest === unit && whole % 2n === 1n);
  const significand = isUp ? whole + 1n : whole;
  // The hidden bit adds one to the exponent, as does a significand that was rounded up to the next power of two.
  const bits = magnitude === 0n ? 0n : (BigInt(exponent + bias - 1) << BigInt(precision - 1)) + significand;
  const infinity = (2n ** BigInt(exponentBits) - 1n) << BigInt(precision - 1);
  if (bits >= infinity) return { bits: sign | infinity, value: undefined, exactness: 'overflow' };
  const signed = isNegative ? -significand : significand;
  const value =
    shift < 0
      ? { numerator: signed, denominator: 1n << BigInt(-shift) }
      : { numerator: signed << BigInt(shift), denominator: 1n };
  const exactness = rest === 0n ? 'exact' : significand === 0n ? 'underflow' : 'rounded';
  return { bits: sign | bits, value, exactness };
}

/** The exponent of the greatest power of two that is not above a number above 0. */
function binaryExponent(numerator: bigint, denominator: bigint): number {
  const guess = bitLength(numerator) - bitLength(denominator);
  const isAbove = guess < 0 ? numerator << BigInt(-guess) < denominator : numerator < denominator << BigInt(guess);
  return isAbove ? guess - 1 : guess;
}

/** How many binary digits a number from 0 up has. */
export function bitLength(value: bigint): number {
  const hex = value.toString(16);
  return (hex.length - 1) * 4 + Number.parseInt(hex.charAt(0), 16).toString(2).length;
}
