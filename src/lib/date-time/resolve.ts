import { type Place, ToolError } from '#core/tool.ts';
import {
  daysInMonth,
  fromDayNumber,
  fromWall,
  fromWeek,
  isLeapYear,
  toDayNumber,
  weekdayOf,
  weeksInYear,
} from './calendar.ts';
import type { Said } from './read-pattern.ts';

/** A date and a time as a text tells them: on a wall, with the offset or the zone that it names. */
export interface Resolved {
  /** Nanoseconds since 1970-01-01T00:00 on that wall. */
  readonly wall: bigint;
  readonly offset?: number;
  readonly isZulu: boolean;
  readonly zone?: { readonly name: string; readonly offset: number; readonly length: number };
  /** What is odd about it, though it can be read. */
  readonly oddities: readonly Oddity[];
}

export interface Oddity {
  readonly code: 'leap-second' | 'wrong-weekday' | 'precision-cut';
  readonly params: Readonly<Record<string, string>>;
  readonly at: Place | undefined;
}

/**
 * Puts together what a text says; months, days and times that it does not say are the first ones.
 * @throws ToolError `no-year`; and where there is no such time `no-such-month` {month}, `no-such-day` {month, days, day},
 * `no-such-week` {year, weeks, week}, `no-such-weekday` {weekday}, `no-such-day-of-year` {year, days, day},
 * `no-such-hour` {hour}, `no-such-minute` {minute}, `no-such-second` {second}
 */
export function resolveSaid(said: Said, locale: string): Resolved {
  const oddities: Oddity[] = [];
  const day = resolveDay(closeCentury(said), locale);
  const { weekday } = said;
  if (weekday && weekdayOf(day) !== weekday.value && !said.week) {
    const nameOf = (number: number) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number));
    const params = { said: nameOf(weekday.value), actual: nameOf(weekdayOf(day)) };
    oddities.push({ code: 'wrong-weekday', params, at: placeOf(weekday) });
  }
  if (said.isCut) oddities.push({ code: 'precision-cut', params: {}, at: placeOf(said.fraction) });
  const hour = resolveHour(said);
  const minute = said.minute?.value ?? 0;
  const written = said.second?.value ?? 0;
  if (minute > 59) throw new ToolError('no-such-minute', { minute }, placeOf(said.minute));
  if (written > 60) throw new ToolError('no-such-second', { second: written }, placeOf(said.second));
  if (written === 60) oddities.push({ code: 'leap-second', params: {}, at: placeOf(said.second) });
  const second = Math.min(59, written);
  const nanosecond = said.fraction?.value ?? 0;
  if (hour === 24 && (minute > 0 || second > 0 || nanosecond > 0))
    throw new ToolError('no-such-hour', { hour }, placeOf(said.hour));
  const wall = fromWall({ ...fromDayNumber(day), hour, minute, second, nanosecond });
  return {
    wall,
    isZulu: said.isZulu ?? false,
    ...(said.offset ? { offset: said.offset.value } : {}),
    ...(said.zone ? { zone: said.zone } : {}),
    oddities,
  };
}

const placeOf = (said: Place | undefined): Place | undefined =>
  said && { offset: said.offset, length: said.length ?? 1 };

function resolveHour({ hour, half, isHalfDay }: Said): number {
  if (!hour) return 0;
  const isTwelve = half !== undefined || isHalfDay;
  if (hour.value > (isTwelve ? 12 : 24)) throw new ToolError('no-such-hour', { hour: hour.value }, placeOf(hour));
  return isTwelve ? (hour.value % 12) + 12 * (half?.value ?? 0) : hour.value;
}

/** Where the century is open, it is that in which the weekday fits: RFC 850 dates have one. */
function closeCentury(said: Said): Said {
  const { year, month, day, weekday, isCenturyOpen } = said;
  if (!isCenturyOpen || !year || !weekday) return said;
  const fits = (value: number) => weekdayOf(toDayNumber(value, month?.value ?? 1, day?.value ?? 1)) === weekday.value;
  const value = [year.value, year.value - 100, year.value + 100].find(fits) ?? year.value;
  return { ...said, year: { ...year, value } };
}

/** Days from 1970-01-01. */
function resolveDay(said: Said, locale: string): number {
  const { weekYear, week, weekday, dayOfYear, era } = said;
  if (weekYear && week) {
    const weeks = weeksInYear(weekYear.value);
    if (week.value < 1 || week.value > weeks)
      throw new ToolError('no-such-week', { year: String(weekYear.value), weeks, week: week.value }, placeOf(week));
    if (weekday && (weekday.value < 1 || weekday.value > 7))
      throw new ToolError('no-such-weekday', { weekday: weekday.value }, placeOf(weekday));
    return fromWeek(weekYear.value, week.value, weekday?.value ?? 1);
  }
  if (!said.year) throw new ToolError('no-year');
  const year = era?.value === 0 ? 1 - said.year.value : said.year.value;
  if (dayOfYear) {
    const days = isLeapYear(year) ? 366 : 365;
    if (dayOfYear.value < 1 || dayOfYear.value > days)
      throw new ToolError(
        'no-such-day-of-year',
        { year: String(year), days, day: dayOfYear.value },
        placeOf(dayOfYear),
      );
    return toDayNumber(year, 1, 1) + dayOfYear.value - 1;
  }
  const month = said.month?.value ?? 1;
  if (month < 1 || month > 12) throw new ToolError('no-such-month', { month }, placeOf(said.month));
  const days = daysInMonth(year, month);
  const day = said.day?.value ?? 1;
  if (day < 1 || day > days) {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1));
    throw new ToolError('no-such-day', { month: `${name} ${year}`, days, day }, placeOf(said.day));
  }
  return toDayNumber(year, month, day);
}
