/** Ticks of 100 ns from 1582-10-15, when the Gregorian calendar began, to 1970. */
const gregorianTicks = 122_192_928_000_000_000n;

export const ticksPerMillisecond = 10_000n;

/** The largest time of versions 1 and 6: 60 bits. */
const maxTicks = (1n << 60n) - 1n;

/** The time of versions 1 and 6 for ticks of 100 ns since 1970; undefined outside 1582 to 5236. */
export function toUuidTicks(ticks: bigint): bigint | undefined {
  const moved = ticks + gregorianTicks;
  return moved < 0n || moved > maxTicks ? undefined : moved;
}

/**
 * The time in a UUID of version 1, 6 or 7 (RFC 9562), given as 32 hexadecimal digits, in ticks of 100 ns since 1970;
 * undefined for other versions.
 */
export function uuidTicks(hex: string): bigint | undefined {
  const low = hex.slice(0, 8);
  const middle = hex.slice(8, 12);
  const high = hex.slice(13, 16);
  switch (hex.charAt(12)) {
    case '1':
      return BigInt(`0x${high}${middle}${low}`) - gregorianTicks;
    case '6':
      return BigInt(`0x${low}${middle}${high}`) - gregorianTicks;
    case '7':
      return BigInt(`0x${low}${middle}`) * ticksPerMillisecond;
    default:
      return undefined;
  }
}
