import type { RunOf } from '#core/tool.ts';
import { cleanHtml, type HtmlContext } from '#lib/html/clean.ts';
import { formatHtml, minifyHtml, writeHtml } from '#lib/html/print.ts';
import { unwrapItems } from '#lib/html/sanitize.ts';
import { htmlToMarkdown } from '#lib/html/to-markdown.ts';
import { htmlToText } from '#lib/html/to-text.ts';
import { type HtmlNode, isElement, parseHtml } from '#lib/html/tree.ts';
import type tool from './tool.ts';

interface Reading {
  readonly unwrap?: boolean;
  readonly newTab?: boolean;
  readonly clean?: boolean;
  /** It becomes text, which has no elements. */
  readonly isText?: boolean;
}

const indents = { '2': '  ', '4': '    ', tab: '\t' };

/** HTML with each block on lines of its own; as a whole document on request. */
export const format: RunOf<typeof tool, 'format'> = (html, options, ctx: HtmlContext) => {
  const { indent, width, wholeDocument } = options;
  const nodes = read(html, options, ctx);
  const isXhtml = options.voidStyle === 'xhtml';
  return formatHtml(wholeDocument ? documentOf(nodes) : nodes, { indent: indents[indent], width, isXhtml });
};

/** HTML without the blanks and comments that nobody sees. */
export const minify: RunOf<typeof tool, 'minify'> = (html, options, ctx: HtmlContext) =>
  minifyHtml(read(html, options, ctx), options.voidStyle === 'xhtml');

/** HTML in which nothing runs. */
export const sanitize: RunOf<typeof tool, 'sanitize'> = (html, options, ctx: HtmlContext) =>
  writeHtml(read(html, options, ctx), options.voidStyle === 'xhtml');

/** The text of HTML as Markdown. */
export const toMarkdown: RunOf<typeof tool, 'toMarkdown'> = (html, _options, ctx: HtmlContext) =>
  htmlToMarkdown(read(html, { isText: true }, ctx));

/** The text of HTML alone. */
export const toText: RunOf<typeof tool, 'toText'> = (html, _options, ctx: HtmlContext) =>
  htmlToText(read(html, { isText: true }, ctx));

function read(html: string, reading: Reading, ctx: HtmlContext): HtmlNode[] {
  const { clean = true, unwrap = false, newTab = false, isText = false } = reading;
  const nodes = clean ? cleanHtml(html, isText ? 'text' : 'formatted', ctx) : parseHtml(html);
  const linked = newTab ? openInNewTabs(nodes) : nodes;
  return unwrap ? unwrapItems(linked) : linked;
}

/** Links open in new tabs, which know nothing of this one. */
const openInNewTabs = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node;
    const others = node.attributes.filter(([key]) => key !== 'target' && key !== 'rel');
    const attributes =
      node.name === 'a' ? ([...others, ['target', '_blank'], ['rel', 'noopener']] as const) : node.attributes;
    return { ...node, attributes, children: openInNewTabs(node.children) };
  });

/** A document with this content, named by its first heading; one that is a document already stays as it is. */
function documentOf(nodes: HtmlNode[]): HtmlNode[] {
  if (nodes.some((node) => isElement(node, 'html'))) return nodes;
  const element = (
    name: string,
    children: HtmlNode[],
    ...attributes: readonly (readonly [string, string])[]
  ): HtmlNode => ({
    type: 'element',
    name,
    attributes,
    children,
  });
  const heading = nodes.find((node) => isElement(node, 'h1', 'h2', 'h3'));
  const title = heading ? htmlToText([heading]).replaceAll('\n', ' ') : '';
  const head = [
    element('meta', [], ['charset', 'utf-8']),
    element('title', title === '' ? [] : [{ type: 'text', text: title }]),
  ];
  return [
    { type: 'comment', text: '<!doctype html>' },
    element('html', [element('head', head), element('body', nodes)]),
  ];
}
