import type { Context } from '#core/tool.ts';

/**
 * A moment by ISO 8601 in UTC, with three digits of the second or, of ticks of 100 ns, seven.
 * @example isoOfTicks(16_455_577_420_000_001n) // 2022-02-22T19:22:22.0000001Z
 */
export function isoOfTicks(ticks: bigint): string {
  const rest = ((ticks % 10_000_000n) + 10_000_000n) % 10_000_000n;
  return isoOf(Number((ticks - rest) / 10_000n)).replace(/\d{3}Z$/, `${String(rest).padStart(7, '0')}Z`);
}

export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as people say it, in the user's time zone; by a clock of 24 hours on request. */
export function localTimeOf(
  milliseconds: number,
  { locale, timeZone, hourCycle }: Pick<Context, 'locale' | 'timeZone'> & { readonly hourCycle?: 'h23' | undefined },
): string {
  const key = `${locale} ${timeZone} ${hourCycle}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone, hourCycle });
  formats.set(key, format);
  return format.format(milliseconds);
}
