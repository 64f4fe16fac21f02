import { bitsOf, type IpAddress, type IpNetwork, type IpRange } from './address.ts';

/**
 * An address as it is usually written: IPv6 by RFC 5952, in lower case with the longest run of zeros shortened.
 * @example formatAddress({ version: 6, value: 1n }) // ::1
 */
export function formatAddress({ version, value, zone }: IpAddress): string {
  if (version === 4) return formatQuad(Number(value));
  // RFC 5952, section 5.
  if (value >> 32n === 0xffffn) return `::ffff:${formatQuad(Number(value & 0xffffffffn))}${zoneOf(zone)}`;
  return formatGroups(value) + zoneOf(zone);
}

const zoneOf = (zone: string | undefined): string => (zone === undefined ? '' : `%${zone}`);

const formatQuad = (value: number): string =>
  `${value >>> 24}.${(value >>> 16) & 255}.${(value >>> 8) & 255}.${value & 255}`;

/** A network as address and prefix. */
export const formatNetwork = ({ version, first, prefix }: IpNetwork): string =>
  `${formatAddress({ version, value: first })}/${prefix}`;

/** A range as text: the first and the last address, or the only one. */
export function formatRange({ version, first, last }: IpRange): string {
  const [start, end] = [first, last].map((value) => formatAddress({ version, value }));
  return first === last ? String(start) : `${start} – ${end}`;
}

/** An IPv6 address in groups only, as RFC 5952 shortens them, also where IPv4 is within it. */
export const formatGroups = (value: bigint): string => shortenGroups(groupsOf(value));

/** All eight groups of an IPv6 address with all their digits. */
export const expandIpv6 = (value: bigint): string => groupsOf(value).join(':');

const groupsOf = (value: bigint): readonly string[] => value.toString(16).padStart(32, '0').match(/.{4}/g) ?? [];

/** The first of the longest runs of two zero groups or more becomes `::`. */
function shortenGroups(groups: readonly string[]): string {
  let best = { at: 0, length: 1 };
  for (let at = 0; at < 8; at++) {
    let length = 0;
    while (groups[at + length] === '0000') length++;
    if (length > best.length) best = { at, length };
  }
  const plain = groups.map((group) => group.replace(/^0{1,3}/, ''));
  if (best.length < 2) return plain.join(':');
  return `${plain.slice(0, best.at).join(':')}::${plain.slice(best.at + best.length).join(':')}`;
}

/**
 * All bits of an address, in octets or, of IPv6, in groups of 16.
 * @example formatBits({ version: 4, value: 0xffff0000n }) // 11111111.11111111.00000000.00000000
 */
export function formatBits({ version, value }: IpAddress): string {
  const bits = value.toString(2).padStart(bitsOf(version), '0');
  return version === 4 ? (bits.match(/.{8}/g) ?? []).join('.') : (bits.match(/.{16}/g) ?? []).join(':');
}

/** All hexadecimal digits of an address: 8 or 32. */
export const formatHex = ({ version, value }: IpAddress): string =>
  value.toString(16).padStart(bitsOf(version) / 4, '0');

/** The name of an address in the reverse DNS, or of the zone of its first `length` octets or hexadecimal digits. */
export function reverseName(address: IpAddress, length = address.version === 4 ? 4 : 32): string {
  const parts = address.version === 4 ? formatAddress(address).split('.') : [...formatHex(address)];
  const suffix = address.version === 4 ? 'in-addr.arpa' : 'ip6.arpa';
  return [...parts.slice(0, length).reverse(), suffix].join('.');
}
