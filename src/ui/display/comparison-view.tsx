import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { Change, type Comparison, type Stretch } from '#lib/diff/comparison.ts';
import { type Display, type DisplayedRow, displayedRow, Shown } from '#lib/diff/displayed-rows.ts';
import type { Grain } from '#lib/diff/refine.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { HitCount, TreeBar } from '#ui/controls/tree-bar.tsx';
import { nearestRun, Overview, overviewWidth } from './comparison-overview.tsx';
import classes from './comparison-view.module.css';
import { placeOf, useDisplayedRows, useRoom } from './use-displayed-rows.ts';
import { useLineParts } from './use-line-parts.tsx';
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
  readonly mode: Display['mode'];
  /** How many rows around each change are shown at first. */
  readonly context: number;
  /** How what changed within a line is found. */
  readonly grain: Grain;
  readonly language?: KindInfo['language'];
  readonly words: ComparisonWords;
  /** What can be done with the current change; none is current at first. */
  readonly actions?: ((change: ChangeAt | undefined) => ReactNode) | undefined;
  /** The changes, by number, of which the text before is taken. */
  readonly undone?: ReadonlySet<number> | undefined;
}

/** Narrower, two texts beside each other cannot be read. */
const leastSplit = 560;

/** Two texts and what differs: beside each other or as one; what is the same is folded away from the changes. */
export function ComparisonView(props: ComparisonViewProps) {
  const { comparison, mode: wanted, context, grain, language, words, actions, undone } = props;
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
  const endAt = (index: number): number => comparison.runs[2 * index + 1] ?? 0;
  const [{ at, row: pressed }, setPlace] = useState({ at: -1, row: -1 });
  const current = at < stops ? at : -1;
  const isCurrent = (row: number): boolean => current >= 0 && row >= stopAt(current) && row < endAt(current);
  const change: ChangeAt | undefined =
    current < 0
      ? undefined
      : {
          index: current,
          from: stopAt(current),
          to: endAt(current),
          row: isCurrent(pressed) ? pressed : stopAt(current),
        };
  /** A change that is not displayed yet, to be shown then. */
  const pending = useRef<number>(undefined);
  const show = (row: number) => {
    const place = placeOf(rows, row);
    const isThere = isDone || place < rows.length / 3;
    pending.current = isThere ? undefined : row;
    if (!isThere) return;
    list.current?.showRow(Math.max(0, place - 3), Math.min(place + 3, rows.length / 3 - 1));
  };
  const goTo = (index: number, row = stopAt(index)) => {
    setPlace({ at: index, row });
    show(row);
  };
  const go = (step: 1 | -1) => {
    if (stops > 0) goTo(current < 0 ? (step === 1 ? 0 : stops - 1) : (current + step + stops) % stops);
  };
  useEffect(() => {
    if (pending.current !== undefined) show(pending.current);
  });
  /** The change that has a line of the other side. */
  const goToLine = (side: 0 | 1, line: number) => {
    const row = (side === 0 ? comparison.afterLines : comparison.beforeLines).indexOf(line);
    goTo(nearestRun(comparison.runs, row), row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = key === 'F7' ? (shiftKey ? -1 : 1) : ({ n: 1, p: -1 } as const)[key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const partsOf = useLineParts(comparison, grain, language);
  const half = (side: 0 | 1, { row, part }: DisplayedRow): ReactNode => {
    const line = side === 0 ? comparison.beforeLines[row] : comparison.afterLines[row];
    const isThere = line !== undefined && line >= 0;
    const isSame = comparison.changes[row] === Change.same;
    const moves = comparison.moves?.[side];
    const moved = isThere ? (moves?.[line] ?? -1) : -1;
    const goesOn = moved > 0 && moves?.[Number(line) - 1] === moved - 1;
    const Element = isSame || !isThere ? 'span' : side === 0 ? 'del' : 'ins';
    return (
      <Element
        key={side}
        className={classes.half}
        data-change={isThere ? (isSame ? undefined : moved >= 0 ? 'moved' : side === 0 ? 'removed' : 'added') : 'none'}
        data-left-out={
          isThere && side === 1 && !isSame && undone?.has(nearestRun(comparison.runs, row)) ? true : undefined
        }
      >
        <span className={classes.number} style={{ width: `${digits + 1}ch` }} aria-hidden="true">
          {isThere && part === 0 ? line + 1 : ''}
        </span>
        <span className={classes.sign}>{isSame || !isThere || part > 0 ? '' : side === 0 ? '−' : '+'}</span>
        {isThere && <span className={classes.line}>{partsOf(side, row, part, columns)}</span>}
        {moved >= 0 && part === 0 && !goesOn && (
          <Button
            variant="text"
            className={classes.moved}
            onClick={(event) => {
              // The row would become the current change.
              event.stopPropagation();
              goToLine(side, moved);
            }}
          >
            {side === 0 ? words.movedTo(moved + 1) : words.movedFrom(moved + 1)}
          </Button>
        )}
      </Element>
    );
  };
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
        {actions?.(change)}
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

const nothing: ReadonlySet<number> = new Set();

/** In pixels. */
const scrollBar = 18;
