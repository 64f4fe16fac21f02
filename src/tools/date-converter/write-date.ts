import { namesOf, recordOf } from '#core/record-of.ts';
import { type OptionsOf, ToolError } from '#core/tool.ts';
import { minOf } from '#lib/collections/extremes.ts';
import { nanosPerSecond, toWall, weekOf } from '#lib/date-time/calendar.ts';
import { compilePattern, type Pattern } from '#lib/date-time/pattern.ts';
import {
  type FractionDigits,
  type Moment,
  nameZone,
  writeFraction,
  writeIsoYear,
  writePattern,
} from '#lib/date-time/write-pattern.ts';
import { zoneOfOption } from '#lib/date-time/zone-of-option.ts';
import type { Zones } from '#lib/date-time/zones.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { type Count, counts, type ExcelSystem, writeCount, writeExcel, writeQuotient } from './counts.ts';
import { writeObjectId } from './ids.ts';
import type tool from './tool.ts';

export type Form = OptionsOf<typeof tool, 'format'>['form'];

/** How a moment is to be written. */
export interface Writer {
  readonly zones: Zones;
  /** In which clocks are read. */
  readonly zone: string;
  readonly pattern: Pattern;
  readonly fraction: FractionDigits;
  readonly excelSystem: ExcelSystem;
  /** The count from the user's own epoch. */
  readonly custom: Count | undefined;
}

/** @throws ToolError `unknown-zone` or `misspelt-zone`, and as `compilePattern` does, in the fields of the options */
export function createWriter(
  options: Pick<OptionsOf<typeof tool, 'format'>, 'outputZone' | 'pattern' | 'fraction' | 'excelSystem'>,
  zones: Zones,
  timeZone: string,
  custom: Count | undefined,
): Writer {
  return {
    zones,
    custom,
    zone: zoneOfOption('outputZone', options.outputZone.trim() || timeZone, zones),
    pattern: relocateToOption('pattern', () => compilePattern(options.pattern)),
    fraction: options.fraction,
    excelSystem: options.excelSystem,
  };
}

/** A moment as it is seen in a zone. */
export function seeIn(zone: string, instant: bigint, zones: Zones): Moment {
  const offset = zones.offsetAt(zone, instant);
  return { instant, zone, offset, wall: toWall(instant + BigInt(offset) * nanosPerSecond) };
}

/** The standards write offsets in minutes: where clocks once were seconds off, offset and time are of whole minutes. */
function inMinutes(moment: Moment): Moment {
  const { instant, offset } = moment;
  if (offset % 60 === 0) return moment;
  const rounded = Math.round(offset / 60) * 60;
  return { ...moment, offset: rounded, wall: toWall(instant + BigInt(rounded) * nanosPerSecond) };
}

const standard = (source: string): Pattern => compilePattern(source, true);
const iso = standard("uuuu-MM-dd'T'HH:mm:ssfXXX");
const rfc9557 = standard("uuuu-MM-dd'T'HH:mm:ssfxxxxx'['VV']'");
const iso9075 = standard('uuuu-MM-dd HH:mm:ssf');
const rfc5322 = standard('EEE, dd MMM yyyy HH:mm:ss xx');
const http = standard("EEE, dd MMM yyyy HH:mm:ss 'GMT'");
/** ECMAScript, Date.prototype.toISOString. */
const isoOfJs = standard("uuuu-MM-dd'T'HH:mm:ssfX");
const js = standard("EEE MMM dd yyyy HH:mm:ss 'GMT'xx");
const sql = standard("'TIMESTAMP '''uuuu-MM-dd HH:mm:ssfxxx''");
const ldap = standard('yyyyMMddHHmmss');
const week = standard("'W'ww-e");
const ordinal = standard('uuuu-DDD');

const orNull = (condition: boolean, write: () => string): string | null => (condition ? write() : null);

type Writers = { readonly [form in Form]: (moment: Moment, writer: Writer) => string | null };

const count =
  (format: keyof typeof counts) =>
  ({ instant }: Moment): string =>
    String(writeCount(instant, counts[format]));

const days =
  (format: 'julianDay' | 'modifiedJulianDay') =>
  ({ instant }: Moment): string =>
    writeQuotient(instant - counts[format].epoch, counts[format].unit, 6);

const excel =
  (part: 'excel' | 'excelDate' | 'excelTime') =>
  ({ wall, instant, offset }: Moment, { excelSystem }: Writer): string | null =>
    // Excel knows no zones: a serial is a time on a wall.
    (wall.year >= 1899 && writeExcel(instant + BigInt(offset) * nanosPerSecond, excelSystem)?.[part]) || null;

const discord =
  (style: string) =>
  ({ instant }: Moment): string =>
    `<t:${writeCount(instant, counts.unixSeconds)}:${style}>`;

const inUtc = (moment: Moment): Moment => ({ ...moment, zone: 'UTC', offset: 0, wall: toWall(moment.instant) });

/** The years that the standards with four digits have. */
const hasFourDigits = ({ wall: { year } }: Moment): boolean => year >= 0 && year <= 9999;

const lastInt64 = (1n << 63n) - 1n;

/** A FILETIME is not negative and has 63 bits. */
function filetimeOf({ instant }: Moment): bigint | undefined {
  const time = writeCount(instant, counts.filetime);
  return time < 0n || time > lastInt64 ? undefined : time;
}

