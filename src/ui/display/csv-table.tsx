import { useMemo } from 'react';
import { type BigText, isBigText } from '#lib/big-text.ts';
import { beginsLine, decodeRows, rowOfLine } from '#lib/big-text-rows.ts';
import { readCsvRecord } from '#lib/csv.ts';
import { ScrollRegion } from './scroll-region.tsx';
import classes from './table.module.css';
import { Table } from './table.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Tables of more rows are drawn only where they are visible. */
const maxDrawn = 200;
/** Height of a row in pixels; the same as `--table-row`. */
const rowHeight = 29;
/** So many rows are looked at to find how wide the columns are. */
const maxMeasured = 200;

export interface CsvTableProps {
  /** The names of the columns on the first line, then a record on each. */
  readonly text: string | BigText;
  readonly label: string;
  /** The label of a column. */
  readonly labelOf?: ((column: string) => string) | undefined;
}

interface Records {
  readonly columns: readonly string[];
  readonly total: number;
  recordAt(index: number): readonly string[];
}

/** Comma-separated values of any length as a table. */
export function CsvTable({ text, label, labelOf = (column) => column }: CsvTableProps) {
  const records = useMemo(() => readRecords(text), [text]);
  const { columns, total, recordAt } = records;
  if (total > maxDrawn) return <VirtualTable records={records} label={label} labelOf={labelOf} />;
  const rows = Array.from({ length: total }, (_, index) => {
    const record = recordAt(index);
    return Object.fromEntries(columns.map((column, at) => [column, record[at]]));
  });
  return <Table rows={rows} label={label} labelOf={labelOf} />;
}

interface VirtualTableProps extends Required<Pick<CsvTableProps, 'label'>> {
  readonly records: Records;
  readonly labelOf: (column: string) => string;
}

/** Only visible rows are drawn. Columns keep their width: that of the longest of some rows from everywhere. */
function VirtualTable({ records: { columns, total, recordAt }, label, labelOf }: VirtualTableProps) {
  const { view, fullHeight, first, count, offset, onScroll } = useVirtualRows(total + 1, rowHeight);
  const widths = useMemo(() => {
    const sample = Array.from({ length: maxMeasured }, (_, index) =>
      recordAt(Math.floor((index * (total - 1)) / (maxMeasured - 1))),
    );
    return columns.map((column, at) =>
      Math.max(labelOf(column).length, ...sample.map((record) => record[at]?.length ?? 0)),
    );
  }, [columns, total, recordAt, labelOf]);
  const drawn = Math.max(0, Math.min(count, total - first));
  return (
    <ScrollRegion ref={view} className={classes.virtual} aria-label={label} onScroll={onScroll}>
      <div style={{ height: fullHeight }} />
      <table className={classes.table} style={{ top: offset }} aria-rowcount={total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column, at) => (
              <th key={column} scope="col" style={{ minWidth: `calc(${widths[at]}ch + 24px)` }}>
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: drawn }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <tr key={first + index} aria-rowindex={first + index + 2}>
              {columns.map((column, at) => (
                <td key={column} style={{ minWidth: `calc(${widths[at]}ch + 24px)` }}>
                  {recordAt(first + index)[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function readRecords(text: string | BigText): Records {
  const { lineAt, count } = isBigText(text) ? linesOfBigText(text) : linesOfString(text);
  return {
    columns: readCsvRecord(lineAt(0)),
    total: count - 1,
    recordAt: (index) => readCsvRecord(lineAt(index + 1)),
  };
}

interface Lines {
  readonly count: number;
  lineAt(index: number): string;
}

function linesOfString(text: string): Lines {
  const lines = text.split('\n');
  return { count: lines.length, lineAt: (index) => lines[index] ?? '' };
}

const linesOfBigText = (text: BigText): Lines => ({
  count: text.lineCount,
  lineAt(index) {
    const row = rowOfLine(text, index + 1);
    let next = row + 1;
    while (next < text.rows.length && !beginsLine(text, next)) next++;
    const end = text.rows[next] ?? (typeof text.content === 'string' ? text.content.length : text.content.byteLength);
    return decodeRows(text, text.rows[row] ?? end, end).replace(/\n$/, '');
  },
});
