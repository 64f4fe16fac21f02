import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOfYear,
  daysInMonth,
  firstInstant,
  fromWall,
  fromWeek,
  isLeapYear,
  lastInstant,
  toDayNumber,
  toWall,
  weekdayOf,
  weekOf,
  weeksInYear,
} from './calendar.ts';

const instants = fc.bigInt({ min: firstInstant, max: lastInstant });

test('walls and nanoseconds are two ways of writing the same', () => {
  fc.assert(fc.property(instants, (instant) => fromWall(toWall(instant)) === instant));
});

test('agrees with ECMAScript on every date', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { year, month, day, hour, minute, second, nanosecond } = toWall(instant);
      const date = new Date(Math.floor(Number(instant / 1_000_000n)));
      const before = instant % 1_000_000n < 0n ? new Date(date.getTime() - 1) : date;
      expect([year, month, day, hour, minute, second, Math.floor(nanosecond / 1e6)]).toEqual([
        before.getUTCFullYear(),
        before.getUTCMonth() + 1,
        before.getUTCDate(),
        before.getUTCHours(),
        before.getUTCMinutes(),
        before.getUTCSeconds(),
        before.getUTCMilliseconds(),
      ]);
      expect(weekdayOf(toDayNumber(year, month, day)) % 7).toBe(before.getUTCDay());
    }),
  );
});

test.each([
  [2000, true],
  [1900, false],
  [2023, false],
  [2024, true],
  [0, true],
])('%d leaps: %s', (year, leaps) => {
  expect(isLeapYear(year)).toBe(leaps);
  expect(daysInMonth(year, 2)).toBe(leaps ? 29 : 28);
});

// Python 3.11, date.isocalendar().
test.each([
  [2023, 4, 12, 2023, 15, 3],
  [2021, 1, 3, 2020, 53, 7],
  [2024, 12, 30, 2025, 1, 1],
  [1, 1, 1, 1, 1, 1],
  [9999, 12, 31, 9999, 52, 5],
])('%d-%d-%d is in week', (year, month, day, weekYear, week, weekday) => {
  expect(weekOf({ year, month, day })).toEqual({ weekYear, week, weekday });
  expect(fromWeek(weekYear, week, weekday)).toBe(toDayNumber(year, month, day));
});

test('years of 53 weeks', () => {
  expect([2015, 2020, 2026, 2032].map(weeksInYear)).toEqual([53, 53, 53, 53]);
  expect([2021, 2023, 2025].map(weeksInYear)).toEqual([52, 52, 52]);
});

test('the last day of a year', () => {
  expect(dayOfYear({ year: 2023, month: 12, day: 31 })).toBe(365);
  expect(dayOfYear({ year: 2024, month: 12, day: 31 })).toBe(366);
});
