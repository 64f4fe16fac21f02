import { bitsOf, type IpAddress, type IpNetwork, type IpRange } from './address.ts';
import { reverseName } from './format.ts';

/** How many addresses a network of a prefix has. */
export const sizeOf = ({ version, prefix }: Pick<IpNetwork, 'version' | 'prefix'>): bigint =>
  1n << BigInt(bitsOf(version) - prefix);

/** The network that an address is in. */
export function networkOf({ version, value }: IpAddress, prefix: number): IpNetwork {
  const hostBits = BigInt(bitsOf(version) - prefix);
  return { version, first: (value >> hostBits) << hostBits, prefix };
}

export const lastOf = (network: IpNetwork): bigint => network.first + sizeOf(network) - 1n;

export const rangeOf = (network: IpNetwork): IpRange => ({
  version: network.version,
  first: network.first,
  last: lastOf(network),
});

/** A mask, whose first `prefix` bits are one, as an address. */
export const maskOf = ({ version, prefix }: Pick<IpNetwork, 'version' | 'prefix'>): IpAddress => ({
  version,
  value: (1n << BigInt(bitsOf(version))) - sizeOf({ version, prefix }),
});

/** The opposite of a mask: its last bits are one. */
export const wildcardOf = ({ version, prefix }: Pick<IpNetwork, 'version' | 'prefix'>): IpAddress => ({
  version,
  value: sizeOf({ version, prefix }) - 1n,
});

/** The address that reaches all hosts; none where there are at most two (RFC 3021), and none in IPv6. */
export const broadcastOf = (network: IpNetwork): bigint | undefined =>
  network.version === 4 && network.prefix < 31 ? lastOf(network) : undefined;

/**
 * The addresses that hosts can have. In IPv4 the first one names the network and the last one is its broadcast address,
 * where there are more than two (RFC 3021); in IPv6 all can be used.
 */
export function usableOf(network: IpNetwork): IpRange {
  const { version, first, last } = rangeOf(network);
  const reserved = broadcastOf(network) === undefined ? 0n : 1n;
  return { version, first: first + reserved, last: last - reserved };
}

export const countOf = ({ first, last }: IpRange): bigint => last - first + 1n;

/** The network of the same size a number of blocks further on, within the address space. */
export function moveNetwork(network: IpNetwork, by: bigint): IpNetwork | undefined {
  const first = network.first + by * sizeOf(network);
  return first < 0n || first >> BigInt(bitsOf(network.version)) > 0n ? undefined : { ...network, first };
}

/** How many bits it takes to write a number: of 32 bits it is counted, which is several times as fast. */
const lengthOf = (value: bigint): number =>
  value <= 0xffffffffn ? 32 - Math.clz32(Number(value)) : value.toString(2).length;

/** The smallest network that has all addresses of a range. */
export const coverOf = ({ version, first, last }: IpRange): IpNetwork =>
  networkOf({ version, value: first }, bitsOf(version) - lengthOf(first ^ last));

/** The fewest networks that are precisely a range, in order. */
export function networksOf({ version, first, last }: IpRange): readonly IpNetwork[] {
  const bits = bitsOf(version);
  const networks: IpNetwork[] = [];
  let next = first;
  while (next <= last) {
    // The largest network begins at a multiple of its size, and ends within the range.
    const zeros = next === 0n ? bits : lengthOf(next & -next) - 1;
    const hostBits = Math.min(zeros, lengthOf(last - next + 1n) - 1);
    networks.push({ version, first: next, prefix: bits - hostBits });
    next += 1n << BigInt(hostBits);
  }
  return networks;
}

/** Ranges in order of their first and then of their last addresses, IPv4 first. */
export const sortRanges = (ranges: readonly IpRange[]): readonly IpRange[] =>
  ranges.toSorted((a, b) => a.version - b.version || compare(a.first, b.first) || compare(a.last, b.last));

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** Ranges in order, IPv4 first, none of which overlap or touch. */
export const mergeRanges = (ranges: readonly IpRange[]): readonly IpRange[] => mergeSorted(sortRanges(ranges));

/** The same of ranges that are in the order of `sortRanges`. */
export function mergeSorted(ranges: readonly IpRange[]): readonly IpRange[] {
  const merged: IpRange[] = [];
  for (const range of ranges) {
    const before = merged.at(-1);
    if (!before || before.version !== range.version || range.first > before.last + 1n) merged.push(range);
    else if (range.last > before.last) merged[merged.length - 1] = { ...before, last: range.last };
  }
  return merged;
}

/** The addresses of some ranges that others do not have. Both are merged: in order, none overlapping. */
export function subtractRanges(ranges: readonly IpRange[], taken: readonly IpRange[]): readonly IpRange[] {
  const left: IpRange[] = [];
  let index = 0;
  for (const range of ranges) {
    let { first } = range;
    while (index < taken.length && isBefore(taken[index] as IpRange, range)) index++;
    for (let at = index; at < taken.length; at++) {
      const other = taken[at] as IpRange;
      if (other.version !== range.version || other.first > range.last) break;
      if (other.first > first) left.push({ ...range, first, last: other.first - 1n });
      if (other.last >= first) first = other.last + 1n;
    }
    if (first <= range.last) left.push({ ...range, first });
  }
  return left;
}

/** Whether a range ends before another one begins. */
const isBefore = (a: IpRange, b: IpRange): boolean =>
  a.version < b.version || (a.version === b.version && a.last < b.first);

/**
 * The zones of the reverse DNS that cover a network: names have whole octets or hexadecimal digits, so there are several
 * where the prefix ends within one. Beyond /24 that of RFC 2317.
 */
export function reverseZones({ version, first, prefix }: IpNetwork): readonly string[] {
  const step = version === 4 ? 8 : 4;
  if (version === 4 && prefix > 24 && prefix < 32) {
    const [name, ...zone] = reverseName({ version, value: first }).split('.');
    return [[`${name}/${prefix}`, ...zone].join('.')];
  }
  const length = Math.ceil(prefix / step);
  const zone = sizeOf({ version, prefix: length * step });
  return Array.from({ length: 1 << (length * step - prefix) }, (_, index) =>
    reverseName({ version, value: first + BigInt(index) * zone }, length),
  );
}
