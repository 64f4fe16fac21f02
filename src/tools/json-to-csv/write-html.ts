import type { Context, OptionsOf } from '#core/tool.ts';
import { TextWriter } from '#lib/big-text/text-writer.ts';
import { cellReader } from './cell-text.ts';
import type { JsonTable } from './read-table.ts';
import type tool from './tool.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/**
 * A table of HTML; line breaks in values become `<br>`.
 * @throws ToolError `too-large`
 */
export function writeHtmlTable(table: JsonTable, options: OptionsOf<typeof tool, 'toHtmlTable'>, ctx: Context): string {
  const { columns, isNameless, height } = table;
  if (height === 0) return '';
  const textOf = cellReader(table, options);
  const writer = new TextWriter();
  const line = (tag: 'th' | 'td', texts: readonly string[]) => {
    const cells = texts.map((text) => `<${tag}>${escapeHtml(text).replace(/\r\n|[\r\n]/g, '<br>')}</${tag}>`);
    writer.write(`    <tr>${cells.join('')}</tr>\n`);
  };
  writer.write('<table>\n');
  if (options.header && !isNameless) {
    writer.write('  <thead>\n');
    line('th', columns);
    writer.write('  </thead>\n');
  }
  writer.write('  <tbody>\n');
  let written = 0;
  for (const row of table.rows()) {
    if (written++ % 1_000 === 0) ctx.progress(0.7 + (written / height) * 0.3);
    line(
      'td',
      Array.from(row, (cell) => textOf(cell).text),
    );
  }
  writer.write('  </tbody>\n</table>\n');
  return writer.finish();
}
