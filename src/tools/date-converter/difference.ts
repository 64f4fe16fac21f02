import { writeQuotient } from './counts.ts';

const units = [
  'years',
  'months',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
  'microseconds',
  'nanoseconds',
] as const;

/**
 * The time from one instant to another: by the calendar and clocks of a zone, counted from the earlier one, so that it
 * is as long in both directions; and exactly, in days of 24 hours.
 */
export function showDifference(
  from: bigint,
  to: bigint,
  zone: string,
  { ZonedDateTime }: typeof Temporal,
  locale: string,
) {
  const isPast = to < from;
  const [earlier, later] = isPast ? [to, from] : [from, to];
  const length = new ZonedDateTime(earlier, zone).until(new ZonedDateTime(later, zone), { largestUnit: 'years' });
  const parts = units
    .filter((unit) => length[unit] !== 0)
    .map((unit) => showUnit(length[unit], unit.slice(0, -1), locale));
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const size = list.format(parts.length > 0 ? parts : [showUnit(0, 'second', locale)]);
  return {
    calendar: isPast ? `\u2212${parts.length > 1 ? `(${size})` : size}` : size,
    duration: (isPast ? length.negated() : length).toString(),
    days: writeQuotient(to - from, 86_400_000_000_000n, 9),
    seconds: writeQuotient(to - from, 1_000_000_000n, 9),
    nanoseconds: String(to - from),
  };
}

const showUnit = (amount: number, unit: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
