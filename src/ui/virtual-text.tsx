import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BigText, beginsLine, lineOfRow, rowOfLine, rowText } from '#lib/big-text.ts';
import { ScrollRegion } from './scroll-region.tsx';
import classes from './virtual-text.module.css';

/** Height of a row in pixels; the same as `--row`. */
const rowHeight = 20;
/** Browsers cannot lay out elements much taller than this; past it the scroll bar stands for a proportion. */
const tallest = 8_000_000;
const spare = 8;

export interface VirtualTextProps {
  readonly text: BigText;
  readonly label: string;
  /** Line to show and mark, from 1. */
  readonly line?: number | undefined;
  /** Draws one row; plain text where absent. */
  readonly highlight?: ((row: string) => React.ReactNode) | undefined;
}

/** Shows a text of any size: only the rows in sight exist as elements. */
export function VirtualText({ text, label, line, highlight }: VirtualTextProps) {
  const view = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [top, setTop] = useState(0);
  const total = text.rows.length;
  const fullHeight = Math.min(total * rowHeight, tallest);
  const isScaled = total * rowHeight > tallest;
  const lastTop = Math.max(0, total - height / rowHeight);
  const marked = line === undefined ? undefined : rowOfLine(text, line);

  /** Moves the row `next` (perhaps between two rows) to the upper edge. */
  const scrollToRow = useCallback(
    (next: number) => {
      const row = Math.min(Math.max(next, 0), lastTop);
      setTop(row);
      const element = view.current;
      if (element)
        element.scrollTop = lastTop === 0 ? 0 : (row / lastTop) * (element.scrollHeight - element.clientHeight);
    },
    [lastTop],
  );

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    setHeight(element.clientHeight);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (marked !== undefined) scrollToRow(marked - 3);
  }, [marked, scrollToRow]);

  // Where the scroll bar is a proportion, a turn of the wheel would jump by many rows: move by rows instead.
  useEffect(() => {
    const element = view.current;
    if (!element || !isScaled) return;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      scrollToRow(top + event.deltaY / rowHeight);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [isScaled, scrollToRow, top]);

  const onScroll = (element: HTMLElement) => {
    const range = element.scrollHeight - element.clientHeight;
    const row = isScaled ? (range === 0 ? 0 : (element.scrollTop / range) * lastTop) : element.scrollTop / rowHeight;
    // A position that we set ourselves comes back rounded to whole pixels: it must not move the rows.
    if (Math.abs(row - top) * (isScaled ? range / lastTop : rowHeight) > 1) setTop(row);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const page = Math.max(1, height / rowHeight - 1);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -total, End: total }[event.key];
    if (step === undefined || event.ctrlKey !== ['Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    scrollToRow(top + step);
  };

  const numberWidth = `calc(${String(text.lineCount).length}ch + 16px)`;
  const first = Math.max(0, Math.floor(top) - spare);
  const count = Math.min(total - first, Math.ceil(height / rowHeight) + 2 * spare);
  const scrollTop = view.current?.scrollTop ?? 0;
  return (
    <ScrollRegion
      ref={view}
      className={classes.view}
      aria-label={label}
      onScroll={(event) => onScroll(event.currentTarget)}
      onKeyDown={onKeyDown}
    >
      <div style={{ height: fullHeight }} />
      <div className={classes.rows} style={{ top: scrollTop - (top - first) * rowHeight }}>
        {Array.from({ length: Math.max(0, count) }, (_, index) => {
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
