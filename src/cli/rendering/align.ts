/** Columns of text for a terminal. */
import { plain } from './paint.ts';

const width = (text: string): number => [...text].length;
const pad = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));
const widest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, width(text)), 0);

/** Names, in green, and their values side by side; further lines of a value are aligned under its first. */
export function alignPairs(
  pairs: readonly (readonly [string, string])[],
  indent = '',
  paint = plain,
  nameWidth = widest(pairs.map(([name]) => name)),
): string {
  const column = nameWidth + 2;
  return pairs
    .map(([name, value]) => {
      const [first = '', ...more] = value.split('\n');
      const lines = [[name, first], ...more.map((line) => ['', line])];
      return lines
        .map(([left = '', right]) => {
          const space = right ? ' '.repeat(column - width(left)) : '';
          return `${indent}${left && paint('green', left)}${space}${right}\n`;
        })
        .join('');
    })
    .join('');
}

/** Records as a table with a line of headings; a missing value leaves its cell empty. */
export function alignTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: Readonly<Record<string, unknown>>, column: string): string =>
    String((Object.hasOwn(row, column) ? row[column] : undefined) ?? '').replaceAll(/\r\n|[\n\r]/g, ' ');
  const widths = columns.map((column) => widest([column, ...rows.map((row) => cell(row, column))]));
  const line = (cells: readonly string[]): string =>
    `${cells
      .map((text, index) => pad(text, widths[index] ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  return line(columns) + rows.map((row) => line(columns.map((column) => cell(row, column)))).join('');
}

/** Wraps a text at its spaces so that no line is wider than `columns`, unless a single word is. */
export function wrapText(text: string, columns: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && width(longer) > columns) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}
