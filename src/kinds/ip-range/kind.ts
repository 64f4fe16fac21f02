import { defineKind } from '#core/kind.ts';
import { isFault } from '#lib/ip/address.ts';
import { readRanges } from '#lib/ip/read-network.ts';

/** Addresses in a row, by the first and the last one; also several, with networks among them. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const ranges = readRanges(text);
    return isFault(ranges) || ranges.every(({ network }) => network) ? 0 : 0.95;
  },
});
