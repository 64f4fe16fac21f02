import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { BigText } from '#lib/big-text/big-text.ts';
import { beginsLine, decodeRows, lineOfRow, rowOfLine, rowText } from '#lib/big-text/big-text-rows.ts';
import { findInSlices, slicesOfBigText } from '#lib/big-text/find-text.ts';
import { lowerBound } from '#lib/collections/lower-bound.ts';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { useVirtualRows } from '#ui/display/scrolling/use-virtual-rows.ts';
import { useFindBar } from '#ui/find/find-bar.tsx';
import type { FindTarget } from '#ui/find/find-target.ts';
import { highlighterFor } from './highlight.tsx';
import classes from './virtual-text.module.css';

/** Height of a row in pixels; the same as `--row`. */
const rowHeight = 20;

export interface VirtualTextProps {
  readonly text: BigText;
  readonly label: string;
  /** Line to scroll to and mark, from 1. */
  readonly line?: number | undefined;
  readonly language?: KindInfo['language'];
}

/** Shows a text of any size: only visible rows are rendered. */
export function VirtualText({ text, label, line, language }: VirtualTextProps) {
  const total = text.rows.length;
  const { view, fullHeight, first, count, offset, page, onScroll, scrollToRow, scrollBy } = useVirtualRows(
    total,
    rowHeight,
  );
  const marked = line === undefined ? undefined : rowOfLine(text, line);
  useEffect(() => {
    if (marked !== undefined) scrollToRow(marked - 3);
  }, [marked, scrollToRow]);

  const { findBar, marksOf } = useFindInRows(text, {
    first,
    show: (row) => scrollToRow(row - 3),
    focus: () => view.current?.focus(),
  });

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -total, End: total }[event.key];
    if (step === undefined || event.ctrlKey !== ['Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    scrollBy(step);
  };

  const highlight = highlighterFor(language);
  const numberWidth = `calc(${String(text.lineCount).length}ch + 16px)`;
  return (
    <>
      {findBar}
      <ScrollRegion ref={view} className={classes.view} aria-label={label} onScroll={onScroll} onKeyDown={onKeyDown}>
        <div style={{ height: fullHeight }} />
        <div className={classes.rows} style={{ top: offset }}>
          {Array.from({ length: count }, (_, index) => {
            const row = first + index;
            const content = rowText(text, row);
            return (
              <div key={row} className={classes.row} data-marked={row === marked || undefined}>
                <span className={classes.number} style={{ minWidth: numberWidth }} aria-hidden="true">
                  {beginsLine(text, row) ? lineOfRow(text, row) : ''}
                </span>
                {marksOf(row, content) ?? (highlight ? highlight(content) : content)}
              </div>
            );
          })}
        </div>
      </ScrollRegion>
    </>
  );
}

interface Rows {
  /** The first one that is drawn. */
  readonly first: number;
  readonly show: (row: number) => void;
  readonly focus: () => void;
}

/** A find bar for a big text, and the rows in which something is found, marked instead of colored. */
function useFindInRows(text: BigText, rows: Rows) {
  const latest = useRef(rows);
  latest.current = rows;
  const [found, setFound] = useState<{ readonly pattern?: RegExp | undefined; readonly offset?: number | undefined }>(
    {},
  );
  /** A match is to be brought into sight once its row is drawn: rows are long. */
  const isAwaited = useRef(false);
  const showMatch = useCallback((match: HTMLElement | null) => {
    if (!match || !isAwaited.current) return;
    isAwaited.current = false;
    match.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  const target = useMemo<FindTarget>(() => {
    let shown = -1;
    return {
      search: (pattern) => findInSlices(slicesOfBigText(text), pattern),
      start: () => (shown < 0 ? (text.rows[latest.current.first] ?? 0) : shown),
      selected: () => '',
      show(pattern, offset) {
        setFound({ pattern, offset });
        if (offset === undefined) return;
        shown = offset;
        isAwaited.current = true;
        latest.current.show(rowAt(text, offset));
      },
      focus: () => latest.current.focus(),
    };
  }, [text]);
  const findBar = useFindBar(target, text);
  const marksOf = (row: number, content: string): ReactNode => {
    if (!found.pattern || content.search(found.pattern) < 0) return undefined;
    const start = text.rows[row] ?? 0;
    const isHere = found.offset !== undefined && rowAt(text, found.offset) === row;
    const current = isHere ? decodeRows(text, start, found.offset ?? start).length : -1;
    const parts: ReactNode[] = [];
    let plain = 0;
    for (const { index, 0: match } of content.matchAll(found.pattern)) {
      const isCurrent = index === current;
      parts.push(
        content.slice(plain, index),
        <mark
          key={isCurrent ? found.offset : -index}
          ref={isCurrent ? showMatch : undefined}
          className={classes.found}
          data-current={isCurrent || undefined}
        >
          {match}
        </mark>,
      );
      plain = index + match.length;
    }
    return [...parts, content.slice(plain)];
  };
  return { findBar, marksOf };
}

/** The row in which an offset lies. */
const rowAt = ({ rows }: BigText, offset: number): number => lowerBound(rows, offset + 1) - 1;
