import { type Context, ToolError } from '#core/tool.ts';
import { loadTemporal } from '#lib/date-time/load-temporal.ts';

const nanosPerMillisecond = 1_000_000n;
const nanosPerSecond = 1_000_000_000n;

/** From here on, a number is one of milliseconds: as seconds it would be a moment after the year 5000. */
const minMilliseconds = 100_000_000_000n;

/**
 * The moment of an option, in nanoseconds since 1970: now if it is blank, else a date and time by ISO 8601, in the
 * user's time zone if it names no offset, or the time since 1970, in milliseconds from 12 digits on, else in seconds.
 * @throws ToolError `no-moment`, in that field
 */
export async function readMoment(
  text: string,
  field: string,
  { now, timeZone }: Pick<Context, 'now' | 'timeZone'>,
): Promise<bigint> {
  const written = text.trim();
  if (written === '') return BigInt(now().getTime()) * nanosPerMillisecond;
  if (/^-?\d{1,18}$/.test(written)) {
    const number = BigInt(written);
    const isSeconds = -minMilliseconds < number && number < minMilliseconds;
    return number * (isSeconds ? nanosPerSecond : nanosPerMillisecond);
  }
  const { Instant, PlainDateTime } = await loadTemporal();
  const moment =
    unlessOutOfRange(() => Instant.from(written)) ??
    unlessOutOfRange(() => PlainDateTime.from(written).toZonedDateTime(timeZone).toInstant());
  if (moment) return moment.epochNanoseconds;
  throw new ToolError('no-moment', {}, { offset: 0, length: text.length, field });
}

/** Temporal throws a RangeError for what it cannot read. */
function unlessOutOfRange<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whole milliseconds of nanoseconds since 1970, rounded down. */
export const toMilliseconds = (nanoseconds: bigint): number => Number(floorDivide(nanoseconds, nanosPerMillisecond));

/** Division of whole numbers that rounds down. */
export const floorDivide = (value: bigint, by: bigint): bigint => (value - (((value % by) + by) % by)) / by;
