import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { TextWriter } from '#lib/big-text/text-writer.ts';
import { type CellText, cellReader } from './cell-text.ts';
import type { JsonTable } from './read-table.ts';
import type tool from './tool.ts';

type InsertOptions = OptionsOf<typeof tool, 'toInsert'>;
type Dialect = InsertOptions['dialect'];

const quoteName: Readonly<Record<'mysql' | 'transactsql', (name: string) => string>> = {
  mysql: (name) => `\`${name.replaceAll('`', '``')}\``,
  transactsql: (name) => `[${name.replaceAll(']', ']]')}]`,
};

const nameOf = (name: string, dialect: Dialect): string =>
  dialect === 'mysql' || dialect === 'transactsql' ? quoteName[dialect](name) : `"${name.replaceAll('"', '""')}"`;

/** Text in single quotes; in MySQL a backslash escapes, and Transact-SQL needs `N` for what is not ASCII. */
function textLiteral(text: string, dialect: Dialect): string {
  const doubled = text.replaceAll("'", "''");
  if (dialect === 'mysql') return `'${doubled.replaceAll('\\', '\\\\')}'`;
  return dialect === 'transactsql' && /[^\0-\x7f]/.test(text) ? `N'${doubled}'` : `'${doubled}'`;
}

function literal({ text, type }: CellText, dialect: Dialect): string {
  switch (type) {
    case 'number':
      return text;
    case 'boolean':
      return dialect === 'transactsql' ? (text === 'TRUE' ? '1' : '0') : text;
    case 'text':
      return textLiteral(text, dialect);
    default:
      return 'NULL';
  }
}

/**
 * Statements that insert the rows of a table, several rows in each; missing values are NULL.
 * @throws ToolError `no-table` or `too-large`
 */
export function writeInsert(table: JsonTable, options: InsertOptions, ctx: Context): string {
  const { dialect, rowsPerStatement } = options;
  const { columns, isNameless, height } = table;
  if (height === 0) return '';
  if (options.table.trim() === '') throw new ToolError('no-table', {}, { offset: 0, field: 'table' });
  const textOf = cellReader(table, { nulls: '', booleans: 'upper' });
  // A dot separates the schema from the table.
  const target = options.table
    .trim()
    .split('.')
    .map((name) => nameOf(name, dialect))
    .join('.');
  const names = columns.map((column) => nameOf(column, dialect)).join(', ');
  const head = `INSERT INTO ${target}${isNameless ? '' : ` (${names})`} VALUES\n`;
  const writer = new TextWriter();
  let written = 0;
  for (const row of table.rows()) {
    const isFirst = written % rowsPerStatement === 0;
    if (isFirst) ctx.progress(0.7 + (written / height) * 0.3);
    if (written++ > 0) writer.write(isFirst ? ';\n' : ',\n');
    if (isFirst) writer.write(head);
    writer.write(`  (${Array.from(row, (cell) => literal(textOf(cell), dialect)).join(', ')})`);
  }
  writer.write(';\n');
  return writer.finish();
}
