import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { listZones as listAllZones } from '#lib/date-time/list-zones.ts';
import { loadTemporal } from '#lib/date-time/load-temporal.ts';
import { compilePattern } from '#lib/date-time/pattern.ts';
import { nameZone, writeOffset, writePattern } from '#lib/date-time/write-pattern.ts';
import { zoneOfOption } from '#lib/date-time/zone-of-option.ts';
import { loadZones, type Zones } from '#lib/date-time/zones.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { mapLines } from '#lib/lines/map.ts';
import { toMilliseconds } from '#lib/moment/read-moment.ts';
import { createRelativeFormat } from '#lib/relative-time/relative-time.ts';
import { showDifference } from './difference.ts';
import { explainDay } from './explain.ts';
import type { ReadingOptions } from './input-format.ts';
import { createReader, readDate, readDates } from './read-date.ts';
import { hasUnclearOrder, type Reading } from './reading.ts';
import type tool from './tool.ts';
import { createWriter, isSummerTime, mustWriteForm, seeIn, writeExactly, writeForms } from './write-date.ts';

/**
 * A moment in every form and in several zones; an empty text is the present second. A form that has no such time is left
 * out.
 * @throws ToolError as `readDate`, `createReader` and `createWriter` do; `unknown-zone`, `misspelt-zone` in `zones`
 */
export const describe: RunOf<typeof tool, 'describe'> = async (text, options, context) => {
  // Times counted from now are in whole seconds: by a clock that ran on, “in 3 days” would be 2 days 23 hours away.
  const time = new Date(Math.floor(context.now().getTime() / 1_000) * 1_000);
  const ctx = { ...context, now: () => time };
  const zones = await loadZones();
  const reader = createReader(options, zones, ctx);
  const writer = createWriter(options, zones, ctx.timeZone, reader.custom);
  const pinned = relocateToOption('zones', () => readZoneList(options.zones, zones));
  const now = nanosecondsNow(ctx);
  const reading = text.trim() === '' ? undefined : readDate(text, reader);
  if (reading) passOnNotices(reading, ctx);
  const instant = reading?.instant ?? now;
  const moment = seeIn(writer.zone, instant, zones);
  const relative = await createRelativeFormat({ ...ctx, timeZone: writer.zone });
  return {
    inputFormat: reading?.format ?? null,
    facts: explainDay(moment.wall, isSummerTime(moment, zones), ctx),
    relative: reading ? relative(toMilliseconds(instant), toMilliseconds(now)) : null,
    ...writeForms(instant, writer),
    zones: [...new Set(['UTC', ctx.timeZone, ...pinned])].map((zone) =>
      showIn(zone, instant, options.hourCycle, zones, ctx),
    ),
  };
};

/**
 * The time from one moment to another: in the calendar of the user's zone, and exactly.
 * @throws ToolError as `readDate` and `createReader` do, for the other moment in the field `other`
 */
export const diff: RunOf<typeof tool, 'diff'> = async (text, { other, ...options }, ctx) => {
  const zones = await loadZones();
  const reader = createReader(options, zones, ctx);
  const read = (written: string) => {
    if (written.trim() === '') return nanosecondsNow(ctx);
    const reading = readDate(written, reader);
    passOnNotices(reading, ctx);
    return reading.instant;
  };
  const from = read(text);
  const to = relocateToOption('other', () => read(other));
  return showDifference(from, to, reader.zone, await loadTemporal(), ctx.locale);
};

/**
 * A date a line, each in one form; empty lines stay, as do those that cannot be read or written, which are reported.
 * @throws ToolError as `readDate`, `createReader` and `createWriter` do; `no-such-form` {date, form}: of the first line
 * where it is to stop there, or where there is no other
 */
export const convertLines: RunOf<typeof tool, 'convertLines'> = async (text, options, ctx) => {
  const zones = await loadZones();
  const reader = createReader(options, zones, ctx, true);
  const writer = createWriter(options, zones, ctx.timeZone, reader.custom);
  const kept: number[] = [];
  const odd: number[] = [];
  const formats = new Map<Reading['format'], number>();
  let count = 0;
  let unclearCount = 0;
  const convert = (line: string, offset: number): string => {
    ctx.progress(offset / text.length);
    if (line.trim() === '') return line;
    const reading = readDate(line, reader);
    const written = mustWriteForm(options.form, reading.instant, writer);
    if (reading.notices.length > 0) odd.push(offset);
    if (!formats.has(reading.format)) formats.set(reading.format, offset);
    count++;
    if (hasUnclearOrder(reading, line)) unclearCount++;
    return written;
  };
  const convertOrKeep = (line: string, offset: number): string => {
    try {
      return convert(line, offset);
    } catch (error) {
      if (!(error instanceof ToolError) || error.at?.field !== undefined) throw error;
      kept.push(offset);
      return line;
    }
  };
  const converted = mapLines(text, options.unreadable === 'stop' ? convert : convertOrKeep);
  // What is wrong with all of them is wrong with the first.
  if (count === 0) mapLines(text, convert);
  if (kept[0] !== undefined) ctx.notice('kept', { n: kept.length }, kept[0]);
  if (odd[0] !== undefined) ctx.notice('odd', { n: odd.length }, odd[0]);
  // The worst mixture is that of days and months: it is reported before any other.
  const unclear = [...formats].filter(([format]) => format === 'monthDay' || format === 'dayMonth');
  const [first, second] = unclear.length > 1 ? unclear : formats;
  if (first && second) ctx.notice('several-formats', { first: first[0], second: second[0] }, second[1]);
  else if (first && unclearCount === count && options.inputFormat === 'auto') {
    const other = first[0] === 'dayMonth' ? 'monthDay' : 'dayMonth';
    ctx.notice('unclear-order', { format: first[0] }, first[1], [{ inputFormat: other }]);
  }
  return converted;
};

