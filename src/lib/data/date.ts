import type { DateNode } from '#lib/data/node.ts';

/**
 * A date, a time or both in the format of TOML 1.1 and RFC 3339; seconds may be missing. Groups: year, month, day,
 * separator, hour, minute, second, fraction, offset.
 */
const dateTime = /^(?:(\d{4})-(\d\d)-(\d\d))?(?:([Tt ])?(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?([Zz]|[+-]\d\d:\d\d)?)?$/;

/** The kind of date that a text is exactly, or undefined. It must exist: not 30 February, not 25 o’clock. */
export function dateForm(text: string): DateNode['form'] | undefined {
  if (text.length < 5 || text.length > longest) return undefined;
  const [, year, month, day, separator, hour, minute, second, , offset] = dateTime.exec(text) ?? [];
  if (year !== undefined && !isDay(Number(year), Number(month), Number(day))) return undefined;
  if (hour === undefined) return year === undefined ? undefined : 'local-date';
  if (!isTime(hour, minute, second) || (year === undefined) !== (separator === undefined)) return undefined;
  if (offset === undefined) return year === undefined ? 'local-time' : 'local-datetime';
  const [, offsetHour = '00', offsetMinute = '00'] = /(\d\d):(\d\d)/.exec(offset) ?? [];
  return year !== undefined && isTime(offsetHour, offsetMinute, '00') ? 'offset-datetime' : undefined;
}

/** There are no more decimals than fit. */
const longest = 100;

/** RFC 3339 allows second 60, on days that end with a leap second. */
const isTime = (hour: string, minute = '00', second = '00'): boolean =>
  Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return length !== undefined && day >= 1 && day <= length;
}

/**
 * The same moment in UTC, in ISO 8601: `2026-11-20T09:00:00+02:00` → `2026-11-20T07:00:00Z`. Decimals of a second stay
 * as they are typed. Dates without an offset are not moments: they are unchanged.
 */
export function toUtc({ form, raw }: Pick<DateNode, 'form' | 'raw'>): string {
  if (form !== 'offset-datetime') return raw;
  const [, year, month, day, , hour, minute, second = '00', fraction, offset = 'Z'] = dateTime.exec(raw) ?? [];
  const [, sign = '+', offsetHour = '0', offsetMinute = '0'] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const shift = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  // Offsets are in whole minutes, so the seconds are unchanged, leap seconds included.
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  moment.setUTCHours(Number(hour), Number(minute) - shift);
  const written = moment.toISOString();
  return `${written.slice(0, written.indexOf('T') + 6)}:${second}${fraction === undefined ? '' : `.${fraction}`}Z`;
}
