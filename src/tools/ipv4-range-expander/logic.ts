import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { TextWriter } from '#lib/big-text/text-writer.ts';
import { writeCsvRecord } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { bitsOf, type IpNetwork, type IpRange, orThrow } from '#lib/ip/address.ts';
import { formatAddress, formatNetwork, formatRange } from '#lib/ip/format.ts';
import {
  countOf,
  coverOf,
  lastOf,
  mergeRanges,
  mergeSorted,
  networkOf,
  networksOf,
  rangeOf,
  sortRanges,
  subtractRanges,
  usableOf,
} from '#lib/ip/network.ts';
import { joinEnds, type LocatedRange, readRanges } from '#lib/ip/read-network.ts';
import { formatDecimal } from '#lib/text/format-decimal.ts';
import type tool from './tool.ts';
import { type Style, splitTo, writeNetworks } from './write-networks.ts';

/** Maximum number of networks written. */
const maxNetworks = 2 ** 20;

/**
 * The smallest network that has all of a range, and the fewest that are precisely it. That the former has addresses
 * outside the range is reported: people put it into firewalls. Of several ranges the first is read.
 * @throws ToolError `too-many-networks` {n, limit}, or at the place that is no range, as `readRange` says
 */
export const expand: RunOf<typeof tool, 'expand'> = (text, options, ctx) => {
  const [range, ...more] = read(joinEnds(text), ctx);
  if (!range) throw new ToolError('address-missing', {}, 0);
  if (more.length > 0) ctx.notice('more-ranges', { n: more.length }, undefined, [{ operation: 'merge' }]);
  const { version, first, last } = range;
  const { networks } = fitAll([range], options, ctx);
  const cover = coverOf(range);
  const covered = rangeOf(cover);
  const extra = countOf(covered) - countOf(range);
  if (extra > 0n)
    ctx.notice('extra', {
      n: Number(extra),
      extra: formatDecimal(String(extra), ctx.locale),
      network: formatNetwork(cover),
    });
  return {
    cover: formatNetwork(cover),
    extra: String(extra),
    networks: writeNetworks(networks, options.style),
    coverRange: formatRange(covered),
    coverAddresses: String(countOf(covered)),
    start: formatAddress({ version, value: first }),
    end: formatAddress({ version, value: last }),
    addresses: String(countOf(range)),
    count: networks.length,
  };
};

/**
 * The fewest networks that have precisely the addresses of ranges and networks, IPv4 first.
 * @throws ToolError at the first that is none, as `readRange` says, or `too-many-networks` {n, limit}
 */
export const merge: RunOf<typeof tool, 'merge'> = (text, options, ctx) => {
  const sorted = sortRanges(readSome(text, ctx));
  return { ...results(mergeSorted(sorted), options, ctx), ...countRepeats(sorted) };
};

/**
 * The networks that are left of ranges and networks after others have been taken away.
 * @throws ToolError as `merge` does, also in the option `minus`
 */
export const subtract: RunOf<typeof tool, 'subtract'> = (text, options, ctx) => {
  const ranges = mergeRanges(readSome(text, ctx));
  const notice = relocateNoticeToOption('minus', ctx.notice);
  const taken = mergeRanges(relocateToOption('minus', () => read(options.minus, { notice })));
  const left = subtractRanges(ranges, taken);
  if (left.length === 0) ctx.notice('nothing-left');
  return results(left, options, ctx);
};

/**
 * The first and the last address of each range and network, how many it has, and the smallest network around it.
 * @throws ToolError at the first that is none, as `readRange` says
 */
export const ranges: RunOf<typeof tool, 'ranges'> = (text, _options, ctx) => {
  const all = readSome(text, ctx);
  const rows = all.map((range) => {
    const { version, first, last, place } = range;
    const [start = '', end = ''] = [first, last].map((value) => formatAddress({ version, value }));
    const written = text.slice(place.offset, place.offset + place.length);
    return writeCsvRecord([written, start, end, String(countOf(range)), formatNetwork(coverOf(range))]);
  });
  return {
    ranges: [writeCsvRecord(['item', 'start', 'end', 'addresses', 'cover']), ...rows].join('\n'),
    addresses: String(addressesIn(mergeRanges(all))),
  };
};

