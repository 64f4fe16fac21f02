import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv, writeCsvRecord } from '#lib/csv/write.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { bitsOf, type IpNetwork, orThrow } from '#lib/ip/address.ts';
import { formatAddress, formatNetwork } from '#lib/ip/format.ts';
import { countOf, lastOf, mergeRanges, moveNetwork, rangeOf, sizeOf } from '#lib/ip/network.ts';
import { type LocatedNetwork, readNetworks, type WrittenNetwork } from '#lib/ip/read-network.ts';
import { shorten } from '#lib/text/shorten.ts';
import { allocate, bitsFor, hostBits, isLink } from './allocate.ts';
import { compareRanges, readItems } from './compare-ranges.ts';
import { describeNetwork } from './describe-network.ts';
import { columns, rowOf } from './rows.ts';
import type tool from './tool.ts';
import { maxSubnets } from './tool.ts';

/**
 * All there is to say about a network, written in any form.
 * @throws ToolError at the place that is no network, as `readNetwork` says
 */
export const describe: RunOf<typeof tool, 'describe'> = (text, _options, ctx) => {
  const [written, ...more] = readSome(text);
  tellReading(written, ctx);
  if (more.length > 0) ctx.notice('more-networks', { n: more.length });
  return describeNetwork(written, ctx);
};

/**
 * Networks, each in a row, and how many addresses they have, those of several counted once.
 * @throws ToolError at the first that is none, as `readNetwork` says
 */
export const table: RunOf<typeof tool, 'table'> = (text) => {
  const networks = readSome(text).map(({ network }) => network);
  const ranges = mergeRanges(networks.map(rangeOf));
  return {
    table: writeCsv(columns, networks.map(cellsOf)),
    networks: networks.length,
    addresses: String(ranges.reduce((sum, range) => sum + countOf(range), 0n)),
  };
};

/**
 * The subnets of a network, all of one size: that of a prefix length, or for a number of subnets or hosts.
 * @throws ToolError `cannot-split` {p, q, max}, `too-small` {network, n}, `too-many-subnets` {k, q, limit}, or as
 * `readNetwork` does
 */
export const split: RunOf<typeof tool, 'split'> = (text, options, ctx) => {
  const network = readOne(text, ctx);
  const { version } = network;
  const prefix = subnetPrefix(network, options);
  const count = 1n << BigInt(prefix - network.prefix);
  if (count > maxSubnets)
    throw new ToolError('too-many-subnets', { k: writeCount(count), q: prefix, limit: maxSubnets });
  if (options.by === 'count' && BigInt(options.count) < count)
    ctx.notice('rounded-up', { n: options.count, count: Number(count), q: prefix });
  const size = sizeOf({ version, prefix });
  const needed = options.by === 'hosts' ? BigInt(options.hosts) : undefined;
  const lines = [writeCsvRecord(needed === undefined ? columns : [...columns, 'spare'])];
  for (let first = network.first; first <= lastOf(network); first += size) {
    const row = rowOf({ version, first, prefix });
    const cells = Object.values(row);
    lines.push(writeCsvRecord(needed === undefined ? cells : [...cells, String(BigInt(row.hosts) - needed)]));
    if (lines.length % 65_536 === 0) ctx.progress(lines.length / Number(count));
  }
  return lines.join('\n');
};

/** A number of subnets for a message: a power of two is easier to read than many digits. */
const writeCount = (count: bigint): string | number =>
  count <= Number.MAX_SAFE_INTEGER ? Number(count) : `2^${bitsFor(count)}`;

