import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { ByteCounter } from '#lib/encoding/wtf8.ts';
import { JsonSyntaxError } from '#lib/json/diagnostics.ts';
import { DialectWatch, deaf, isStrictJson } from '#lib/json/dialect.ts';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { Formatter } from '#lib/json/format.ts';
import { Kind } from '#lib/json/kind.ts';
import { toNormalizedPath } from '#lib/json/path.ts';
import { reportDuplicates } from '#lib/json/report-duplicates.ts';
import { reportRoots } from '#lib/json/report-roots.ts';
import { plainRewriting, rewriteJson } from '#lib/json/rewrite.ts';
import { maxJsonDepth, type Roots, scan, scanParts } from '#lib/json/scan.ts';
import { RootWatch, Tee, Unwrapped } from '#lib/json/sinks.ts';
import { type Accept, isBlank, openSource, type Source, toSource } from '#lib/json/source.ts';
import { quote } from '#lib/json/strings.ts';
import { readTape, type Tape, TapeBuilder } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { parseJsonPath } from '#lib/json-path/json-path-parser.ts';
import { selectRows } from '#lib/json-path/select.ts';
import { limitPattern } from '#lib/user-pattern/user-pattern.ts';
import { findRows } from './find.ts';
import { outlineJson } from './outline.ts';
import { countValues } from './statistics.ts';
import type tool from './tool.ts';

/**
 * The same operation, whose syntax errors offer the repair; where there is no bracket, it would make a string of all. A
 * path instead of the JSON belongs in the option.
 */
