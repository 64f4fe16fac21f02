import type { Options } from '#core/fields.ts';
import type { Context } from '#core/tool.ts';
import { dropComments } from '#lib/data/comments.ts';
import { toUtc } from '#lib/data/date.ts';
import { checkDepth } from '#lib/data/depth.ts';
import { type DateNode, type Document, type Node, replaceScalars } from '#lib/data/node.ts';
import { toJsonNumber } from '#lib/data/number-text.ts';
import { toStringNode } from '#lib/data/string-node.ts';
import type { tomlToJson, yamlToJson } from '#lib/data-conversion/options.ts';
import { pickDocument } from '#lib/data-conversion/pick-document.ts';
import type { ReadDocument } from '#lib/data-conversion/read.ts';
import { sortDocument } from '#lib/data-conversion/sort.ts';
import { toList } from '#lib/data-conversion/to-list.ts';
import { NodeWriter } from '#lib/json/write.ts';

type YamlToJson = Options<typeof yamlToJson>;
type TomlToJson = Options<typeof tomlToJson>;
type JsonOptions = Pick<YamlToJson, 'output' | 'indent' | 'sort' | 'nonFinite' | 'ascii'>;

/** What was read from YAML as JSON; several documents as an array, each on a line, or one of them; null for none. */
export function writeYamlAsJson(read: ReadDocument, options: YamlToJson, ctx: Context): string {
  const { values } = read;
  if (read.isBlank) return '';
  if (options.documents === 'one') {
    const value = pickDocument(read, options.document, ctx);
    return writeJson({ ...read, values: value ? [value] : [nullNode()] }, options, ctx);
  }
  if (options.documents === 'lines') return writeJson(read, { ...options, output: 'json', indent: '0' }, ctx);
  const whole = values.length === 0 ? nullNode() : values.length === 1 ? values[0] : toList(read);
  return writeJson({ ...read, values: whole ? [whole] : [] }, options, ctx);
}

const nullNode = (): Node => ({ type: 'null', start: 0, end: 0, comments: undefined });

/** What was read from TOML as JSON. */
export function writeTomlAsJson(read: ReadDocument, options: TomlToJson, ctx: Context): string {
  const { dateForm, unsafeIntegers } = options;
  if (dateForm !== 'text' || unsafeIntegers === 'text')
    replaceScalars(read, (node) => {
      if (node.type === 'date') return writeDate(node, dateForm);
      const isUnsafe = unsafeIntegers === 'text' && node.type === 'number' && isUnsafeInteger(node);
      return isUnsafe ? toStringNode(node, toJsonNumber(node.raw)) : node;
    });
  if (dateForm === 'object') checkDepth(read.values, read.inputOffset);
  return writeJson(read, options, ctx);
}

function writeDate(date: DateNode, form: TomlToJson['dateForm']): Node {
  if (form !== 'object') return toStringNode(date, form === 'utc' ? toUtc(date) : date.raw);
  const { start, end, comments } = date;
  const value = toStringNode({ ...date, comments: undefined }, date.raw);
  const entry = { key: '$date', literal: undefined, keyStart: start, keyEnd: start, value };
  return { type: 'object', entries: [entry], start, end, comments };
}

const safeLength = 15;

/** Whether a whole number is beyond JavaScript's safe integers. */
function isUnsafeInteger({ raw, form }: Extract<Node, { type: 'number' }>): boolean {
  if (form === 'float' || form === 'inf' || form === 'nan' || raw.length <= safeLength) return false;
  return !Number.isSafeInteger(Number(toJsonNumber(raw)));
}

function writeJson(read: ReadDocument, options: JsonOptions, ctx: Context): string {
  const document: Document = { values: read.values, after: read.after };
  const dropped = options.output === 'json' ? dropComments(document) : 0;
  if (dropped > 0) ctx.notice('comments-dropped', { n: dropped });
  sortDocument(document, options.sort, ctx.locale);
  const writer = new NodeWriter({
    indent: options.indent === 'tab' ? '\t' : ' '.repeat(Number(options.indent)),
    lineEnding: '\n',
    width: 0,
    dialect: options.output,
    escapes: options.ascii ? 'ascii' : 'keep',
    nonFinite: options.nonFinite,
    inputOffset: read.inputOffset,
  });
  const text = writer.write(document);
  writer.nonFinite.report(ctx);
  return text === '' ? '' : `${text}\n`;
}
