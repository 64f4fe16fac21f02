import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './bit-board.module.css';

export interface BitBoardProps {
  /** Zeros and ones, the most significant first. */
  readonly bits: string;
  /** The label of a bit and its value; the least significant is bit 0. */
  readonly labelOf: (number: number, value: string) => string;
  readonly onToggle: (number: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: 8, ArrowDown: -8 };

/** Bits as buttons, eight in a group. One of them is in the tab order; the arrow keys move to the others. */
export function BitBoard({ bits, labelOf, onToggle }: BitBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = bits.length - 1;
  const groups = Math.ceil(bits.length / 8);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const target = event.key === 'Home' ? last : event.key === 'End' ? 0 : step === undefined ? -1 : current + step;
    if (target < 0 || target > last) return;
    event.preventDefault();
    board.current?.querySelectorAll('button')[last - target]?.focus();
  };
  const bit = (number: number) => {
    const value = bits.charAt(last - number);
    return (
      <button
        key={number}
        type="button"
        className={classes.bit}
        aria-label={labelOf(number, value)}
        data-number={number % 4 === 3 ? number : undefined}
        data-set={value === '1' || undefined}
        tabIndex={number === Math.min(current, last) ? 0 : -1}
        onFocus={() => setCurrent(number)}
        onClick={() => onToggle(number)}
      >
        {value}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the keys of its buttons
    <div ref={board} className={classes.board} onKeyDown={move}>
      {Array.from({ length: groups }, (_, index) => groups - 1 - index).map((group) => (
        <div key={group} className={classes.group}>
          {[7, 6, 5, 4, 3, 2, 1, 0]
            .map((place) => group * 8 + place)
            .filter((number) => number <= last)
            .map(bit)}
        </div>
      ))}
    </div>
  );
}
