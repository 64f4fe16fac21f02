import { readCsv } from '#lib/csv/read.ts';
import { writeCsv } from '#lib/csv/write.ts';

/** A table, as CSV, of which the only row is the answer: without the columns that the headline shows. */
export function otherColumns(table: string, shown: readonly string[]): string {
  const [header, row, ...more] = readCsv(table);
  if (!header || !row || more.length > 0) return table;
  const keep = (fields: readonly string[]) => fields.filter((_, at) => !shown.includes(header.fields[at] ?? ''));
  const columns = keep(header.fields);
  return columns.length > 0 ? writeCsv(columns, [keep(row.fields)]) : table;
}
