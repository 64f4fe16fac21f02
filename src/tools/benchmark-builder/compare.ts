import { ToolError } from '#core/tool.ts';
import { minOf } from '#lib/collections/extremes.ts';
import { compare, divide, type Rational, rational, subtract, writeExact, writeFixed } from '#lib/rational/rational.ts';
import { toNumber } from './decimal.ts';
import type { Measured, Suite } from './read-suites.ts';
import { compareMeans, describeValues, type Statistics, withoutOutliers } from './statistics.ts';

export interface CompareOptions {
  readonly betterIs: 'lower' | 'higher';
  readonly unit: string;
  /** The title of the suite that the others are compared with; the best where empty. */
  readonly reference: string;
  readonly decimals: number | null;
  readonly variance: 'population' | 'sample';
  readonly outliers: 'keep' | 'mark' | 'drop';
}

/** A suite in its place; one without values has neither place nor statistics. */
export interface Ranked {
  readonly suite: Suite;
  readonly title: string;
  readonly position: number | null;
  readonly statistics: Statistics | undefined;
  readonly outliers: number;
}

/** Suites from the best to the worst, those without values last, and what they are compared with. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly reference: Ranked | undefined;
  readonly unit: string;
  /** By how much values are multiplied to be shown: times are in seconds, and shown in what suits them. */
  readonly scale: Rational;
}

const timeUnits: readonly (readonly [unit: string, perSecond: bigint])[] = [
  ['s', 1n],
  ['ms', 1_000n],
  ['µs', 1_000_000n],
  ['ns', 1_000_000_000n],
];

/**
 * Ranks suites by their means; equal ones share a position.
 * @throws ToolError `no-reference`
 */
export function rankSuites(measured: Measured, options: CompareOptions, nameOf: (n: number) => string): Ranking {
  const sign = options.betterIs === 'lower' ? 1 : -1;
  const described = measured.suites.map((suite, index) => {
    const inside = options.outliers === 'keep' ? suite.values : withoutOutliers(suite.values);
    return {
      suite,
      title: suite.title || nameOf(index + 1),
      statistics: describeValues(options.outliers === 'drop' ? inside : suite.values, options.variance === 'sample'),
      outliers: suite.values.length - inside.length,
    };
  });
  const full = described.flatMap(({ statistics, ...rest }) => (statistics ? [{ ...rest, statistics }] : []));
  full.sort((a, b) => sign * compare(a.statistics.mean, b.statistics.mean));
  let position = 0;
  const ranked: Ranked[] = full.map((each, index) => {
    const before = full[index - 1];
    if (!before || compare(before.statistics.mean, each.statistics.mean) !== 0) position = index + 1;
    return { ...each, position };
  });
  const empty = described.filter(({ statistics }) => !statistics).map((each) => ({ ...each, position: null }));
  const wanted = options.reference.trim();
  const reference = wanted === '' ? ranked[0] : ranked.find(({ title }) => title === wanted);
  if (wanted !== '' && !reference)
    throw new ToolError('no-reference', { title: wanted }, { offset: 0, field: 'reference' });
  return { ranked: [...ranked, ...empty], reference, ...unitOf(measured, options.unit, ranked) };
}

function unitOf({ isTime, unit }: Measured, wanted: string, ranked: readonly Ranked[]) {
  const one = rational(1n);
  if (!isTime) return { unit: wanted || (unit ?? ''), scale: one };
  const means = ranked.flatMap(({ statistics }) => (statistics ? [Math.abs(toNumber(statistics.mean))] : []));
  const least = minOf(
    means.filter((mean) => mean > 0),
    1,
  );
  const asked = timeUnits.find(([name]) => name === wanted.trim().replace('us', 'µs'));
  // The unit in which the smallest is at least one.
  const [name, perSecond] = asked ??
    timeUnits.find(([, factor]) => least * Number(factor) >= 1) ??
    timeUnits[3] ?? ['s', 1n];
  return { unit: name, scale: rational(perSecond) };
}

/** A number of a table, without zeros at its end. */
const trim = (written: string): string => (written.includes('.') ? written.replace(/\.?0+$/, '') : written);

