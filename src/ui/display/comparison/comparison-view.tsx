import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { Change, type Comparison, countedRuns, type Stretch } from '#lib/diff/comparison.ts';
import { type Display, type DisplayedRow, displayedRow, moveOf, Shown, widestLine } from '#lib/diff/displayed-rows.ts';
import type { Grain } from '#lib/diff/refine.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { HitCount, TreeBar } from '#ui/controls/tree-bar.tsx';
import { VirtualList, type VirtualListHandle } from '#ui/display/scrolling/virtual-list.tsx';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import { useKeys } from '#ui/use-keys.ts';
import { changesWithin, nearestRun, Overview, overviewWidth } from './comparison-overview.tsx';
import classes from './comparison-view.module.css';
import { placeOf, useDisplayedRows, useRoom } from './use-displayed-rows.ts';
import { useFolds } from './use-folds.ts';
import { useLineParts } from './use-line-parts.tsx';

/** The messages of the view. */
export interface ComparisonMessages {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly showAll: string;
  readonly wrap: string;
  /** Of the menu that holds, where there is little room, what can be done. */
  readonly more: string;
  /** Of a fold. */
  readonly hiddenRows: (n: number) => string;
  readonly place: (at: number, n: number) => string;
  /** Of the button that closes and opens a part. */
  readonly part: string;
  /** Of a part that is closed. */
  readonly closedRows: (n: number, changes: number) => string;
  /** Of a line that moved: to or from a line of the other text, from 1. */
  readonly movedTo: (line: number) => string;
  readonly movedFrom: (line: number) => string;
}

/** One of the changes: its number, from 0, its rows, and the one of them that was pressed, or the first. */
export interface ChangeAt extends Stretch {
  readonly index: number;
  readonly row: number;
}

export interface ComparisonViewProps {
  readonly comparison: Comparison;
  /** Both texts as one flow, with the same changes: shown instead of the lines unless they are side by side. */
  readonly merged?: Comparison | undefined;
  readonly mode: Display['mode'];
  /** How many rows around each change are shown at first. */
  readonly context: number;
  /** How what changed within a line is found. */
  readonly grain: Grain;
  readonly language?: KindInfo['language'];
  /** Whether long lines go on in further rows; else one scrolls to their end. */
  readonly wraps: boolean;
  readonly onWrap: (wraps: boolean) => void;
  readonly messages: ComparisonMessages;
  /** What can be done with the current change; none is current at first. */
  readonly actions?: ((change: ChangeAt | undefined) => ReactNode) | undefined;
  /** The changes, by number, of which the text before is taken. */
  readonly undone?: ReadonlySet<number> | undefined;
}

/** Narrower, two texts beside each other cannot be read. */
const minSplit = 560;

