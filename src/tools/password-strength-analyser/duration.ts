import type { Context } from '#core/tool.ts';

/** In seconds, longest first; a year of 365 days, a month of 30. */
const units = [
  ['millennium', 31_536_000_000],
  ['century', 3_153_600_000],
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Longer times are written as a power of ten: a million millennia, as the logarithm of seconds. */
const longest = Math.log10(1e6 * units[0][1]);

/**
 * A time in words, of two units at most, from the logarithm of its seconds: what is longer than any number can say has one
 * too.
 */
export function describeDuration(log10Seconds: number, message: Context['message']): string {
  if (log10Seconds <= -3) return message('instantly');
  if (log10Seconds < 0) return message('less-than-second');
  if (log10Seconds > longest)
    return message('years', { exponent: String(Math.floor(log10Seconds - Math.log10(units[2][1]))) });
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
