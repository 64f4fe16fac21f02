import { Kind } from '#lib/json/kind.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';

/** Whether a value can be shown as a table: an array of objects, at least one. */
export function isTable(reader: TapeReader, row: number): boolean {
  if (reader.kind(row) !== Kind.array || reader.count(row) === 0) return false;
  for (const record of reader.children(row)) if (reader.kind(record) !== Kind.object) return false;
  return true;
}

/** The keys of all records of a table, in the order in which they first appear, up to a limit. */
export function columnsOf(reader: TapeReader, table: number, limit: number): readonly string[] {
  const columns = new Set<string>();
  for (const record of reader.children(table)) {
    for (const cell of reader.children(record)) {
      if (columns.size === limit) return [...columns];
      columns.add(reader.name(cell) ?? '');
    }
  }
  return [...columns];
}

/** Rows of a record's values, by column; of duplicate keys the last, undefined for a missing one. */
export function cellsOf(
  reader: TapeReader,
  record: number,
  columns: readonly string[],
): readonly (number | undefined)[] {
  const cells = new Map<string, number>();
  for (const cell of reader.children(record)) cells.set(reader.name(cell) ?? '', cell);
  return columns.map((column) => cells.get(column));
}
