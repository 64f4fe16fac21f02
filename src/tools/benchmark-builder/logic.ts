import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { writeExact } from '#lib/rational/rational.ts';
import { drawChart } from './chart.ts';
import { chanceOf, type Ranked, type Ranking, rankSuites, ratioOf, significant, Writer } from './compare.ts';
import { toNumber } from './decimal.ts';
import type messages from './en.json';
import { readSuites } from './read-suites.ts';
import { writeReport } from './report.ts';
import { compareMeans, describeValues, withoutOutliers } from './statistics.ts';
import type tool from './tool.ts';

type Ctx = Context<keyof typeof messages.logic>;
type Options = OptionsOf<typeof tool, 'compare'>;
type Column = Options['columns'][number];

/**
 * Which suite is the best, by how much and whether by chance; all suites from the best to the worst, with their means
 * and the chosen columns, compared with one of them.
 * @throws ToolError `json-syntax`, `json-unknown`, `mixed-lines`, `no-reference`
 */
export const compare: RunOf<typeof tool, 'compare'> = (text, options, ctx: Ctx) => {
  const ranking = rank(text, options, ctx);
  if (ranking.ranked.length === 0) return { answer: null, table: null };
  // Numbers without their unit, for spreadsheets.
  const writer = new Writer({ ...ranking, unit: '' }, options.decimals);
  const units = ranking.unit === '' ? [] : [ranking.unit];
  const table = writeCsv(
    ['position', 'suite', 'mean', ...units.map(() => 'unit'), 'difference', 'ratio', ...options.columns],
    ranking.ranked.map((each) => [
      positionOf(each),
      each.title,
      writer.mean(each),
      ...units,
      writer.difference(each),
      writer.ratio(each),
      ...chosenCells(each, ranking, writer, options, ctx),
    ]),
  );
  return { answer: tellBest(ranking, new Writer(ranking, options.decimals), options, ctx), table };
};

/** A table to publish, as Markdown, a list, plain text, HTML, LaTeX or JSON. */
export const report: RunOf<typeof tool, 'report'> = (text, options, ctx: Ctx) => {
  const ranking = rank(text, options, ctx);
  if (ranking.ranked.length === 0) return '';
  const names = ['position', 'suite', 'mean', ...options.columns] as const;
  const labels = names.map((name) => ctx.message(`column-${name}`));
  const writer = new Writer(ranking, options.decimals);
  const rows = ranking.ranked.map((each) => [
    positionOf(each),
    each.title,
    writer.comparedMean(each),
    ...chosenCells(each, ranking, writer, options, ctx),
  ]);
  return writeReport(options.format, { names, labels, rows, titleAt: 1 });
};

/** The means as bars. */
export const chart: RunOf<typeof tool, 'chart'> = (text, options, ctx: Ctx) => {
  const ranking = rank(text, options, { ...ctx, notice: () => {} });
  return drawChart(ranking, new Writer(ranking, options.decimals));
};

/** What is known of the values of a text, whatever their suites. */
export const stats: RunOf<typeof tool, 'stats'> = (text, { variance, outliers, ...options }, ctx: Ctx) => {
  const { suites } = readSuites(text, { ...ctx, options });
  for (const [index, { unreadable }] of suites.entries())
    reportUnreadable(unreadable, suites[index]?.title || ctx.message('suite', { n: index + 1 }), ctx);
  if (suites.length > 1 && suites.some(({ title }) => title !== '')) ctx.notice('pooled', { n: suites.length });
  const all = suites.flatMap(({ values }) => values);
  const inside = outliers === 'keep' ? all : withoutOutliers(all);
  if (outliers !== 'keep' && inside.length < all.length)
    ctx.notice(outliers === 'drop' ? 'dropped' : 'outliers', { n: all.length - inside.length });
  const known = describeValues(outliers === 'drop' ? inside : all, variance === 'sample');
  if (!known) return nothing;
  const mean = toNumber(known.mean);
  const [low, high] = known.margin === null ? [null, null] : [mean - known.margin, mean + known.margin];
  return {
    count: known.count,
    mean: write(known.mean),
    median: clean(known.median),
    standardDeviation: known.standardDeviation,
    interval: low === null || high === null ? null : `${significant(low, 6)} – ${significant(high, 6)}`,
    variance: known.variance && write(known.variance),
    min: known.min,
    max: known.max,
    lowerQuartile: clean(known.lowerQuartile),
    upperQuartile: clean(known.upperQuartile),
    p95: clean(known.p95),
    p99: clean(known.p99),
    standardError: known.standardError,
    intervalLow: low,
    intervalHigh: high,
    variation: known.variation,
    geometricMean: known.geometricMean === null ? null : clean(known.geometricMean),
  };
};

const nothing = {
  count: null,
  mean: null,
  median: null,
  standardDeviation: null,
  interval: null,
  variance: null,
  min: null,
  max: null,
  lowerQuartile: null,
  upperQuartile: null,
  p95: null,
  p99: null,
  standardError: null,
  intervalLow: null,
  intervalHigh: null,
  variation: null,
  geometricMean: null,
};

/** The suites of a text, for the editor of the page. */
export const list: RunOf<typeof tool, 'list'> = (text, options, { locale }: Ctx) => {
  const { suites, isTime } = readSuites(text, { options, locale, notice: () => {} });
  return suites.map(({ title, values, unreadable, written }) => ({
    title,
    written: written ?? null,
    values: [
      ...values.map(({ digits, decimals }) => writeDecimal(digits, decimals) + (isTime ? 's' : '')),
      ...unreadable.map((each) => each.text),
    ].join(', '),
  }));
};

