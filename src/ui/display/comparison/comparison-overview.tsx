import { useMemo } from 'react';
import { Change, type Comparison } from '#lib/diff/comparison.ts';
import classes from './comparison-view.module.css';

/** In pixels, as in the style sheet. */
export const overviewWidth = 12;

/** How many marks have room in the overview. */
const overviewHeight = 150;

/** Where in the texts the changes are; one goes there by pressing. For the pointer only: keys go from change to change. */
export function Overview({
  comparison,
  onPick,
}: {
  readonly comparison: Comparison;
  readonly onPick: (row: number) => void;
}) {
  const total = comparison.changes.length;
  const marks = useMemo(() => marksOf(comparison), [comparison]);
  if (comparison.runs.length === 0) return null;
  return (
    <div
      className={classes.overview}
      aria-hidden="true"
      onPointerDown={({ currentTarget, clientY }) => {
        const { top, height } = currentTarget.getBoundingClientRect();
        onPick(Math.floor(((clientY - top) / Math.max(1, height)) * total));
      }}
    >
      <svg viewBox={`0 0 2 ${overviewHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-change="removed" d={marks.removed} />
        <path data-change="added" d={marks.added} />
      </svg>
    </div>
  );
}

/** Outlines of the marks: what was removed on the left, what was added on the right. */
function marksOf({ runs, changes }: Comparison): { readonly removed: string; readonly added: string } {
  const [removed, added] = [new Uint8Array(overviewHeight), new Uint8Array(overviewHeight)];
  const placeOfRow = (row: number): number =>
    Math.min(overviewHeight - 1, Math.floor((row / changes.length) * overviewHeight));
  for (let index = 0; index < runs.length; index += 2) {
    const [from, to] = [runs[index] ?? 0, runs[index + 1] ?? 0];
    // The first and the last row represent a run well enough.
    const kinds = [changes[from], changes[to - 1]];
    const [start, end] = [placeOfRow(from), placeOfRow(to - 1) + 1];
    if (kinds.some((kind) => kind !== Change.added)) removed.fill(1, start, end);
    if (kinds.some((kind) => kind !== Change.removed)) added.fill(1, start, end);
  }
  const outline = (marked: Uint8Array, x: number): string =>
    Array.from(marked, (isMarked, y) => (isMarked ? `M${x} ${y}h1v1h-1z` : '')).join('');
  return { removed: outline(removed, 0), added: outline(added, 1) };
}

/** The last run that begins before or at a row, or the first. */
export const nearestRun = (runs: Int32Array, row: number): number => Math.max(0, runsUpTo(runs, row) - 1);

/** How many changes have rows after the first of a part that ends with `last`. */
export function changesWithin({ runs, arrivals }: Comparison, first: number, last: number): number {
  const before = runsUpTo(runs, first);
  const end = runsUpTo(runs, last);
  const goesOn = before > 0 && (runs[2 * before - 1] ?? 0) > first + 1;
  const uncounted = arrivals?.filter((index) => index >= before && index < end).length ?? 0;
  return end - before - uncounted + Number(goesOn);
}

/** How many runs begin before or at a row. */
function runsUpTo(runs: Int32Array, row: number): number {
  let [low, high] = [0, runs.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[2 * middle] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return low;
}
