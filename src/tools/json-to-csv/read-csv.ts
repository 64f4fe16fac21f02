import type { Context, OptionsOf } from '#core/tool.ts';
import { findDelimiter } from '#lib/csv/delimiter.ts';
import { type CsvRecord, readCsv } from '#lib/csv/read.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { relocateNoticeToSlice, relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { numberEnd } from '#lib/json/lexis.ts';
import { quote as quoteJson, tokenValue } from '#lib/json/strings.ts';
import { readColumnPath, uniqueNames } from './column-paths.ts';
import { delimiterOf } from './delimiter-of.ts';
import { makeShape, RecordWriter, type Shape, type TokenOf } from './record-writer.ts';
import type tool from './tool.ts';

/** `columns`: the values of a column are all numbers, all true or false, or all text. */
type ReadOptions = Omit<OptionsOf<typeof tool, 'fromCsv'>, 'types'> & {
  readonly types: 'text' | 'detect' | 'columns';
};

/** The line by which a file sets the delimiter in Excel. */
const separatorLine = /^\ufeff?sep=([^\r\n]+)(?:\r\n|\r|\n|$)/;

/**
 * Delimited text as JSON: an object for each record by the names in the header, or an array where there is none. A value
 * that is missing at the end of a record is an empty one.
 *
 * Notices: `empty-lines` (`n`), `uneven-record` and `uneven-records` (`rows`, `fields`, `n`), `columns-renamed` (`n`, `name`).
 * @throws ToolError those of `readCsv`, or `too-large`
 */
export function csvToJson(csv: string, options: ReadOptions, ctx: Context): string {
  const [line = '', stated] = separatorLine.exec(csv) ?? [];
  const text = csv.slice(line.length);
  const { quote, comment } = options;
  const delimiter = delimiterOf(options) ?? stated ?? findDelimiter(text, { quote, comment })?.delimiter ?? ',';
  const records = relocateToSlice(line.length, () => readAll(text, { quote, comment, delimiter }, options, ctx));
  const indent = options.indent === 'tab' ? '\t' : ' '.repeat(Number(options.indent));
  const [first, ...others] = records;
  const writer = new RecordWriter({ indent, lineEnding: '\n' }, tokens(options.header ? others : records, options));
  if (!options.header || !first) return writer.write(records, ctx);
  return writer.write(others, ctx, shapeOf(first.fields, others, options, noticeAfter(line.length, ctx)));
}

const noticeAfter = (start: number, ctx: Context): Context => ({
  ...ctx,
  notice: relocateNoticeToSlice(start, ctx.notice),
});

/** The records, without those that are empty. */
function readAll(
  text: string,
  format: Parameters<typeof readCsv>[1],
  { emptyLines }: ReadOptions,
  ctx: Context,
): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let skipped = 0;
  let waiting = 0;
  for (const record of readCsv(text, format)) {
    const { fields, start } = record;
    const isEmpty = emptyLines === 'blank' ? fields.every((field) => field.trim() === '') : isEmptyLine(text, record);
    if (emptyLines !== 'keep' && isEmpty) {
      waiting++;
      continue;
    }
    // Those at the end say nothing.
    skipped += waiting;
    waiting = 0;
    if (records.push(record) % 1_000 === 0) ctx.progress((start / text.length) * 0.5);
  }
  if (skipped > 0) ctx.notice('empty-lines', { n: skipped });
  return records;
}

/** Whether a line is empty, without quotes, too. */
const isEmptyLine = (text: string, { fields, start }: CsvRecord): boolean =>
  fields.length === 1 && fields[0] === '' && (start === text.length || /[\r\n\ufeff]/.test(text.charAt(start)));

/** The shape of all records by their header, in which what has no name gets one. */
function shapeOf(
  columns: readonly string[],
  records: readonly CsvRecord[],
  { unflatten, pathStyle }: ReadOptions,
  ctx: Context,
): Shape {
  const names = [...uniqueNames(columns)];
  const renamed = columns.filter((column, at) => column !== names[at]);
  if (renamed[0] !== undefined) ctx.notice('columns-renamed', { n: renamed.length, name: renamed[0] });
  const uneven = records.filter(({ fields }) => fields.length !== columns.length);
  const [first] = uneven;
  if (first) {
    const { fields, start } = first;
    const params = { rows: uneven.length, fields: fields.length, n: columns.length };
    ctx.notice(uneven.length === 1 ? 'uneven-record' : 'uneven-records', params, start);
  }
  const widest = uneven.reduce((most, { fields }) => Math.max(most, fields.length), names.length);
  for (let at = names.length; at < widest; at++) names.push(`column_${at + 1}`);
  return makeShape(
    uniqueNames(names).map((name) => {
      const path = unflatten ? readColumnPath(name, pathStyle, tokenValue) : [name];
      return { name, path: path.length > maxDepth ? [name] : path };
    }),
  );
}

/** How fields become JSON tokens: none where empty ones are left out. */
function tokens(records: readonly CsvRecord[], { types, empties }: ReadOptions): TokenOf {
  const plain = types === 'columns' ? plainColumns(records) : undefined;
  return (field, column) => {
    if (field === '') return empties === 'omit' ? undefined : empties === 'null' ? 'null' : '""';
    const isPlain = plain ? plain.has(column) : types === 'detect' && (isJsonNumber(field) || isWord(field));
    return isPlain ? (isJsonNumber(field) ? field : field.toLowerCase()) : quoteJson(field);
  };
}

/** The columns whose values are all numbers, or all true or false, but for empty ones. */
function plainColumns(records: readonly CsvRecord[]): ReadonlySet<number> {
  const width = records.reduce((most, { fields }) => Math.max(most, fields.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const isAll = (column: number, isOne: (field: string) => boolean) =>
    records.every(({ fields: { [column]: field = '' } }) => field === '' || isOne(field));
  return new Set(columns.filter((column) => isAll(column, isJsonNumber) || isAll(column, isBoolean)));
}

const isBoolean = (field: string): boolean => /^(?:true|false)$/i.test(field);
const isWord = (field: string): boolean => isBoolean(field) || /^null$/i.test(field);
const isJsonNumber = (field: string): boolean => numberEnd(field, field.startsWith('-') ? 1 : 0) === field.length;
