import { useMemo } from 'react';
import { Kind } from '#lib/json/kind.ts';
import type { Outline } from '#lib/json/outline.ts';
import { cellsOf, columnsOf, isTable } from '#lib/json/table.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { decodeWtf8 } from '#lib/wtf8.ts';
import { Pane } from '#ui/pane.tsx';
import { RunProgress } from '#ui/progress.tsx';
import { Table } from '#ui/table.tsx';
import { ViewNote } from '#ui/tree-bar.tsx';
import { usePageWords } from '#ui/use-page-words.ts';
import { type DrawnSource, useOutline } from './use-outline.ts';

/** More records, columns and characters than these are not drawn. */
const mostRecords = 1_000;
const mostColumns = 50;
const longestCell = 200;

/** An array of objects as a table: a row for each object, a column for each key. */
export function TablePane({ source }: { readonly source: DrawnSource | undefined }) {
  const say = usePageWords();
  const { outline, run } = useOutline(source);
  const table = useMemo(() => outline && readTable(outline), [outline]);
  return (
    <Pane title={say('table')}>
      <RunProgress run={run} />
      {outline && !table && <ViewNote>{say('notATable')}</ViewNote>}
      {table && table.count > table.rows.length && (
        <ViewNote>{say('firstRecords', { shown: table.rows.length, n: table.count })}</ViewNote>
      )}
      {table?.hasMoreColumns && <ViewNote>{say('firstColumns', { n: mostColumns })}</ViewNote>}
      {table && <Table label={say('table')} rows={table.rows} />}
    </Pane>
  );
}

/** Reads as if nothing held more than the records that are drawn. */
class HeadReader extends TapeReader {
  override *children(row: number): Generator<number> {
    let left = mostRecords;
    for (const child of super.children(row)) {
      if (left-- === 0) return;
      yield child;
    }
  }
}

function readTable({ tape, bytes }: Outline) {
  const reader = new HeadReader(tape, (start, end) => decodeWtf8(bytes.subarray(start, end)));
  const table = 1;
  if (tape.kind.length < 2 || !isTable(reader, table)) return undefined;
  const found = columnsOf(reader, table, mostColumns + 1);
  const columns = found.slice(0, mostColumns);
  const rows = [...reader.children(table)].map((record) => {
    const cells = cellsOf(reader, record, columns);
    return Object.fromEntries(columns.map((column, index) => [column, textOf(reader, bytes, cells[index])]));
  });
  return { rows, count: reader.count(table), hasMoreColumns: found.length > mostColumns };
}

function textOf(reader: TapeReader, bytes: Uint8Array, row: number | undefined): string {
  if (row === undefined) return '';
  const [start, end] = reader.span(row);
  // A long value is not decoded whole to show its beginning.
  if (end - start > 4 * longestCell)
    return `${decodeWtf8(bytes.subarray(start, start + 4 * longestCell)).slice(0, longestCell)}…`;
  const text = reader.kind(row) === Kind.string ? reader.string(row) : reader.raw(row);
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}
