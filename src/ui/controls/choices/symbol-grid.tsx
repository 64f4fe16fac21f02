// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be rendered in part
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, its cells are named by aria-activedescendant
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDrawnRows } from '#ui/display/scrolling/use-drawn-rows.ts';
import { useVirtualRows } from '#ui/display/scrolling/use-virtual-rows.ts';
import classes from './symbol-grid.module.css';

/** Width and height of a cell in pixels, which its style must match. */
const side = 48;
/** Rows rendered above and below those in sight. */
const spareRows = 3;
/** Number of symbols that are laid out in a fraction of a frame: finding a font for a new one is slow. */
const cellsPerFrame = 40;

export interface GridSymbol {
  readonly symbol: string;
  readonly name: string;
}

export interface SymbolGridProps {
  readonly label: string;
  readonly symbols: readonly GridSymbol[];
  /** One that is confirmed to have been copied. */
  readonly copied?: string | undefined;
  /** Enter or a press, with Shift or without. */
  readonly onPick: (index: number, isShifted: boolean) => void;
}

/** Any number of symbols to pick from, by pointer or arrow keys; only those in sight are rendered. */
export function SymbolGrid({ label, symbols, copied, onPick }: SymbolGridProps) {
  const id = useId();
  const [columns, setColumns] = useState(0);
  const [active, setActive] = useState(0);
  const shown = Math.min(active, symbols.length - 1);
  const total = columns === 0 ? 0 : Math.ceil(symbols.length / columns);
  const { view, fullHeight, first, count, onScroll, showRow, scrollToRow, page } = useVirtualRows(
    total,
    side,
    spareRows,
  );

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => setColumns(Math.max(1, Math.floor(element.clientWidth / side)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [view]);

  // Others are there: the best are first.
  const top = useRef(scrollToRow);
  top.current = scrollToRow;
  useEffect(() => {
    if (symbols.length === 0) return;
    setActive(0);
    top.current(0);
  }, [symbols]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (symbols[shown]) onPick(shown, event.shiftKey);
    } else {
      const step = stepOf(event.key, columns, page, symbols.length);
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = Math.min(Math.max(shown + step, 0), symbols.length - 1);
      setActive(next);
      showRow(Math.floor(next / columns));
    }
    event.preventDefault();
  };

  const handler = useRef(onPick);
  handler.current = onPick;
  const press = useCallback((index: number, isShifted: boolean) => {
    setActive(index);
    handler.current(index, isShifted);
  }, []);

  const confirmed = copied === undefined ? -1 : symbols.findIndex(({ symbol }) => symbol === copied);
  const inRow = (index: number, row: number) => (Math.floor(index / columns) === row ? index : undefined);
  const inSight = Array.from({ length: count }, (_, index) => first + index);
  const rows = useDrawnRows(inSight, symbols, Math.max(1, Math.floor(cellsPerFrame / columns)));
  return (
    <div
      ref={view}
      role="grid"
      aria-label={label}
      aria-rowcount={total}
      aria-activedescendant={symbols.length > 0 && columns > 0 ? `${id}-${shown}` : undefined}
      tabIndex={0}
      className={classes.grid}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: fullHeight }} />
      {rows.map((row) => (
        <Row
          key={row}
          id={id}
          symbols={symbols}
          row={row}
          columns={columns}
          active={inRow(shown, row)}
          copied={inRow(confirmed, row)}
          onPress={press}
        />
      ))}
    </div>
  );
}

interface RowProps {
  /** Of the grid. */
  readonly id: string;
  readonly symbols: readonly GridSymbol[];
  readonly row: number;
  readonly columns: number;
  /** The index of the active symbol, where it is in this row. */
  readonly active: number | undefined;
  /** The same of the one that was copied. */
  readonly copied: number | undefined;
  readonly onPress: (index: number, isShifted: boolean) => void;
}

/** A row of symbols, rendered once: scrolling must not render those in sight again. */
const Row = memo(function Row({ id, symbols, row, columns, active, copied, onPress }: RowProps) {
  return (
    <div role="row" aria-rowindex={row + 1} className={classes.row} style={{ top: row * side }}>
      {symbols.slice(row * columns, (row + 1) * columns).map(({ symbol, name }, column) => {
        const index = row * columns + column;
        // A cell is its place: symbols of another search do not slide.
        return (
          <div
            key={index}
            id={`${id}-${index}`}
            role="gridcell"
            aria-selected={index === active}
            data-copied={index === copied || undefined}
            aria-label={name}
            title={name}
            className={classes.cell}
            onClick={(event) => onPress(index, event.shiftKey)}
          >
            {symbol}
          </div>
        );
      })}
    </div>
  );
});

/** How far a key goes; undefined for other keys. */
const stepOf = (key: string, columns: number, page: number, total: number): number | undefined =>
  ({
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * page,
    PageDown: columns * page,
    Home: -total,
    End: total,
  })[key];
