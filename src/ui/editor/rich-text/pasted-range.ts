import type { Transaction } from 'prosemirror-state';

type StepMap = Transaction['mapping']['maps'][number];

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a range is after a change; undefined once nothing of it is left. */
export const leftOf = (range: Range | undefined, { mapping }: Transaction): Range | undefined =>
  mapping.maps.reduce(mapRange, range);

function mapRange(range: Range | undefined, map: StepMap): Range | undefined {
  if (!range) return undefined;
  const { from, to } = range;
  let isReplaced = false;
  map.forEach((start, end) => {
    isReplaced ||= start <= from && to <= end;
  });
  const left = { from: map.map(from, 1), to: map.map(to, -1) };
  return isReplaced || left.from >= left.to ? undefined : left;
}

/** A range after a change, with what that has put in. */
export const withInserted = (range: Range | undefined, { mapping }: Transaction): Range | undefined =>
  mapping.maps.reduce(addInserted, range);

function addInserted(range: Range | undefined, map: StepMap): Range | undefined {
  let whole = mapRange(range, map);
  map.forEach((_oldFrom, _oldTo, from, to) => {
    if (from < to) whole = { from: Math.min(from, whole?.from ?? from), to: Math.max(to, whole?.to ?? to) };
  });
  return whole;
}
