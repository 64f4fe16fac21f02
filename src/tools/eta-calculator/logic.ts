import { type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { listZones as listAllZones } from '#lib/date-time/list-zones.ts';
import { loadTemporal } from '#lib/date-time/load-temporal.ts';
import { zoneOfOption } from '#lib/date-time/zone-of-option.ts';
import { loadZones } from '#lib/date-time/zones.ts';
import { readMoment } from '#lib/moment/read-moment.ts';
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
import { type NumberReader, numberReader } from '#lib/rational/read-number.ts';
import { createRelativeFormat } from '#lib/relative-time/relative-time.ts';
import { always, type Calendar, workingCalendar } from './calendar.ts';
import { type Ctx, writeDuration } from './duration.ts';
import { type Quantity, readQuantity } from './quantity.ts';
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
 * When work ends that goes on at a known speed, from the start on, with a part of it done by then.
 * @throws ToolError of `numberReader`, `readMoment`, `identify` and `workingCalendar`, in the options; `not-positive-amount`,
 * `unit-missing` {x, total, unit}, `not-positive-speed`, `not-positive-span`, `negative-done`, `more-than-total` {done, total}
 */
export const eta: RunOf<typeof tool, 'eta'> = async (options, context: Ctx) => {
  const setting = await settingOf(options, context);
  const total = readAmount(options.amount, setting);
  const amount = total.value;
  const done = readDone('done', options.done, amount, setting, total.read);
  const units = total.read(options.units, 'units');
  if (compare(units, zero) <= 0) throw inOption('not-positive-speed', 'units', options.units);
  const spanMs = readTime('span', options.span, options.spanUnit, 'not-positive-span', setting);
  const speed = divide(multiply(units, rational(BigInt(options.parallel))), spanMs);
  const from = await readStart('start', options.start, setting);
  return { ...(await timesOf({ amount, done, speed, from }, setting)), ...speedsOf(speed, total.unit, setting) };
};

/**
 * When work ends of which a known part was done in the time since it began: at its average speed, or at the speed since
 * an earlier measurement.
 * @throws ToolError as `eta`, and `not-begun`, `nothing-done`, `earlier-incomplete`, `earlier-not-before`,
 * `too-long-ago`, `no-working-time`
 */
export const fromProgress: RunOf<typeof tool, 'fromProgress'> = async (options, context: Ctx) => {
  const setting = await settingOf(options, context);
  const total = readAmount(options.amount, setting);
  const amount = total.value;
  const done = readDone('done', options.done, amount, setting, total.read);
  const at = await readStart('measured', options.measured, setting);
  const elapsed = await elapsedUntil(at, options, setting);
  const speed = (await recentSpeed(at, done, total, options, setting)) ?? divide(done, elapsed);
  if (speed.numerator === 0n) throw inOption('nothing-done', 'done', options.done);
  return {
    ...(await timesOf({ amount, done, speed, from: at }, setting)),
    elapsed: setting.write(elapsed, 3),
    ...speedsOf(speed, total.unit, setting),
  };
};

/**
 * How long a transfer takes, and when it ends.
 * @throws ToolError as `eta`, and `negative-overhead`
 */
export const transferTime: RunOf<typeof tool, 'transferTime'> = async (options, context: Ctx) => {
  const setting = await settingOf(options, context);
  const size = readPositiveQuantity('size', options.size, options.sizeUnit, sizes, 'not-positive-amount', setting);
  const amount = size.value;
  const done = readDone('transferred', options.transferred, amount, setting, inUnitOf(size, setting));
  const speed = readPositiveQuantity(
    'speed',
    options.speed,
    options.speedUnit,
    bitSpeeds,
    'not-positive-speed',
    setting,
  );
  const overhead = setting.readNumber(options.overhead, 'overhead');
  if (compare(overhead, zero) < 0) throw inOption('negative-overhead', 'overhead', options.overhead);
  const bitsPerMs = divide(multiply(speed.value, sizeOf(speed.unit, bitSpeeds)), rational(1_000n));
  const bitsPerByte = multiply(rational(8n), divide(add(hundred, overhead), hundred));
  const bitsPerUnit = multiply(sizeOf(size.unit, sizes), bitsPerByte);
  const from = await readStart('start', options.start, setting);
  return timesOf({ amount, done, speed: divide(bitsPerMs, bitsPerUnit), from }, setting);
};

/**
 * A time in words, in milliseconds unless it has units: “1 day 2 hours 3 minutes 4 seconds 5 ms”.
 * @throws ToolError of `numberReader`, `negative-duration`
 */
export const formatDuration: RunOf<typeof tool, 'formatDuration'> = (text, { parts, ...options }, ctx: Ctx) => {
  if (text.trim() === '') return '';
  const { value, unit } = readQuantity(text, undefined, 'ms', timeUnits, numberReader(options, ctx));
  const milliseconds = multiply(value, sizeOf(unit, timeUnits));
  if (compare(milliseconds, zero) < 0) throw new ToolError('negative-duration', {}, { offset: 0, length: text.length });
  return writeDuration(milliseconds, parts, ctx);
};

/** All time zones, for the page's field to choose one. */
export const listZones: RunOf<typeof tool, 'listZones'> = (_options, ctx) => listAllZones(ctx);

/** What holds for all that a run works out. */
interface Setting {
  /** Its clock is frozen, so that moments counted from now and those shown relative to it agree. */
  readonly ctx: Ctx;
  readonly readNumber: NumberReader;
  readonly timeZone: string;
  readonly calendar: Calendar;
  readonly isWorking: boolean;
  /** How the time of day is shown; as in the user's language where undefined. */
  readonly hourCycle: 'h23' | undefined;
  /** Milliseconds in words. A day of working hours does not have 24: such times are shown in hours. */
  readonly write: (milliseconds: Rational, parts: number | null) => string;
}

type SettingOptions = Pick<
  OptionsOf<typeof tool, 'eta'>,
  'count' | 'days' | 'hours' | 'zone' | 'clock' | 'decimalSign'
>;

async function settingOf(options: SettingOptions, context: Ctx): Promise<Setting> {
  const now = context.now();
  const ctx = { ...context, now: () => now };
  const zones = await loadZones();
  const timeZone = options.zone.trim() === '' ? ctx.timeZone : zoneOfOption('zone', options.zone, zones);
  const isWorking = options.count === 'working';
  return {
    ctx,
    readNumber: numberReader(options, ctx),
    timeZone,
    isWorking,
    calendar: isWorking ? workingCalendar(options, timeZone, zones) : always,
    hourCycle: options.clock === '24' ? 'h23' : undefined,
    write: (milliseconds, parts) => writeDuration(milliseconds, parts, ctx, isWorking ? 'h' : 'd'),
  };
}

const inOption = (code: string, field: string, text: string, params: Record<string, string> = {}) =>
  new ToolError(code, params, { offset: 0, length: text.length, field });

type Sizes = Readonly<Record<string, bigint>>;

const sizeOf = (unit: string, sizes: Sizes): Rational => rational(sizes[unit] ?? 1n);

function readPositiveQuantity(
  field: string,
  text: string,
  chosen: string,
  sizes: Sizes,
  code: string,
  { readNumber }: Setting,
): Quantity {
  const quantity = readQuantity(text, field, chosen, sizes, readNumber);
  if (compare(quantity.value, zero) <= 0) throw inOption(code, field, text);
  return quantity;
}

/** Reads an amount in the unit of another one, which it has unless its own is written. */
const inUnitOf =
  ({ unit }: Quantity, { readNumber }: Setting): NumberReader =>
  (text, field) => {
    const part = readQuantity(text, field, unit, sizes, readNumber);
    return divide(multiply(part.value, sizeOf(part.unit, sizes)), sizeOf(unit, sizes));
  };

/** What is counted: a number of anything. */
const anything = '';

interface Total extends Quantity {
  /** Reads a part of it, which has no unit where the whole has none. */
  readonly read: NumberReader;
}

/** The whole of the work: a number, or a size such as `5 GB`. */
function readAmount(text: string, setting: Setting): Total {
  const { readNumber } = setting;
  const total = readPositiveQuantity('amount', text, anything, sizes, 'not-positive-amount', setting);
  const read = inUnitOf(total, setting);
  if (total.unit !== anything) return { ...total, read };
  return {
    ...total,
    read(part, field) {
      const { unit } = readQuantity(part, field, anything, sizes, readNumber);
      if (unit !== anything)
        throw inOption('unit-missing', 'amount', text, { x: part.trim(), total: text.trim(), unit });
      return read(part, field);
    },
  };
}

/** A time, in milliseconds. */
function readTime(field: string, text: string, chosen: string, code: string, setting: Setting): Rational {
  const { value, unit } = readPositiveQuantity(field, text, chosen, timeUnits, code, setting);
  return multiply(value, sizeOf(unit, timeUnits));
}

/** What is done: a number, or a percentage of the whole such as `25 %`. */
function readDone(
  field: string,
  text: string,
  total: Rational,
  { readNumber }: Setting,
  readPart: NumberReader,
): Rational {
  const written = text.trimEnd();
  const done = written.endsWith('%')
    ? multiply(divide(readNumber(written.slice(0, -1), field), hundred), total)
    : readPart(text, field);
  if (compare(done, zero) < 0) throw inOption('negative-done', field, text);
  if (compare(done, total) > 0)
    throw inOption('more-than-total', field, text, { done: show(done), total: show(total) });
  return done;
}

const timeOfDay = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** Milliseconds since 1970 of a moment; a time of day alone is one of today. */
async function readStart(field: string, text: string, { ctx }: Setting): Promise<Rational> {
  const written = text.trim();
  if (!timeOfDay.test(written)) return rational(await readMoment(text, field, ctx), nanosPerMillisecond);
  const { Instant } = await loadTemporal();
  const today = Instant.fromEpochMilliseconds(ctx.now().getTime()).toZonedDateTimeISO(ctx.timeZone).toPlainDate();
  return rational(await readMoment(`${today} ${written.padStart(5, '0')}`, field, ctx), nanosPerMillisecond);
}

async function elapsedUntil(at: Rational, options: OptionsOf<typeof tool, 'fromProgress'>, setting: Setting) {
  const field = options.begun === 'ago' ? 'ago' : 'begunAt';
  if (field === 'begunAt' && options.begunAt.trim() === '') throw inOption('begun-missing', field, '');
  const begun =
    field === 'ago'
      ? subtract(at, readTime(field, options.ago, options.agoUnit, 'not-begun', setting))
      : await readStart(field, options.begunAt, setting);
  if (compare(begun, at) >= 0) throw inOption('not-begun', field, options[field]);
  return countBetween(begun, at, field, options[field], setting);
}

/** The time that counts from a moment, which an option gives, to a later one. */
function countBetween(from: Rational, to: Rational, field: string, text: string, { calendar }: Setting): Rational {
  const counted = calendar.between(from, to);
  if (!counted) throw inOption('too-long-ago', field, text);
  if (counted.numerator === 0n) throw inOption('no-working-time', field, text);
  return counted;
}

/** What was done per millisecond since an earlier measurement, where there is one. */
async function recentSpeed(
  at: Rational,
  done: Rational,
  total: Total,
  { earlierDone, earlierAt }: OptionsOf<typeof tool, 'fromProgress'>,
  setting: Setting,
): Promise<Rational | undefined> {
  if (earlierDone.trim() === '' && earlierAt.trim() === '') return undefined;
  if (earlierDone.trim() === '') throw inOption('earlier-incomplete', 'earlierDone', '');
  if (earlierAt.trim() === '') throw inOption('earlier-incomplete', 'earlierAt', '');
  const before = readDone('earlierDone', earlierDone, total.value, setting, total.read);
  const earlier = await readStart('earlierAt', earlierAt, setting);
  if (compare(earlier, at) >= 0) throw inOption('earlier-not-before', 'earlierAt', earlierAt);
  const progress = subtract(done, before);
  if (compare(progress, zero) <= 0) throw inOption('nothing-between', 'earlierDone', earlierDone);
  return divide(progress, countBetween(earlier, at, 'earlierAt', earlierAt, setting));
}

interface Work {
  readonly amount: Rational;
  readonly done: Rational;
  /** Units per millisecond. */
  readonly speed: Rational;
  /** The moment at which `done` is done, in milliseconds since 1970. */
  readonly from: Rational;
}

const quarters = { at25: 25n, at50: 50n, at75: 75n, at90: 90n };

async function timesOf({ amount, done, speed, from }: Work, setting: Setting) {
  const { ctx, timeZone, calendar, isWorking, hourCycle, write } = setting;
  const { Instant } = await loadTemporal();
  const remaining = divide(subtract(amount, done), speed);
  const stages = Object.values(quarters).map((percent) => divide(multiply(amount, rational(percent)), hundred));
  const stillTo = (part: Rational) => divide(subtract(part, done), speed);
  const ahead = stages.filter((part) => compare(part, done) >= 0);
  const moments = calendar.after(from, [...ahead.map(stillTo), remaining]).map((moment) =>
    // In whole milliseconds; undefined where no date can show it.
    moment === undefined || compare(moment, lastMoment) > 0 ? undefined : Number(writeFixed(moment, 0)),
  );
  const zoned = (moment: number) => Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  const milestone = (index: number): string | null => {
    const moment = moments[index - (stages.length - ahead.length)];
    return moment === undefined ? null : zoned(moment).toPlainDateTime().round('second').toString().replace('T', ' ');
  };
  const end = moments.at(-1);
  if (end === undefined) ctx.notice(isWorking ? 'end-too-far-working' : 'end-too-far');
  return {
    remaining: write(remaining, 3),
    end: end === undefined ? null : localTimeOf(end, { locale: ctx.locale, timeZone, hourCycle }),
    relative: end === undefined ? null : await tellRelative(end, setting),
    percent: show(divide(multiply(done, hundred), amount)),
    total: write(divide(amount, speed), 3),
    remainingExact: write(remaining, null),
    endIso: end === undefined ? null : zoned(end).toString({ timeZoneName: 'never' }),
    at25: milestone(0),
    at50: milestone(1),
    at75: milestone(2),
    at90: milestone(3),
  };
}

/** A moment as seen from now: “tomorrow at 01:53, in 13 hours 53 minutes”, “in 41 days 16 hours”. */
async function tellRelative(moment: number, { ctx, timeZone, hourCycle }: Setting): Promise<string> {
  const { locale, message } = ctx;
  const now = ctx.now().getTime();
  const { Instant } = await loadTemporal();
  const dateOf = (time: number) => Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate();
  const { days } = dateOf(now).until(dateOf(moment));
  const relative = (await createRelativeFormat({ locale, timeZone, message }))(moment, now);
  if (Math.abs(days) > 1) return relative;
  return message('on-day', {
    day: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'),
    time: new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', hourCycle }).format(moment),
    relative,
  });
}

function speedsOf(speed: Rational, unit: string, { write, isWorking }: Setting) {
  const per = (milliseconds: bigint) => `${show(multiply(speed, rational(milliseconds)))} ${unit}`.trimEnd();
  return {
    perSecond: per(timeUnits.s),
    perMinute: per(timeUnits.min),
    perHour: per(timeUnits.h),
    perDay: isWorking ? null : per(timeUnits.d),
    timePerUnit: write(divide(rational(1n), speed), 3),
  };
}

/** Digits of a number that does not end earlier. */
const significant = 8;

/** A number, exact where it has few decimals, else rounded. */
function show(value: Rational): string {
  const exact = decimalsOf(value);
  const most = decimalsFor(value, significant);
  return writeFixed(value, exact === undefined ? most : Math.min(exact, most));
}
