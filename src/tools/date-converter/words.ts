import { formatMessage } from '#core/messages.ts';
import { dayOfYear, daysInMonth, isLeapYear, type Wall, weekOf } from '#lib/date-time/calendar.ts';
import type { Expected } from '#lib/date-time/read-pattern.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const stringsOf = (locale: string) => (locale.startsWith('fr') ? fr : en);

/** Spec style: the day before the month in English too, for it is read all over the world. */
const languageOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const lookUp = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

export const nameFormat = (format: string, locale: string): string =>
  lookUp(stringsOf(locale).values.inputFormat, format);

export const nameForm = (form: string, locale: string): string => lookUp(stringsOf(locale).values.form, form);

/** What should have stood in a text, in words. */
export const namePart = (part: Expected['part'], text: string | undefined, locale: string): string =>
  part === 'literal'
    ? formatMessage(stringsOf(locale).page.partLiteral, { text: text ?? '' }, locale)
    : lookUp(stringsOf(locale).page, `part-${part}`);

const utc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOf(locale), { ...options, timeZone: 'UTC' });

/** A day as it is spoken of. `Date` knows no year below 100 by its number. */
export function showDay({ year, month, day }: Wall, locale: string): string {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year);
  return utc(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(date);
}

/** Hours, minutes, and seconds if there are any. */
export function showTime({ hour, minute, second }: Wall): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return [two(hour), two(minute), ...(second === 0 ? [] : [two(second)])].join(':');
}

/** What is worth knowing of a day, on one line. */
export function tellFacts(wall: Wall, isSummerTime: boolean, locale: string): string {
  const { page } = stringsOf(locale);
  const { week, weekYear, weekday } = weekOf(wall);
  const params = {
    weekday: utc(locale, { weekday: 'long' }).format(Date.UTC(2024, 0, weekday)),
    week,
    weekYear: String(weekYear),
    day: dayOfYear(wall),
    days: isLeapYear(wall.year) ? 366 : 365,
    quarter: Math.ceil(wall.month / 3),
    month: utc(locale, { month: 'long' }).format(Date.UTC(2024, wall.month - 1)),
    monthDays: daysInMonth(wall.year, wall.month),
  };
  return [
    formatMessage(page.facts, params, locale),
    isLeapYear(wall.year) ? page.leapYear : page.commonYear,
    isSummerTime ? page.summerTime : page.standardTime,
  ].join(', ');
}

/** The greatest unit of which there is one, with its seconds; months and years as long as they are on average. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago or ahead so many nanoseconds are: “2 hours ago”. */
export function tellRelative(nanoseconds: bigint, locale: string): string {
  const seconds = Number(nanoseconds / 1_000_000_000n);
  const [unit, size] = units.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const);
  const amount = Math.trunc(seconds / size);
  // “Yesterday” and “last year” are days and years of a calendar; here they are spans. Only “now” has a word of its own.
  return new Intl.RelativeTimeFormat(locale, { numeric: amount === 0 ? 'auto' : 'always' }).format(amount, unit);
}
