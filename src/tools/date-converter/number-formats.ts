import { namesOf } from '#core/record-of.ts';
import { nanosPerDay, toWall } from '#lib/date-time/calendar.ts';
import { counts, type Decimal, isCountFormat, readDecimal } from './counts.ts';
import type { InputFormat } from './input-format.ts';

export const isNumber = (text: string): boolean => /^[-+\u2212]?\d+(?:\.\d+)?$/.test(text);

/**
 * The formats that a number may be in: first those that its shape and size suggest, then those in which it is a date of
 * our times, which are computed lazily.
 */
export function* numberFormats(
  text: string,
  instantIn: (format: InputFormat) => bigint | undefined,
): Generator<InputFormat> {
  const decimal = readDecimal(text);
  const first = decimal ? [...formatsByShape(decimal), ...formatsBySize(decimal)] : [];
  yield* first;
  for (const format of [...otherFormats, ...countFormats])
    if (!first.includes(format) && isOfOurTimes(format, instantIn(format))) yield format;
}

const otherFormats = ['compact', 'objectId', 'snowflakeDiscord', 'snowflakeX', 'excel'] as const;
const countFormats = namesOf(counts);

/** The last seconds of year 9999, which often mean “never”, are milliseconds of 1978, too. */
function formatsBySize(decimal: Decimal): readonly InputFormat[] {
  const likeliest = formatBySize(decimal);
  return decimal.digits === 12 && likeliest === 'unixMilliseconds' ? [likeliest, 'unixSeconds'] : [likeliest];
}

function formatsByShape({ digits, isSigned, isWhole }: Decimal): readonly InputFormat[] {
  if (isSigned) return [];
  if (!isWhole) return digits === 5 ? ['excel'] : [];
  return digits === 4 ? ['year'] : digits === 8 ? ['basicDate'] : [];
}

/** The unit in which a count is a date of our times. */
function formatBySize({ coefficient, scale }: Decimal): InputFormat {
  const whole = coefficient / scale;
  const size = whole < 0n ? -whole : whole;
  if (size < 10n ** 11n) return 'unixSeconds';
  if (size < 10n ** 14n) return 'unixMilliseconds';
  if (size >= 116n * 10n ** 14n && size <= 160n * 10n ** 14n) return 'chrome';
  if (size < 10n ** 17n) return 'unixMicroseconds';
  if (size <= 160n * 10n ** 15n && size >= 116n * 10n ** 15n) return 'filetime';
  return size >= 62n * 10n ** 16n && size <= 67n * 10n ** 16n ? 'ticks' : 'unixNanoseconds';
}

/** From 1900 to 2200, and not within a day of the beginning of a count, where any small number is. */
function isOfOurTimes(format: InputFormat, instant: bigint | undefined): boolean {
  if (instant === undefined) return false;
  const { year } = toWall(instant);
  if (year < 1900 || year > 2200) return false;
  const elapsed = isCountFormat(format) ? instant - counts[format].epoch : nanosPerDay;
  return elapsed >= nanosPerDay || elapsed <= -nanosPerDay;
}
