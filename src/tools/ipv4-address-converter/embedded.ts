import type { IpAddress, IpNetwork } from '#lib/ip/address.ts';

const mappedPrefix = 0xffffn;
const nat64Prefix = 0x64_ff9bn << 64n;
const sixToFourPrefix = 0x2002n;
const teredoPrefix = 0x2001_0000n;

const ipv4 = (value: bigint): IpAddress => ({ version: 4, value: value & 0xffff_ffffn });

/** The IPv6 address that represents an IPv4 address in programs that know IPv6 only (RFC 4291, section 2.5.5.2). */
export const toMapped = (value: bigint): IpAddress => ({ version: 6, value: (mappedPrefix << 32n) | value });

/** The IPv6 address by which NAT64 reaches an IPv4 address (RFC 6052). */
export const toNat64 = (value: bigint): IpAddress => ({ version: 6, value: (nat64Prefix << 32n) | value });

/** The network that an IPv4 address has by 6to4 (RFC 3056). */
export const toSixToFour = (value: bigint): IpNetwork => ({
  version: 6,
  first: (sixToFourPrefix << 112n) | (value << 80n),
  prefix: 48,
});

/** The IPv4 address that is within an IPv6 address. */
export function findIpv4(value: bigint): IpAddress | undefined {
  const prefix = value >> 32n;
  if (prefix === mappedPrefix || prefix === nat64Prefix) return ipv4(value);
  return value >> 112n === sixToFourPrefix ? ipv4(value >> 80n) : undefined;
}

/** What a Teredo address says (RFC 4380, section 4): the client and its port as its NAT shows them. */
export interface Teredo {
  readonly server: IpAddress;
  readonly client: IpAddress;
  readonly port: number;
}

export function readTeredo(value: bigint): Teredo | undefined {
  if (value >> 96n !== teredoPrefix) return undefined;
  // Port and client are written with their bits inverted, so that no NAT changes them.
  return {
    server: ipv4(value >> 64n),
    client: ipv4(~value),
    port: Number((~value >> 32n) & 0xffffn),
  };
}
