import { compare, multiply, negate, type Rational, rational, subtract } from '#lib/rational/rational.ts';
import type { Written } from './write.ts';

/** A close fraction has at most such a denominator: more say no more than the decimals. */
const maxDenominator = 200n;

const sizeOf = (value: Rational): Rational => (value.numerator < 0n ? negate(value) : value);

/**
 * The closest of the fractions of a written decimal's continued fraction, as `≈ 99/70`, without the sign where it is
 * the same number; undefined for what is no decimal with a part after the point, or where none is close.
 */
export function closestFraction(decimal: Written | undefined): string | undefined {
  const [, sign = '', whole = '', digits = ''] = /^(-?)(\d{1,20})\.(\d{1,100})$/.exec(decimal?.text ?? '') ?? [];
  if (digits === '') return undefined;
  const value = rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
  let rest = value;
  let [before, last] = [rational(0n), rational(0n)];
  let [n0, d0, n1, d1] = [0n, 1n, 1n, 0n];
  while (rest.denominator !== 0n) {
    const part = rest.numerator / rest.denominator;
    [n0, d0, n1, d1] = [n1, d1, part * n1 + n0, part * d1 + d0];
    if (d1 > maxDenominator) break;
    [before, last] = [last, rational(n1, d1)];
    const left = subtract(rest, rational(part));
    if (left.numerator === 0n) break;
    rest = rational(left.denominator, left.numerator);
  }
  const best = last.denominator === 1n ? before : last;
  const isClose =
    best.denominator > 1n && compare(multiply(sizeOf(subtract(value, best)), rational(1_000_000n)), sizeOf(value)) < 0;
  const isSame = !decimal?.isRounded && compare(best, value) === 0;
  return isClose ? `${isSame ? '' : '≈ '}${sign}${best.numerator}/${best.denominator}` : undefined;
}
