import type { Context } from '#core/tool.ts';
import { dropComments } from '#lib/data/comments.ts';
import { type TextOrder, textComparison } from '#lib/data/compare-texts.ts';
import { keepLastKeys } from '#lib/data/duplicates.ts';
import type { Document } from '#lib/data/node.ts';
import { sortKeys, sortObjects, sortScalarArrays } from '#lib/data/sort.ts';
import { CanonicalWriter } from '#lib/json/canonical.ts';
import { DialectWatch } from '#lib/json/dialect.ts';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { emitSorted } from '#lib/json/emit-sorted.ts';
import { Formatter } from '#lib/json/format.ts';
import { Form } from '#lib/json/kind.ts';
import type { NonFinite } from '#lib/json/non-finite.ts';
import { parsePointer } from '#lib/json/path.ts';
import { NodeReader } from '#lib/json/read.ts';
import { type Emptiness, removeEmpty } from '#lib/json/remove-empty.ts';
import { type OnDuplicate, reportDuplicates } from '#lib/json/report-duplicates.ts';
import { reportRoots } from '#lib/json/report-roots.ts';
import { type Roots, scan } from '#lib/json/scan.ts';
import { Tee } from '#lib/json/sinks.ts';
import { type Accept, isBlank, openSource, type Source } from '#lib/json/source.ts';
import type { Dialect } from '#lib/json/spell.ts';
import type { Escapes } from '#lib/json/strings.ts';
import { TapeBuilder } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { NodeWriter } from '#lib/json/write.ts';

/** How a JSON text is rewritten. Everything not requested stays as it is typed. */
export interface Rewriting {
  readonly accept: Accept;
  readonly output: Dialect | 'canonical';
  /** The indentation of one level; empty: each top-level value on one line, without spaces. */
  readonly indent: string;
  readonly lineEnding: '\n' | '\r\n';
  readonly finalNewline: boolean;
  /** Containers that fit into this many characters are on one line; null: only empty ones. */
  readonly width: number | null;
  readonly escapes: Escapes;
  readonly nonFinite: NonFinite;
  /** Writes numbers without what their value does not need. */
  readonly shortensNumbers: boolean;
  /** Keys that are left out, by their value. */
  readonly remove: Emptiness | 'off';
  readonly duplicates: OnDuplicate;
  readonly sort: TextOrder | 'off';
  /** Sorts the keys of objects down to this depth, 1 being the outermost; null: of all. */
  readonly sortDepth: number | null;
  /** Sorts arrays of scalars too. */
  readonly sortArrays: boolean;
  /** Key path (`a.b`, or a JSON Pointer) by which arrays of objects are sorted; empty: they are not. */
  readonly sortBy: string;
  readonly sortDescending: boolean;
}

/** JSON as it is typed, but indented by two spaces. */
export const plainRewriting: Rewriting = {
  accept: 'auto',
  output: 'json',
  indent: '  ',
  lineEnding: '\n',
  finalNewline: false,
  width: null,
  escapes: 'keep',
  nonFinite: 'text',
  shortensNumbers: false,
  remove: 'off',
  duplicates: 'keep',
  sort: 'off',
  sortDepth: null,
  sortArrays: false,
  sortBy: '',
  sortDescending: false,
};

type Host = Pick<Context, 'notice' | 'progress' | 'locale'>;

/**
 * Rewrites a JSON text. Copies it token by token in one pass where that is enough; sorts keys by a tape; does everything
 * else by a lossless tree. Nothing is written for blank text, which is an error only in strict JSON.
 *
 * Notices: `unescaped`, `bom-dropped`, `several-values` (`n`); `trailing-commas-dropped`, `strings-rewritten`,
 * `numbers-rewritten`, `controls-escaped`, `blanks-dropped`, `comments-dropped`, `non-finite-written`, `decimals-shortened`, `numbers-shortened`, `keys-removed` and `more-duplicates` (`n`);
 * those of `reportDuplicates`.
 * @throws ToolError a syntax error (diagnostics.ts), those of `reportDuplicates`, `non-finite`,
 * those of the canonical form (canonical.ts), or `too-large`
 */
export function rewriteJson(input: string, options: Rewriting, host: Host): string {
  if (options.accept === 'auto' && isBlank(input)) return '';
  const source = openSource(input, options.accept, host);
  const text = rewriterFor(options)(source, options, host);
  return options.finalNewline && options.output !== 'canonical' ? text + options.lineEnding : text;
}