/** Two texts and what differs: beside each other or as one; what is the same is folded away from the changes. */
export function ComparisonView(props: ComparisonViewProps) {
  const { mode: wanted, context, grain, language, wraps, onWrap, messages, actions, undone } = props;
  const { width, character, isMeasured, view } = useRoom();
  const list = useRef<VirtualListHandle>(null);
  const isNarrow = width < minSplit;
  const mode = isNarrow ? 'inline' : wanted;
  const comparison = mode === 'inline' ? (props.merged ?? props.comparison) : props.comparison;
  const isMerged = comparison.numbers !== undefined;
  const { opened, closed, all, ...folds } = useFolds(comparison);
  const lineCount = Math.max(comparison.beforeStarts.length, comparison.afterStarts.length);
  const digits = Math.max(3, String(lineCount).length);
  const sides = mode === 'split' ? 2 : 1;
  const room = Math.max(
    20,
    Math.floor((width - scrollBar - overviewWidth) / sides / character) - digits - (comparison.ends ? 7 : 4),
  );
  const columns = wraps ? room : maxColumns;
  const widest = useMemo(
    () => (wraps ? 0 : Math.max(widestLine(comparison, 0, maxColumns), widestLine(comparison, 1, maxColumns))),
    [wraps, comparison],
  );
  const { rows, isDone } = useDisplayedRows(isMeasured, comparison, {
    mode,
    context: all ? null : context,
    opened,
    closed,
    columns,
    labelsMoves: isNarrow,
  });
  const counted = useMemo(() => countedRuns(comparison), [comparison]);
  const stopAt = (index: number): number => comparison.runs[2 * index] ?? 0;
  const endAt = (index: number): number => comparison.runs[2 * index + 1] ?? 0;
  const [{ at, row: pressed }, setPlace] = useState({ at: -1, row: -1 });
  const current = 2 * at < comparison.runs.length ? at : -1;
  const isCurrent = (row: number): boolean => current >= 0 && row >= stopAt(current) && row < endAt(current);
  const change: ChangeAt | undefined =
    current < 0
      ? undefined
      : {
          index: current,
          from: props.comparison.runs[2 * current] ?? 0,
          to: props.comparison.runs[2 * current + 1] ?? 0,
          row: !isMerged && isCurrent(pressed) ? pressed : (props.comparison.runs[2 * current] ?? 0),
        };
  /** A change that is not displayed yet, to be shown then. */
  const pending = useRef<number>(undefined);
  const show = (row: number) => {
    const place = placeOf(rows, row);
    const isThere = isDone || rows[3 * place] === row;
    pending.current = isThere ? undefined : row;
    if (!isThere) return;
    list.current?.showRow(Math.max(0, place - 3), Math.min(place + 3, rows.length / 3 - 1));
  };
  const goTo = (index: number, row = stopAt(index)) => {
    setPlace({ at: index, row });
    if (folds.reveal(row)) pending.current = row;
    else show(row);
  };
  const go = (step: 1 | -1) => {
    const next =
      step === 1
        ? (counted.find((index) => index > current) ?? counted[0])
        : (counted.findLast((index) => index < current) ?? counted.at(-1));
    if (next !== undefined) goTo(next);
  };
  useEffect(() => {
    if (pending.current !== undefined) show(pending.current);
  });
  /** The change that has a line of the other side. */
  const goToLine = (side: 0 | 1, line: number) => {
    const row = (side === 0 ? comparison.afterLines : comparison.beforeLines).indexOf(line);
    goTo(nearestRun(comparison.runs, row), row);
  };
  // From the texts that are compared too.
  useKeys(true, { f7: ({ shiftKey }) => go(shiftKey ? -1 : 1) });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = ({ n: 1, p: -1 } as const)[key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const { ends } = comparison;
  const partsOf = useLineParts(comparison, grain, language);
  const moveButton = (side: 0 | 1, line: number) => (
    <Button
      variant="text"
      className={classes.moved}
      onClick={(event) => {
        // The row would become the current change.
        event.stopPropagation();
        goToLine(side, line);
      }}
    >
      {side === 0 ? messages.movedTo(line + 1) : messages.movedFrom(line + 1)}
    </Button>
  );
  const half = (side: 0 | 1, { row, part }: DisplayedRow): ReactNode => {
    const line = side === 0 ? comparison.beforeLines[row] : comparison.afterLines[row];
    const isThere = line !== undefined && line >= 0;
    const isSame = comparison.changes[row] === Change.same;
    const { to: moved, isFirst } = moveOf(comparison, side, row);
    const end = ends?.[row] ?? -1;
    const isClosed = closed.has(row);
    const number = isThere && part === 0 ? (comparison.numbers?.[line] ?? line) : -1;
    const isUndone = isThere && !isSame && undone?.has(nearestRun(comparison.runs, row));
    const Element = isSame || !isThere || isMerged ? 'span' : side === 0 ? 'del' : 'ins';
    return (
      <Element
        key={side}
        className={classes.half}
        data-change={
          isThere ? (isSame || isMerged ? undefined : moved >= 0 ? 'moved' : side === 0 ? 'removed' : 'added') : 'none'
        }
        data-undone={isUndone ? (side === 0 && !isMerged ? 'taken' : 'left-out') : undefined}
      >
        <span className={classes.number} style={{ width: `${digits + 1}ch` }} aria-hidden="true">
          {number >= 0 ? number + 1 : ''}
        </span>
        <span className={classes.sign}>
          {isSame || !isThere || part > 0 ? '' : isMerged ? '±' : isUndone ? (side === 0 ? '✓' : '×') : '−+'[side]}
        </span>
        {ends && (
          <span className={classes.toggle}>
            {end >= 0 && part === 0 && (side === 0 || (comparison.beforeLines[row] ?? -1) < 0) && (
              <Button
                variant="text"
                icon="chevron-right"
                aria-label={messages.part}
                aria-expanded={!isClosed}
                onClick={() => folds.toggle(row)}
              />
            )}
          </span>
        )}
        {isThere && <span className={classes.line}>{partsOf(side, row, part, columns)}</span>}
        {isThere && isClosed && (
          <Button variant="text" className={classes.closed} tabIndex={-1} onClick={() => folds.toggle(row)}>
            {messages.closedRows(end - row, changesWithin(comparison, row, end))}
          </Button>
        )}
        {isFirst && part === 0 && !isNarrow && moveButton(side, moved)}
      </Element>
    );
  };
  const rest = (
    <>
      <Button variant="text" icon="arrows-maximize" aria-pressed={all} onClick={() => folds.showAll(!all)}>
        {messages.showAll}
      </Button>
      <Button variant="text" icon="text-wrap" aria-pressed={wraps} onClick={() => onWrap(!wraps)}>
        {messages.wrap}
      </Button>
      {actions?.(change)}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what it holds
    <div ref={view} className={classes.view} onKeyDown={onKeyDown}>
      <TreeBar>
        <IconButton icon="arrow-up" label={messages.previous} disabled={counted.length === 0} onClick={() => go(-1)} />
        <IconButton icon="arrow-down" label={messages.next} disabled={counted.length === 0} onClick={() => go(1)} />
        <HitCount isOfResult={current < 0}>
          {messages.place(counted.findLastIndex((index) => index <= current) + 1, counted.length)}
        </HitCount>
        {isNarrow ? (
          <PopoverButton isIcon icon="dots" label={messages.more}>
            {() => <div className={classes.more}>{rest}</div>}
          </PopoverButton>
        ) : (
          rest
        )}
      </TreeBar>
      <div className={classes.body}>
        <VirtualList
          ref={list}
          role="region"
          aria-label={messages.label}
          data-mode={mode}
          data-unwrapped={!wraps || undefined}
          width={wraps ? undefined : width - overviewWidth - scrollBar + Math.max(0, widest - room) * character}
          // The rows stay in place: both halves of one move along their lines together.
          onScrollCapture={({ currentTarget: { style, scrollLeft } }) =>
            style.setProperty('--shift', `${scrollLeft}px`)
          }
          total={rows.length / 3}
          renderRow={(index) => {
            const displayed = displayedRow(rows, index);
            const { row, shown, part } = displayed;
            if (shown === Shown.fold)
              return (
                <div key={index} className={classes.fold}>
                  <Button variant="text" icon="arrows-maximize" onClick={() => folds.open(row)}>
                    {messages.hiddenRows(part)}
                  </Button>
                </div>
              );
            if (shown === Shown.movedTo || shown === Shown.movedFrom) {
              const from = shown === Shown.movedTo ? 0 : 1;
              return (
                <div key={index} className={classes.fold} data-change="moved">
                  {moveButton(from, moveOf(comparison, from, row).to)}
                </div>
              );
            }
            const side = shown === Shown.after || (comparison.beforeLines[row] ?? -1) < 0 ? 1 : 0;
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only: keys go from change to change
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              <div
                key={index}
                className={classes.row}
                data-current={isCurrent(row) || undefined}
                onClick={() =>
                  comparison.changes[row] !== Change.same && setPlace({ at: nearestRun(comparison.runs, row), row })
                }
              >
                {mode === 'split' ? [half(0, displayed), half(1, displayed)] : half(side, displayed)}
              </div>
            );
          }}
        />
        <Overview comparison={comparison} onPick={(row) => goTo(nearestRun(comparison.runs, row))} />
      </div>
    </div>
  );
}

/** Of lines that are not wrapped: still longer ones go on in further rows. */
const maxColumns = 2_000;

/** In pixels. */
const scrollBar = 18;
