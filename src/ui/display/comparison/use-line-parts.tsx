import { Fragment, type ReactNode, useMemo } from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { Comparison } from '#lib/diff/comparison.ts';
import { longStep, maxWrapped, partOfLong, sideOf, wrapLine } from '#lib/diff/displayed-rows.ts';
import type { Grain, Part, RowParts } from '#lib/diff/refine.ts';
import { markParts, refineRow } from '#lib/diff/refine-row.ts';
import { paintTokens } from '#ui/display/text/highlight.tsx';
import { rowReader } from '#ui/display/text/highlight-tokens.ts';
import classes from './comparison-view.module.css';

/** A part of a line with its colours: what changed within it, or those of the language. */
export function useLineParts(comparison: Comparison, grain: Grain, language: KindInfo['language']) {
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
  /** The tokens of a line, by row and side. Each is read alone: any of them may be shown first. */
  const tokensOf = useMemo(() => {
    const known = new Map<number, ReturnType<ReturnType<typeof rowReader>>>();
    return (id: number, text: string) => {
      const tokens = known.get(id) ?? (language ? rowReader(language)(text) : []);
      if (comparison && language) known.set(id, tokens);
      return tokens;
    };
  }, [comparison, language]);
  return (side: 0 | 1, row: number, part: number, columns: number): ReactNode => {
    const [compared, lineStarts, lines] = sideOf(comparison, side);
    const line = lines[row] ?? -1;
    const [first, end] = [lineStarts[line] ?? 0, lineStarts[line + 1] ?? 0];
    if (end - first > maxWrapped) {
      const [from, to] = partOfLong(compared, [first, end], part, longStep(comparison, side, columns));
      const parts = markParts(comparison, side, from, to);
      const text = parts.map((each) => each.text).join('');
      return marked(parts, (start, end) => text.slice(start, end));
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
    const tokens = language ? tokensOf(2 * row + side, text) : [];
    return marked(parts, (start, end) => paintTokens(text, tokens, start, end), from, to);
  };
}

/** Parts of a line, from one offset to another; `paint` gives what is between two offsets. */
function marked(
  parts: readonly Part[],
  paint: (start: number, end: number) => ReactNode,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): ReactNode {
  let offset = 0;
  return parts.map(({ text, isChanged, change }) => {
    const start = offset;
    offset += text.length;
    const [first, last] = [Math.max(from, start), Math.min(to, offset)];
    if (first >= last) return null;
    const painted = paint(first, last);
    if (!isChanged) return <Fragment key={start}>{painted}</Fragment>;
    const Element = change === 'removed' ? 'del' : change ? 'ins' : Fragment;
    return (
      <Element key={start}>
        <mark className={classes['mark']}>{painted}</mark>
      </Element>
    );
  });
}
