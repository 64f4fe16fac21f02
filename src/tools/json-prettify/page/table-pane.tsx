import { useMemo, useState } from 'react';
import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { Kind } from '#lib/json/kind.ts';
import { cellsOf, columnsOf, isTable } from '#lib/json/table.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { RunProgress } from '#page/lazy-parts.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { HitCount, TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { Table } from '#ui/display/tables/table.tsx';
import type messages from '../en.json';
import type { Outline } from '../outline.ts';
import type tool from '../tool.ts';
import type { DrawnSource } from './use-drawn-source.ts';
import { useOutline } from './use-outline.ts';

/** How many records are drawn at a time: a table of more cells blocks the page while it is laid out. */
const pageSize = 100;
const maxColumns = 50;
/** Longer values, in characters, are cut: the tree shows them whole. */
const maxCellLength = 200;

export interface TablePaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly source: DrawnSource | undefined;
}

/** An array of objects as a table: a row for each object, a column for each key. */
export function TablePane({ session, source }: TablePaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { outline, run } = useOutline(session, source);
  const table = useMemo(() => outline && openTable(outline), [outline]);
  const [asked, setPage] = useState(0);
  const lastPage = Math.max(0, Math.ceil((table?.records.length ?? 0) / pageSize) - 1);
  const page = Math.min(asked, lastPage);
  const from = page * pageSize;
  const drawn = useMemo(() => table && readPage(table, from), [table, from]);
  const turn = (label: Parameters<typeof message>[0], icon: string, target: number) => {
    const isOutside = target < 0 || target > lastPage || target === page;
    return <IconButton icon={icon} label={message(label)} disabled={isOutside} onClick={() => setPage(target)} />;
  };
  return (
    <>
      <RunProgress run={run} />
      {outline && !table && <ViewNote>{message('notATable')}</ViewNote>}
      {table && drawn && (
        <>
          {drawn.hasMoreColumns && <ViewNote>{message('firstColumns', { n: maxColumns })}</ViewNote>}
          {lastPage > 0 && (
            <TreeBar>
              {turn('firstPage', 'chevrons-left', 0)}
              {turn('previousPage', 'chevron-left', page - 1)}
              <HitCount>
                {message('records', { from: from + 1, to: from + drawn.rows.length, n: table.records.length })}
              </HitCount>
              {turn('nextPage', 'chevron-right', page + 1)}
              {turn('lastPage', 'chevrons-right', lastPage)}
            </TreeBar>
          )}
          <Table key={from} label={message('table')} rows={drawn.rows} />
        </>
      )}
    </>
  );
}

/** Reads as if the table held some of its records alone. */
class PageReader extends TapeReader {
  records: Int32Array = new Int32Array();

  override *children(row: number): Generator<number> {
    yield* row === table ? this.records : super.children(row);
  }
}

/** Row of the array. */
const table = 1;

function openTable({ tape, bytes }: Outline) {
  const reader = new PageReader(tape, (start, end) => decodeWtf8(bytes.subarray(start, end)));
  if (tape.kind.length < 2) return undefined;
  const records = new Int32Array(reader.count(table));
  for (let index = 0, record = table + 1; index < records.length; index++, record = reader.next(record))
    records[index] = record;
  reader.records = records;
  return isTable(reader, table) ? { reader, bytes, records } : undefined;
}

/** The records from a place on, and all their columns; the first records' come first, so that they keep their order. */
function readPage({ reader, bytes, records }: NonNullable<ReturnType<typeof openTable>>, from: number) {
  const drawn = records.subarray(from, from + pageSize);
  const columnsIn = (some: Int32Array) => {
    reader.records = some;
    return columnsOf(reader, table, maxColumns + 1);
  };
  const found = [...new Set([...columnsIn(records.subarray(0, pageSize)), ...columnsIn(drawn)])];
  const columns = found.slice(0, maxColumns);
  const rows = [...drawn].map((record) => {
    const cells = cellsOf(reader, record, columns);
    return Object.fromEntries(columns.map((column, index) => [column, textOf(reader, bytes, cells[index])]));
  });
  return { rows, hasMoreColumns: found.length > maxColumns };
}

function textOf(reader: TapeReader, bytes: Uint8Array, row: number | undefined): string {
  if (row === undefined) return '';
  const [start, end] = reader.span(row);
  // A long value is not decoded whole to show its beginning.
  if (end - start > 4 * maxCellLength)
    return `${decodeWtf8(bytes.subarray(start, start + 4 * maxCellLength)).slice(0, maxCellLength)}…`;
  const text = reader.kind(row) === Kind.string ? reader.string(row) : reader.raw(row);
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength)}…` : text;
}
