import { type Context, ToolError } from '#core/tool.ts';
import { loadTemporal } from '#lib/date-time/load-temporal.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';

const seconds = { w: 604_800, d: 86_400, h: 3_600, min: 60, m: 60, s: 1 } as const;

/**
 * When a token is to expire, in seconds since 1970: after a duration, such as `90 min`, `1d 12h` or `P1M` (ISO 8601), or
 * at a date and time.
 * @throws ToolError `no-expiry`, in that field
 */
export async function readExpiry(text: string, field: string, ctx: Context): Promise<number> {
  const written = text.trim();
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const refuse = () => new ToolError('no-expiry', {}, { offset: 0, length: text.length, field });
  // A number alone could be seconds from now, or since 1970.
  if (/^-?\d*$/.test(written)) throw refuse();
  if (/^(?:\d{1,9}\s*(?:w|d|h|min|m|s)\s*)+$/.test(written)) return now + sumUnits(written);
  try {
    if (/^P/i.test(written)) {
      const { Duration, Instant } = await loadTemporal();
      const start = Instant.fromEpochMilliseconds(now * 1_000).toZonedDateTimeISO('UTC');
      return Math.floor(start.add(Duration.from(written)).epochMilliseconds / 1_000);
    }
    return Math.floor(toMilliseconds(await readMoment(text, field, ctx)) / 1_000);
  } catch (error) {
    if (error instanceof RangeError || error instanceof ToolError) throw refuse();
    throw error;
  }
}

const sumUnits = (written: string): number =>
  [...written.matchAll(/(\d+)\s*([a-z]+)/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * seconds[unit as keyof typeof seconds],
    0,
  );
