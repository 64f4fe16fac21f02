/** Times that ids carry; all in nanoseconds since 1970. */
import { nanosPerSecond } from '#lib/date-time/calendar.ts';
import { hexOfUlid } from '#lib/uuid/crockford.ts';
import { uuidTicks } from '#lib/uuid/uuid-time.ts';

const nanosPerMillisecond = 1_000_000n;

/** MongoDB: 24 hexadecimal digits, of which 8 are Unix seconds. */
export function readObjectId(text: string): bigint | undefined {
  const digits = /^(?:ObjectId\(\s*)?["']?([0-9a-f]{24})["']?\)?$/i.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits.slice(0, 8)}`) * nanosPerSecond;
}

/** The lowest ObjectID of a second; nothing where 32 bits do not hold it. */
export function writeObjectId(instant: bigint): string | null {
  const seconds = instant / nanosPerSecond;
  return instant < 0n || seconds >= 1n << 32n ? null : seconds.toString(16).padStart(8, '0').padEnd(24, '0');
}

/** 26 digits in Crockford's Base32, of which 10 are Unix milliseconds in 48 bits. */
export function readUlid(text: string): bigint | undefined {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i.test(text)) return undefined;
  return BigInt(`0x${hexOfUlid(text.toUpperCase()).slice(0, 12)}`) * nanosPerMillisecond;
}

/** UUIDs of version 1, 6 and 7 (RFC 9562). */
export function readUuid(text: string): bigint | undefined {
  const isTimed = /^(?:urn:uuid:|\{)?[0-9a-f]{8}-[0-9a-f]{4}-[167][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\}?$/i.test(
    text,
  );
  const ticks = isTimed ? uuidTicks(text.replace(/^urn:uuid:|[{}-]/gi, '')) : undefined;
  return ticks === undefined ? undefined : ticks * 100n;
}

/** The milliseconds from which snowflakes count. */
const snowflakeEpochs = { snowflakeDiscord: 1_420_070_400_000n, snowflakeX: 1_288_834_974_657n } as const;
export type SnowflakeFormat = keyof typeof snowflakeEpochs;

/** Digits of which the upper 42 bits of 64 are milliseconds. */
export function readSnowflake(text: string, format: SnowflakeFormat): bigint | undefined {
  if (!/^\d{17,20}$/.test(text)) return undefined;
  const id = BigInt(text);
  return id >= 1n << 64n ? undefined : ((id >> 22n) + snowflakeEpochs[format]) * nanosPerMillisecond;
}

/** Discord's time stamp: `<t:1681333824:F>`. */
export function readDiscord(text: string): bigint | undefined {
  const seconds = /^<t:(-?\d{1,13})(?::[tTdDfFR])?>$/.exec(text)?.[1];
  return seconds === undefined ? undefined : BigInt(seconds) * nanosPerSecond;
}
