import type { Context } from '#core/tool.ts';
import { writeCsv, writeCsvRecord } from '#lib/csv/write.ts';
import type messages from '../en.json';
import type { Column, Columns, Pair } from './compare-tables.ts';
import type { Row, Table } from './read-table.ts';

/** A pair of rows that differ, with the columns in which they do where both are there. */
export interface Change extends Pair {
  readonly cells: readonly Column[];
}

const cellOf = (row: Row | undefined, place: number): string => row?.fields[place] ?? '';

/**
 * A row for each column and each row that only one table has, each moved column and each cell that differs; with the key,
 * where there are key columns.
 */
export function writeTable(
  changes: readonly Change[],
  columns: Columns,
  keys: readonly Column[],
  { message }: Context<keyof typeof messages.logic>,
): string {
  const keyOf = ({ left, right }: Pair) => {
    const cells = keys.map((key) => (left ? cellOf(left, key.left) : cellOf(right, key.right)));
    return cells.length > 1 ? writeCsvRecord(cells) : (cells[0] ?? '');
  };
  const rows: (readonly string[])[] = [];
  const withKey = (key: string) => (keys.length > 0 ? [key] : []);
  const add = (change: string, key: string, cells: readonly string[]) => rows.push([change, ...withKey(key), ...cells]);
  for (const name of columns.removed) add(message('change-column-removed'), '', [name, '', '', '', '']);
  for (const name of columns.added) add(message('change-column-added'), '', [name, '', '', '', '']);
  for (const { name, left, right } of columns.moved)
    add(message('change-column-moved'), '', [name, String(left + 1), String(right + 1), '', '']);
  for (const change of changes) {
    const { left, right, cells } = change;
    const lines = [left, right].map((row) => String(row?.line ?? ''));
    const key = keyOf(change);
    if (!right) add(message('change-removed'), key, ['', writeCsvRecord(left?.fields ?? []), '', ...lines]);
    else if (!left) add(message('change-added'), key, ['', '', writeCsvRecord(right.fields), ...lines]);
    for (const cell of cells)
      add(message('change-changed'), key, [cell.name, cellOf(left, cell.left), cellOf(right, cell.right), ...lines]);
  }
  return writeCsv(['change', ...withKey('key'), 'column', 'left', 'right', 'leftLine', 'rightLine'], rows);
}

/** The same as JSON, in which rows are objects. */
export function writeJson(
  changes: readonly Change[],
  { added, removed, moved }: Columns,
  keys: readonly Column[],
  left: Table,
  right: Table,
): string {
  const rowOf = (row: Row, names: readonly string[]) =>
    Object.fromEntries(names.map((name, place) => [name, cellOf(row, place)]));
  const rows = (of: 'left' | 'right', names: readonly string[]) =>
    changes.flatMap((change) => {
      const row = change[of];
      return row && !change[of === 'left' ? 'right' : 'left'] ? [{ line: row.line, row: rowOf(row, names) }] : [];
    });
  const changed = changes.filter(({ cells }) => cells.length > 0);
  const value = {
    columns: { added, removed, moved: moved.map(({ name }) => name) },
    added: rows('right', right.columns),
    removed: rows('left', left.columns),
    changed: changed.map((change) => ({
      key: Object.fromEntries(keys.map((key) => [key.name, cellOf(change.left, key.left)])),
      leftLine: change.left?.line,
      rightLine: change.right?.line,
      cells: Object.fromEntries(
        change.cells.map((cell) => [
          cell.name,
          { before: cellOf(change.left, cell.left), after: cellOf(change.right, cell.right) },
        ]),
      ),
    })),
  };
  return JSON.stringify(value, null, 2);
}
