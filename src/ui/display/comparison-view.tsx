import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { Change, type Comparison } from '#lib/diff/comparison.ts';
import {
  type Display,
  type DisplayedRow,
  type DisplayedRows,
  DisplayedRowsFinder,
  displayedRow,
  longStep,
  maxWrapped,
  partOfLong,
  Shown,
  sideOf,
  wrapLine,
} from '#lib/diff/displayed-rows.ts';
import type { Grain, RowParts } from '#lib/diff/refine.ts';
import { refineRow } from '#lib/diff/refine-row.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { HitCount, TreeBar } from '#ui/controls/tree-bar.tsx';
import classes from './comparison-view.module.css';
import { highlighterFor } from './highlight.tsx';
import { VirtualList, type VirtualListHandle } from './virtual-list.tsx';

/** The words of the view. */
export interface ComparisonWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly showAll: string;
  /** Of a fold. */
  readonly hiddenRows: (n: number) => string;
  readonly place: (at: number, n: number) => string;
}

export interface ComparisonViewProps {
  readonly comparison: Comparison;
  readonly mode: Display['mode'];
  /** How many rows around each change are shown at first. */
  readonly context: number;
  /** How what changed within a line is found. */
  readonly grain: Grain;
  readonly language?: KindInfo['language'];
  readonly words: ComparisonWords;
}

/** Narrower, two texts beside each other cannot be read. */
const leastSplit = 560;

