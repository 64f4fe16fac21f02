import type { Context, RunOf } from '#core/tool.ts';
import { formatHtml, minifyHtml, writeHtml } from '#lib/html/print.ts';
import { type Removed, sanitizeHtml, unwrapItems } from '#lib/html/sanitize.ts';
import { htmlToMarkdown } from '#lib/html/to-markdown.ts';
import { htmlToText } from '#lib/html/to-text.ts';
import { type HtmlNode, isElement, parseHtml } from '#lib/html/tree.ts';
import type messages from './en.json';
import type tool from './tool.ts';

type EditorContext = Context<keyof typeof messages.logic>;

interface Reading {
  readonly unwrap?: boolean;
  readonly newTab?: boolean;
  readonly clean?: boolean;
  /** It becomes text, which has no elements. */
  readonly isText?: boolean;
}

const indents = { '2': '  ', '4': '    ', tab: '\t' };

/** HTML with each block on lines of its own; as a whole document on request. */
export const format: RunOf<typeof tool, 'format'> = (html, options, ctx: EditorContext) => {
  const { indent, width, wholeDocument } = options;
  const nodes = read(html, options, ctx);
  const isXhtml = options.voidStyle === 'xhtml';
  return formatHtml(wholeDocument ? documentOf(nodes) : nodes, { indent: indents[indent], width, isXhtml });
};

/** HTML without the blanks and comments that nobody sees. */
export const minify: RunOf<typeof tool, 'minify'> = (html, options, ctx: EditorContext) =>
  minifyHtml(read(html, options, ctx), options.voidStyle === 'xhtml');

/** HTML in which nothing runs. */
export const sanitize: RunOf<typeof tool, 'sanitize'> = (html, options, ctx: EditorContext) =>
  writeHtml(read(html, options, ctx), options.voidStyle === 'xhtml');

/** The text of HTML as Markdown. */
export const toMarkdown: RunOf<typeof tool, 'toMarkdown'> = (html, _options, ctx: EditorContext) =>
  htmlToMarkdown(read(html, { isText: true }, ctx));

/** The text of HTML alone. */
export const toText: RunOf<typeof tool, 'toText'> = (html, _options, ctx: EditorContext) =>
  htmlToText(read(html, { isText: true }, ctx));

function read(html: string, reading: Reading, ctx: EditorContext): HtmlNode[] {
  const { clean = true, unwrap = false, newTab = false, isText = false } = reading;
  const parsed = parseHtml(html);
  const { nodes, removed } = clean ? sanitizeHtml(parsed) : { nodes: parsed };
  if (removed) report(isText ? { ...removed, wrappers: new Map() } : removed, ctx);
  const linked = newTab ? openInNewTabs(nodes) : nodes;
  return unwrap ? unwrapItems(linked) : linked;
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Most names are enough to see what a document was made with. */
const maxNames = 20;

/** Reports what was left out: what could have run, then what is only not supported. */
function report(
  { active, events, schemes, elements, wrappers, attributes, styles }: Removed,
  { notice, message }: EditorContext,
): void {
  const unsafe = [
    ...[...active].map(([name, n]) => `${n} <${name}>`),
    ...(events.size > 0
      ? [message('events', { n: total(events), list: [...events.keys()].slice(0, maxNames).join(', ') })]
      : []),
    ...[...schemes].slice(0, maxNames).map(([scheme, n]) => message('links', { n, scheme })),
  ];
  if (unsafe.length > 0) notice('removed', { list: unsafe.join(', ') });
  const other = [
    ...[...elements.keys(), ...wrappers.keys()].map((name) => `<${name}>`),
    ...[...attributes.keys()].map((name) => message('attribute', { name })),
    ...[...styles.keys()].map((property) => message('style', { property })),
  ];
  const more = other.length > maxNames ? ', …' : '';
  if (other.length > 0) notice('dropped', { list: other.slice(0, maxNames).join(', ') + more });
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