/** The prefix length of the requested subnets. */
function subnetPrefix(network: IpNetwork, { by, ...options }: Parameters<typeof split>[1]): number {
  const { version, prefix } = network;
  const max = bitsOf(version);
  const wanted = {
    prefix: options.prefix,
    count: prefix + bitsFor(BigInt(options.count)),
    hosts: max - hostBits(version, BigInt(options.hosts)),
  }[by];
  if (by === 'prefix' && (wanted <= prefix || wanted > max))
    throw new ToolError('cannot-split', { p: prefix, q: wanted, max }, { offset: 0, field: by });
  if (wanted < prefix || wanted > max)
    throw new ToolError(
      by === 'count' ? 'too-few-addresses' : 'too-small',
      { network: formatNetwork(network), n: options[by] },
      { offset: 0, field: by },
    );
  return wanted;
}

/**
 * A network for each of several groups of hosts, the largest first, then what is left over (VLSM).
 * @throws ToolError `plan-empty`, `plan-line` {text}, `no-room` {need, have, network, name}, or as `readNetwork` does
 */
export const plan: RunOf<typeof tool, 'plan'> = (text, options, ctx) => {
  const network = readOne(text, ctx);
  const { taken, free } = relocateToOption('groups', () => allocate(network, options.groups, options.pointToPoint));
  const links = taken.filter((group) => isLink(group, network.version)).length;
  if (links > 0 && !options.pointToPoint)
    ctx.notice('point-to-point', { n: links }, undefined, [{ pointToPoint: true }]);
  const rows = taken.map(({ name, hosts, network: own }) => {
    const row = rowOf(own);
    return [name, String(hosts), ...Object.values(row), String(BigInt(row.hosts) - hosts)];
  });
  const rest = free.map((own) => [ctx.message('free'), '', ...cellsOf(own), '']);
  return {
    plan: writeCsv(['name', 'needed', ...columns, 'spare'], [...rows, ...rest]),
    taken: addressesIn(taken.map((allocation) => allocation.network)),
    free: addressesIn(free),
  };
};

const addressesIn = (networks: readonly IpNetwork[]): string =>
  String(networks.reduce((sum, network) => sum + sizeOf(network), 0n));

/**
 * How addresses, networks and ranges lie to a network: inside, outside, or what they have in common.
 * @throws ToolError at the first item that is none of them, or as `readNetwork` does
 */
export const compare: RunOf<typeof tool, 'compare'> = (text, options, ctx) => {
  const network = rangeOf(readOne(text, ctx));
  const rows = relocateToOption('with', () => readItems(options.with)).map(({ written, range }) => {
    const { relation, common } = compareRanges(range, network);
    return [written, ctx.message(`relation-${relation}`), common];
  });
  return writeCsv(['item', 'relation', 'common'], rows);
};

/**
 * The network of the same size that is `steps` blocks further on.
 * @throws ToolError `no-block` {n, network} beyond the first and the last one
 */
export const step: RunOf<typeof tool, 'step'> = (text, { steps }, ctx) => {
  const network = readOne(text, ctx);
  const moved = moveNetwork(network, BigInt(steps));
  if (!moved) throw new ToolError('no-block', { n: steps, network: formatNetwork(network) });
  return formatNetwork(moved);
};

const cellsOf = (network: IpNetwork): readonly string[] => Object.values(rowOf(network));

function readSome(text: string): readonly [LocatedNetwork, ...LocatedNetwork[]] {
  const [first, ...more] = orThrow(readNetworks(text));
  if (!first) throw new ToolError('address-missing', {}, 0);
  return [first, ...more];
}

/** The only network of a text. */
function readOne(text: string, ctx: Context): IpNetwork {
  const [written, second] = readSome(text);
  if (second) throw new ToolError('one-network', {}, second.place);
  tellReading(written, ctx);
  return written.network;
}

/** Reports what may be otherwise than it was meant. */
function tellReading({ address, network, by, mask }: WrittenNetwork, ctx: Context): void {
  if (by === 'wildcard') ctx.notice('wildcard', { mask: shorten(mask), n: network.prefix });
  if (address.value !== network.first)
    ctx.notice('host-bits', { address: formatAddress(address), network: formatNetwork(network) });
}
