import { useCallback, useEffect, useMemo, useState } from 'react';
import { type BigText, isBigText } from '#lib/big-text/big-text.ts';
import { decodeRows } from '#lib/big-text/big-text-rows.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { plainFormat, readCsv } from '#lib/csv/read.ts';
import { RecordIndex } from '#lib/csv/record-index.ts';
import { type CsvStyle, plainStyle } from '#lib/csv/write.ts';
import { shorten } from '#lib/text/shorten.ts';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { useVirtualRows } from '#ui/display/scrolling/use-virtual-rows.ts';
import { useMessages } from '#ui/messages.ts';
import { ariaSort, ColumnHeading } from './column-heading.tsx';
import { CopyCell } from './copy-cell.tsx';
import virtual from './csv-table.module.css';
import classes from './table.module.css';
import { Table } from './table.tsx';
import { nextSorting, type Sorting, useRowOrder } from './use-row-order.ts';

/** Tables of more rows are drawn only where they are visible. */
const maxDrawn = 200;
/** Height of a row in pixels; the same as `--table-row`. */
const rowHeight = 29;
/** Number of rows that are measured to find the widths of columns. */
const maxMeasured = 200;
/** The length, in units of the content, that is searched for records at a time: some milliseconds. */
const searchedLength = 2 ** 20;
/** More columns would block the page while they are laid out. */
const maxColumns = 200;
/** Longer values, in characters, are cut. */
const maxCellLength = 200;
/** The line by which a file declares its delimiter to Excel. */
const separatorLine = /^\ufeff?sep=/;

export interface CsvTableProps {
  /** The names of the columns in the first record, then the others. */
  readonly text: string | BigText;
  readonly label: string;
  /** The label of a column. */
  readonly labelOf?: ((column: string) => string) | undefined;
  readonly style?: CsvStyle;
  /** A press on a cell copies its value. */
  readonly isCopied?: boolean;
}

interface Records {
  readonly columns: readonly string[];
  /** The number found so far. */
  readonly total: number;
  readonly isComplete: boolean;
  /** Long values are cut. */
  recordAt(index: number): readonly string[];
  valueAt(index: number, column: number): string;
}

/** Delimited values of any length as a table, which is sorted by the column whose heading is pressed. */
export function CsvTable({ text, label, labelOf = (column) => column, style = plainStyle, isCopied }: CsvTableProps) {
  const { locale } = useMessages();
  const found = useRecords(text, style);
  const { columns, total, isComplete, recordAt: foundAt } = found;
  const [sorting, setSorting] = useState<Sorting>();
  const cellAt = useCallback((row: number, column: number) => foundAt(row)[column] ?? '', [foundAt]);
  const order = useRowOrder(total, cellAt, isComplete ? sorting : undefined, locale);
  const recordAt = useCallback((index: number) => foundAt(order?.[index] ?? index), [foundAt, order]);
  const copyOf = isCopied ? (row: number, column: number) => found.valueAt(order?.[row] ?? row, column) : undefined;
  const sort = { sorting, onSort: (column: number) => setSorting(nextSorting(sorting, column)) };
  if (total > maxDrawn)
    return <VirtualTable records={{ ...found, recordAt }} label={label} labelOf={labelOf} copyOf={copyOf} {...sort} />;
  // By their place: two columns may have the same name.
  const rows = Array.from({ length: total }, (_, index) => ({ ...columns.map((_, at) => recordAt(index)[at]) }));
  return (
    <Table
      className={virtual.few}
      rows={rows}
      label={label}
      labelOf={(at) => labelOf(columns[Number(at)] ?? '')}
      copyOf={copyOf}
      {...sort}
    />
  );
}

interface VirtualTableProps extends Required<Pick<CsvTableProps, 'label'>> {
  readonly records: Records;
  readonly labelOf: (column: string) => string;
  readonly sorting: Sorting | undefined;
  readonly onSort: (column: number) => void;
  readonly copyOf: ((row: number, column: number) => string) | undefined;
}

