import { type Context, ToolError } from '#core/tool.ts';
import { splitGraphemes } from '#lib/text/graphemes.ts';
import { readEscapes } from './escapes.ts';

/** Cells that fit into memory with room to spare. */
const maxCells = 20_000_000;

/**
 * Makes columns of rows. A cell that is missing at the end of a row is empty, and is reported; without a separator each
 * character is a cell.
 * @throws ToolError `too-large`
 */
export function transposeRows(rows: readonly string[], columnSeparator: string, ctx: Context): readonly string[] {
  const separator = readEscapes(columnSeparator);
  const cells = rows.map((row) => (separator === '' ? splitGraphemes(row) : row.split(separator)));
  const width = cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width * cells.length > maxCells) throw new ToolError('too-large');
  const shorter = cells.filter((row) => row.length < width).length;
  if (shorter > 0) ctx.notice('ragged-rows', { n: shorter, width });
  return Array.from({ length: width }, (_, column) => cells.map((row) => row[column] ?? '').join(separator));
}
