import { type ReactNode, useMemo } from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { Comparison } from '#lib/diff/comparison.ts';
import { longStep, maxWrapped, partOfLong, sideOf, wrapLine } from '#lib/diff/displayed-rows.ts';
import type { Grain, Part, RowParts } from '#lib/diff/refine.ts';
import { markParts, refineRow } from '#lib/diff/refine-row.ts';
import classes from './comparison-view.module.css';
import { highlighterFor } from './highlight.tsx';

/** A part of a line with its colours: what changed within it, or those of the language. */
export function useLineParts(comparison: Comparison, grain: Grain, language: KindInfo['language']) {
  const highlight = useMemo(() => highlighterFor(language), [language]);
  const refined = useMemo(() => {
    const known = new Map<number, RowParts>();
    return (row: number): RowParts => {
      const found = known.get(row) ?? refineRow(comparison, row, grain);
      known.set(row, found);
      return found;
    };
  }, [comparison, grain]);
  /** Where the parts of a line begin, by row and side. */
  const wrapped = useMemo(
    () => ({ of: comparison, grain, columns: 0, starts: new Map<number, readonly number[]>() }),
    [comparison, grain],
  );
  return (side: 0 | 1, row: number, part: number, columns: number): ReactNode => {
    const [compared, lineStarts, lines] = sideOf(comparison, side);
    const line = lines[row] ?? -1;
    const [first, end] = [lineStarts[line] ?? 0, lineStarts[line + 1] ?? 0];
    if (end - first > maxWrapped) {
      const [from, to] = partOfLong(compared, [first, end], part, longStep(comparison, side, columns));
      return marked(markParts(comparison, side, from, to));
    }
    const parts = refined(row)[side];
    const text = parts.map((each) => each.text).join('');
    if (wrapped.columns !== columns) {
      wrapped.columns = columns;
      wrapped.starts.clear();
    }
    const starts = wrapped.starts.get(2 * row + side) ?? wrapLine(text, columns);
    wrapped.starts.set(2 * row + side, starts);
    const [from, to] = [starts[part] ?? text.length, starts[part + 1] ?? text.length];
    if (parts.every(({ isChanged }) => !isChanged)) return highlight?.(text.slice(from, to)) ?? text.slice(from, to);
    return marked(parts, from, to);
  };
}

/** Parts of a line, from one offset to another. */
function marked(parts: readonly Part[], from = 0, to = Number.POSITIVE_INFINITY): ReactNode {
  let offset = 0;
  return parts.map((each) => {
    const start = offset;
    offset += each.text.length;
    const shown = each.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (shown === '') return null;
    return each.isChanged ? (
      <mark key={start} className={classes.mark}>
        {shown}
      </mark>
    ) : (
      shown
    );
  });
}
