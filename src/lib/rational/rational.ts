/** Exact fractions of integers of any length. */

/** In lowest terms, the denominator above zero. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [first, second] = [absolute(a), absolute(b)];
  while (second !== 0n) [first, second] = [second, first % second];
  return first;
}

/**
 * A fraction in lowest terms.
 * @throws RangeError where the denominator is zero
 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction has no denominator of zero.');
  const divisor = greatestDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const negate = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** @throws RangeError where the divisor is zero */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below zero where the first is less, zero where they are equal. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
};

/** How many digits after the point a fraction has; undefined where they never end. */
export function decimalsOf({ denominator }: Rational): number | undefined {
  let [rest, twos, fives] = [denominator, 0, 0];
  for (; rest % 2n === 0n; twos++) rest /= 2n;
  for (; rest % 5n === 0n; fives++) rest /= 5n;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** What becomes of digits that are left out; `half-up` and `up` go away from zero. */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up';

/** A fraction with a number of digits after the point. */
export function writeFixed(
  { numerator, denominator }: Rational,
  decimals: number,
  rounding: Rounding = 'half-up',
): string {
  const scaled = absolute(numerator) * 10n ** BigInt(decimals);
  const [down, rest] = [scaled / denominator, scaled % denominator];
  const rounded = down + BigInt(isRoundedUp(down, rest, denominator, rounding));
  const digits = String(rounded).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = numerator < 0n && rounded !== 0n ? '-' : '';
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`);
}

function isRoundedUp(down: bigint, rest: bigint, denominator: bigint, rounding: Rounding): boolean {
  if (rounding === 'up') return rest > 0n;
  if (rounding === 'down') return false;
  if (rounding === 'half-even' && 2n * rest === denominator) return down % 2n === 1n;
  return 2n * rest >= denominator;
}

/** Fraction digits needed for `n` significant digits. */
export function decimalsFor({ numerator, denominator }: Rational, significant: number): number {
  if (numerator === 0n) return 0;
  const whole = absolute(numerator) / denominator;
  if (whole > 0n) return Math.max(0, significant - String(whole).length);
  let [scaled, zeros] = [absolute(numerator) * 10n, 0];
  for (; scaled < denominator; zeros++) scaled *= 10n;
  return significant + zeros;
}

/** A fraction as people write it: whole, as a decimal that ends, else `5/9`. */
export function writeExact(value: Rational): string {
  const decimals = decimalsOf(value);
  return decimals === undefined ? `${value.numerator}/${value.denominator}` : writeFixed(value, decimals);
}
