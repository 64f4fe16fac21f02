import type { Context, OptionsOf } from '#core/tool.ts';
import { TextWriter } from '#lib/text-writer.ts';
import { type CellText, cellReader } from './cell-text.ts';
import type { JsonTable } from './read-table.ts';
import type tool from './tool.ts';

/** What Markdown, or the HTML in it, would take for a mark. */
const marks = /[\\|`*_<>[\]~]|&(?=[#\w]+;)/g;

/** An underscore inside a word is none. */
const escapeMark = (mark: string, at: number, text: string): string =>
  mark === '_' && /\w/.test(text.charAt(at - 1)) && /\w/.test(text.charAt(at + 1)) ? mark : `\\${mark}`;

const spell = (text: string): string => text.replace(marks, escapeMark).replace(/\r\n|[\r\n]/g, '<br>');

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
  line(columns.map((column) => (isNameless ? '' : spell(column))));
  line(Array.from(numeric, (types) => (types === onlyNumbers ? '--:' : '---')));
  let written = 0;
  for (const row of table.rows()) {
    if (written++ % 1_000 === 0) ctx.progress(0.8 + (written / height) * 0.2);
    line(Array.from(row, (cell) => spell(textOf(cell).text)));
  }
  return writer.finish();
}

const onlyNumbers = 1;

/** Which types a column has: numbers, others. */
const bitOf = ({ type }: CellText): number => (type === 'number' ? onlyNumbers : type === 'missing' ? 0 : 2);
