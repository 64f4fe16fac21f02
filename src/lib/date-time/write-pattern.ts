import { dayOfYear, type Wall, weekOf } from './calendar.ts';
import { months, weekdays } from './names.ts';
import type { Pattern } from './pattern.ts';

/** A moment in a zone. */
export interface Moment {
  /** Nanoseconds since 1970-01-01T00:00Z. */
  readonly instant: bigint;
  readonly zone: string;
  /** Seconds ahead of UTC. */
  readonly offset: number;
  readonly wall: Wall;
}

/** The number of digits of a fraction of a second; `auto`: 0, 3, 6 or 9, as many as needed. */
export type FractionDigits = 'auto' | '0' | '3' | '6' | '9';

/** Writes a moment by a pattern, without its optional parts. Fractions are truncated, not rounded. */
export function writePattern(pattern: Pattern, moment: Moment, fraction: FractionDigits = 'auto'): string {
  return pattern
    .map((part) => {
      if (part.type === 'literal') return part.text;
      return part.type === 'optional' ? '' : writeField(part.letter, part.count, moment, fraction);
    })
    .join('');
}

function writeField(letter: string, count: number, moment: Moment, fraction: FractionDigits): string {
  const { wall, offset, zone } = moment;
  const half = wall.hour % 12;
  switch (letter) {
    case 'G':
      return wall.year > 0 ? 'AD' : 'BC';
    case 'u':
      return writeIsoYear(wall.year);
    case 'y':
      return writeYear(wall.year, count);
    case 'Y':
      return writeYear(weekOf(wall).weekYear, count);
    case 'Q':
      return count > 2 ? `Q${Math.ceil(wall.month / 3)}` : pad(Math.ceil(wall.month / 3), count);
    case 'M':
    case 'L':
      return count > 2 ? abbreviate(months[wall.month - 1], count) : pad(wall.month, count);
    case 'w':
      return pad(weekOf(wall).week, count);
    case 'd':
      return pad(wall.day, count);
    case 'D':
      return pad(dayOfYear(wall), count);
    case 'e':
      return count > 2 ? abbreviate(weekdays[weekOf(wall).weekday - 1], count) : pad(weekOf(wall).weekday, count);
    case 'E':
      return abbreviate(weekdays[weekOf(wall).weekday - 1], count);
    case 'a':
      return wall.hour < 12 ? 'AM' : 'PM';
    case 'H':
      return pad(wall.hour, count);
    case 'k':
      return pad(wall.hour || 24, count);
    case 'K':
      return pad(half, count);
    case 'h':
      return pad(half || 12, count);
    case 'm':
      return pad(wall.minute, count);
    case 's':
      return pad(wall.second, count);
    case 'S':
      return String(wall.nanosecond).padStart(9, '0').padEnd(count, '0').slice(0, count);
    case 'f':
      return writeFraction(wall.nanosecond, fraction);
    case 'V':
      return zone;
    case 'z':
      return nameZone(moment, 'en', count > 3 ? 'long' : 'short');
    case 'O':
      return `GMT${offset === 0 ? '' : count > 3 ? writeOffset(offset, 3) : shortOffset(offset)}`;
    case 'Z':
      return count === 4
        ? `GMT${offset === 0 ? '' : writeOffset(offset, 3)}`
        : writeOffset(offset, count === 5 ? 5 : 2);
    case 'X':
      return offset === 0 ? 'Z' : writeOffset(offset, count);
    case 'x':
      return writeOffset(offset, count);
    default:
      return '';
  }
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Three letters, four or more for the whole name, five for one letter. */
const abbreviate = (name = '', count: number): string => (count === 4 ? name : name.slice(0, count === 5 ? 1 : 3));

const writeYear = (year: number, count: number): string => {
  const digits = String(Math.abs(year)).padStart(count, '0');
  return (year < 0 ? '-' : '') + (count === 2 ? digits.slice(-2) : digits);
};

/** Four digits, or a sign and six where needed (ISO 8601, ECMAScript). */
export const writeIsoYear = (year: number): string =>
  year >= 0 && year <= 9999
    ? String(year).padStart(4, '0')
    : (year < 0 ? '-' : '+') + String(Math.abs(year)).padStart(6, '0');

/** The digits of a fraction, with the dot before them. */
export function writeFraction(nanosecond: number, digits: FractionDigits): string {
  const all = String(nanosecond).padStart(9, '0');
  const count =
    digits !== 'auto'
      ? Number(digits)
      : nanosecond === 0
        ? 0
        : all.endsWith('000000')
          ? 3
          : all.endsWith('000')
            ? 6
            : 9;
  return count === 0 ? '' : `.${all.slice(0, count)}`;
}

/**
 * `form` is the number of LDML letters: 1 for +02 or +0530, 2 for +0200, 3 for +02:00, 4 and 5 the same with seconds if
 * there are any.
 */
export function writeOffset(offset: number, form: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  const [hours, minutes, seconds] = [Math.floor(size / 3_600), Math.floor(size / 60) % 60, size % 60];
  const colon = form === 3 || form === 5 ? ':' : '';
  const tail = form === 1 && minutes === 0 ? '' : colon + two(minutes);
  return (offset < 0 ? '-' : '+') + two(hours) + tail + (form > 3 && seconds > 0 ? colon + two(seconds) : '');
}

const shortOffset = (offset: number): string =>
  writeOffset(offset, 3)
    .replace(/^([-+])0/, '$1')
    .replace(/:00$/, '');

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The name of a zone at a moment, in a language. */
export function nameZone(
  { instant, zone }: Pick<Moment, 'instant' | 'zone'>,
  locale: string,
  timeZoneName: 'long' | 'short',
): string {
  const key = `${locale} ${zone} ${timeZoneName}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName });
  formatters.set(key, formatter);
  const parts = formatter.formatToParts(Number(instant / 1_000_000n));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