/**
 * A moment in the form of RFC 9557, to the nanosecond: with the offset or zone that the text names.
 * @throws ToolError as `readDate` and `createReader` do
 */
export const parse: RunOf<typeof tool, 'parse'> = async (text, options, ctx) => {
  const zones = await loadZones();
  const reader = createReader(options, zones, ctx);
  if (text.trim() === '') return writeExactly(nanosecondsNow(ctx), reader.zone, zones);
  const reading = readDate(text, reader);
  passOnNotices(reading, ctx);
  return writeExactly(reading.instant, reading.zone, zones);
};

/**
 * A moment in one form.
 * @throws ToolError as `readDate`, `createReader` and `createWriter` do; `no-such-form` {date, form}
 */
export const format: RunOf<typeof tool, 'format'> = async (text, options, ctx) => {
  const zones = await loadZones();
  const reader = createReader(readAuto(options), zones, ctx);
  const writer = createWriter(options, zones, ctx.timeZone, reader.custom);
  const reading = text.trim() === '' ? undefined : readDate(text, reader);
  if (reading) passOnNotices(reading, ctx);
  const instant = reading?.instant ?? nanosecondsNow(ctx);
  return mustWriteForm(options.form, instant, writer);
};

/**
 * The present moment, in the form of RFC 9557.
 * @throws ToolError `unknown-zone`, `misspelt-zone` in the field `outputZone`
 */
export const now: RunOf<typeof tool, 'now'> = async ({ outputZone }, ctx) => {
  const zones = await loadZones();
  const zone = zoneOfOption('outputZone', outputZone.trim() || ctx.timeZone, zones);
  return writeExactly(nanosecondsNow(ctx), zone, zones);
};

/**
 * The formats that a text may be in, the likeliest first, and the moments that it would be.
 * @throws ToolError as `createReader` does
 */
export const detect: RunOf<typeof tool, 'detect'> = async (text, options, ctx) => {
  const zones = await loadZones();
  const reader = createReader(readAuto(options), zones, ctx);
  return readDates(text, reader).map((reading, index, all) => ({
    format: reading.format,
    date: writeExactly(reading.instant, 'UTC', zones),
    confidence: judge(reading, index, all.length),
  }));
};

/** All time zones with what they may be found by, for the page. */
export const listZones: RunOf<typeof tool, 'listZones'> = (_options, ctx) => listAllZones(ctx);

const nanosecondsNow = (ctx: Context): bigint => BigInt(ctx.now().getTime()) * 1_000_000n;

const readAuto = (options: Pick<ReadingOptions, 'zone' | 'excelSystem' | 'epoch' | 'epochUnit'>): ReadingOptions => ({
  ...options,
  inputFormat: 'auto',
  inputPattern: '',
  disambiguation: 'compatible',
});

/** Reports the notices of a reading as those of the run. */
function passOnNotices({ notices }: Reading, ctx: Context): void {
  for (const { code, params, at } of notices) ctx.notice(code, params, at);
}

/** Names of zones, with commas or line breaks between them. */
const readZoneList = (text: string, zones: Zones): readonly string[] =>
  text
    .split(/[,;\n]/)
    .filter((name) => name.trim() !== '')
    .map((name) => zones.identify(name));

const clocks = {
  '24': compilePattern('yyyy-MM-dd HH:mm:ss'),
  '12': compilePattern('yyyy-MM-dd hh:mm:ss a'),
};

type HourCycle = OptionsOf<typeof tool, 'describe'>['hourCycle'];

function showIn(zone: string, instant: bigint, hourCycle: HourCycle, zones: Zones, { locale }: Context) {
  const moment = seeIn(zone, instant, zones);
  return {
    zone,
    time: writePattern(clocks[hourCycle], moment),
    offset: writeOffset(moment.offset, 5),
    name: nameZone(moment, locale, 'long'),
    summerTime: isSummerTime(moment, zones),
  };
}

/** A standard's text can be nothing else; a number of today's size is likely a time; an id is something else first. */
function judge({ format, instant }: Reading, index: number, count: number): 'high' | 'medium' | 'low' {
  const isText =
    !/^(?:unix|excel|filetime|ticks|chrome|cocoa|julian|modified|object|ulid|uuid|snowflake|year|basic|compact)/.test(
      format,
    );
  if (isText) return count === 1 ? 'high' : 'low';
  const isOfThisCentury = instant >= 946_684_800_000_000_000n && instant < 4_102_444_800_000_000_000n;
  return index === 0 && format.startsWith('unix') && isOfThisCentury ? 'medium' : 'low';
}
