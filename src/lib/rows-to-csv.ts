import { quoteCsvField } from './csv-field.ts';

/**
 * Records as comma-separated values (RFC 4180), with a header. The columns are the keys in order of appearance; a missing
 * or absent value is an empty field.
 *
 * @example rowsToCsv([{ a: 1, b: 'x,y' }]) // 'a,b\r\n1,"x,y"\r\n'
 */
export function rowsToCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  return lines.map((fields) => `${fields.map(quoteCsvField).join(',')}\r\n`).join('');
}
