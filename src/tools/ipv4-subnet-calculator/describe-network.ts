import type { Context, OutputOf } from '#core/tool.ts';
import { bitsOf, type IpAddress, type IpNetwork, type IpVersion } from '#lib/ip/address.ts';
import { expandIpv6, formatAddress, formatBits, formatHex, formatNetwork, formatRange } from '#lib/ip/format.ts';
import {
  broadcastOf,
  countOf,
  lastOf,
  maskOf,
  moveNetwork,
  networkOf,
  reverseZones,
  sizeOf,
  usableOf,
  wildcardOf,
} from '#lib/ip/network.ts';
import { describePurpose } from '#lib/ip/purpose/describe-purpose.ts';
import type { WrittenNetwork } from '#lib/ip/read-network.ts';
import type tool from './tool.ts';

type Description = OutputOf<(typeof tool.operations)['describe']>;

/** Everything about a network, and about the address that it was written with. */
export function describeNetwork({ address, network }: WrittenNetwork, ctx: Context): Description {
  const { version, first, prefix } = network;
  const write = (value: bigint | undefined) => (value === undefined ? null : formatAddress({ version, value }));
  const writeBlock = (block: IpNetwork | undefined) => (block === undefined ? null : formatNetwork(block));
  const isFour = version === 4;
  const mask = maskOf(network);
  const usable = usableOf(network);
  const isOne = prefix === bitsOf(version);
  return {
    network: formatNetwork(network),
    mask: isFour ? formatAddress(mask) : null,
    usable: formatRange(usable),
    broadcast: write(broadcastOf(network)),
    hosts: String(countOf(usable)),
    subnets64: isFour || prefix > 64 ? null : String(1n << BigInt(64 - prefix)),
    address: formatAddress(address),
    position: String(address.value - first),
    first: write(first),
    last: write(lastOf(network)),
    firstUsable: write(usable.first),
    lastUsable: write(usable.last),
    size: String(sizeOf(network)),
    power: `2^${bitsOf(version) - prefix}`,
    expanded: isFour ? null : expandIpv6(first),
    // RFC 4291, section 2.6.1; links between two routers have none (RFC 6164).
    anycast: isFour || prefix > 126 ? null : write(first),
    prefix: `/${prefix}`,
    wildcard: isFour ? formatAddress(wildcardOf(network)) : null,
    maskBinary: isFour ? formatBits(mask) : null,
    bits: drawBits(address, prefix),
    previous: writeBlock(moveNetwork(network, -1n)),
    next: writeBlock(moveNetwork(network, 1n)),
    parent: prefix === 0 ? null : formatNetwork(networkOf({ version, value: first }, prefix - 1)),
    ...describePurpose(network, ctx),
    class: isFour ? classOf(address.value) : null,
    networkHex: `0x${formatHex({ version, value: first })}`,
    networkInteger: String(first),
    maskHex: `0x${formatHex(mask)}`,
    maskInteger: String(mask.value),
    reverseZones: reverseZones(network).join('\n'),
    ...(isOne && { firstUsable: null, lastUsable: null }),
  };
}

const classLetters = ['A', 'B', 'C', 'D', 'E'] as const;

/** The class of an IPv4 address before CIDR (RFC 791): its first bits that are one say it. */
const classOf = (value: bigint): (typeof classLetters)[number] => {
  const ones = [31n, 30n, 29n, 28n].findIndex((bit) => ((value >> bit) & 1n) === 0n);
  return classLetters[ones < 0 ? 4 : ones] ?? 'E';
};

/** The prefix length that the class of an IPv4 address says; those beyond C have none. */
const classPrefix = (version: IpVersion, value: bigint): number | undefined =>
  version === 4 ? { A: 8, B: 16, C: 24, D: undefined, E: undefined }[classOf(value)] : undefined;

/** Bits in a row, in characters. */
const bitsInRow = 32;

/**
 * The bits of an address, and below each what it belongs to: `n` the network, `s` a subnet of a network of a class, `h`
 * the host.
 */
function drawBits(address: IpAddress, prefix: number): string {
  const { version, value } = address;
  const classful = classPrefix(version, value) ?? prefix;
  const bits = formatBits(address);
  let bit = 0;
  const letters = bits.replace(/\d/g, () => {
    const at = bit++;
    return at >= prefix ? 'h' : at >= classful ? 's' : 'n';
  });
  // A row and the separators in it.
  const length = version === 4 ? bits.length : bitsInRow + 2;
  const rows = Math.ceil(bits.length / length);
  return Array.from({ length: rows }, (_, row) =>
    [bits, letters].map((line) => line.slice(row * length, (row + 1) * length)).join('\n'),
  ).join('\n');
}
