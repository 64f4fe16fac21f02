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
 * Records as comma-separated values (RFC 4180), with a header. The columns are the keys in order of appearance; a missing
 * or absent value is an empty field.
 *
 * @example rowsToCsv([{ a: 1, b: 'x,y' }]) // 'a,b\r\n1,"x,y"\r\n'
 */
export function rowsToCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  return lines.map((fields) => `${writeCsvRecord(fields)}\r\n`).join('');
}
