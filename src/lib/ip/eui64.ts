/** The bit of an interface identifier that says that it is unique worldwide: in a MAC address it is inverted. */
const universalBit = 1n << 57n;

/**
 * The MAC address that the last 64 bits of an IPv6 address are made of (RFC 4291, appendix A): `ff:fe` stands in its
 * middle.
 */
export function macOfInterface(identifier: bigint): bigint | undefined {
  if (((identifier >> 24n) & 0xffffn) !== 0xfffen) return undefined;
  const plain = identifier ^ universalBit;
  return ((plain >> 40n) << 24n) | (plain & 0xff_ffffn);
}

/** The 64 bits that a MAC address of 48 becomes (RFC 4291, appendix A): the opposite of `macOfInterface`. */
export const interfaceOfMac = (mac: bigint): bigint =>
  (((mac >> 24n) << 40n) | (0xfffen << 24n) | (mac & 0xff_ffffn)) ^ universalBit;
