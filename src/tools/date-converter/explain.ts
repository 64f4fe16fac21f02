import type { Context } from '#core/tool.ts';
import { dayOfYear, daysInMonth, isLeapYear, type Wall, weekOf } from '#lib/date-time/calendar.ts';
import type { Expected } from '#lib/date-time/read-pattern.ts';
import type messages from './en.json';

type DateContext = Context<keyof typeof messages.logic>;

/** Names the part that was expected in a text. */
export const explainExpected = ({ part, text = '' }: Expected, ctx: DateContext): string =>
  ctx.message(`part-${part}`, { text });

/** A weekday (1 is Monday) by its name. */
const nameWeekday = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

const nameMonth = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1));

/** A day with its month and year: “20 November 2026”. */
export const showDay = ({ year, month, day }: Wall, ctx: DateContext): string =>
  ctx.message('day', { day, month: nameMonth(month, ctx.locale), year: String(year) });

/** Hours, minutes, and seconds if there are any. */
export function showTime({ hour, minute, second }: Wall): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return [two(hour), two(minute), ...(second === 0 ? [] : [two(second)])].join(':');
}

/** Facts about a day, on one line. */
export function explainDay(wall: Wall, isSummerTime: boolean, ctx: DateContext): string {
  const { week, weekYear, weekday } = weekOf(wall);
  const facts = ctx.message('facts', {
    weekday: nameWeekday(weekday, ctx.locale),
    week,
    weekYear: String(weekYear),
    day: dayOfYear(wall),
    days: isLeapYear(wall.year) ? 366 : 365,
    quarter: Math.ceil(wall.month / 3),
    month: nameMonth(wall.month, ctx.locale),
    monthDays: daysInMonth(wall.year, wall.month),
  });
  const yearType = ctx.message(isLeapYear(wall.year) ? 'leapYear' : 'commonYear');
  return [facts, yearType, ctx.message(isSummerTime ? 'summerTime' : 'standardTime')].join(', ');
}
