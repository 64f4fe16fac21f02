import type { Options } from '#core/fields.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { dropComments } from '#lib/data/comments.ts';
import { checkDepth, maxDepth } from '#lib/data/depth.ts';
import type { Node } from '#lib/data/node.ts';
import { NodeReader } from '#lib/json/read.ts';
import { reportRoots } from '#lib/json/report-roots.ts';
import { scan } from '#lib/json/scan.ts';
import { isBlank, openSource } from '#lib/json/source.ts';
import { NodeWriter } from '#lib/json/write.ts';
import { compact, printXml } from '#lib/xml/print.ts';
import { scanXml } from '#lib/xml/scan.ts';
import type messages from './en.json';
import { ElementMaker } from './from-keys.ts';
import { attributeKeys, badgerfish, KeyedReader, type Left } from './keyed.ts';
import { findLosses } from './losses.ts';
import { Names } from './names.ts';
import type { fromXml, toXml } from './options.ts';
import { fromOrdered, toOrdered } from './ordered.ts';
import { readXml } from './read.ts';
import { isElement, type XmlNode } from './tree.ts';
import { XmlWriter } from './write.ts';

export type XmlJsonContext = Context<keyof typeof messages.logic>;

const indentOf = (indent: string): string => (indent === 'tab' ? '\t' : ' '.repeat(Number(indent)));

/**
 * XML as JSON, by one of three mappings.
 * @throws ToolError what is not well-formed, `too-deep`, `entities-too-large`
 */
export function xmlToJson(xml: string, options: Options<typeof fromXml>, ctx: XmlJsonContext): string {
  const { mapping, whitespace, types, arrays, arrayNames, prefix, indent } = options;
  if (isBlank(xml)) return '';
  const nodes = readXml(xml, { whitespace, isKeyed: mapping !== 'ordered' }, ctx);
  const value = mapping === 'ordered' ? toOrdered(nodes) : readKeyed();
  // A level of elements may be two of JSON.
  checkDepth([value], (offset) => offset);
  const style = { indent: indentOf(indent), lineEnding: '\n', width: 0, dialect: 'json' } as const;
  const writer = new NodeWriter({ ...style, escapes: 'keep', nonFinite: 'text', inputOffset: (offset) => offset });
  return `${writer.write({ values: [value], after: [] })}\n`;

  function readKeyed(): Node {
    const named = new Set(arrayNames.split(/[\s,]+/));
    const isArray = (name: string) => arrays === 'all' || (arrays === 'named' && named.has(name));
    const reader = new KeyedReader(mapping === 'badgerfish' ? badgerfish : attributeKeys(prefix), { types, isArray });
    const read = reader.document(nodes);
    reportLeft(reader.left, nodes, ctx);
    return read;
  }
}

/** Whether a node is an XML declaration that says more than the one that is written by default. */
const isTelling = (node: XmlNode): boolean =>
  node.type === 'declaration' &&
  !/^version\s*=\s*["']1\.0["'](?:\s+encoding\s*=\s*["']utf-8["'])?(?:\s+standalone\s*=\s*["']no["'])?$/i.test(
    node.text,
  );

/** Reports what a mapping by keys has lost. */
function reportLeft({ comments, instructions, unordered }: Left, nodes: readonly XmlNode[], ctx: XmlJsonContext): void {
  const left = [
    nodes.some(isTelling) && ctx.message('declaration'),
    comments > 0 && ctx.message('comments', { n: comments }),
    instructions > 0 && ctx.message('instructions', { n: instructions }),
    nodes.some(({ type }) => type === 'doctype') && ctx.message('doctype'),
    unordered > 0 && ctx.message('order', { n: unordered }),
  ].filter((part) => part !== false);
  if (left.length > 0) ctx.notice('left-out', { list: left.join(', ') }, undefined, [{ mapping: 'ordered' }]);
}

/**
 * JSON of any dialect as XML, by one of three mappings.
 * @throws ToolError a syntax error, `too-deep`, `not-ordered`, `not-well-formed`; `xml-given` where it is XML, which may
 * have errors of its own
 */
