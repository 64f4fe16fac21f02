import { type Context, ToolError } from '#core/tool.ts';
import { findDelimiter } from '#lib/csv/delimiter.ts';
import { csvToJson } from './read-csv.ts';
import { type JsonTable, readTable } from './read-table.ts';
import type { TableOptions } from './record-walker.ts';

/** A column of numbers is one of the table, too, and an empty cell is no text. */
const format = {
  delimiter: 'auto',
  customDelimiter: '',
  header: true,
  types: 'columns',
  unflatten: false,
  indent: '0',
  empties: 'null',
  pathStyle: 'dot',
  emptyLines: 'skip',
  comment: '',
  quote: '"',
} as const;

/**
 * The table of records in JSON or, where a text is no JSON, in CSV with a header; the notice `from-csv` says so.
 * @throws ToolError those of `readTable`
 */
export function readRecords(text: string, options: TableOptions, ctx: Context): JsonTable {
  try {
    return readTable(text, options, ctx);
  } catch (error) {
    if (!(error instanceof ToolError) || !isCsv(text)) throw error;
    const json = csvToJson(text, format, ctx);
    ctx.notice('from-csv');
    return readTable(json, options, ctx);
  }
}

/** The first lines of a single column: what may be its name, and a value. */
const column = /^\ufeff?[\p{L}_][\p{L}\d_ .-]{0,63}\r?\n\s*\S/u;

/** Whether a text is a column, or most records have the same number of fields; JSON with an error has brackets. */
function isCsv(text: string): boolean {
  if (/^[\s\ufeff]*[[{]/.test(text)) return false;
  if (column.test(text)) return true;
  const found = findDelimiter(text, format);
  return found !== undefined && found.records > 1 && found.share > 0.5;
}
