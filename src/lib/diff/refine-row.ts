import { afterLine, beforeLine, Change, type Comparison } from './comparison.ts';
import { maxWrapped, sideOf } from './displayed-rows.ts';
import { splitLine } from './lines.ts';
import { type Grain, type Part, type RowParts, refine } from './refine.ts';

const endSigns: Readonly<Record<string, string>> = { '\n': '␊', '\r\n': '␍␊', '\r': '␍' };

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
  if (comparison.changes[row] !== Change.changed) return [whole(before), whole(after)];
  if (before !== after) return refine(before, after, grain);
  const withEnd = (end: string): readonly Part[] => [
    { text: before, isChanged: false },
    { text: endSigns[end] ?? '', isChanged: true },
  ];
  return [withEnd(beforeEnd), withEnd(afterEnd)];
}