/**
 * Only visible rows are drawn. Columns keep their width: that of the longest of some rows from everywhere, but no more than
 * lets the next one be seen.
 */
function VirtualTable({ records, label, labelOf, sorting, onSort, copyOf }: VirtualTableProps) {
  const { columns, total, recordAt } = records;
  const { view, fullHeight, first, count, offset, onScroll } = useVirtualRows(total + 1, rowHeight);
  const widths = useMemo(() => {
    const sample = Array.from({ length: maxMeasured }, (_, index) =>
      recordAt(Math.floor((index * (total - 1)) / (maxMeasured - 1))),
    );
    return columns.map((column, at) =>
      maxOf(
        sample.map((record) => record[at]?.length ?? 0),
        labelOf(column).length,
      ),
    );
  }, [columns, total, recordAt, labelOf]);
  const drawn = Math.max(0, Math.min(count, total - first));
  const limit = columns.length > 1 ? 'max(32ch, 45cqi)' : '100cqi';
  const styles = widths.map((length) => {
    const width = `min(${length}ch + 24px, ${limit})`;
    return { minWidth: width, maxWidth: width };
  });
  return (
    <ScrollRegion ref={view} className={virtual.virtual} aria-label={label} onScroll={onScroll}>
      <div style={{ height: fullHeight }} />
      <table className={classes.table} style={{ top: offset }} aria-rowcount={total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
              <th key={at} scope="col" style={styles[at]} aria-sort={ariaSort(sorting, at)}>
                <ColumnHeading label={labelOf(column)} column={at} sorting={sorting} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: drawn }, (_, index) => {
            const record = recordAt(first + index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <tr key={first + index} aria-rowindex={first + index + 2}>
                {columns.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
                  <td key={at} style={styles[at]} title={copyOf ? undefined : record[at]}>
                    {copyOf ? (
                      <CopyCell text={record[at] ?? ''} content={() => copyOf(first + index, at)} />
                    ) : (
                      record[at]
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The records of a text, those at its beginning at once and the others soon after. */
function useRecords(text: string | BigText, { delimiter, quote }: CsvStyle): Records {
  const content = isBigText(text) ? text.content : text;
  const index = useMemo(() => {
    const started = new RecordIndex(content, quote);
    started.advance(searchedLength);
    return started;
  }, [content, quote]);
  const [, setProgress] = useState(0);
  useEffect(() => {
    if (index.isComplete) return;
    const timer = setInterval(() => {
      index.advance(searchedLength);
      setProgress((times) => times + 1);
      if (index.isComplete) clearInterval(timer);
    }, 0);
    return () => clearInterval(timer);
  }, [index]);
  const { starts, isComplete } = index;
  const found = starts.length;
  return useMemo(
    () => openRecords(content, starts, { found, isComplete }, { delimiter, quote }),
    [content, starts, found, isComplete, delimiter, quote],
  );
}

function openRecords(
  content: BigText['content'],
  starts: readonly number[],
  { found, isComplete }: { readonly found: number; readonly isComplete: boolean },
  style: CsvStyle,
): Records {
  const textAt = (at: number): string =>
    decodeRows({ content }, starts[at] ?? content.length, starts[at + 1] ?? content.length);
  const recordAt = (at: number): readonly string[] =>
    readCsv(textAt(at), { ...plainFormat, ...style }).next().value?.fields ?? [''];
  const first = separatorLine.test(textAt(0)) ? 2 : 1;
  const columns = recordAt(first - 1);
  return {
    columns: columns.length > maxColumns ? [...columns.slice(0, maxColumns), '…'] : columns,
    total: Math.max(0, found - first),
    isComplete,
    valueAt: (at, column) => recordAt(first + at)[column] ?? '',
    recordAt: (at) =>
      recordAt(first + at)
        .slice(0, maxColumns)
        .map((cell) => shorten(cell, maxCellLength)),
  };
}
