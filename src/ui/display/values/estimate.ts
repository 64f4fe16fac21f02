import { formatUnit } from './quantity.ts';

/** Units with their length in milliseconds, and the shortest duration written in each. */
const units = [
  { unit: 'year', length: 31_557_600_000, from: 31_557_600_000 },
  { unit: 'day', length: 86_400_000, from: 86_400_000 },
  { unit: 'hour', length: 3_600_000, from: 3_600_000 },
  { unit: 'minute', length: 60_000, from: 60_000 },
  { unit: 'second', length: 1_000, from: 100 },
] as const;
const shortest = { unit: 'millisecond', length: 1 } as const;

/** An estimated duration, in milliseconds, to one or two significant digits: “0.43 seconds”, “2 minutes”. More would be pretence. */
export function formatEstimate(milliseconds: number, locale: string, digits: 1 | 2 = 2): string {
  const { unit, length } = units.find(({ from }) => milliseconds >= from) ?? shortest;
  const value = Math.max(0.1, milliseconds / length);
  return formatUnit(value, locale, { unit, unitDisplay: 'long', maximumSignificantDigits: digits });
}