function writeDecimal(digits: bigint, decimals: number): string {
  const written = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
  const sign = digits < 0n ? '-' : '';
  return decimals === 0 ? sign + written : `${sign}${written.slice(0, -decimals)}.${written.slice(-decimals)}`;
}

/** An exact number where its decimals end early, else as a double has it. */
function write(value: Parameters<typeof writeExact>[0]): string {
  const exact = writeExact(value);
  return exact.includes('/') || exact.length > 40 ? String(toNumber(value)) : exact;
}

/** Without what calculating with doubles adds at the end: 9.549999999999999. */
const clean = (value: number): number => Number(value.toPrecision(15));

function rank(text: string, options: Options, ctx: Ctx): Ranking {
  const nameOf = (n: number) => ctx.message('suite', { n });
  const measured = readSuites(text, { ...ctx, options });
  const ranking = rankSuites(measured, options, nameOf);
  for (const { title, suite, statistics, outliers } of ranking.ranked) {
    reportUnreadable(suite.unreadable, title, ctx);
    if (statistics?.count === 1) ctx.notice('one-value', { title });
    if (outliers > 0) ctx.notice(options.outliers === 'drop' ? 'dropped-in' : 'outliers-in', { title, n: outliers });
  }
  const full = ranking.ranked.filter(({ statistics }) => statistics);
  if (ranking.reference?.statistics?.mean.numerator === 0n && full.length > 1) ctx.notice('reference-zero');
  else if (full.some(({ statistics }) => statistics && statistics.mean.numerator <= 0n)) ctx.notice('not-positive');
  if (options.columns.includes('geometricMean') && full.some(({ statistics }) => statistics?.geometricMean === null))
    ctx.notice('no-geometric-mean');
  return ranking;
}

/** What of each suite is no number: the first few of them. */
function reportUnreadable(unreadable: readonly { n: number; text: string }[], title: string, ctx: Ctx): void {
  const [first, ...others] = unreadable;
  if (!first) return;
  const text = first.text.length > 40 ? `${first.text.slice(0, 40)}…` : first.text;
  ctx.notice(others.length > 0 ? 'bad-values' : 'bad-value', { title, value: first.n, text, n: others.length });
}

const positionOf = ({ position }: Ranked): string => (position === null ? '—' : String(position));

const chosenCells = (each: Ranked, ranking: Ranking, writer: Writer, { columns, betterIs }: Options, ctx: Ctx) =>
  columns.map((column) => cellOf(column, each, ranking, writer, betterIs, ctx));

function cellOf(column: Column, each: Ranked, ranking: Ranking, writer: Writer, betterIs: string, ctx: Ctx): string {
  const { statistics } = each;
  if (column === 'samples') return String(statistics?.count ?? 0);
  if (!statistics) return '—';
  switch (column) {
    case 'variance':
      return writer.variance(each);
    case 'variation':
      return statistics.variation === null ? '—' : `${significant(statistics.variation * 100, 3)} %`;
    case 'interval': {
      if (statistics.margin === null) return '—';
      const mean = toNumber(statistics.mean);
      return `${writer.value(mean - statistics.margin)} – ${writer.value(mean + statistics.margin)}`;
    }
    case 'speedUp': {
      const base = ranking.reference?.statistics;
      const ratio = base && (betterIs === 'lower' ? ratioOf(base, statistics) : ratioOf(statistics, base));
      return ratio === null || ratio === undefined ? '—' : `${significant(ratio, 4)}x`;
    }
    case 'significance':
      return tellChance(each, ranking, ctx);
    default:
      return writer.value(statistics[column]);
  }
}

/** The best suite beside the chosen baseline, else the next best. */
function tellBest(
  { ranked, reference }: Ranking,
  writer: Writer,
  { betterIs }: Options,
  { message, locale }: Ctx,
): string | null {
  const [best, next] = ranked;
  if (!best?.statistics) return null;
  const title = best.title;
  const other = reference === best ? next : reference;
  if (!other?.statistics) return message('only', { title, mean: writer.mean(best) });
  if (best.position === other.position) return message('equal', { title, other: other.title });
  const ratio = ratioOf(best.statistics, other.statistics);
  const difference =
    ratio === null
      ? writer.differenceOf(best, other).replace(/^-/, '')
      : new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }).format(Math.abs(ratio - 1));
  const answer = message(betterIs, { title, other: other.title, difference });
  const p = compareMeans(best.statistics, other.statistics)?.p;
  if (p === undefined) return answer;
  return message(p < 0.05 ? 'significant' : 'insignificant', { answer, p: tellP(p) });
}

const tellP = (p: number): string => (p < 0.0001 ? 'p < 0.0001' : `p = ${significant(p, 2)}`);

/** Whether a suite really differs from the reference, at the usual limit of 5 %. */
function tellChance(each: Ranked, { reference }: Ranking, ctx: Ctx): string {
  if (each === reference) return ctx.message('reference');
  const p = chanceOf(each, reference);
  if (p === null) return '—';
  return ctx.message(p < 0.05 ? 'clear' : 'unclear', { p: tellP(p) });
}
