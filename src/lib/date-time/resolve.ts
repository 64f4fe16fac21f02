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
import type { DateParts } from './read-pattern.ts';

/** The date and time of a text: local, with the offset or zone that it names. */
export interface Resolved {
  /** Nanoseconds since 1970-01-01T00:00 local time. */
  readonly wall: bigint;
  readonly offset?: number;
  readonly isZulu: boolean;
  readonly zone?: { readonly name: string; readonly offset: number; readonly length: number };
  /** Oddities, to be reported by notices. */
  readonly oddities: readonly Oddity[];
}

export interface Oddity {
  readonly code: 'leap-second' | 'wrong-weekday' | 'precision-cut';
  readonly params: Readonly<Record<string, string>>;
  readonly at: Place | undefined;
}

/**
 * Combines the parts of a text; missing months, days and times are the first ones.
 * @throws ToolError `no-year`; and where there is no such time `no-such-month` {month}, `no-such-day` {month, days,
 * day}, `no-such-week` {year, weeks, week}, `no-such-weekday` {weekday}, `no-such-day-of-year` {year, days, day},
 * `no-such-hour` {hour}, `no-such-minute` {minute}, `no-such-second` {second}
 */
export function resolveParts(parts: DateParts, locale: string): Resolved {
  const oddities: Oddity[] = [];
  const day = resolveDay(closeCentury(parts), locale);
  const { weekday } = parts;
  if (weekday && weekdayOf(day) !== weekday.value && !parts.week) {
    const nameOf = (number: number) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number));
    const params = { said: nameOf(weekday.value), actual: nameOf(weekdayOf(day)) };
    oddities.push({ code: 'wrong-weekday', params, at: placeOf(weekday) });
  }
  if (parts.isCut) oddities.push({ code: 'precision-cut', params: {}, at: placeOf(parts.fraction) });
  const hour = resolveHour(parts);
  const minute = parts.minute?.value ?? 0;
  const written = parts.second?.value ?? 0;
  if (minute > 59) throw new ToolError('no-such-minute', { minute }, placeOf(parts.minute));
  if (written > 60) throw new ToolError('no-such-second', { second: written }, placeOf(parts.second));
  if (written === 60) oddities.push({ code: 'leap-second', params: {}, at: placeOf(parts.second) });
  const second = Math.min(59, written);
  const nanosecond = parts.fraction?.value ?? 0;
  if (hour === 24 && (minute > 0 || second > 0 || nanosecond > 0))
    throw new ToolError('no-such-hour', { hour }, placeOf(parts.hour));
  const wall = fromWall({ ...fromDayNumber(day), hour, minute, second, nanosecond });
  return {
    wall,
    isZulu: parts.isZulu ?? false,
    ...(parts.offset ? { offset: parts.offset.value } : {}),
    ...(parts.zone ? { zone: parts.zone } : {}),
    oddities,
  };
}

const placeOf = (part: Place | undefined): Place | undefined =>
  part && { offset: part.offset, length: part.length ?? 1 };

function resolveHour({ hour, half, isHalfDay }: DateParts): number {
  if (!hour) return 0;
  const isTwelve = half !== undefined || isHalfDay;
  if (hour.value > (isTwelve ? 12 : 24)) throw new ToolError('no-such-hour', { hour: hour.value }, placeOf(hour));
  return isTwelve ? (hour.value % 12) + 12 * (half?.value ?? 0) : hour.value;
}

/** Where the century is open, the weekday decides: RFC 850 dates have one. */
function closeCentury(parts: DateParts): DateParts {
  const { year, month, day, weekday, isCenturyOpen } = parts;
  if (!isCenturyOpen || !year || !weekday) return parts;
  const fits = (value: number) => weekdayOf(toDayNumber(value, month?.value ?? 1, day?.value ?? 1)) === weekday.value;
  const value = [year.value, year.value - 100, year.value + 100].find(fits) ?? year.value;
  return { ...parts, year: { ...year, value } };
}

/** Days from 1970-01-01. */
function resolveDay(parts: DateParts, locale: string): number {
  const { weekYear, week, weekday, dayOfYear, era } = parts;
  if (weekYear && week) {
    const weeks = weeksInYear(weekYear.value);
    if (week.value < 1 || week.value > weeks)
      throw new ToolError('no-such-week', { year: String(weekYear.value), weeks, week: week.value }, placeOf(week));
    if (weekday && (weekday.value < 1 || weekday.value > 7))
      throw new ToolError('no-such-weekday', { weekday: weekday.value }, placeOf(weekday));
    return fromWeek(weekYear.value, week.value, weekday?.value ?? 1);
  }
  if (!parts.year) throw new ToolError('no-year');
  const year = era?.value === 0 ? 1 - parts.year.value : parts.year.value;
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
  const month = parts.month?.value ?? 1;
  if (month < 1 || month > 12) throw new ToolError('no-such-month', { month }, placeOf(parts.month));
  const days = daysInMonth(year, month);
  const day = parts.day?.value ?? 1;
  if (day < 1 || day > days) {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1));
    throw new ToolError('no-such-day', { month: `${name} ${year}`, days, day }, placeOf(parts.day));
  }
  return toDayNumber(year, month, day);
}