/**
 * All addresses of ranges and networks, or those a step apart; of networks only those that hosts can have, on request.
 * @throws ToolError `too-many-addresses` {n, limit}, or as `ranges` does
 */
export const list: RunOf<typeof tool, 'list'> = (text, { usable, step, limit }, ctx) => {
  const all = readSome(text, ctx).map((range): IpRange => (usable && range.network ? usableOf(range.network) : range));
  const by = BigInt(step);
  const n = all.reduce((sum, range) => sum + (countOf(range) + by - 1n) / by, 0n);
  if (n > limit) throw new ToolError('too-many-addresses', { n: Number(n), limit });
  const count = Number(n);
  const writer = new TextWriter();
  let written = 0;
  for (const { version, first, last } of all)
    for (let value = first; value <= last; value += by) {
      if (written > 0) writer.write('\n');
      writer.write(formatAddress({ version, value }));
      written++;
      if (written % 65_536 === 0) ctx.progress(written / count);
    }
  return { list: writer.finish(), addresses: String(n) };
};

interface Fit {
  /** Prefix lengths that no network's is below, and above. */
  readonly longest: number | null;
  readonly shortest: number | null;
}

function results(merged: readonly IpRange[], options: Fit & { readonly style: Style }, ctx: Context) {
  const { networks, addresses } = fitAll(merged, options, ctx);
  return { networks: writeNetworks(networks, options.style), count: networks.length, addresses: String(addresses) };
}

const addressesIn = (all: readonly IpRange[]): bigint => all.reduce((sum, range) => sum + countOf(range), 0n);

/** The networks of ranges: smaller ones than requested are widened, which is reported, larger ones split. */
function fitAll(merged: readonly IpRange[], { longest, shortest }: Fit, ctx: Context) {
  const widened = longest === null ? merged : mergeRanges(merged.map((range) => widen(range, longest)));
  const addresses = addressesIn(widened);
  const added = widened === merged ? 0n : addresses - addressesIn(merged);
  if (added > 0n)
    ctx.notice('widened', {
      n: Number(added),
      added: formatDecimal(String(added), ctx.locale),
      prefix: Number(longest),
    });
  const networks = widened.flatMap(networksOf);
  if (shortest === null) return { networks, addresses };
  const lengthIn = ({ version, prefix }: IpNetwork) => Math.max(prefix, Math.min(shortest, bitsOf(version)));
  const n = networks.reduce((sum, network) => sum + 2 ** (lengthIn(network) - network.prefix), 0);
  if (n > maxNetworks) throw new ToolError('too-many-networks', { n, limit: maxNetworks });
  return { networks: networks.flatMap((network) => splitTo(network, lengthIn(network))), addresses };
}

/** A range to the ends of the networks of a prefix length that it begins and ends in. */
function widen({ version, first, last }: IpRange, prefix: number): IpRange {
  const length = Math.min(prefix, bitsOf(version));
  return {
    version,
    first: networkOf({ version, value: first }, length).first,
    last: lastOf(networkOf({ version, value: last }, length)),
  };
}

/** How many ranges are there again, and how many others have addresses of one before them; of ranges in order. */
function countRepeats(sorted: readonly IpRange[]): { readonly duplicates: number; readonly overlaps: number } {
  let duplicates = 0;
  let overlaps = 0;
  let end: IpRange | undefined;
  for (const [index, range] of sorted.entries()) {
    const before = sorted[index - 1];
    const isWithin = end !== undefined && end.version === range.version && range.first <= end.last;
    if (isWithin && before?.first === range.first && before.last === range.last) duplicates++;
    else if (isWithin) overlaps++;
    if (!end || !isWithin || range.last > end.last) end = range;
  }
  return { duplicates, overlaps };
}

function readSome(text: string, ctx: Context): readonly LocatedRange[] {
  const all = read(text, ctx);
  if (all.length === 0) throw new ToolError('address-missing', {}, 0);
  return all;
}

/** Reports how ends that were written short were read. */
function read(text: string, { notice }: Pick<Context, 'notice'>): readonly LocatedRange[] {
  const all = orThrow(readRanges(text));
  const notices = gatherNotices(notice);
  for (const { shortEnd, version, last, place } of all)
    if (shortEnd !== undefined)
      notices.of(0)('short-end', { n: 1, end: shortEnd, address: formatAddress({ version, value: last }) }, place);
  notices.report();
  return all;
}
