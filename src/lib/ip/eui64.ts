/** The bit of an interface identifier that says that it is unique worldwide: in a MAC address it is inverted. */
const universalBit = 1n << 57n;

/** The MAC address in the last 64 bits of an IPv6 address (RFC 4291, appendix A), with `ff:fe` in the middle. */
export function macOfInterface(identifier: bigint): bigint | undefined {
  if (((identifier >> 24n) & 0xffffn) !== 0xfffen) return undefined;
  const plain = identifier ^ universalBit;
  return ((plain >> 40n) << 24n) | (plain & 0xff_ffffn);
}

/**
 * The interface identifier that a MAC address or an EUI-64 becomes (RFC 4291, appendix A): of a MAC address, the
 * opposite of `macOfInterface`.
 * @param hex 12 or 16 hexadecimal digits
 */
export const interfaceOfMac = (hex: string): bigint =>
  BigInt(`0x${hex.length === 12 ? `${hex.slice(0, 6)}fffe${hex.slice(6)}` : hex}`) ^ universalBit;
