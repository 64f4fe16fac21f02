import { useEffect, useState } from 'react';
import { sortInSteps } from '#lib/collections/sort-in-steps.ts';
import { compareNumbers } from '#lib/data/decimal.ts';

/** By which column a table is sorted. */
export interface Sorting {
  readonly column: number;
  readonly isDescending: boolean;
}

/** The next sorting when the heading of a column is pressed: upwards, downwards, then as the records came. */
export const nextSorting = (present: Sorting | undefined, column: number): Sorting | undefined =>
  present?.column !== column
    ? { column, isDescending: false }
    : present.isDescending
      ? undefined
      : { column, isDescending: true };

/** So long, in milliseconds, the page may be held up at a time. */
const budget = 8;

/**
 * The numbers of rows in the order of a column, exact numbers by value and others as people expect, empty cells last;
 * undefined while they are unsorted. Sorted in steps, so that the page stays responsive.
 */
export function useRowOrder(
  total: number,
  cellAt: (row: number, column: number) => string,
  sorting: Sorting | undefined,
  locale: string,
): readonly number[] | undefined {
  const [found, setFound] = useState<{ readonly order: readonly number[]; readonly by: typeof sorting }>();
  useEffect(() => {
    if (!sorting) return;
    const steps = orderOf(total, (row) => cellAt(row, sorting.column), sorting.isDescending, locale);
    const timer = setInterval(() => {
      const end = performance.now() + budget;
      for (;;) {
        const step = steps.next();
        if (step.done) {
          clearInterval(timer);
          return setFound({ order: step.value, by: sorting });
        }
        if (performance.now() > end) return;
      }
    }, 0);
    return () => {
      clearInterval(timer);
      setFound(undefined);
    };
  }, [total, cellAt, sorting, locale]);
  return sorting && found?.by === sorting ? found.order : undefined;
}

const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function* orderOf(
  total: number,
  cellOf: (row: number) => string,
  isDescending: boolean,
  locale: string,
): Generator<undefined, readonly number[]> {
  const cells: string[] = [];
  let areNumbers = true;
  for (let row = 0; row < total; row++) {
    const cell = cellOf(row);
    cells.push(cell);
    if (cell !== '' && !number.test(cell)) areNumbers = false;
    if (row % 100 === 99) yield;
  }
  const collator = new Intl.Collator(locale, { numeric: true });
  const compare = areNumbers ? compareNumbers : collator.compare;
  const sign = isDescending ? -1 : 1;
  return yield* sortInSteps([...cells.keys()], (a, b) => {
    const [first = '', second = ''] = [cells[a], cells[b]];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * compare(first, second);
  });
}
