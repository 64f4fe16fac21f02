import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { useMessages } from '#ui/messages.ts';
import { useDrawnCount } from '#ui/use-drawn-count.ts';
import classes from './order-list.module.css';

export interface OrderListProps<T> {
  readonly items: readonly T[];
  /** Identifies an item while the list is open. */
  readonly idOf: (item: T) => string | number;
  /** What an item is called when it is moved. */
  readonly titleOf: (item: T) => string;
  /** Called with the places, counted from 0, that an item leaves and gets. */
  readonly onMove: (from: number, to: number) => void;
  readonly label: string;
  /**
   * What an item consists of, beside the handle that moves it. While it is the same function, only items that are others
   * are rendered again.
   */
  readonly children: (item: T, index: number) => ReactNode;
}

/** A list in an order of one’s own: a handle moves its item, dragged by mouse or finger, or by the arrow keys. */
export function OrderList<T>({ items, idOf, titleOf, onMove, label, children }: OrderListProps<T>) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const drawn = useDrawnCount(items.length);
  const [dragged, setDragged] = useState<string | number>();
  /** The announcement for screen readers. */
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    onMove(from, to);
    setSaid(t('moved', { title: titleOf(item), place: to + 1, count: items.length }));
  };
  const drag = useRef({ move, items, idOf });
  drag.current = { move, items, idOf };

  useEffect(() => {
    if (dragged === undefined) return;
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])];
      const under = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
      const from = drag.current.items.findIndex((item) => idOf(item) === dragged);
      drag.current.move(from, under < 0 ? rows.length - 1 : under);
    };
    const end = () => setDragged(undefined);
    const listeners = new AbortController();
    const { signal } = listeners;
    // Of the document: a row that changes its place loses what it has captured.
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    return () => listeners.abort();
  }, [dragged, idOf]);

  const pickUp = useCallback((index: number) => {
    const item = drag.current.items[index];
    if (item !== undefined) setDragged(drag.current.idOf(item));
  }, []);
  const step = useCallback((from: number, to: number) => drag.current.move(from, to), []);
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label}>
        {items.slice(0, drawn).map((item, index) => (
          <Row
            key={idOf(item)}
            {...{ item, index, children }}
            label={t('move', { title: titleOf(item) })}
            isDragged={idOf(item) === dragged}
            onPickUp={pickUp}
            onStep={step}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

interface RowProps<T> extends Pick<OrderListProps<T>, 'children'> {
  readonly item: T;
  readonly index: number;
  /** Of the handle. */
  readonly label: string;
  readonly isDragged: boolean;
  readonly onPickUp: (index: number) => void;
  readonly onStep: (from: number, to: number) => void;
}

function ItemRow<T>({ item, index, label, isDragged, onPickUp, onStep, children }: RowProps<T>) {
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    flushSync(() => onStep(index, index + by));
    // An element that was moved in the document loses the focus.
    handle.focus();
  };
  return (
    <li data-dragged={isDragged || undefined}>
      <span className={classes.handle}>
        <IconButton
          icon="grip-vertical"
          label={label}
          onPointerDown={(event: PointerEvent) => {
            event.preventDefault();
            onPickUp(index);
          }}
          onKeyDown={press}
        />
      </span>
      {children(item, index)}
    </li>
  );
}

const Row = memo(ItemRow) as typeof ItemRow;
