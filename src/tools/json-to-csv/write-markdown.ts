import type { Context, OptionsOf } from '#core/tool.ts';
import { TextWriter } from '#lib/big-text/text-writer.ts';
import { escapeMarkdownCell } from '#lib/text/escape-markdown-cell.ts';
import { type CellText, cellReader } from './cell-text.ts';
import type { JsonTable } from './read-table.ts';
import type tool from './tool.ts';

/**
 * A table of GitHub Flavored Markdown; columns of numbers are aligned to the right.
 * @throws ToolError `too-large`
 */
export function writeMarkdownTable(
  table: JsonTable,
  options: OptionsOf<typeof tool, 'toMarkdownTable'>,
  ctx: Context,
): string {
  const { columns, isNameless, height } = table;
  if (height === 0) return '';
  const textOf = cellReader(table, options);
  const numeric = new Uint8Array(columns.length);
  for (const row of table.rows())
    for (let at = 0; at < row.length; at++) numeric[at] = (numeric[at] ?? 0) | bitOf(textOf(row[at] ?? 0));
  const writer = new TextWriter();
  const line = (cells: readonly string[]) => writer.write(`| ${cells.join(' | ')} |\n`);
  line(columns.map((column) => (isNameless ? '' : escapeMarkdownCell(column))));
  line(Array.from(numeric, (types) => (types === onlyNumbers ? '--:' : '---')));
  let written = 0;
  for (const row of table.rows()) {
    if (written++ % 1_000 === 0) ctx.progress(0.8 + (written / height) * 0.2);
    line(Array.from(row, (cell) => escapeMarkdownCell(textOf(cell).text)));
  }
  return writer.finish();
}

const onlyNumbers = 1;

/** Which types a column has: numbers, others. */
const bitOf = ({ type }: CellText): number => (type === 'number' ? onlyNumbers : type === 'missing' ? 0 : 2);
