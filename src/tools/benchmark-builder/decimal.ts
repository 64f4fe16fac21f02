import type { Rational } from '#lib/rational/rational.ts';

/** A decimal number exactly as it is written: `digits` · 10^-`decimals`. */
export interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
  /** The digits as a double, where these are few enough to be exact: most measures are, and work with them is quick. */
  readonly safe?: number;
}

/** The most digits that are always exact in a double. */
const safeDigits = 15;

/** A plain number of at most 15 digits, such as `12.34`; undefined where the text is none. */
function readSafe(text: string): Decimal | undefined {
  const { length } = text;
  const isNegative = text.charCodeAt(0) === 45;
  let [safe, count, point] = [0, 0, -1];
  if (length > safeDigits + 2) return undefined;
  for (let index = isNegative ? 1 : 0; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 48 && code <= 57) {
      safe = safe * 10 + (code - 48);
      count++;
    } else if (code === 46 && point < 0) point = index;
    else return undefined;
  }
  if (count === 0 || count > safeDigits) return undefined;
  const signed = isNegative && safe > 0 ? -safe : safe;
  return { digits: BigInt(signed), decimals: point < 0 ? 0 : length - 1 - point, safe: signed };
}

const written = /^([+-]?)(\d{0,60})(?:\.(\d{0,60}))?(?:e([+-]?\d{1,2}))?$/i;

/** A number of at most 60 digits before and after the point; undefined where the text is none. */
export function readDecimal(text: string): Decimal | undefined {
  const quick = readSafe(text);
  if (quick) return quick;
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

/** The nearest double: the quotient of two exact ones is. */
export const nearest = ({ digits, decimals, safe }: Decimal): number =>
  safe === undefined ? Number(`${digits}e-${decimals}`) : safe / 10 ** decimals;

/** The square root to the precision of a double. */
export const squareRoot = (value: Rational): number => Math.sqrt(toNumber(value));

/** The nearest double, for numerators and denominators beyond those of doubles too. */
export function toNumber({ numerator, denominator }: Rational): number {
  const isNegative = numerator < 0n;
  const absolute = isNegative ? -numerator : numerator;
  if (absolute === 0n) return 0;
  // Keep enough digits for the precision of a double.
  const scale = Math.max(0, 25 - (String(absolute).length - String(denominator).length));
  const number = Number(`${(absolute * 10n ** BigInt(scale)) / denominator}e-${scale}`);
  return isNegative ? -number : number;
}
