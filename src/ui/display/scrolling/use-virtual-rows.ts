import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Browsers cannot lay out elements much taller than this; beyond it the scroll bar is proportional. */
const tallest = 8_000_000;
/** Rows rendered above and below those in sight. */
const usualSpare = 8;
/** More rows are in no window: an element that a layout gives any height must not render all of them. */
const maxRows = 500;

export interface VirtualRows {
  /** The ref of the element that scrolls. */
  readonly view: RefObject<HTMLDivElement | null>;
  /** Height, in pixels, that makes the element scroll. */
  readonly fullHeight: number;
  /** The rows to render: the first one, their number, and their offset in pixels. */
  readonly first: number;
  readonly count: number;
  readonly offset: number;
  /** The number of fully visible rows. */
  readonly page: number;
  /** To be called when the element scrolls. */
  readonly onScroll: () => void;
  /** Scrolls a row (possibly a fraction) to the upper edge. */
  readonly scrollToRow: (row: number) => void;
  /** Scrolls by rows. */
  readonly scrollBy: (rows: number) => void;
  /** Scrolls a range of rows into view by the shortest distance. */
  readonly showRow: (row: number, last?: number) => void;
}

/** Computes which of any number of rows of equal height (in pixels) are visible. */
export function useVirtualRows(total: number, rowHeight: number, spare = usualSpare): VirtualRows {
  const view = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [wanted, setTop] = useState(0);
  const isScaled = total * rowHeight > tallest;
  const lastTop = Math.max(0, total - height / rowHeight);
  const top = Math.min(wanted, lastTop);

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

  // Where the scroll bar is proportional, the wheel would jump by many rows: scroll by rows instead.
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
  }, [isScaled, rowHeight, scrollToRow, top]);

  const onScroll = () => {
    const element = view.current;
    if (!element) return;
    const range = element.scrollHeight - element.clientHeight;
    const row = isScaled ? (range === 0 ? 0 : (element.scrollTop / range) * lastTop) : element.scrollTop / rowHeight;
    // The browser rounds a position that we set to whole pixels: that must not move the rows.
    if (Math.abs(row - top) * (isScaled ? range / lastTop : rowHeight) > 1) setTop(row);
  };

  const showRow = (row: number, last = row) => {
    // On the first call, the state does not have the height yet.
    const inSight = (view.current?.clientHeight ?? 0) / rowHeight;
    if (row < top) scrollToRow(row);
    else if (last + 1 > top + inSight) scrollToRow(Math.min(row, last + 1 - inSight));
  };

  const first = Math.max(0, Math.floor(top) - spare);
  return {
    view,
    fullHeight: Math.min(total * rowHeight, tallest),
    first,
    count: Math.max(0, Math.min(total - first, Math.ceil(height / rowHeight) + 2 * spare, maxRows)),
    offset: (view.current?.scrollTop ?? 0) - (top - first) * rowHeight,
    page: Math.max(1, Math.floor(height / rowHeight) - 1),
    onScroll,
    scrollToRow,
    scrollBy: (rows) => scrollToRow(top + rows),
    showRow,
  };
}
