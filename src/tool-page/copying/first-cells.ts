import { readCsv } from '#lib/csv/read.ts';

/** The cells of those columns in the first row of a table, as CSV with a header, with spaces between. */
export function firstCells(table: string, columns: readonly string[]): string {
  const [header, row] = readCsv(table);
  return columns.map((column) => row?.fields[header?.fields.indexOf(column) ?? -1] ?? '').join(' ');
}
