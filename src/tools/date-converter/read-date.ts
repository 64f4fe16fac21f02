import { type Context, ToolError } from '#core/tool.ts';
import { firstInstant, lastInstant, nanosPerSecond, toWall } from '#lib/date-time/calendar.ts';
import { compilePattern } from '#lib/date-time/pattern.ts';
import { type Expected, type PatternResult, readPattern } from '#lib/date-time/read-pattern.ts';
import { readRelative } from '#lib/date-time/relative.ts';
import { type Resolved, resolveParts } from '#lib/date-time/resolve.ts';
import { maxDateLength, readFormat, type TextFormat, textFormats } from '#lib/date-time/text-formats.ts';
import { writeOffset } from '#lib/date-time/write-pattern.ts';
import { zoneOfOption } from '#lib/date-time/zone-of-option.ts';
import type { Zones } from '#lib/date-time/zones.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { type Count, counts, isCountFormat, readCount, readDecimal, readExcel } from './counts.ts';
import { explainExpected, showDay, showTime } from './explain.ts';
import { readDiscord, readObjectId, readSnowflake, readUlid, readUuid } from './ids.ts';
import type { InputFormat, ReadingOptions } from './input-format.ts';
import { isNumber, numberFormats } from './number-formats.ts';
import type { Reading } from './reading.ts';
import { checkShortYear } from './short-year.ts';
import { isGrouped, simplify, trimDate, withoutMarks } from './simplify.ts';

/** What reading depends on, beside the text. */
export interface Reader {
  readonly options: ReadingOptions;
  readonly zones: Zones;
  /** Of a text that names none. */
  readonly zone: string;
  /** The count from the user's own epoch. */
  readonly custom: Count | undefined;
  /** In which a text that is no number is tried, in order. */
  readonly wordFormats: readonly InputFormat[];
  /** The text is one of several lines. */
  readonly isOneOfMany: boolean;
  readonly ctx: Context;
}

/**
 * @throws ToolError `unknown-zone` or `misspelt-zone` in the field `zone`; what is wrong with `epoch`, in that field
 */
export function createReader(options: ReadingOptions, zones: Zones, ctx: Context, isOneOfMany = false): Reader {
  const zone = zoneOfOption('zone', options.zone.trim() || ctx.timeZone, zones);
  const wordFormats = wordFormatsOf(ctx);
  const reader: Reader = { options, zones, zone, custom: undefined, wordFormats, isOneOfMany, ctx };
  if (options.epoch.trim() === '') return reader;
  const auto = { ...reader, options: { ...options, inputFormat: 'auto' } } as const;
  const { instant } = relocateToOption('epoch', () => readDate(options.epoch, auto));
  return { ...reader, custom: { epoch: instant, unit: options.epochUnit === 's' ? nanosPerSecond : 1_000_000n } };
}

/**
 * Reads a text in the chosen format, or in the first that it fits.
 * @throws ToolError `not-a-date`, `grouped` {text, plain}, `does-not-fit` {part, format}, `out-of-range`, `not-in-excel`,
 * `no-epoch`, `no-year`, `unknown-zone`, `misspelt-zone`, and as `checkShortYear`, `resolveParts` and `compilePattern` do
 */
export function readDate(text: string, reader: Reader): Reading {
  const { inputFormat } = reader.options;
  const { start, content } = trimDate(text);
  return relocateToSlice(start, () => {
    if (content.length > maxDateLength) throw notADate(content);
    if (inputFormat === 'auto') return readSimplified(content, reader);
    const result = readAs(inputFormat, content, reader);
    if ('instant' in result) return result;
    const params = { part: explainExpected(result, reader.ctx), format: inputFormat };
    throw new ToolError('does-not-fit', params, result.offset);
  });
}

/** Reads a text however its dashes and digits are written. */
function readSimplified(text: string, reader: Reader): Reading {
  const { plain, notices } = simplify(text);
  const reading = checkShortYear(readAnyhow(plain, reader), plain, reader.isOneOfMany);
  return { ...reading, notices: [...notices, ...reading.notices] };
}

/** Where no format fits, the first that a text would fit but for an impossible day or time says what is wrong. */
function readAnyhow(text: string, reader: Reader): Reading {
  let first: ToolError | undefined;
  for (const format of candidateFormats(text, reader)) {
    const result = tryAs(format, text, reader);
    if (result instanceof ToolError) first ??= result;
    else if ('instant' in result) return result;
  }
  throw first ?? (isGrouped(text) ? grouped(text) : notADate(text));
}

