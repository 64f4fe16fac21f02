import { Icon } from '#ui/display/icon.tsx';
import classes from './table.module.css';
import type { Sorting } from './use-row-order.ts';

export interface ColumnHeadingProps {
  readonly label: string;
  readonly column: number;
  readonly sorting: Sorting | undefined;
  readonly onSort: (column: number) => void;
}

/** The heading of a column by which the rows can be sorted, to be in a `th` with `ariaSort`. */
export const ColumnHeading = ({ label, column, sorting, onSort }: ColumnHeadingProps) => (
  <button
    type="button"
    className={classes.heading}
    data-sorted={sorting?.column === column || undefined}
    onClick={() => onSort(column)}
  >
    {label}
    {sorting?.column === column && sorting.isDescending ? <Icon name="arrow-down" /> : <Icon name="arrow-up" />}
  </button>
);

/** The value of `aria-sort` of a column. */
export const ariaSort = (sorting: Sorting | undefined, column: number) =>
  sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;
