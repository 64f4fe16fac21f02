/** Days and times of the proleptic Gregorian calendar, without zones; all exact. */

/** A local date and time of day, without a zone. */
export interface Wall {
  /** Astronomical: 0 is 1 BC. */
  readonly year: number;
  /** From 1, like the day. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly nanosecond: number;
}

export const nanosPerSecond = 1_000_000_000n;
export const nanosPerDay = 86_400n * nanosPerSecond;

/** The first and last instant of JavaScript's Date, in nanoseconds since 1970: 100,000,000 days in either direction. */
export const lastInstant = 100_000_000n * nanosPerDay;
export const firstInstant = -lastInstant;

/** Quotient rounded towards minus infinity. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days in a month, counted from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

/** Days from 1970-01-01. Years are counted from March, so that the leap day is their last. */
export function toDayNumber(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date of a day counted from 1970-01-01. */
export function fromDayNumber(number: number): Pick<Wall, 'year' | 'month' | 'day'> {
  const days = number + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** Nanoseconds from 1970-01-01T00:00 local time. */
export function fromWall({ year, month, day, hour, minute, second, nanosecond }: Wall): bigint {
  const seconds = toDayNumber(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second;
  return BigInt(seconds) * nanosPerSecond + BigInt(nanosecond);
}

/** The local time that many nanoseconds after 1970-01-01T00:00 local time. */
export function toWall(nanoseconds: bigint): Wall {
  const days = floorDivide(nanoseconds, nanosPerDay);
  const rest = Number(nanoseconds - days * nanosPerDay);
  const seconds = Math.floor(rest / 1e9);
  return {
    ...fromDayNumber(Number(days)),
    hour: Math.floor(seconds / 3_600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    nanosecond: rest % 1e9,
  };
}

type Day = Pick<Wall, 'year' | 'month' | 'day'>;

/** From 1, for 1 January. */
export const dayOfYear = ({ year, month, day }: Day): number =>
  toDayNumber(year, month, day) - toDayNumber(year, 1, 1) + 1;

/** From 1, Monday, to 7, Sunday (ISO 8601). */
export const weekdayOf = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1;

/** Day number of the Monday of week 1: the week that holds 4 January (ISO 8601). */
function firstMonday(weekYear: number): number {
  const fourth = toDayNumber(weekYear, 1, 4);
  return fourth - weekdayOf(fourth) + 1;
}

/** 52 or 53. */
export const weeksInYear = (weekYear: number): number => (firstMonday(weekYear + 1) - firstMonday(weekYear)) / 7;

/** Week of ISO 8601, the year that it belongs to, and the day in it. */
export function weekOf({ year, month, day }: Day): { weekYear: number; week: number; weekday: number } {
  const number = toDayNumber(year, month, day);
  const weekYear = number < firstMonday(year) ? year - 1 : number >= firstMonday(year + 1) ? year + 1 : year;
  return {
    weekYear,
    week: Math.floor((number - firstMonday(weekYear)) / 7) + 1,
    weekday: weekdayOf(number),
  };
}

/** Day number of a day of a week of ISO 8601. */
export const fromWeek = (weekYear: number, week: number, weekday: number): number =>
  firstMonday(weekYear) + (week - 1) * 7 + weekday - 1;
