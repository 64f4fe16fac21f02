/** A field of a comma-separated list, in quotes where RFC 4180 section 2 requires them. */
export const quoteCsvField = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** A record on one line. */
export const writeCsvRecord = (fields: readonly string[]): string => fields.map(quoteCsvField).join(',');

/** A table as comma-separated values: the names of the columns, then a line for each row; no line break at the end. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map(writeCsvRecord).join('\n');

/**
 * The fields of a record that is written on one line.
 * @example readCsvRecord('a,"b,""c"""') // ['a', 'b,"c"']
 */
export function readCsvRecord(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(',');
  // A line break ends the last field, so that an empty one is found too.
  const fields = `${line}\n`.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))[,\n]/g);
  return Array.from(fields, ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

/**
 * A table as JSON: an object for each record, by the names of the columns.
 * @example csvToJson('a,b\n1,2') // [{ "a": "1", "b": "2" }]
 */
export function csvToJson(table: string): string {
  const [columns = [], ...records] = table.split('\n').map(readCsvRecord);
  const rows = records.map((record) => Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''])));
  return JSON.stringify(rows, null, 2);
}
