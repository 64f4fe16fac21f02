import { shorten } from '#lib/text/shorten.ts';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { useMessages } from '#ui/messages.ts';
import { ariaSort, ColumnHeading } from './column-heading.tsx';
import { CopyCell } from './copy-cell.tsx';
import classes from './table.module.css';
import type { Sorting } from './use-row-order.ts';

/** Longer texts, in characters, such as phone numbers, are not broken at each blank. */
const maxNarrowLength = 12;
/** Longer ones may wrap anywhere: a ULID has as many, and a moment such as 2026-11-20T12:40:00+01:00 nearly. */
const maxUnbrokenLength = 26;
/** Longer ones are sentences, which get more room. */
const maxShortLength = 60;

/** What is shown of a text: nobody reads a data URI. */
const readable = (text: string) => (text.startsWith('data:') ? shorten(text, maxUnbrokenLength - 1) : text);

const lengthOf = (text: string) => {
  const { length } = text;
  if (length <= maxUnbrokenLength && length > maxNarrowLength && !text.includes(' ')) return 'word';
  return length > maxShortLength
    ? 'sentence'
    : length > maxUnbrokenLength
      ? 'long'
      : length > maxNarrowLength
        ? 'medium'
        : undefined;
};

/** More rows would block the page while they are laid out. */
const maxRows = 500;

export interface TableProps {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly label: string;
  /** The label of a column; its key by default. */
  readonly labelOf?: ((column: string) => string) | undefined;
  readonly className?: string | undefined;
  /** By which column the rows are sorted, where `onSort` is given. */
  readonly sorting?: Sorting | undefined;
  /** Called with the number of the column whose heading is pressed. */
  readonly onSort?: (column: number) => void;
  /** What a press on a cell copies, by row and column; nothing where absent. */
  readonly copyOf?: ((row: number, column: number) => string) | undefined;
}

/**
 * Flat records as a table; the columns are the keys in order of appearance. Of a long one the first rows are shown, and how
 * many more there are.
 */
export function Table(props: TableProps) {
  const { rows, label, labelOf = (column) => column, className = '', sorting, onSort, copyOf } = props;
  const { t } = useMessages();
  const shown = rows.slice(0, maxRows);
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))];
  return (
    <ScrollRegion className={classes.scroll} aria-label={label}>
      <table className={`${classes.table} ${className}`}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" aria-sort={ariaSort(sorting, at)}>
                {onSort ? (
                  <ColumnHeading label={labelOf(column)} column={at} sorting={sorting} onSort={onSort} />
                ) : (
                  labelOf(column)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index}>
              {columns.map((column, at) => {
                const text = readable(String(row[column] ?? ''));
                return (
                  <td key={column} data-length={lengthOf(text)}>
                    {copyOf ? <CopyCell text={text} content={() => copyOf(index, at)} /> : text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > maxRows && <p data-more>{t('moreLines', { n: rows.length - maxRows })}</p>}
    </ScrollRegion>
  );
}
