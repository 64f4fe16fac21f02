import type { Context } from '#core/tool.ts';
import { loadTemporal } from '#lib/date-time/load-temporal.ts';
import type messages from './en.json';

const units = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
type Unit = (typeof units)[number];
type Counts = Readonly<Partial<Record<`${Unit}s`, number>>>;

const day = 86_400_000;
/** Close to what Temporal can hold, in milliseconds: it looks one unit further to cut. */
const lastMoment = 8.6e15;
/** The average of the Gregorian calendar, for moments beyond that. */
const year = 365.2425 * day;

export type RelativeMessage = keyof typeof messages.logic;

/** The zone is the one in which days, months and years are counted. */
type RelativeContext = Pick<Context<RelativeMessage>, 'locale' | 'timeZone' | 'message'>;

interface RelativeOptions {
  /** Abbreviates units up to days: “1 hr 20 min”. */
  readonly isShort?: boolean;
  /** Else a distance of minutes is cut to whole ones. */
  readonly hasSeconds?: boolean;
}

/**
 * How far a moment is from another, both in milliseconds since 1970, in its two largest units: “in 3 hours 20 minutes”.
 * From 60 days on, those are months and years of the calendar, counted from the earlier moment. What is less is cut: no
 * unit is shown that has not passed.
 */
export async function createRelativeFormat(
  { locale, timeZone, message }: RelativeContext,
  { isShort = false, hasSeconds = true }: RelativeOptions = {},
): Promise<(moment: number, now: number) => string> {
  const { Instant } = await loadTemporal();
  const at = (moment: number) => Instant.fromEpochMilliseconds(Math.trunc(moment)).toZonedDateTimeISO(timeZone);

  const countUnits = (moment: number, now: number): Counts => {
    if (Math.max(Math.abs(moment), Math.abs(now)) > lastMoment) return { years: Math.trunc((moment - now) / year) };
    // Forward in both directions: a month before the end of February is not the same as one after.
    const [from, to] = [at(Math.min(moment, now)), at(Math.max(moment, now))];
    const largestUnit = Math.abs(moment - now) < 60 * day ? 'day' : 'year';
    const exact = from.until(to, { largestUnit });
    const [first = 'second', second = first] = units.slice(units.findIndex((unit) => exact[`${unit}s`] !== 0));
    const smallestUnit = second === 'second' && !hasSeconds ? first : second;
    return from.until(to, { largestUnit, smallestUnit, roundingMode: 'trunc' });
  };

  const writeUnit = (count: number, unit: Unit): string => {
    const unitDisplay = isShort && unit !== 'year' && unit !== 'month' ? 'short' : 'long';
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);
  };

  return (moment, now) => {
    const counts = countUnits(moment, now);
    const time = units.flatMap((unit) => {
      const count = Math.abs(counts[`${unit}s`] ?? 0);
      return count > 0 ? writeUnit(count, unit) : [];
    });
    if (time.length === 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
    return message(moment < now ? 'ago' : 'in', { time: time.join(' ') });
  };
}