const writers: Writers = {
  iso8601: (moment, { fraction }) => writePattern(iso, inMinutes(moment), fraction),
  iso8601Utc: (moment, { fraction }) => writePattern(iso, inUtc(moment), fraction),
  rfc3339: (moment, { fraction }) =>
    orNull(hasFourDigits(inMinutes(moment)), () => writePattern(iso, inMinutes(moment), fraction)),
  rfc9557: (moment, { fraction }) => writePattern(rfc9557, moment, fraction),
  iso9075: (moment, { fraction }) => orNull(hasFourDigits(moment), () => writePattern(iso9075, moment, fraction)),
  js: (moment) => `${writePattern(js, moment)} (${nameZone(moment, 'en-US', 'long')})`,
  newDate: (moment) => `new Date("${writePattern(isoOfJs, inUtc(moment), '3')}")`,
  rfc5322: (moment) =>
    orNull(moment.wall.year >= 1900 && moment.wall.year <= 9999, () => writePattern(rfc5322, inMinutes(moment))),
  http: (moment) => orNull(hasFourDigits(inUtc(moment)), () => writePattern(http, inUtc(moment))),
  utc: (moment) => writePattern(http, inUtc(moment)),
  sql: (moment, { fraction }) => orNull(hasFourDigits(moment), () => writePattern(sql, inMinutes(moment), fraction)),
  pattern: (moment, { pattern }) => writePattern(pattern, moment),
  unixSeconds: count('unixSeconds'),
  unixMilliseconds: count('unixMilliseconds'),
  unixMicroseconds: count('unixMicroseconds'),
  unixNanoseconds: count('unixNanoseconds'),
  customEpoch: ({ instant }, { custom }) => (custom ? String(writeCount(instant, custom)) : null),
  excel: excel('excel'),
  excelDate: excel('excelDate'),
  excelTime: excel('excelTime'),
  filetime: (moment) => filetimeOf(moment)?.toString() ?? null,
  filetimeHex: (moment) => {
    const time = filetimeOf(moment);
    return time === undefined ? null : `0x${time.toString(16).padStart(16, '0')}`;
  },
  // .NET knows the years 1 to 9999.
  ticks: (moment) => orNull(inUtc(moment).wall.year >= 1 && hasFourDigits(inUtc(moment)), () => count('ticks')(moment)),
  chrome: (moment) => {
    const time = writeCount(moment.instant, counts.chrome);
    return orNull(time <= lastInt64 && time >= -lastInt64, () => String(time));
  },
  cocoa: ({ instant }) => writeQuotient(instant - counts.cocoa.epoch, nanosPerSecond, 9),
  objectId: ({ instant }) => writeObjectId(instant),
  ldap: (moment, { fraction }) =>
    orNull(hasFourDigits(inUtc(moment)), () => {
      const digits = writeFraction(moment.wall.nanosecond, fraction);
      return `${writePattern(ldap, inUtc(moment))}${digits || (fraction === 'auto' ? '.0' : '')}Z`;
    }),
  isoWeek: (moment) => `${writeIsoYear(weekOf(moment.wall).weekYear)}-${writePattern(week, moment)}`,
  ordinal: (moment) => writePattern(ordinal, moment),
  julianDay: days('julianDay'),
  modifiedJulianDay: days('modifiedJulianDay'),
  discordLong: discord('F'),
  discordShort: discord('f'),
  discordLongDate: discord('D'),
  discordShortDate: discord('d'),
  discordLongTime: discord('T'),
  discordShortTime: discord('t'),
  discordRelative: discord('R'),
};

/** A moment in one form; nothing where that has no such time. */
const writeForm = (form: Form, instant: bigint, writer: Writer): string | null =>
  writers[form](seeIn(writer.zone, instant, writer.zones), writer);

/** A moment in every form. */
export function writeForms(instant: bigint, writer: Writer): Readonly<Record<Form, string | null>> {
  const moment = seeIn(writer.zone, instant, writer.zones);
  return recordOf(namesOf(writers), (form) => writers[form](moment, writer));
}

/** A moment in one form. @throws ToolError `no-such-form` {date, form} where that has no such time */
export function mustWriteForm(form: Form, instant: bigint, writer: Writer): string {
  const written = writeForm(form, instant, writer);
  if (written !== null) return written;
  if (form === 'customEpoch') throw new ToolError('no-epoch', {}, { offset: 0, field: 'epoch' });
  throw new ToolError('no-such-form', {
    date: writePattern(iso, inUtc(seeIn('UTC', instant, writer.zones))),
    form,
  });
}

/** A moment as RFC 9557 has it, exactly: in its zone, by its offset alone, or in UTC. */
export function writeExactly(instant: bigint, zone: string, zones: Zones): string {
  const moment = seeIn(zone, instant, zones);
  const isNamed = /^[A-Za-z]/.test(zone) && zone !== 'UTC';
  return writePattern(isNamed ? rfc9557 : iso, isNamed ? moment : inMinutes(moment));
}

/** Whether clocks are ahead of what they show in winter: of the lesser of the offsets on 1 January and 1 July. */
export function isSummerTime({ zone, offset, wall: { year } }: Moment, zones: Zones): boolean {
  const offsets = [1, 7].map((month) => {
    const day = BigInt(Date.UTC(2000, month - 1)) + BigInt(year - 2000) * 31_556_952_000n;
    return zones.offsetAt(zone, day * 1_000_000n);
  });
  return offset > minOf(offsets);
}
