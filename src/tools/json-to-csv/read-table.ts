import { type Context, ToolError } from '#core/tool.ts';
import { textComparison } from '#lib/data/compare-texts.ts';
import { Kind } from '#lib/json/kind.ts';
import { plainRewriting, rewriteJson } from '#lib/json/rewrite.ts';
import { type Source, toSource } from '#lib/json/source.ts';
import { isTable } from '#lib/json/table.ts';
import { readTape, type Tape, TapeBuilder } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { selectRows } from '#lib/json-path/select.ts';
import { limitPattern } from '#lib/user-pattern/user-pattern.ts';
import { writeColumnPath } from './column-paths.ts';
import { Columns, chooseColumns } from './columns.ts';
import { type Cell, RecordWalker, type TableOptions } from './record-walker.ts';

/** JSON as a table. */
export interface JsonTable {
  readonly reader: TapeReader;
  readonly texts: readonly string[];
  readonly columns: readonly string[];
  /** The records were arrays: their columns have no names. */
  readonly isNameless: boolean;
  /** The number of rows. */
  readonly height: number;
  /** The cells of each row; the array is used again for the next one. */
  rows(): Generator<ArrayLike<Cell>>;
}

/** Limits of Excel. */
const maxSheetColumns = 16_384;
const maxSheetRows = 1_048_576;

/**
 * The table of a JSON text in any dialect: its tokens are kept, digit by digit.
 * @throws ToolError a syntax error, `no-records` (`found`), or those of JSONPath
 */
export function readTable(json: string, options: TableOptions, ctx: Context): JsonTable {
  // Minified, each token and each container is in the text as it will be written.
  const text = rewriteJson(json, { ...plainRewriting, indent: '' }, quiet(ctx));
  const reader = new TapeReader(readStrict(text, ctx), (start, end) => text.slice(start, end));
  const records = findRecords(reader, options, ctx);
  const isNameless = records.length > 0 && records.every((row) => reader.kind(row) === Kind.array);
  const columns = new Columns(options.pathStyle);
  const nested = isNameless && options.nested === 'flatten' ? 'json' : options.nested;
  const walker = new RecordWalker(reader, columns, { ...options, nested });
  let columnsOfFirst = 0;
  for (const [index, record] of records.entries()) {
    if (index % 1_000 === 0) ctx.progress(0.5 + (index / records.length) * 0.2);
    if (options.single === 'pairs' && records.length === 1 && reader.kind(record) === Kind.object)
      return pairsOf(reader, walker, record, columns, ctx);
    walker.walk(record);
    if (index === 0) columnsOfFirst = columns.count;
  }
  const names = columns.names(ctx);
  const compare = textComparison('natural', ctx.locale);
  const chosen = chooseColumns(names, columns.isKept(), { ...options, columnsOfFirst, compare }, ctx);
  if (records.length > 0) report(walker, chosen.names.length, ctx);
  return {
    reader,
    texts: walker.texts,
    columns: chosen.names,
    isNameless,
    height: chosen.names.length === 0 ? 0 : walker.height,
    rows: () => walker.rows(chosen.order),
  };
}

/** The tape of minified JSON: one value, several, or none. */
function readStrict(text: string, ctx: Context): Tape {
  const source: Source = { ...toSource(text, 'strict'), accept: 'auto' };
  return text === '' ? new TapeBuilder(0).finish() : readTape(source, (part) => ctx.progress(0.3 + part / 5));
}

/** Notices about the spelling of JSON, which no table has. */
const ofJsonOnly = [
  'several-values',
  'bom-dropped',
  'trailing-commas-dropped',
  'strings-rewritten',
  'numbers-rewritten',
  'controls-escaped',
  'blanks-dropped',
];

/** Several values are records here, and a byte order mark is none of the data. */
const quiet = (ctx: Context): Context => ({
  ...ctx,
  progress: (fraction) => ctx.progress(fraction * 0.3),
  notice: (code, params, at) => {
    if (!ofJsonOnly.includes(code)) ctx.notice(code, params, at);
  },
});

/** Rows of the records on the tape. */
function findRecords(reader: TapeReader, options: TableOptions, ctx: Context): readonly number[] {
  const { records: path, nested, arrays, pathStyle } = options;
  const roots = [...reader.children(0)];
  if (roots.length === 0) return [];
  const [root = 0] = roots;
  if (path.trim() !== '') {
    const select = () => selectRows(reader, path.trim(), 'records').rows;
    const rows = /(?:match|search)\(/.test(path) ? limitPattern(ctx, 'records', select) : select();
    if (rows.length === 0) throw new ToolError('path-nothing', { path }, { offset: 0, field: 'records' });
    return itemsOfOne(reader, rows);
  }
  if (roots.length > 1) return roots;
  if (!reader.isContainer(root))
    throw new ToolError('no-records', { found: ctx.message(`found-${nameOf(reader, root)}`) });
  if (reader.kind(root) === Kind.object) {
    const table = firstTable(reader, root);
    if (table !== undefined) {
      const offer = { records: '$', ...(nested === 'flatten' && arrays !== 'rows' && { arrays: 'rows' }) };
      ctx.notice('records-at', { path: writeColumnPath(reader.path(table).map(String), pathStyle, false) }, undefined, [
        offer,
      ]);
      return [...reader.children(table)];
    }
  }
  const records = itemsOfOne(reader, roots);
  if (records.length === 0) ctx.notice('no-records-here');
  return records;
}

const itemsOfOne = (reader: TapeReader, rows: readonly number[]): readonly number[] => {
  const [row = 0] = rows;
  return rows.length === 1 && reader.kind(row) === Kind.array ? [...reader.children(row)] : rows;
};

function nameOf(reader: TapeReader, row: number): 'string' | 'number' | 'boolean' | 'null' {
  const kind = reader.kind(row);
  return kind === Kind.string ? 'string' : kind === Kind.number ? 'number' : kind === Kind.null ? 'null' : 'boolean';
}

/** The array of objects nearest to the root, the first of those on its level. */
function firstTable(reader: TapeReader, root: number): number | undefined {
  for (let level = [root]; level.length > 0; ) {
    const deeper = level.flatMap((row) => [...reader.children(row)]).filter((row) => reader.isContainer(row));
    const table = deeper.find((row) => isTable(reader, row));
    if (table !== undefined) return table;
    level = deeper;
  }
  return undefined;
}

/** A single object as a row for each of its values. */
function pairsOf(reader: TapeReader, walker: RecordWalker, record: number, columns: Columns, ctx: Context): JsonTable {
  walker.walk(record);
  const texts = [...walker.texts];
  const names = columns.names(ctx);
  const pairs: (readonly Cell[])[] = [];
  for (const row of walker.rows(names.map((_, index) => index)))
    for (const [index, name] of names.entries()) {
      const cell = row[index] ?? 0;
      if (cell !== 0) pairs.push([-texts.push(name), cell]);
    }
  return {
    reader,
    texts,
    columns: ['key', 'value'],
    isNameless: false,
    height: pairs.length,
    *rows() {
      yield* pairs;
    },
  };
}

function report(walker: RecordWalker, width: number, ctx: Context): void {
  const { empty, height } = walker;
  if (empty.count > 0) ctx.notice('no-columns', { n: empty.count, record: empty.first });
  if (width > maxSheetColumns) ctx.notice('too-many-columns', { n: width, limit: maxSheetColumns });
  if (height >= maxSheetRows) ctx.notice('too-many-rows', { n: height, limit: maxSheetRows });
}
