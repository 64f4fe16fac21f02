import { type Rational, rational } from '#lib/rational/rational.ts';
import { type Decimal, nearest, squareRoot, toNumber } from './decimal.ts';
import { criticalValue, twoSided } from './student.ts';

/** What is known of some values; null where there are too few of them, or it does not exist. */
export interface Statistics {
  readonly count: number;
  readonly mean: Rational;
  /** Of the population, or of the sample: divided by one less. */
  readonly variance: Rational | null;
  /** Always divided by one less, as everything that is estimated is. */
  readonly sampleVariance: Rational | null;
  readonly standardDeviation: number | null;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly p95: number;
  readonly p99: number;
  readonly standardError: number | null;
  /** Half of the 95 % confidence interval. */
  readonly margin: number | null;
  /** The coefficient of variation. */
  readonly variation: number | null;
  readonly geometricMean: number | null;
}

/** Mean and variance are exact; the rest has the precision of doubles. Undefined without values. */
export function describeValues(values: readonly Decimal[], isSample: boolean): Statistics | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  const scale = values.reduce((most, { decimals }) => Math.max(most, decimals), 0);
  const { sum, squares } = sumsOf(values, scale);
  const n = BigInt(count);
  const unit = 10n ** BigInt(scale);
  const mean = rational(sum, n * unit);
  const spread = n * squares - sum * sum;
  const sampleVariance = count > 1 ? rational(spread, n * (n - 1n) * unit * unit) : null;
  const variance = isSample ? sampleVariance : rational(spread, n * n * unit * unit);
  const sorted = toSorted(values);
  const at = (share: number) => percentile(sorted, share);
  const standardError = sampleVariance && Math.sqrt(toNumber(sampleVariance) / count);
  const standardDeviation = variance && squareRoot(variance);
  const average = toNumber(mean);
  return {
    count,
    mean,
    variance,
    sampleVariance,
    standardDeviation,
    median: at(0.5),
    min: sorted[0] ?? 0,
    max: sorted[count - 1] ?? 0,
    lowerQuartile: at(0.25),
    upperQuartile: at(0.75),
    p95: at(0.95),
    p99: at(0.99),
    standardError,
    margin: standardError === null ? null : standardError * criticalValue(0.05, count - 1),
    variation: standardDeviation === null || average === 0 ? null : standardDeviation / Math.abs(average),
    geometricMean: geometricMeanOf(sorted, average),
  };
}

/** Null where a value is not above 0. The logarithms are of the values by their average: few digits are lost then. */
function geometricMeanOf(sorted: Float64Array, average: number): number | null {
  if (!((sorted[0] ?? 0) > 0)) return null;
  let logarithms = 0;
  for (const value of sorted) logarithms += Math.log(value / average);
  return average * Math.exp(logarithms / sorted.length);
}

/** The square of a smaller number is exact in a double. */
const maxRoot = 90_000_000;
/** Below this, a sum of doubles that are whole is exact, with one such square more. */
const maxSum = 2 ** 52;

/** The exact sums of values and of their squares, in units of 10^-`scale`. */
function sumsOf(values: readonly Decimal[], scale: number): { readonly sum: bigint; readonly squares: bigint } {
  const powers = Array.from({ length: scale + 1 }, (_, power) => 10n ** BigInt(power));
  const factors = powers.map(Number);
  let [sum, squares] = [0n, 0n];
  /** What is still to be added, exact as long as it is small. */
  let [some, someSquares] = [0, 0];
  const flush = () => {
    sum += BigInt(some);
    squares += BigInt(someSquares);
    [some, someSquares] = [0, 0];
  };
  for (const { digits, decimals, safe } of values) {
    const small = safe === undefined ? maxRoot : safe * (factors[scale - decimals] ?? 1);
    if (Math.abs(small) < maxRoot) {
      if (someSquares + small * small > maxSum) flush();
      some += small;
      someSquares += small * small;
      continue;
    }
    const scaled = digits * (powers[scale - decimals] ?? 1n);
    sum += scaled;
    squares += scaled * scaled;
  }
  flush();
  return { sum, squares };
}

const toSorted = (values: readonly Decimal[]): Float64Array => Float64Array.from(values, nearest).sort();

/** By linear interpolation (type 7 of Hyndman and Fan), as NumPy and spreadsheets do. */
function percentile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low = 0, high = low] = [sorted[below], sorted[below + 1]];
  return low + (place - below) * (high - low);
}

/** The values within 1.5 times the distance of the quartiles from them (Tukey). */
export function withoutOutliers(values: readonly Decimal[]): readonly Decimal[] {
  const sorted = toSorted(values);
  const [lower, upper] = [percentile(sorted, 0.25), percentile(sorted, 0.75)];
  const reach = 1.5 * (upper - lower);
  return values.filter((value) => {
    const number = nearest(value);
    return number >= lower - reach && number <= upper + reach;
  });
}

/** Welch's test of two means. */
export interface Welch {
  readonly t: number;
  readonly freedom: number;
  /** The probability of such a difference by chance, on either side. */
  readonly p: number;
}

/** Whether two means differ; null where one has a single value, or no value varies. */
export function compareMeans(a: Statistics, b: Statistics): Welch | null {
  if (!a.sampleVariance || !b.sampleVariance) return null;
  const [first, second] = [toNumber(a.sampleVariance) / a.count, toNumber(b.sampleVariance) / b.count];
  if (first + second === 0) return null;
  const t = (toNumber(a.mean) - toNumber(b.mean)) / Math.sqrt(first + second);
  const freedom = (first + second) ** 2 / (first ** 2 / (a.count - 1) + second ** 2 / (b.count - 1));
  return { t, freedom, p: twoSided(t, freedom) };
}
