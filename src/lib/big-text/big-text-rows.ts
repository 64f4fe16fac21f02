import { type BigText, lineFeed, stride } from './big-text.ts';

/** The text of a display row, without its line break. */
export function rowText({ content, rows }: BigText, row: number): string {
  const end = rows[row + 1] ?? content.length;
  return decodeRows({ content }, rows[row] ?? content.length, end).replace(/\r?\n$/, '');
}

/** Whether a row begins a line; otherwise it continues the line of the previous row. */
export function beginsLine({ content, rows }: BigText, row: number): boolean {
  const before = (rows[row] ?? 0) - 1;
  return before < 0 || (typeof content === 'string' ? content.charCodeAt(before) : content[before]) === lineFeed;
}

/** The number, from 1, of the line that a row belongs to. */
export function lineOfRow(text: BigText, row: number): number {
  const from = row - (row % stride);
  let line = text.lines[(row / stride) | 0] ?? text.lineCount;
  for (let next = from + 1; next <= row; next++) if (beginsLine(text, next)) line++;
  return line;
}

/** The row in which a line (from 1) begins. */
export function rowOfLine(text: BigText, line: number): number {
  let block = text.lines.length - 1;
  while (block > 0 && (text.lines[block] ?? 0) >= line) block--;
  let row = block * stride;
  let current = text.lines[block] ?? 1;
  if (current === line && beginsLine(text, row)) return row;
  while (row < text.rows.length - 1) if (beginsLine(text, ++row) && ++current >= line) return row;
  return text.rows.length - 1;
}

/** The text between two offsets in the content, at which rows begin. */
export function decodeRows({ content }: Pick<BigText, 'content'>, start: number, end: number): string {
  return typeof content === 'string'
    ? content.slice(start, end)
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(start, end));
}
