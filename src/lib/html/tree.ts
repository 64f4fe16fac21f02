import { blockElements, paragraphClosers, preformatted, verbatim, voidElements } from './elements.ts';
import { type HtmlAttribute, readHtml } from './tokens.ts';
import { unescapeText } from './unescape-text.ts';

export interface HtmlElement {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
  readonly children: HtmlNode[];
}

/** A text is without references; a comment or document type as it is written. */
export type HtmlNode =
  | HtmlElement
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'comment'; readonly text: string };

/** Elements nested deeper are replaced by their content, so that recursion stays within the stack. */
const maxDepth = 256;

/** The elements that an element closes where they are still open, and those that it does not look beyond. */
const closes: Readonly<Record<string, readonly [closed: readonly string[], within: readonly string[]]>> = {
  li: [['li'], ['ul', 'ol', 'menu']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  option: [['option'], ['select', 'datalist']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  tr: [['tr'], ['table']],
  thead: [['thead', 'tbody', 'tfoot'], ['table']],
  tbody: [['thead', 'tbody', 'tfoot'], ['table']],
  tfoot: [['thead', 'tbody', 'tfoot'], ['table']],
};

/** A cell's content never closes what is around its table. */
const scopes: ReadonlySet<string> = new Set(['table', 'td', 'th', 'caption']);
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption']);

/** Reads HTML as a tree, with the end tags that may be left out (HTML Standard, section 13.1.2.4). */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { type: 'element', name: '', attributes: [], children: [] };
  const open = [root];
  const current = (): HtmlElement => open.at(-1) ?? root;
  /** Closes the innermost matching open element, unless another bounds it. */
  const close = (isWanted: (name: string) => boolean, isBound: (name: string) => boolean): void => {
    for (let at = open.length - 1; at > 0; at--) {
      const { name = '' } = open[at] ?? {};
      if (isWanted(name)) open.length = at;
      if (isWanted(name) || isBound(name)) return;
    }
  };
  for (const token of readHtml(html)) {
    const source = html.slice(token.start, token.end);
    if (token.type === 'comment') current().children.push({ type: 'comment', text: source });
    else if (token.type === 'text') addText(current(), source);
    else if (token.type === 'close')
      close(
        (name) => name === token.name,
        (name) => scopes.has(name) && !tableParts.has(token.name),
      );
    else {
      const { name, attributes } = token;
      if (paragraphClosers.has(name)) close(isParagraph, (other) => blockElements.has(other));
      const [closed, within] = closes[name] ?? [[], []];
      if (closed.length > 0)
        close(
          (other) => closed.includes(other),
          (other) => within.includes(other),
        );
      const element: HtmlElement = { type: 'element', name, attributes, children: [] };
      if (open.length < maxDepth || voidElements.has(name)) current().children.push(element);
      if (open.length < maxDepth && !voidElements.has(name)) open.push(element);
    }
  }
  return root.children;
}

const isParagraph = (name: string): boolean => name === 'p';

function addText({ name, children }: HtmlElement, source: string): void {
  const text = verbatim.has(name) ? source : unescapeText(source, 'text').text;
  // The line break right after the tag is none of the text.
  const shown = preformatted.has(name) && children.length === 0 ? text.replace(/^\r?\n/, '') : text;
  if (shown !== '') children.push({ type: 'text', text: shown });
}

export const attributeOf = ({ attributes }: HtmlElement, name: string): string | undefined =>
  attributes.find(([key]) => key === name)?.[1];

export const isElement = (node: HtmlNode, ...names: readonly string[]): node is HtmlElement =>
  node.type === 'element' && (names.length === 0 || names.includes(node.name));

/** Whether a node is a block. */
export const isBlock = (node: HtmlNode): boolean => isElement(node) && blockElements.has(node.name);

/** The text of a node and all in it. */
export const textOf = (node: HtmlNode): string =>
  node.type === 'text' ? node.text : node.type === 'element' ? node.children.map(textOf).join('') : '';
