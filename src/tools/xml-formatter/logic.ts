import { type Context, type RunOf, type ToolError, toPlace } from '#core/tool.ts';
import { ByteCounter } from '#lib/encoding/wtf8.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import { compact, type Layout, printXml } from '#lib/xml/print.ts';
import { scanXml } from '#lib/xml/scan.ts';
import { countXml } from './count.ts';
import { outlineXml } from './outline.ts';
import type tool from './tool.ts';

/** Deeper nesting is not indented: the indentation alone would grow past any limit. */
const maxIndentedDepth = 10_000;

const attributeWidths = { line: Number.POSITIVE_INFINITY, own: 0 } as const;

/** Lays XML out. All that is content stays as it is typed. */
export const format: RunOf<typeof tool, 'format'> = (xml, options, ctx) => {
  const { indent, attributes, attributeWidth, mixed, verbatim, lineEnding, check, broken } = options;
  let error: ToolError | undefined;
  const tape = scanXml(xml, {
    namespaces: check === 'namespaces',
    maxDepth: maxIndentedDepth,
    progress: (fraction) => ctx.progress(fraction / 2),
    onError: broken === 'format' ? (found) => (error = found) : undefined,
  });
  const layout: Layout = {
    ...options,
    indent: indent === 'tab' ? '\t' : ' '.repeat(Number(indent)),
    keepMixed: mixed === 'keep',
    attributeWidth: attributes === 'wide' ? attributeWidth : attributeWidths[attributes],
    verbatim: new Set(verbatim.split(/[\s,]+/).filter((name) => name !== '')),
  };
  const { text, loosened, kept } = printXml(xml, tape, layout, (fraction) => ctx.progress((1 + fraction) / 2));
  if (options.declaration !== 'remove') checkEncoding(xml, ctx);
  if (loosened > 0) ctx.notice('space-added', { n: loosened });
  if (kept > 0) ctx.notice('mixed-kept', { n: kept }, undefined, [{ mixed: 'indent' }]);
  const rest = error ? restOf(xml, tape.startOf(tape.count), error, ctx) : '';
  const whole = rest === '' ? endAs(xml, text) : joinRest(text, rest);
  return writeLines(whole, lineEnding === 'crlf' ? '\r\n' : '\n');
};

/** A result is saved as UTF-8, whatever encoding a declaration that is kept names. */
function checkEncoding(xml: string, ctx: Context): void {
  const match = /^(\ufeff?<\?xml[^>]*?encoding\s*=\s*["'])([\w.-]+)/.exec(xml.slice(0, 1_000));
  const [, before = '', encoding] = match ?? [];
  if (encoding === undefined || /^(?:utf-?8|us-ascii)$/i.test(encoding)) return;
  ctx.notice('other-encoding', { encoding }, { offset: before.length, length: encoding.length });
}

/** What is not well-formed, as it is typed, with the indentation of its first line; empty where it is blank. */
function restOf(xml: string, start: number, error: ToolError, ctx: Context): string {
  ctx.notice('not-well-formed', {}, toPlace(error.at));
  const lineStart = Math.max(xml.lastIndexOf('\n', start - 1), xml.lastIndexOf('\r', start - 1)) + 1;
  const isLineStart = /^\s*$/.test(xml.slice(lineStart, start));
  const rest = xml.slice(isLineStart ? lineStart : start);
  if (rest.trim() === '') return '';
  return isLineStart && lineStart > 0 ? `\n${rest}` : rest;
}

/** The rest of a line stays on it, and other lines are not moved. */
const joinRest = (text: string, rest: string): string => (text === '' ? rest.replace(/^\n/, '') : text + rest);

/** A final line break ends the last line of the result, too. */
const endAs = (xml: string, text: string): string => (text !== '' && /[\r\n]$/.test(xml) ? `${text}\n` : text);

/** A parser reads each line break as a line feed: which one is written does not matter to the content. */
function writeLines(text: string, lineEnding: string): string {
  const lines = text.includes('\r') ? toLineFeeds(text) : text;
  return lineEnding === '\n' ? lines : lines.replaceAll('\n', lineEnding);
}

/** The shortest form with the same content. */
export const minify: RunOf<typeof tool, 'minify'> = (xml, { comments, empty, check }, ctx) => {
  const tape = scanXml(xml, { namespaces: check === 'namespaces', progress: (part) => ctx.progress(part / 2) });
  checkEncoding(xml, ctx);
  const layout = { ...compact, comments, empty };
  const { text } = printXml(xml, tape, layout, (fraction) => ctx.progress((1 + fraction) / 2));
  return endAs(xml, text);
};

/** Checks XML and counts what is in it: what is not well-formed is an error, with its place. */
export const validate: RunOf<typeof tool, 'validate'> = (xml, { check }, ctx) => {
  const tape = scanXml(xml, { namespaces: check === 'namespaces', progress: (fraction) => ctx.progress(fraction) });
  const bytes = new ByteCounter(xml).bytesBefore(xml.length);
  return { verdict: check, bytes, ...countXml(xml, tape) };
};

/** How large a document is, before it is laid out. */
export const measure: RunOf<typeof tool, 'measure'> = (xml, _options, ctx) => {
  const { elements, depth, namespaces } = countXml(
    xml,
    scanXml(xml, { progress: (fraction) => ctx.progress(fraction) }),
  );
  const before = new ByteCounter(xml).bytesBefore(xml.length);
  return { before, elements, depth, namespaceCount: namespaces.length };
};

/** The document as a tree, as far as it is well-formed. */
export const outline: RunOf<typeof tool, 'outline'> = (xml, _options, ctx) =>
  outlineXml(xml, (fraction) => ctx.progress(fraction));
