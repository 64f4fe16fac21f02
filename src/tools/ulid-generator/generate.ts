import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { createBlocks } from '#lib/crypto/random.ts';
import { readMoment, toMilliseconds } from '#lib/moment/read-moment.ts';
import { isoOf } from '#lib/moment/show-moment.ts';
import { crockford } from '#lib/uuid/crockford.ts';
import type tool from './tool.ts';

const maxTime = 2 ** 48 - 1;
const randomLength = 10;

/** The two digits of each number of ten bits. */
const pairs = Array.from({ length: 1_024 }, (_, bits) => crockford.charAt(bits >> 5) + crockford.charAt(bits & 31));

/**
 * A maker of ULIDs of one moment (https://github.com/ulid/spec): 48 bits of time and 80 random ones. Where monotonic,
 * the random bits of the first are counted up for each of the others.
 * @throws ToolError `time-range`, and of `readMoment`; the maker: `random-overflow`
 */
export async function createMaker(
  { count, monotonic, time: written }: OptionsOf<typeof tool, 'generate'>,
  ctx: Context,
): Promise<{ readonly milliseconds: number; make(): string }> {
  const milliseconds = toMilliseconds(await readMoment(written, 'time', ctx));
  if (milliseconds < 0 || milliseconds > maxTime)
    throw new ToolError('time-range', {}, { offset: 0, length: written.length, field: 'time' });
  const inUtc = toMilliseconds(await readMoment(written, 'time', { ...ctx, timeZone: 'UTC' }));
  // Only a time without an offset depends on the zone.
  if (written.trim() !== '' && inUtc !== milliseconds)
    ctx.notice('local-time', { zone: ctx.timeZone }, 0, [{ time: isoOf(inUtc) }]);
  const time = writeTime(milliseconds);
  if (!monotonic) {
    const next = createBlocks(ctx.random, randomLength, count);
    return { milliseconds, make: () => time + writeRandom(next()) };
  }
  const bytes = Uint8Array.from(ctx.random(randomLength));
  let isFirst = true;
  return {
    milliseconds,
    make() {
      if (!isFirst) increment(bytes);
      isFirst = false;
      return time + writeRandom(bytes);
    },
  };
}

function writeTime(milliseconds: number): string {
  let text = '';
  for (let rest = milliseconds; text.length < 10; rest = Math.floor(rest / 32))
    text = crockford.charAt(rest % 32) + text;
  return text;
}

/** Ten bytes as 16 digits. */
function writeRandom(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < randomLength; at += 5) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3], bytes[at + 4]];
    const first = (a << 2) | (b >> 6);
    const second = ((b & 63) << 4) | (c >> 4);
    const third = ((c & 15) << 6) | (d >> 2);
    const fourth = ((d & 3) << 8) | e;
    text += `${pairs[first]}${pairs[second]}${pairs[third]}${pairs[fourth]}`;
  }
  return text;
}

/** Adds one to a number of several bytes, the highest first. */
function increment(bytes: Uint8Array): void {
  for (let at = bytes.length - 1; at >= 0; at--) {
    bytes[at] = (bytes[at] ?? 0) + 1;
    if (bytes[at] !== 0) return;
  }
  throw new ToolError('random-overflow');
}
