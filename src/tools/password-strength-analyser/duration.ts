import type { Context } from '#core/tool.ts';

/** In seconds, longest first; a year of 365 days, a month of 30. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const year = units[0][1];

/** As logarithms of years: from here on months do not matter, years are counted in millions, and as a power of ten. */
const [century, million, billion] = [2, 6, 9] as const;

/** Whether a time, as the logarithm of its seconds, is too short to be one. */
export const isInstant = (log10Seconds: number): boolean => log10Seconds <= -3;

const round = (n: number): number => Number(n.toPrecision(3));

/**
 * A time in words, of two units at most, from the logarithm of its seconds: what is longer than any number can say has one
 * too.
 */
export function describeDuration(log10Seconds: number, message: Context['message']): string {
  if (isInstant(log10Seconds)) return message('instantly');
  if (log10Seconds < 0) return message('less-than-second');
  const log10Years = log10Seconds - Math.log10(year);
  if (log10Years >= billion) return message('years', { exponent: String(Math.floor(log10Years)) });
  if (log10Years >= million) return message('unit-million-years', { n: round(10 ** (log10Years - million)) });
  if (log10Years >= century) return message('unit-year', { n: round(10 ** log10Years) });
  let rest = 10 ** log10Seconds;
  const said: string[] = [];
  for (const [unit, seconds] of units) {
    const n = Math.floor(rest / seconds);
    rest -= n * seconds;
    if (n > 0) said.push(message(`unit-${unit}`, { n }));
    // A unit that is left out is the end: “3 hours, 2 seconds” is more exact than an estimate.
    if (said.length === 2 || (said.length === 1 && n === 0)) break;
  }
  return said.join(', ');
}