/** Every reading of a text that makes sense, the likeliest first; of several that come to the same, the first. */
export function readDates(text: string, reader: Reader): readonly Reading[] {
  const { content } = trimDate(text);
  if (content.length > maxDateLength) return [];
  const { plain } = simplify(content);
  const readings = [...candidateFormats(plain, reader)]
    .map((format) => tryAs(format, plain, reader))
    .filter((result) => 'instant' in result);
  return readings.filter(({ instant }, index) => readings.findIndex((other) => other.instant === instant) === index);
}

const grouped = (text: string): ToolError =>
  new ToolError('grouped', { text, plain: withoutMarks(text) }, { offset: 0, length: text.length });

const notADate = (text: string): ToolError => new ToolError('not-a-date', {}, { offset: 0, length: text.length });

/** A reading, the part that was expected, or why there is no such time. */
function tryAs(format: InputFormat, text: string, reader: Reader): Reading | Expected | ToolError {
  try {
    return readAs(format, text, reader);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
}

/** A FILETIME of our times has 15 digits at least; with fewer than these it is of the first minutes of 1601. */
const isHexSeconds = (text: string): boolean => /^0x[0-9a-f]{1,8}$/i.test(text);

/** The formats that a text may be in, the likeliest first. */
function candidateFormats(text: string, reader: Reader): Iterable<InputFormat> {
  if (text.startsWith('<')) return ['discord'];
  if (text.startsWith('@')) return ['unixSeconds'];
  if (/^0x/i.test(text)) return [isHexSeconds(text) ? 'unixSeconds' : 'filetimeHex'];
  if (!isNumber(text)) return reader.wordFormats;
  return numberFormats(text, (format) => {
    const result = tryAs(format, text, reader);
    return 'instant' in result ? result.instant : undefined;
  });
}

const isMonthFirst = (locale: Intl.LocalesArgument): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(0)[0]?.type === 'month';

/** Of the language that most people there speak; without its script, which would keep a region from being found. */
const localeOf = (region: string) => `${new Intl.Locale('und', { region }).maximize().language}-${region}`;

/** Puts the month first in ambiguous dates if the user's language and region do. */
function wordFormatsOf({ locale, region }: Pick<Context, 'locale' | 'region'>): readonly InputFormat[] {
  const isUsual = isMonthFirst(locale) && (!region || isMonthFirst(localeOf(region)));
  const unclear: readonly TextFormat[] = isUsual ? ['monthDay', 'dayMonth'] : ['dayMonth', 'monthDay'];
  const clear = textFormats.filter((format) => !unclear.includes(format));
  return ['relative', 'objectId', 'ulid', 'uuid', ...clear, ...unclear];
}

/** Reads a text in one format; else returns the part that was expected. */
function readAs(format: InputFormat, text: string, reader: Reader): Reading | Expected {
  const { options, custom } = reader;
  switch (format) {
    case 'pattern':
      return readParts(
        format,
        readPattern(
          relocateToOption('inputPattern', () => compilePattern(options.inputPattern)),
          text,
        ),
        reader,
      );
    case 'year':
      return readParts(format, readPattern(yearPattern, text), reader);
    case 'objectId':
      return atInstant(format, readObjectId(text));
    case 'ulid':
      return atInstant(format, readUlid(text));
    case 'uuid':
      return atInstant(format, readUuid(text));
    case 'relative':
      return readFromNow(text, reader);
    case 'discord':
      return atInstant(format, readDiscord(text));
    case 'snowflakeDiscord':
    case 'snowflakeX':
      return atInstant(format, readSnowflake(text, format));
    case 'filetimeHex':
      return atInstant(format, readFiletimeHex(text));
    case 'excel':
      return readSerial(text, reader);
    case 'customEpoch':
      if (!custom) throw new ToolError('no-epoch', {}, { offset: 0, field: 'epoch' });
      return readNumber(format, text, custom);
    case 'unixSeconds':
      return readNumber(format, isHexSeconds(text) ? String(Number(text)) : text.replace(/^@/, ''), counts.unixSeconds);
    default:
      return isCountFormat(format)
        ? readNumber(format, text, counts[format])
        : readParts(format, readFormat(format, text), reader);
  }
}

const noNumber: Expected = { offset: 0, part: 'number' };
const noId: Expected = { offset: 0, part: 'id' };

const atInstant = (format: InputFormat, instant: bigint | undefined): Reading | Expected =>
  instant === undefined ? noId : { format, instant: inRange(instant), zone: 'UTC', notices: [] };

function readNumber(format: InputFormat, text: string, count: Count): Reading | Expected {
  const decimal = readDecimal(text);
  if (!decimal) return noNumber;
  const reading = atInstant(format, readCount(decimal, count));
  const isCut = (decimal.coefficient * count.unit) % decimal.scale !== 0n;
  return isCut && 'instant' in reading ? { ...reading, notices: [{ code: 'precision-cut' }] } : reading;
}

const yearPattern = compilePattern('uuuu');

function readFiletimeHex(text: string): bigint | undefined {
  const digits = /^(?:0x)?([0-9a-f]{1,16})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits}`) * counts.filetime.unit + counts.filetime.epoch;
}

function readSerial(text: string, reader: Reader): Reading | Expected {
  const decimal = readDecimal(text);
  if (!decimal) return noNumber;
  const { wall, isInvented } = readExcel(decimal, reader.options.excelSystem);
  const reading = onWall('excel', { wall, isZulu: false, oddities: [] }, reader);
  return isInvented ? { ...reading, notices: [...reading.notices, { code: 'excel-leap-day' }] } : reading;
}

function readParts(format: InputFormat, result: PatternResult, reader: Reader): Reading | Expected {
  if ('expected' in result) return result.expected;
  const { parts } = result;
  if (format === 'pattern' && !parts.year && !parts.weekYear)
    throw new ToolError('no-year', {}, { offset: 0, field: 'inputPattern' });
  const resolved = resolveParts(parts, reader.ctx.locale);
  return onWall(format, format === 'http' ? { ...resolved, isZulu: true, offset: 0 } : resolved, reader);
}

/** Counts from the present second. */
function readFromNow(text: string, reader: Reader): Reading | Expected {
  const { ctx, zone, zones } = reader;
  const now = BigInt(Math.floor(ctx.now().getTime() / 1_000)) * nanosPerSecond;
  const today = now + BigInt(zones.offsetAt(zone, now)) * nanosPerSecond;
  const time = readRelative(text, today, ctx.locale);
  if (!time) return { offset: 0, part: 'relative' };
  const { wall, nanoseconds } = time;
  const from: Reading =
    wall === undefined
      ? { format: 'relative', instant: now, zone, notices: [] }
      : onWall('relative', { wall: inRange(wall), isZulu: false, oddities: [] }, reader);
  return { ...from, instant: inRange(from.instant + nanoseconds) };
}

function inRange(instant: bigint): bigint {
  if (instant < firstInstant || instant > lastInstant) throw new ToolError('out-of-range', {}, 0);
  return instant;
}

/** The instant of a local date and time: by the offset in the text, by the zone in it, or by the user's zone. */
function onWall(format: InputFormat, resolved: Resolved, reader: Reader): Reading {
  const { wall, offset, isZulu, zone: named, oddities } = resolved;
  const { zones, options, ctx } = reader;
  const zone = named && relocateToSlice(named.offset, () => zones.identify(named.name));
  if (offset === undefined) {
    const local = zone ?? reader.zone;
    const { instant, oddity } = zones.toInstant(local, wall, options.disambiguation);
    inRange(instant);
    if (!oddity) return { format, instant, zone: local, notices: oddities };
    const shown = toWall(instant + BigInt(zones.offsetAt(local, instant)) * nanosPerSecond);
    const asked = toWall(wall);
    // Where a zone has moved across the date line, a whole day is skipped.
    const day = shown.day === asked.day ? '' : `${showDay(shown, ctx)}, `;
    const params = {
      time: showTime(asked),
      date: showDay(asked, ctx),
      zone: local,
      shown: `${day}${showTime(shown)}`,
    };
    const code = oddity === 'repeated' && options.disambiguation === 'later' ? 'repeated-later' : oddity;
    return { format, instant, zone: local, notices: [...oddities, { code, params }] };
  }
  const instant = inRange(wall - BigInt(offset) * nanosPerSecond);
  if (zone === undefined) return { format, instant, zone: isZulu ? 'UTC' : writeOffset(offset, 5), notices: oddities };
  const actual = zones.offsetAt(zone, instant);
  // Texts give the offset in minutes, also for old times at which it was not whole ones.
  if (isZulu || Math.abs(actual - offset) < 60) return { format, instant, zone, notices: oddities };
  const params = { offset: writeOffset(offset, 5), zone, actual: writeOffset(actual, 5) };
  return { format, instant, zone, notices: [...oddities, { code: 'offset-disagrees', params, at: named }] };
}