/** Two texts and what differs: beside each other or as one; what is the same is folded away from the changes. */
export function ComparisonView({ comparison, mode: wanted, context, grain, language, words }: ComparisonViewProps) {
  const { width, character, isMeasured, view } = useRoom();
  const list = useRef<VirtualListHandle>(null);
  const [folds, setFolds] = useState<{
    readonly of: Comparison;
    readonly opened: ReadonlySet<number>;
    readonly all: boolean;
  }>();
  const { opened, all } = folds?.of === comparison ? folds : { opened: nothing, all: folds?.all ?? false };
  const mode = width < leastSplit ? 'inline' : wanted;
  const lineCount = Math.max(comparison.beforeStarts.length, comparison.afterStarts.length);
  const digits = Math.max(3, String(lineCount).length);
  const sides = mode === 'split' ? 2 : 1;
  const columns = Math.max(20, Math.floor((width - scrollBar - overviewWidth) / sides / character) - digits - 4);
  const { rows, isDone } = useDisplayedRows(isMeasured, comparison, {
    mode,
    context: all ? null : context,
    opened,
    columns,
  });
  const stops = comparison.runs.length / 2;
  const stopAt = (index: number): number => comparison.runs[2 * index] ?? 0;
  const [at, setAt] = useState(-1);
  const current = at < stops ? at : -1;
  /** A change that is not displayed yet, to be shown then. */
  const pending = useRef<number>(undefined);
  const show = (row: number) => {
    const place = placeOf(rows, row);
    const isThere = isDone || place < rows.length / 3;
    pending.current = isThere ? undefined : row;
    if (!isThere) return;
    list.current?.showRow(place + 3);
    list.current?.showRow(Math.max(0, place - 3));
  };
  const go = (step: 1 | -1) => {
    if (stops === 0) return;
    const next = current < 0 ? (step === 1 ? 0 : stops - 1) : (current + step + stops) % stops;
    setAt(next);
    show(stopAt(next));
  };
  useEffect(() => {
    if (pending.current !== undefined) show(pending.current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = key === 'F7' ? (shiftKey ? -1 : 1) : ({ n: 1, p: -1 } as const)[key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const partsOf = usePartsOf(comparison, grain, language);
  const half = (side: 0 | 1, { row, part }: DisplayedRow): ReactNode => {
    const line = side === 0 ? comparison.beforeLines[row] : comparison.afterLines[row];
    const isThere = line !== undefined && line >= 0;
    const isSame = comparison.changes[row] === Change.same;
    const Element = isSame || !isThere ? 'span' : side === 0 ? 'del' : 'ins';
    return (
      <Element
        key={side}
        className={classes.half}
        data-change={isThere ? (isSame ? undefined : side === 0 ? 'removed' : 'added') : 'none'}
      >
        <span className={classes.number} style={{ width: `${digits + 1}ch` }} aria-hidden="true">
          {isThere && part === 0 ? line + 1 : ''}
        </span>
        <span className={classes.sign}>{isSame || !isThere || part > 0 ? '' : side === 0 ? '−' : '+'}</span>
        {isThere && <span className={classes.line}>{partsOf(side, row, part, columns)}</span>}
      </Element>
    );
  };
  const currentRow = current < 0 ? undefined : stopAt(current);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what it holds
    <div ref={view} className={classes.view} onKeyDown={onKeyDown}>
      <TreeBar>
        <IconButton icon="arrow-up" label={words.previous} disabled={stops === 0} onClick={() => go(-1)} />
        <IconButton icon="arrow-down" label={words.next} disabled={stops === 0} onClick={() => go(1)} />
        <HitCount>{words.place(current + 1, stops)}</HitCount>
        <Button
          variant="text"
          icon="arrows-maximize"
          aria-pressed={all}
          onClick={() => setFolds({ of: comparison, opened: nothing, all: !all })}
        >
          {words.showAll}
        </Button>
      </TreeBar>
      <div className={classes.body}>
        <VirtualList
          ref={list}
          role="region"
          aria-label={words.label}
          data-mode={mode}
          total={rows.length / 3}
          renderRow={(index) => {
            const displayed = displayedRow(rows, index);
            const { row, shown, part } = displayed;
            if (shown === Shown.fold)
              return (
                <div key={index} className={classes.fold}>
                  <Button
                    variant="text"
                    icon="arrows-maximize"
                    onClick={() => setFolds({ of: comparison, opened: new Set(opened).add(row), all })}
                  >
                    {words.hiddenRows(part)}
                  </Button>
                </div>
              );
            const side = shown === Shown.after || (comparison.beforeLines[row] ?? -1) < 0 ? 1 : 0;
            return (
              <div key={index} className={classes.row} data-current={row === currentRow || undefined}>
                {mode === 'split' ? [half(0, displayed), half(1, displayed)] : half(side, displayed)}
              </div>
            );
          }}
        />
        <Overview
          comparison={comparison}
          onPick={(row) => {
            const index = nearestRun(comparison.runs, row);
            setAt(index);
            show(stopAt(index));
          }}
        />
      </div>
    </div>
  );
}

const nothing: ReadonlySet<number> = new Set();

/** In pixels. */
const scrollBar = 18;

/** In pixels, as in the style sheet. */
const overviewWidth = 12;

/** How many marks have room in the overview. */
const overviewHeight = 150;

/** Where in the texts the changes are; one goes there by pressing. For the pointer only: keys go from change to change. */
function Overview({ comparison, onPick }: { readonly comparison: Comparison; readonly onPick: (row: number) => void }) {
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
    // The first and the last row tell enough of what a run holds.
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
function nearestRun(runs: Int32Array, row: number): number {
  let [low, high] = [0, runs.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[2 * middle] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The width of the view and of a character in it, in pixels. */
function useRoom() {
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
function useDisplayedRows(isMeasured: boolean, comparison: Comparison, display: Display) {
  const { mode, context, opened, columns } = display;
  const finder = useMemo(() => {
    if (!isMeasured) return undefined;
    const started = new DisplayedRowsFinder(comparison, { mode, context, opened, columns });
    runForATask(started);
    return started;
  }, [isMeasured, comparison, mode, context, opened, columns]);
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
function placeOf(rows: DisplayedRows, row: number): number {
  let [low, high] = [0, rows.length / 3];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[3 * middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A part of a line with its colours: what changed within it, or those of the language. */
function usePartsOf(comparison: Comparison, grain: Grain, language: KindInfo['language']) {
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
    if (end - first > maxWrapped) return partOfLong(compared, [first, end], part, longStep(comparison, side, columns));
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
  };
}