/** Rounds to a number of significant digits, without an exponent where possible. */
export function significant(value: number, digits: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value);
  const exponent = Math.floor(Math.log10(Math.abs(value)));
  return exponent >= 15 || exponent < -12
    ? String(Number(value.toPrecision(digits)))
    : trim(value.toFixed(Math.min(100, Math.max(0, digits - 1 - exponent))));
}

/** Writes values: a mean as exactly as its standard error allows, or with a number of decimals. */
export class Writer {
  readonly #ranking: Ranking;
  readonly #decimals: number | null;

  constructor(ranking: Ranking, decimals: number | null) {
    this.#ranking = ranking;
    this.#decimals = decimals;
  }

  mean({ statistics }: Ranked): string {
    return statistics ? this.#exact(statistics.mean, statistics) + this.#ranking.unit : '—';
  }

  /** How far the mean is from that of the reference. */
  difference(each: Ranked): string {
    const { reference } = this.#ranking;
    return reference ? this.differenceOf(each, reference) : '—';
  }

  /** How far a mean is from another. */
  differenceOf({ statistics }: Ranked, { statistics: other }: Ranked): string {
    if (!statistics || !other) return '—';
    return this.#exact(subtract(statistics.mean, other.mean), statistics) + this.#ranking.unit;
  }

  /** How many times that of the reference the mean is. */
  ratio({ statistics }: Ranked): string {
    const base = this.#ranking.reference?.statistics;
    const ratio = statistics && base ? ratioOf(statistics, base) : null;
    return ratio === null ? '—' : significant(ratio, 4);
  }

  /** The mean and, where it is not that of the reference, difference and ratio. */
  comparedMean(each: Ranked): string {
    const mean = this.mean(each);
    const base = this.#ranking.reference?.statistics;
    if (!each.statistics || !base || compare(base.mean, each.statistics.mean) === 0) return mean;
    const difference = this.difference(each);
    const ratio = this.ratio(each);
    return `${mean} (${difference.startsWith('-') ? '' : '+'}${difference}${ratio === '—' ? '' : `, ×${ratio}`})`;
  }

  #exact(value: Rational, { standardError }: Statistics): string {
    const scaled = this.#scaled(value);
    if (this.#decimals !== null) return writeFixed(scaled, this.#decimals);
    const error = (standardError ?? 0) * toNumber(this.#ranking.scale);
    if (error === 0) return scaled.denominator === 1n ? writeExact(scaled) : significant(toNumber(scaled), 15);
    const decimals = Math.min(30, Math.max(0, 2 - Math.floor(Math.log10(error))));
    return trim(writeFixed(scaled, decimals));
  }

  variance({ statistics }: Ranked): string {
    if (!statistics?.variance) return '—';
    const value = toNumber(this.#scaled(this.#scaled(statistics.variance)));
    return this.#number(value) + (this.#ranking.unit === '' ? '' : `${this.#ranking.unit}²`);
  }

  /** A value in the unit of the suites. */
  value(value: number | null | undefined): string {
    if (value === null || value === undefined) return '—';
    return this.#number(value * toNumber(this.#ranking.scale)) + this.#ranking.unit;
  }

  #number(value: number): string {
    return this.#decimals === null ? significant(value, 4) : value.toFixed(this.#decimals);
  }

  #scaled({ numerator, denominator }: Rational): Rational {
    return rational(numerator * this.#ranking.scale.numerator, denominator);
  }
}

/** How many times the mean of another; null where that says nothing. */
export function ratioOf(a: Statistics, b: Statistics): number | null {
  if (a.mean.numerator <= 0n || b.mean.numerator <= 0n) return null;
  return toNumber(divide(a.mean, b.mean));
}

/** The probability that a suite differs from the reference by chance; null if it cannot be calculated. */
export function chanceOf({ statistics }: Ranked, reference: Ranked | undefined): number | null {
  if (!statistics || !reference?.statistics || statistics === reference.statistics) return null;
  return compareMeans(statistics, reference.statistics)?.p ?? null;
}
