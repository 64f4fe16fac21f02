import { formatUnit } from './quantity.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
  ['millisecond', 1],
] as const;

/** An estimated duration, in milliseconds, in its largest unit and to two significant digits: more would be pretence. */
export function formatEstimate(milliseconds: number, locale: string): string {
  const [unit, size] = units.find(([, length]) => milliseconds >= length) ?? units[4];
  const value = Math.max(1, milliseconds / size);
  return formatUnit(value, locale, { unit, unitDisplay: 'long', maximumSignificantDigits: 2 });
}