function rewriterFor({ output, width, duplicates, remove, sort, sortArrays, sortBy }: Rewriting): typeof copyTokens {
  if (output !== 'json' || width !== null || duplicates === 'last' || remove !== 'off' || sortArrays || sortBy !== '')
    return rewriteTree;
  return sort === 'off' ? copyTokens : copySorted;
}

function copyTokens(source: Source, options: Rewriting, host: Host): string {
  const formatter = new Formatter(source, options);
  const keys = new DuplicateKeys(source.text);
  const roots = scan(source, new Tee(formatter, keys), (fraction) => host.progress(fraction));
  reportScan(roots, source, options, host);
  reportDuplicates(keys, source, options.duplicates, host);
  noticeCount(host, 'comments-dropped', formatter.comments);
  noticeFormatted(host, formatter);
  return formatter.finish();
}

function copySorted(source: Source, options: Rewriting, host: Host): string {
  const builder = new TapeBuilder(source.text.length);
  const keys = new DuplicateKeys(source.text);
  const watch = new DialectWatch(source.text);
  const roots = scan(source, new Tee(builder, new Tee(keys, watch)), (fraction) => host.progress(fraction / 2));
  reportScan(roots, source, options, host);
  reportDuplicates(keys, source, options.duplicates, host);
  const reader = new TapeReader(builder.finish(), (start, end) => source.text.slice(start, end));
  const formatter = new Formatter(source, options);
  const compare = textComparison(options.sort === 'off' ? 'code-point' : options.sort, host.locale);
  emitSorted(reader, formatter, compare, options.sortDepth, watch.hasJson5 ? Form.json5 : Form.plain);
  noticeCount(host, 'comments-dropped', watch.comments);
  noticeFormatted(host, formatter);
  return formatter.finish();
}

function rewriteTree(source: Source, options: Rewriting, host: Host): string {
  const reader = new NodeReader(source.text);
  const keys = new DuplicateKeys(source.text);
  const roots = scan(source, new Tee(reader, keys), (fraction) => host.progress(fraction / 2));
  reportScan(roots, source, options, host);
  reportDuplicates(keys, source, options.duplicates, host);
  const document = reader.finish();
  if (keys.count > 0 && options.duplicates === 'last') keepLastKeys(document.values);
  if (options.output === 'json' || options.output === 'canonical')
    noticeCount(host, 'comments-dropped', dropComments(document));
  if (options.remove !== 'off') noticeCount(host, 'keys-removed', removeEmpty(document.values, options.remove));
  sortDocument(document, options, host.locale);
  return options.output === 'canonical'
    ? writeCanonical(document, source, host)
    : writeNodes(document, source, { ...options, dialect: options.output }, host);
}

function sortDocument({ values }: Document, options: Rewriting, locale: string): void {
  const compare = textComparison(options.sort === 'off' ? 'code-point' : options.sort, locale);
  if (options.sort !== 'off') {
    sortKeys(values, compare, options.sortDepth);
    if (options.sortArrays) sortScalarArrays(values, compare);
  }
  if (options.sortBy !== '') {
    const path = parsePointer(options.sortBy) ?? options.sortBy.split('.');
    sortObjects(values, path, compare, options.sortDescending);
  }
}

function writeNodes(document: Document, source: Source, style: Rewriting & { dialect: Dialect }, host: Host): string {
  const writer = new NodeWriter({ ...style, inputOffset: source.inputOffset });
  const text = writer.write(document);
  noticeFormatted(host, writer);
  return text;
}

function writeCanonical(document: Document, source: Source, host: Host): string {
  const writer = new CanonicalWriter(source.inputOffset);
  const text = writer.write(document);
  noticeCount(host, 'decimals-shortened', writer.shortened);
  return text;
}

/** Reports several values, and what is not written as it is typed because JSON does not allow it. */
function reportScan(roots: Roots, source: Source, { output }: Rewriting, host: Host): void {
  const { commas, strings, numbers, controls, blanks } = roots.unusual;
  reportRoots(roots, source, host);
  noticeCount(host, 'trailing-commas-dropped', commas);
  if (output === 'json5') return;
  noticeCount(host, 'strings-rewritten', strings);
  noticeCount(host, 'numbers-rewritten', numbers);
  noticeCount(host, 'controls-escaped', controls);
  noticeCount(host, 'blanks-dropped', blanks);
}

function noticeFormatted(host: Host, written: Pick<Formatter, 'nonFinite' | 'shortened'>): void {
  written.nonFinite.report(host);
  noticeCount(host, 'numbers-shortened', written.shortened);
}

function noticeCount(host: Host, code: string, n: number): void {
  if (n > 0) host.notice(code, { n });
}
