import type { Context } from '#core/tool.ts';
import { type Rational, writeFixed } from '#lib/rational/rational.ts';
import type { RelativeMessage } from '#lib/relative-time/relative-time.ts';
import type messages from './en.json';

export type Ctx = Context<keyof typeof messages.logic | RelativeMessage>;

/** The units of a written duration, in milliseconds. */
const units = [
  ['d', 86_400_000n],
  ['h', 3_600_000n],
  ['min', 60_000n],
  ['s', 1_000n],
  ['ms', 1n],
] as const;

/**
 * A duration in words, without the parts that are zero: “1 day 2 hours”.
 * @param milliseconds not below zero, rounded to whole ones
 * @param parts the number of neighbouring units that are shown, from the greatest on; the last one is rounded. All if null.
 * @param greatest the greatest unit that is shown
 */
export function writeDuration(
  milliseconds: Rational,
  parts: number | null,
  { message }: Ctx,
  greatest: 'd' | 'h' = 'd',
): string {
  const whole = BigInt(writeFixed(milliseconds, 0));
  if (whole === 0n) return message(milliseconds.numerator === 0n ? 'no-time' : 'below-millisecond');
  const told = units.slice(units.findIndex(([unit]) => unit === greatest));
  const first = told.findIndex(([, size]) => whole >= size);
  const [, last] = told[Math.min(told.length - 1, first + (parts ?? told.length) - 1)] ?? units[4];
  let rest = ((whole + last / 2n) / last) * last;
  const written: string[] = [];
  for (const [unit, size] of told) {
    const count = rest / size;
    rest %= size;
    if (count > 0n) written.push(message(`unit-${unit}`, { n: Number(count), count: String(count) }));
  }
  return written.join(' ');
}
