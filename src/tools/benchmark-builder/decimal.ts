import type { Rational } from '#lib/rational/rational.ts';

/** A decimal number exactly as it is written: `digits` · 10^-`decimals`. */
export interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

const written = /^([+-]?)(\d{0,60})(?:\.(\d{0,60}))?(?:e([+-]?\d{1,2}))?$/i;

/** A number of at most 60 digits before and after the point; undefined where the text is none. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = written.exec(text.replace('−', '-')) ?? [];
  if (whole + fraction === '') return undefined;
  const digits = BigInt(sign.replace('+', '') + whole + fraction);
  return shift({ digits, decimals: fraction.length }, Number(exponent));
}

/** Times a power of ten. */
export function shift({ digits, decimals }: Decimal, power: number): Decimal {
  const left = decimals - power;
  return left >= 0 ? { digits, decimals: left } : { digits: digits * 10n ** BigInt(-left), decimals: 0 };
}

/** The square root to the precision of a double. */
export const squareRoot = (value: Rational): number => Math.sqrt(toNumber(value));

/** The nearest double, for numerators and denominators beyond those of doubles too. */
export function toNumber({ numerator, denominator }: Rational): number {
  const isNegative = numerator < 0n;
  const absolute = isNegative ? -numerator : numerator;
  if (absolute === 0n) return 0;
  // So many digits that the rest does not matter.
  const scale = Math.max(0, 25 - (String(absolute).length - String(denominator).length));
  const number = Number(`${(absolute * 10n ** BigInt(scale)) / denominator}e-${scale}`);
  return isNegative ? -number : number;
}
