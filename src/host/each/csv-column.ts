import { ToolError } from '#core/tool.ts';
import { findDelimiter } from '#lib/csv/delimiter.ts';
import { type CsvFormat, plainFormat, readCsv } from '#lib/csv/read.ts';
import { fieldQuoter } from '#lib/csv/write.ts';
import type { Parts } from './parts.ts';
import { textOf } from './text-of.ts';

/** How a table is written: with the delimiter that it has. */
export const formatOf = (text: string): CsvFormat => ({
  ...plainFormat,
  delimiter: findDelimiter(text, plainFormat)?.delimiter ?? plainFormat.delimiter,
});

/** The names of the columns: the first record. */
export const columnsOf = (text: string): readonly string[] => readCsv(text, formatOf(text)).next().value?.fields ?? [];

/**
 * The values of a column of delimited text whose first record names the columns. The results are a new column beside it;
 * the delimiter and the line breaks stay, blank lines too.
 * @param column its name, or its number from 1
 * @param heading of the new column; numbered where there is one of that name
 * @throws ToolError as `readCsv` does; `no-column` {column, columns}
 */
export function csvColumnOf(text: string, column: string, heading: string): Parts {
  const format = formatOf(text);
  const [header = [], ...records] = [...readCsv(text, format)].map(({ fields }) => fields);
  const named = header.indexOf(column);
  const at = named >= 0 || !/^[1-9]\d*$/.test(column) ? named : Number(column) - 1;
  if (at < 0 || at >= header.length) throw new ToolError('no-column', { column, columns: header.join(', ') });
  const isBlank = (fields: readonly string[]) => header.length > 1 && fields.length === 1 && fields[0] === '';
  const values = records.map((fields) => (isBlank(fields) ? undefined : (fields[at] ?? '')));
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const quote = fieldQuoter(format);
  const write = (fields: readonly string[], added: string) => {
    const padded = [...fields, ...Array<string>(Math.max(0, at + 1 - fields.length)).fill('')];
    return padded
      .toSpliced(at + 1, 0, added)
      .map((field) => quote(field))
      .join(format.delimiter);
  };
  return {
    noun: 'record',
    values,
    join(changed) {
      const lines = changed.map((one, index) => {
        const fields = records[index] ?? [];
        if (isBlank(fields)) return '';
        if ('result' in one) return write(fields, textOf(one.result));
        return one.failed === 'skip' ? undefined : write(fields, one.failed === 'keep' ? (fields[at] ?? '') : '');
      });
      const all = [write(header, unusedName(heading, header)), ...lines.filter((line) => line !== undefined)];
      const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
      return mark + all.join(lineBreak) + (/[\r\n]$/.test(text) ? lineBreak : '');
    },
  };
}

function unusedName(name: string, used: readonly string[]): string {
  let free = name;
  for (let count = 2; used.includes(free); count++) free = `${name} ${count}`;
  return free;
}
