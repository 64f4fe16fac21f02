import { ToolError } from '#core/tool.ts';
import { bitsOf, type IpNetwork, type IpVersion } from '#lib/ip/address.ts';
import { formatNetwork } from '#lib/ip/format.ts';
import { lastOf, networksOf, rangeOf, sizeOf } from '#lib/ip/network.ts';
import { shorten } from '#lib/text/shorten.ts';

/** A group of hosts. */
interface Group {
  readonly name: string;
  readonly hosts: bigint;
  /** Where its line is. */
  readonly offset: number;
  readonly length: number;
}

/** A group of hosts, and the network that it has got. */
export interface Allocation extends Group {
  readonly network: IpNetwork;
}

export interface Plan {
  readonly taken: readonly Allocation[];
  /** What is left over, as the fewest networks. */
  readonly free: readonly IpNetwork[];
}

/**
 * Gives each group of hosts the smallest network that has room for it, the largest groups first: so each begins where the
 * one before it ends.
 * @param pointToPoint two hosts get an IPv4 network of two addresses, without one for itself and a broadcast (RFC 3021)
 * @throws ToolError `plan-empty`, `plan-line` {n}, `no-room` {need, have, network, name}
 */
export function allocate(network: IpNetwork, text: string, pointToPoint: boolean): Plan {
  const { version, first } = network;
  const groups = readGroups(text);
  if (groups.length === 0) throw new ToolError('plan-empty', {}, 0);
  const bitsOfGroup = (group: Group) => (pointToPoint && isLink(group, version) ? 1 : hostBits(version, group.hosts));
  const wanted = groups.map((group) => ({ group, size: 1n << BigInt(bitsOfGroup(group)) }));
  const need = wanted.reduce((sum, { size }) => sum + size, 0n);
  let next = first;
  const taken = wanted
    .toSorted((a, b) => (a.size < b.size ? 1 : a.size > b.size ? -1 : 0))
    .map(({ group, size }) => {
      if (next + size - 1n > lastOf(network)) {
        const { name, hosts, offset, length } = group;
        const params = { need: String(need), have: String(sizeOf(network)), network: formatNetwork(network) };
        throw new ToolError('no-room', { ...params, name: shorten(name || String(hosts)) }, { offset, length });
      }
      const prefix = bitsOf(version) - (size.toString(2).length - 1);
      const own = { version, first: next, prefix };
      next += size;
      return { ...group, network: own };
    });
  return { taken, free: networksOf({ ...rangeOf(network), first: next }) };
}

/** Whether a group can be a point-to-point link, whose two addresses are both hosts (RFC 3021). */
export const isLink = ({ hosts }: Pick<Group, 'hosts'>, version: IpVersion): boolean => version === 4 && hosts === 2n;

/** Bits needed to address a number of hosts. In IPv4 the network and its broadcast need an address each, too. */
export function hostBits(version: IpVersion, hosts: bigint): number {
  return bitsFor(version === 4 ? hosts + 2n : hosts);
}

/** Bits needed to number `count` things. */
export const bitsFor = (count: bigint): number => (count <= 1n ? 0 : (count - 1n).toString(2).length);

/** The longest number of hosts: that of all IPv6 addresses. */
const maxDigits = 39;

/** Lines of a name, which may be missing, and a number of hosts. */
function readGroups(text: string): readonly Group[] {
  return Array.from(text.matchAll(/[^\r\n]+/g))
    .filter(([line]) => line.trim() !== '')
    .map(({ 0: line, index: offset }) => {
      const written = line.trim();
      const digits = written.split(/[\s,;:=]+/).at(-1) ?? '';
      if (!/^\d+$/.test(digits) || digits.length > maxDigits || BigInt(digits) === 0n)
        throw new ToolError('plan-line', { text: shorten(written) }, { offset, length: line.length });
      const name = written.slice(0, -digits.length).trim();
      return { name: name.replace(/[,;:=]$/, '').trim(), hosts: BigInt(digits), offset, length: line.length };
    });
}