export function jsonToXml(json: string, options: Options<typeof toXml>, ctx: XmlJsonContext): string {
  if (isBlank(json)) return '';
  const start = json.search(/[^\s\ufeff]/);
  if (json[start] === '<') throw new ToolError('xml-given', {}, start, [{ operation: 'toJson' }]);
  const source = openSource(json, 'auto', ctx);
  const reader = new NodeReader(source.text);
  const roots = scan(source, reader, (fraction) => ctx.progress(fraction / 2), maxDepth);
  reportRoots(roots, source, ctx);
  const document = reader.finish();
  const comments = dropComments(document);
  if (comments > 0) ctx.notice('json-comments-dropped', { n: comments });
  const names = new Names(options.mapping !== 'ordered');
  try {
    return writeNodes(nodesOf(document.values, options, names, ctx), options, names, ctx);
  } catch (error) {
    if (!(error instanceof ToolError) || !error.at) throw error;
    throw error.movedTo({ offset: source.inputOffset(error.at.offset) });
  }
}

function nodesOf(
  values: readonly Node[],
  { mapping, rootName, itemName, prefix }: Options<typeof toXml>,
  names: Names,
  ctx: XmlJsonContext,
): readonly XmlNode[] {
  if (mapping !== 'ordered') {
    const keys = mapping === 'badgerfish' ? badgerfish : attributeKeys(prefix);
    const maker = new ElementMaker(keys, names, { root: rootName, item: itemName });
    const { element, isAdded } = maker.root(values);
    if (isAdded) ctx.notice('root-added', { name: element.name });
    if (maker.emptyArrays > 0) ctx.notice('empty-arrays', { n: maker.emptyArrays });
    const losses = [...findLosses(values, keys.isBadgerfish)].map(([kind, loss]) => ctx.message(kind, { ...loss }));
    if (losses.length > 0) ctx.notice('types-lost', { list: losses.join(', ') });
    return [element];
  }
  const nodes = values.flatMap((value) => fromOrdered(value, names));
  const content = nodes.filter(({ type }) => type === 'element' || type === 'text' || type === 'cdata');
  const [only] = content;
  if (content.length === 1 && only && isElement(only)) return nodes;
  const name = names.of(rootName);
  ctx.notice('root-added', { name });
  return [{ type: 'element', name, attributes: [], children: nodes, isEmptyTag: true, start: 0 }];
}

function writeNodes(
  nodes: readonly XmlNode[],
  { indent, declaration }: Options<typeof toXml>,
  names: Names,
  ctx: XmlJsonContext,
): string {
  const writer = new XmlWriter();
  const xml = writer.write(nodes);
  if (names.changed.size > 0) ctx.notice('names-changed', { n: names.changed.size, list: listOf(names.changed) });
  if (writer.replaced > 0) ctx.notice('characters-replaced', { n: writer.replaced });
  reportPrefix(xml, ctx);
  const layout = {
    ...compact,
    indent: indent === '0' ? null : indentOf(indent),
    declaration: declaration ? 'add' : 'keep',
  } as const;
  try {
    const { text } = printXml(xml, scanXml(xml), layout, (fraction) => ctx.progress((1 + fraction) / 2));
    return `${text}\n`;
  } catch (error) {
    // All else is escaped.
    const raw = nodes.find(({ type }) => type === 'declaration' || type === 'doctype');
    if (!(error instanceof ToolError) || !raw) throw error;
    throw new ToolError('not-well-formed', {}, raw.start);
  }
}

/** Reports a prefix that no namespace is declared for. */
function reportPrefix(xml: string, { notice }: XmlJsonContext): void {
  scanXml(xml, {
    namespaces: true,
    onError: ({ code, params }) => {
      if (code === 'unknown-prefix') notice('undeclared-prefix', { p: String(params['p']) });
    },
  });
}

/** Most names are enough to see what was changed. */
const maxNames = 10;

const listOf = (changed: ReadonlyMap<string, string>): string =>
  [...changed]
    .slice(0, maxNames)
    .map(([key, name]) => `${JSON.stringify(key)} → ${name}`)
    .join(', ') + (changed.size > maxNames ? ', …' : '');
