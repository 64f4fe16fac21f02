import { lowerBound } from '#lib/collections/lower-bound.ts';
import { afterLine, beforeLine, Change, type Comparison, lineAt, sliceUnits } from './comparison.ts';
import { maxWrapped, sideOf } from './displayed-rows.ts';
import { endSigns, splitLine } from './lines.ts';
import { type Grain, type Part, type RowParts, refine } from './refine.ts';

const whole = (text: string): readonly Part[] => [{ text, isChanged: false }];

function lengthOf(comparison: Comparison, side: 0 | 1, row: number): number {
  const [, starts, lines] = sideOf(comparison, side);
  const line = lines[row] ?? -1;
  return line < 0 ? 0 : (starts[line + 1] ?? 0) - (starts[line] ?? 0);
}

/**
 * The parts of both lines of a row, without their ends; lines that differ only in what ends them show that. Lines longer
 * than `maxWrapped` have none: they are shown part by part.
 */
export function refineRow(comparison: Comparison, row: number, grain: Grain): RowParts {
  if (lengthOf(comparison, 0, row) > maxWrapped) return [[], whole(splitLine(afterLine(comparison, row) ?? '')[0])];
  if (lengthOf(comparison, 1, row) > maxWrapped) return [whole(splitLine(beforeLine(comparison, row) ?? '')[0]), []];
  const [before, beforeEnd] = splitLine(beforeLine(comparison, row) ?? '');
  const [after, afterEnd] = splitLine(afterLine(comparison, row) ?? '');
  if (comparison.marks && comparison.changes[row] !== Change.same)
    return [markedParts(comparison, 0, row), markedParts(comparison, 1, row)];
  if (comparison.changes[row] !== Change.changed) return [whole(before), whole(after)];
  if (before !== after) return refine(before, after, grain);
  const withEnd = (end: string): readonly Part[] => [
    { text: before, isChanged: false },
    { text: endSigns[end] ?? '', isChanged: true },
  ];
  return [withEnd(beforeEnd), withEnd(afterEnd)];
}

/** The parts of a line by the marks of its text. One all of which changed needs none. */
function markedParts(comparison: Comparison, side: 0 | 1, row: number): readonly Part[] {
  const [text, starts, lines] = sideOf(comparison, side);
  const line = lines[row] ?? -1;
  if (line < 0) return whole('');
  const [from, to] = [starts[line] ?? 0, starts[line + 1] ?? 0];
  const [content, end] = splitLine(lineAt(text, starts, line) ?? '');
  const parts = markParts(comparison, side, from, to - end.length);
  if (comparison.numbers) return parts;
  if (parts.every(({ isChanged }) => isChanged)) return whole(content);
  const isEndMarked = markParts(comparison, side, to - end.length, to).some(({ isChanged }) => isChanged);
  return isEndMarked ? [...parts, { text: endSigns[end] ?? '', isChanged: true }] : parts;
}

/** A part of a text by its marks. */
export function markParts(comparison: Comparison, side: 0 | 1, from: number, to: number): readonly Part[] {
  const [text] = sideOf(comparison, side);
  const marks = comparison.marks?.[side] ?? noMarks;
  const removed = comparison.marks?.[0] ?? noMarks;
  const changeAt = (start: number) => {
    const index = lowerBound(removed, start);
    // Another one may end there.
    return { change: removed[index + (index & 1)] === start ? 'removed' : 'added' } as const;
  };
  const parts: Part[] = [];
  let at = from;
  const add = (end: number, isChanged: boolean, start?: number) => {
    if (end > at)
      parts.push({ text: sliceUnits(text, at, end), isChanged, ...(start !== undefined && changeAt(start)) });
    at = Math.max(at, end);
  };
  // The first one that ends after the beginning.
  for (let index = lowerBound(marks, from + 1) & ~1; index < marks.length && (marks[index] ?? 0) < to; index += 2) {
    add(marks[index] ?? 0, false);
    add(Math.min(to, marks[index + 1] ?? 0), true, comparison.numbers && marks[index]);
  }
  add(to, false);
  return parts;
}

const noMarks = new Int32Array();
