import { ToolError } from '#core/tool.ts';
import { type IpRange, orThrow } from '#lib/ip/address.ts';
import { formatRange } from '#lib/ip/format.ts';
import { readRanges } from '#lib/ip/read-network.ts';

/** Addresses in a row, as somebody wrote them. */
export interface Item {
  readonly written: string;
  readonly range: IpRange;
}

/**
 * Addresses, networks and ranges, one per line.
 * @throws ToolError `items-missing` where there are none, or at the first that is none of them
 */
export function readItems(text: string): readonly Item[] {
  const ranges = orThrow(readRanges(text));
  if (ranges.length === 0) throw new ToolError('items-missing', {}, 0);
  return ranges.map(({ place: { offset, length }, ...range }) => ({
    written: text.slice(offset, offset + length),
    range,
  }));
}

export type Relation = 'same' | 'inside' | 'contains' | 'overlaps' | 'outside';

/** How a range lies to another one, and what they have in common. */
export function compareRanges(range: IpRange, to: IpRange): { readonly relation: Relation; readonly common: string } {
  const first = range.first > to.first ? range.first : to.first;
  const last = range.last < to.last ? range.last : to.last;
  if (range.version !== to.version || first > last) return { relation: 'outside', common: '' };
  const isInside = range.first === first && range.last === last;
  const isAround = to.first === first && to.last === last;
  const relation = isInside ? (isAround ? 'same' : 'inside') : isAround ? 'contains' : 'overlaps';
  return { relation, common: formatRange({ version: to.version, first, last }) };
}
