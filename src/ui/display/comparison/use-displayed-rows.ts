import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Comparison } from '#lib/diff/comparison.ts';
import { type Display, type DisplayedRows, DisplayedRowsFinder } from '#lib/diff/displayed-rows.ts';
import classes from './comparison-view.module.css';

/** The width of the view and of a character in it, in pixels. */
export function useRoom() {
  const view = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 1_000, character: 8, isMeasured: false });
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      const probe = document.createElement('span');
      probe.className = String(classes['probe']);
      probe.textContent = '0'.repeat(100);
      element.append(probe);
      const character = probe.getBoundingClientRect().width / 100;
      probe.remove();
      const width = element.clientWidth;
      if (width > 0 && character > 0)
        setRoom((known) =>
          known.isMeasured && known.width === width && known.character === character
            ? known
            : { width, character, isMeasured: true },
        );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ...room, view };
}

/** How long rows are looked for in one task, in milliseconds: a part of a frame. */
const taskTime = 8;

/** The rows to display: those that are found at once first; the others follow task by task. */
export function useDisplayedRows(isMeasured: boolean, comparison: Comparison, display: Display) {
  const { mode, context, opened, closed, columns, labelsMoves = false } = display;
  const finder = useMemo(() => {
    if (!isMeasured) return undefined;
    const started = new DisplayedRowsFinder(comparison, {
      mode,
      context,
      opened,
      ...(closed && { closed }),
      columns,
      labelsMoves,
    });
    runForATask(started);
    return started;
  }, [isMeasured, comparison, mode, context, opened, closed, columns, labelsMoves]);
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!finder || finder.isDone) return;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      runForATask(finder);
      setCount((count) => count + 1);
      if (!finder.isDone) timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [finder]);
  /** Rows that are complete stay until the next are, so that nothing jumps. */
  const complete = useRef<{ readonly comparison: Comparison; readonly mode: string; readonly rows: DisplayedRows }>(
    undefined,
  );
  if (finder?.isDone) complete.current = { comparison, mode, rows: finder.rows };
  const former = complete.current;
  const isFormerGood = former?.comparison === comparison && former.mode === mode;
  const rows = finder && !finder.isDone && isFormerGood ? former.rows : finder?.rows;
  return { rows: rows ?? noRows, isDone: finder?.isDone ?? false };
}

const noRows: DisplayedRows = new Int32Array();

function runForATask(finder: DisplayedRowsFinder): void {
  const end = performance.now() + taskTime;
  finder.run(() => performance.now() > end);
}

/** Where the first row of a change is displayed; the number of rows where it is not. */
export function placeOf(rows: DisplayedRows, row: number): number {
  let [low, high] = [0, rows.length / 3];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[3 * middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