const offerRepair =
  <Options extends object, Result>(read: (json: string, options: Options, ctx: Context) => Result) =>
  (json: string, options: Options, ctx: Context): Result => {
    try {
      return read(json, options, ctx);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      if (isPath(json)) throw 'path' in options ? new ToolError('path-as-input', {}, error.at) : error;
      if (!/[[{]/.test(json)) throw error;
      throw new ToolError(error.code, error.params, error.at, [{ operation: 'repair' }]);
    }
  };

/** Whether a text that is not JSON is a JSONPath expression or a JSON Pointer; a comment begins like the latter. */
function isPath(text: string): boolean {
  const path = text.trim();
  if (!path.startsWith('$')) return /^\/[^\s/*]\S*$/.test(path);
  try {
    parseJsonPath(path, 'path');
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

/** Lays JSON out, in whatever dialect, and keeps every digit, escape, key and duplicate as it is typed. */
export const format: RunOf<typeof tool, 'format'> = offerRepair((json, options, ctx) =>
  rewriteJson(
    json,
    {
      ...plainRewriting,
      ...options,
      indent: toIndent(options.indent),
      lineEnding: options.lineEnding === 'crlf' ? '\r\n' : '\n',
      sortDescending: options.sortByOrder === 'descending',
    },
    ctx,
  ),
);

/** Sorts the keys of objects. */
export const sortKeys: RunOf<typeof tool, 'sortKeys'> = offerRepair((json, options, ctx) =>
  rewriteJson(json, { ...plainRewriting, ...options, indent: toIndent(options.indent), finalNewline: true }, ctx),
);

/** The one form that RFC 8785 allows: sorted, without blanks, and fit to be hashed and signed. */
export const canonicalize: RunOf<typeof tool, 'canonicalize'> = offerRepair((json, { accept }, ctx) =>
  rewriteJson(json, { ...plainRewriting, accept, output: 'canonical' }, ctx),
);

/** Checks JSON and reports what is in it. */
export const validate: RunOf<typeof tool, 'validate'> = offerRepair((json, { accept }, ctx) => {
  const source = openSource(json, accept, ctx);
  const builder = new TapeBuilder(source.text.length);
  const keys = new DuplicateKeys(source.text);
  const watch = new DialectWatch(source.text);
  const roots = isNothing(json, accept)
    ? undefined
    : scan(source, new Tee(builder, new Tee(keys, watch)), (part) => ctx.progress(part / 2));
  if (roots) reportRoots(roots, source, ctx);
  reportDuplicates(keys, source, 'keep', ctx);
  return {
    dialect: roots ? watch.dialectOf(source, roots) : null,
    bytes: new ByteCounter(json).bytesBefore(json.length),
    duplicateKeys: keys.count,
    ...countValues(readerOf(builder.finish(), source)),
  };
});

/** What a JSONPath expression (RFC 9535) or a JSON Pointer (RFC 6901) selects. */
function select(json: string, path: string, accept: Accept, ctx: Context) {
  const source = openSource(json, accept, ctx);
  const reader = readerOf(
    readTape(source, (fraction) => ctx.progress(fraction)),
    source,
  );
  const find = () => selectRows(reader, path, 'path');
  // The functions `match` and `search`; within a text the limit does no harm.
  return { source, reader, ...(/(?:match|search)\(/.test(path) ? limitPattern(ctx, 'path', find) : find()) };
}

/** The values that a JSONPath expression or a JSON Pointer selects, as they are typed, or their paths. */
export const query: RunOf<typeof tool, 'query'> = offerRepair((json, { path, result, indent, accept }, ctx) => {
  if (isNothing(json, accept)) return '';
  const { source, reader, rows, isList } = select(json, path, accept, ctx);
  const style = { ...plainRewriting, indent: toIndent(indent) };
  if (result === 'paths') {
    const paths = rows.map((row) => quote(toNormalizedPath(reader.path(row))));
    return rewriteJson(`[${paths.join()}]`, style, ctx);
  }
  const formatter = new Formatter(source, style);
  if (isList) formatter.open(Kind.array);
  scanParts(
    source,
    formatter,
    rows.map((row) => reader.span(row)),
  );
  if (isList) formatter.close();
  return finish(formatter, ctx);
});

/**
 * The values that a JSONPath expression or a JSON Pointer selects, one per line: strings without quotes and escapes,
 * others as JSON in one line.
 * @throws ToolError `no-match` in the option `path`
 */
export const extract: RunOf<typeof tool, 'extract'> = offerRepair((json, { path, accept }, ctx) => {
  if (isNothing(json, accept)) return '';
  const { source, reader, rows } = select(json, path, accept, ctx);
  if (rows.length === 0) throw new ToolError('no-match', {}, { field: 'path', offset: 0, length: path.length });
  const write = (row: number): string => {
    if (reader.kind(row) === Kind.string) return reader.string(row);
    const formatter = new Formatter(source, { ...plainRewriting, indent: '' });
    scanParts(source, formatter, [reader.span(row)]);
    return finish(formatter, ctx);
  };
  return rows.map(write).join('\n');
});

/** Makes JSON of what was nearly JSON: Python and JavaScript values, missing commas, brackets and quotes, and the like. */
export const repair: RunOf<typeof tool, 'repair'> = (text, _options, ctx) => {
  if (isBlank(text) || isStrictJson(text)) return text;
  const known = fromDialect(text, ctx);
  if (known !== undefined) return known;
  if (/[\n\r]/.test(text.trim()) && !/[[{]/.test(text)) throw new ToolError('nothing-to-repair');
  const lines = records(text);
  if (lines) return `[\n${lines.map(repairOne).join(',\n')}\n]`;
  // The line breaks beside the fences of a code block go with these.
  return text.includes('```') ? repairOne(text).trim() : repairOne(text);
};

/** JSON of what is JSON5, JSON Lines or the like: no repairer is needed for that, and it would guess. */
function fromDialect(text: string, ctx: Context): string | undefined {
  const source = toSource(text);
  const formatter = new Formatter(source, plainRewriting);
  let roots: Roots;
  try {
    roots = scan(source, deaf);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
  if (roots.count > 1) formatter.open(Kind.array);
  scan(source, formatter);
  if (roots.count > 1) formatter.close();
  return finish(formatter, ctx);
}

/**
 * The lines, if each looks like one object or array: they are repaired one by one, since the repairer takes time in the
 * square of the number of records.
 */
function records(text: string): readonly string[] | undefined {
  const lines = text.split(/[\n\r]+/).map((line) => line.trim().replace(/,$/, ''));
  const filled = lines.filter((line) => line !== '');
  const isRecord = (line: string) =>
    (line.startsWith('{') && line.endsWith('}')) || (line.startsWith('[') && line.endsWith(']'));
  return filled.length > 1 && filled.every(isRecord) ? filled : undefined;
}

function repairOne(text: string): string {
  if (isStrictJson(text)) return text;
  try {
    const repaired = jsonrepair(text);
    if (isStrictJson(repaired)) return repaired;
  } catch (error) {
    // The repairer calls itself for each level.
    if (error instanceof RangeError) throw new ToolError('too-deep-to-repair');
    if (!(error instanceof JSONRepairError)) throw error;
  }
  throw new ToolError('cannot-repair');
}

/** The items of an array, or the values at the top, each on a line of its own (JSON Lines). */
export const toLines: RunOf<typeof tool, 'toLines'> = offerRepair((json, { accept }, ctx) => {
  if (isNothing(json, accept)) return '';
  const source = openSource(json, accept, ctx);
  const watch = new RootWatch(source.text);
  scan(source, watch, (fraction) => ctx.progress(fraction / 2));
  const formatter = new Formatter(source, { ...plainRewriting, indent: '' });
  const isOneArray = watch.roots === 1 && watch.beginsWithArray;
  scan(source, isOneArray ? new Unwrapped(formatter) : formatter, (fraction) => ctx.progress((1 + fraction) / 2));
  const lines = finish(formatter, ctx);
  return lines === '' ? '' : `${lines}\n`;
});

/** The values at the top as the items of an array. */
export const fromLines: RunOf<typeof tool, 'fromLines'> = (lines, { indent }, ctx) => {
  if (isBlank(lines)) return '';
  const source = openSource(lines, 'auto', ctx);
  const formatter = new Formatter(source, { ...plainRewriting, indent: toIndent(indent) });
  formatter.open(Kind.array);
  // The list around them is a level too.
  scan(source, formatter, (fraction) => ctx.progress(fraction), maxJsonDepth - 1);
  formatter.close();
  return finish(formatter, ctx);
};

/** What the tree of the tool's page is drawn from: see `Outline`. */
export const outline: RunOf<typeof tool, 'outline'> = (json, { accept }, ctx) =>
  outlineJson(json, accept, (fraction) => ctx.progress(fraction));

/** Rows of the outline whose key or value matches. */
export const search: RunOf<typeof tool, 'search'> = (json, { accept, ...wanted }, ctx) => {
  const source = toSource(json, accept);
  const tape = isNothing(json, accept)
    ? new TapeBuilder(0).finish()
    : readTape(source, (part) => ctx.progress(part / 2));
  const find = () => findRows(readerOf(tape, source), wanted, ctx);
  return wanted.regex ? limitPattern(ctx, 'text', find) : find();
};

/** Blank text is no error, but in strict JSON it is. */
const isNothing = (json: string, accept: Accept): boolean => accept === 'auto' && isBlank(json);

const readerOf = (tape: Tape, { text }: Source): TapeReader =>
  new TapeReader(tape, (start, end) => text.slice(start, end));

const toIndent = (indent: string): string => (indent === 'tab' ? '\t' : ' '.repeat(Number(indent)));

/** The text that was written, and what was lost on the way. */
function finish(formatter: Formatter, ctx: Context): string {
  if (formatter.comments > 0) ctx.notice('comments-dropped', { n: formatter.comments });
  formatter.nonFinite.report(ctx);
  return formatter.finish();
}
