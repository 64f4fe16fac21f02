import type { Context, OptionsOf } from '#core/tool.ts';
import { TextWriter } from '#lib/big-text/text-writer.ts';
import { fieldQuoter } from '#lib/csv/write.ts';
import { type CellText, cellReader } from './cell-text.ts';
import { delimiterOf } from './delimiter-of.ts';
import type { JsonTable } from './read-table.ts';
import type tool from './tool.ts';

type CsvOptions = OptionsOf<typeof tool, 'toCsv'>;

/** What a spreadsheet takes for a formula, unless it is only a number. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;
const isFormula = (text: string): boolean => formula.test(text) && !plainNumber.test(text);

/**
 * A table as delimited text (RFC 4180): each record ends with a line break.
 *
 * Notices: `formulas` or `formulas-escaped` (`n`).
 * @throws ToolError `too-large`
 */
export function writeTable(table: JsonTable, options: CsvOptions, ctx: Context): string {
  const { columns, isNameless, height } = table;
  if (height === 0) return '';
  const delimiter = delimiterOf(options) ?? ',';
  const lineEnd = options.lineEnding === 'crlf' ? '\r\n' : '\n';
  const { escapeFormulas, decimalComma, quoting } = options;
  const quoteField = fieldQuoter({ delimiter, quote: options.quote });
  const textOf = cellReader(table, options);
  let formulas = 0;
  const guard = (text: string): string => {
    if (!isFormula(text)) return text;
    formulas++;
    return escapeFormulas ? `'${text}` : text;
  };
  const spell = ({ text, type }: CellText): string => {
    if (type === 'number') return quoteField(decimalComma ? text.replace('.', ',') : text, quoting === 'all');
    if (type === 'missing') return quoteField(text, quoting === 'all');
    const isText = type === 'text';
    return quoteField(isText ? guard(text) : text, quoting === 'all' || (quoting === 'text' && isText));
  };

  const writer = new TextWriter();
  if (options.bom) writer.write('\ufeff');
  if (options.separatorLine) writer.write(`sep=${delimiter}${lineEnd}`);
  if (options.header && !isNameless) {
    const names = columns.map((column) => spell({ text: column, type: 'text' }));
    // An empty line would be skipped, and a name such as `sep=;` taken for a separator line.
    const isAlone = names.length === 1 && /^(?:sep=.*)?$/.test(names[0] ?? '');
    writer.write(isAlone ? quoteField(columns[0] ?? '', true) : names.join(delimiter));
    writer.write(lineEnd);
  }
  let written = 0;
  for (const row of table.rows()) {
    if (written++ % 1_000 === 0) ctx.progress(0.7 + (written / height) * 0.3);
    for (let at = 0; at < row.length; at++) {
      if (at > 0) writer.write(delimiter);
      const field = spell(textOf(row[at] ?? 0));
      // Parsers of CSV skip an empty line.
      writer.write(field === '' && row.length === 1 ? options.quote.repeat(2) : field);
    }
    writer.write(lineEnd);
  }
  if (formulas > 0 && escapeFormulas) ctx.notice('formulas-escaped', { n: formulas });
  else if (formulas > 0) ctx.notice('formulas', { n: formulas }, undefined, [{ escapeFormulas: true }]);
  return writer.finish();
}
