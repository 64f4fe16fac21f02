import { type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { listZones as listAllZones } from '#lib/date-time/list-zones.ts';
import { loadTemporal } from '#lib/date-time/load-temporal.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { inField } from '#lib/in-field.ts';
import { readMoment } from '#lib/moment/read-moment.ts';
import { createRelativeFormat } from '#lib/moment/relative-time.ts';
import { localTimeOf } from '#lib/moment/show-moment.ts';
import {
  add,
  compare,
  decimalsFor,
  decimalsOf,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  writeFixed,
} from '#lib/rational/rational.ts';
import { readNumber } from '#lib/rational/read-number.ts';
import { type Ctx, writeDuration } from './duration.ts';
import type tool from './tool.ts';

const zero = rational(0n);
const hundred = rational(100n);
const nanosPerMillisecond = 1_000_000n;

/** The last millisecond since 1970 that a Date can hold, in the year 275760. */
const lastMoment = rational(8_640_000_000_000_000n);

/** Milliseconds of a unit of time. */
const timeUnits = {
  ms: 1n,
  s: 1_000n,
  min: 60_000n,
  h: 3_600_000n,
  d: 86_400_000n,
  week: 604_800_000n,
} satisfies Record<OptionsOf<typeof tool, 'eta'>['spanUnit'], bigint>;

/** Bytes of a unit of size. */
const sizes = {
  B: 1n,
  kB: 10n ** 3n,
  MB: 10n ** 6n,
  GB: 10n ** 9n,
  TB: 10n ** 12n,
  KiB: 1n << 10n,
  MiB: 1n << 20n,
  GiB: 1n << 30n,
  TiB: 1n << 40n,
} satisfies Record<OptionsOf<typeof tool, 'transferTime'>['sizeUnit'], bigint>;

/** Bits per second of a unit of speed. */
const bitSpeeds = {
  'bit/s': 1n,
  'kbit/s': 10n ** 3n,
  'Mbit/s': 10n ** 6n,
  'Gbit/s': 10n ** 9n,
  'B/s': 8n,
  'kB/s': 8n * 10n ** 3n,
  'MB/s': 8n * 10n ** 6n,
  'GB/s': 8n * 10n ** 9n,
  'KiB/s': 8n << 10n,
  'MiB/s': 8n << 20n,
  'GiB/s': 8n << 30n,
} satisfies Record<OptionsOf<typeof tool, 'transferTime'>['speedUnit'], bigint>;

/**
 * When work ends that goes on at a known speed, from the start on, with so much of it done by then.
 * @throws ToolError of `readNumber`, `readMoment` and `identify`, in the options; `not-positive-amount`,
 * `not-positive-speed`, `not-positive-span`, `negative-done`, `more-than-total` {done, total}
 */
export const eta: RunOf<typeof tool, 'eta'> = async (options, context: Ctx) => {
  const ctx = atOneMoment(context);
  const amount = readPositive('amount', options.amount, 'not-positive-amount');
  const done = readDone('done', options.done, amount);
  const units = readPositive('units', options.units, 'not-positive-speed');
  const span = readPositive('span', options.span, 'not-positive-span');
  const spanMs = multiply(span, rational(timeUnits[options.spanUnit]));
  const speed = divide(multiply(units, rational(BigInt(options.parallel))), spanMs);
  const from = await readStart('start', options.start, ctx);
  return { ...(await timesOf({ amount, done, speed, from, zone: options.zone }, ctx)), ...speedsOf(speed, ctx) };
};

/**
 * When work ends of which so much was done in the time since it began: at its average speed, or at the speed since an
 * earlier measurement.
 * @throws ToolError as `eta`, and `not-begun`, `nothing-done`, `earlier-incomplete`, `earlier-not-before`
 */
export const fromProgress: RunOf<typeof tool, 'fromProgress'> = async (options, context: Ctx) => {
  const ctx = atOneMoment(context);
  const amount = readPositive('amount', options.amount, 'not-positive-amount');
  const done = readDone('done', options.done, amount);
  const at = await readStart('measured', options.measured, ctx);
  const elapsed = await elapsedUntil(at, options, ctx);
  const speed = (await recentSpeed(at, done, amount, options, ctx)) ?? divide(done, elapsed);
  if (speed.numerator === 0n) throw inOption('nothing-done', 'done', options.done);
  return {
    ...(await timesOf({ amount, done, speed, from: at, zone: options.zone }, ctx)),
    elapsed: writeDuration(elapsed, 3, ctx),
    ...speedsOf(speed, ctx),
  };
};

/**
 * How long a transfer takes, and when it ends.
 * @throws ToolError as `eta`, and `negative-overhead`
 */
export const transferTime: RunOf<typeof tool, 'transferTime'> = async (options, context: Ctx) => {
  const ctx = atOneMoment(context);
  const amount = readPositive('size', options.size, 'not-positive-amount');
  const done = readDone('transferred', options.transferred, amount);
  const written = readPositive('speed', options.speed, 'not-positive-speed');
  const overhead = inField('overhead', () => readNumber(options.overhead));
  if (compare(overhead, zero) < 0) throw inOption('negative-overhead', 'overhead', options.overhead);
  const bitsPerMs = divide(multiply(written, rational(bitSpeeds[options.speedUnit])), rational(1_000n));
  const bitsPerUnit = multiply(rational(8n * sizes[options.sizeUnit]), divide(add(hundred, overhead), hundred));
  const from = await readStart('start', options.start, ctx);
  return timesOf({ amount, done, speed: divide(bitsPerMs, bitsPerUnit), from, zone: options.zone }, ctx);
};

/**
 * Milliseconds in words: “1 day 2 hours 3 minutes 4 seconds 5 ms”.
 * @throws ToolError of `readNumber`, `negative-duration`
 */
export const formatDuration: RunOf<typeof tool, 'formatDuration'> = (text, { parts }, ctx: Ctx) => {
  if (text.trim() === '') return '';
  const milliseconds = readNumber(text);
  if (compare(milliseconds, zero) < 0) throw new ToolError('negative-duration', {}, { offset: 0, length: text.length });
  return writeDuration(milliseconds, parts, ctx);
};

/** All time zones, for the page's field to choose one. */
export const listZones: RunOf<typeof tool, 'listZones'> = (_options, ctx) => listAllZones(ctx);

/** A context whose clock stands still, so that what is counted from now and what is told relative to it agree. */
function atOneMoment(ctx: Ctx): Ctx {
  const now = ctx.now();
  return { ...ctx, now: () => now };
}

const inOption = (code: string, field: string, text: string, params: Record<string, string> = {}) =>
  new ToolError(code, params, { offset: 0, length: text.length, field });

function readPositive(field: string, text: string, code: string): Rational {
  const value = inField(field, () => readNumber(text));
  if (compare(value, zero) <= 0) throw inOption(code, field, text);
  return value;
}

/** What is done: a number, or a percentage of the whole such as `25 %`. */
function readDone(field: string, text: string, total: Rational): Rational {
  const written = text.trimEnd();
  const done = inField(field, () =>
    written.endsWith('%') ? multiply(divide(readNumber(written.slice(0, -1)), hundred), total) : readNumber(text),
  );
  if (compare(done, zero) < 0) throw inOption('negative-done', field, text);
  if (compare(done, total) > 0)
    throw inOption('more-than-total', field, text, { done: show(done), total: show(total) });
  return done;
}

/** Milliseconds since 1970 of a moment. */
const readStart = async (field: string, text: string, ctx: Ctx): Promise<Rational> =>
  rational(await readMoment(text, field, ctx), nanosPerMillisecond);

async function elapsedUntil(at: Rational, options: OptionsOf<typeof tool, 'fromProgress'>, ctx: Ctx) {
  if (options.begun === 'ago')
    return multiply(readPositive('ago', options.ago, 'not-begun'), rational(timeUnits[options.agoUnit]));
  if (options.begunAt.trim() === '') throw inOption('begun-missing', 'begunAt', '');
  const elapsed = subtract(at, await readStart('begunAt', options.begunAt, ctx));
  if (compare(elapsed, zero) <= 0) throw inOption('not-begun', 'begunAt', options.begunAt);
  return elapsed;
}

/** What was done per millisecond since an earlier measurement, where there is one. */
async function recentSpeed(
  at: Rational,
  done: Rational,
  total: Rational,
  { earlierDone, earlierAt }: OptionsOf<typeof tool, 'fromProgress'>,
  ctx: Ctx,
): Promise<Rational | undefined> {
  if (earlierDone.trim() === '' && earlierAt.trim() === '') return undefined;
  if (earlierDone.trim() === '') throw inOption('earlier-incomplete', 'earlierDone', '');
  if (earlierAt.trim() === '') throw inOption('earlier-incomplete', 'earlierAt', '');
  const before = readDone('earlierDone', earlierDone, total);
  const time = subtract(at, await readStart('earlierAt', earlierAt, ctx));
  if (compare(time, zero) <= 0) throw inOption('earlier-not-before', 'earlierAt', earlierAt);
  const progress = subtract(done, before);
  if (compare(progress, zero) <= 0) throw inOption('nothing-between', 'earlierDone', earlierDone);
  return divide(progress, time);
}

interface Work {
  readonly amount: Rational;
  readonly done: Rational;
  /** Units per millisecond. */
  readonly speed: Rational;
  /** The moment at which `done` is done, in milliseconds since 1970. */
  readonly from: Rational;
  /** The zone of the times that are written; the reader's where it is blank. */
  readonly zone: string;
}

async function timesOf({ amount, done, speed, from, zone }: Work, ctx: Ctx) {
  const timeZone =
    zone.trim() === '' ? ctx.timeZone : await loadZones().then((zones) => inField('zone', () => zones.identify(zone)));
  const { Instant } = await loadTemporal();
  const remaining = divide(subtract(amount, done), speed);
  /** The whole millisecond at which so much is done; undefined where no date can show it. */
  const momentOf = (part: Rational): number | undefined => {
    const moment = add(from, divide(subtract(part, done), speed));
    return compare(moment, lastMoment) > 0 ? undefined : Number(writeFixed(moment, 0));
  };
  const zoned = (moment: number) => Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  const milestone = (percent: bigint): string | null => {
    const part = divide(multiply(amount, rational(percent)), hundred);
    const moment = compare(part, done) < 0 ? undefined : momentOf(part);
    return moment === undefined ? null : zoned(moment).toPlainDateTime().round('second').toString().replace('T', ' ');
  };
  const end = momentOf(amount);
  if (end === undefined) ctx.notice('end-too-far');
  return {
    remaining: writeDuration(remaining, 3, ctx),
    end: end === undefined ? null : localTimeOf(end, { locale: ctx.locale, timeZone }),
    relative: end === undefined ? null : createRelativeFormat(ctx.locale)(end - ctx.now().getTime()),
    percent: show(divide(multiply(done, hundred), amount)),
    total: writeDuration(divide(amount, speed), 3, ctx),
    remainingExact: writeDuration(remaining, null, ctx),
    endIso: end === undefined ? null : zoned(end).toString({ timeZoneName: 'never' }),
    at25: milestone(25n),
    at50: milestone(50n),
    at75: milestone(75n),
    at90: milestone(90n),
  };
}

function speedsOf(speed: Rational, ctx: Ctx) {
  const per = (milliseconds: bigint) => show(multiply(speed, rational(milliseconds)));
  return {
    perSecond: per(timeUnits.s),
    perMinute: per(timeUnits.min),
    perHour: per(timeUnits.h),
    perDay: per(timeUnits.d),
    timePerUnit: writeDuration(divide(rational(1n), speed), 3, ctx),
  };
}

/** So many digits of a number are told where it does not end earlier. */
const significant = 8;

/** A number, exact where it has few decimals, else rounded. */
function show(value: Rational): string {
  const exact = decimalsOf(value);
  const most = decimalsFor(value, significant);
  return writeFixed(value, exact === undefined ? most : Math.min(exact, most));
}
