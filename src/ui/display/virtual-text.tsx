import { useEffect } from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { BigText } from '#lib/big-text.ts';
import { beginsLine, lineOfRow, rowOfLine, rowText } from '#lib/big-text-rows.ts';
import { highlighterFor } from './highlight.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
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

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -total, End: total }[event.key];
    if (step === undefined || event.ctrlKey !== ['Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    scrollBy(step);
  };

  const highlight = highlighterFor(language);
  const numberWidth = `calc(${String(text.lineCount).length}ch + 16px)`;
  return (
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
              {highlight ? highlight(content) : content}
            </div>
          );
        })}
      </div>
    </ScrollRegion>
  );
}
