import type { Attrs, Mark, Node } from 'prosemirror-model';
import type { HtmlAttribute } from '#lib/html/tokens.ts';
import type { HtmlElement, HtmlNode } from '#lib/html/tree.ts';

const element = (name: string, attributes: Attrs, children: HtmlNode[]): HtmlElement => ({
  type: 'element',
  name,
  attributes: Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]): HtmlAttribute => [key, String(value)]),
  children,
});

const styleOf = ({ attrs: { align } }: Node): Attrs => ({ style: align ? `text-align: ${align}` : null });

/** A block of an edited document as HTML. */
export function blockToHtml(node: Node): HtmlNode[] {
  const { attrs } = node;
  const children = () => node.children.flatMap(blockToHtml);
  switch (node.type.name) {
    case 'paragraph':
      return [element('p', styleOf(node), inlineToHtml(node.children))];
    case 'heading':
      return [element(`h${attrs['level']}`, styleOf(node), inlineToHtml(node.children))];
    case 'code_block': {
      const language = attrs['language'] ? { class: `language-${attrs['language']}` } : {};
      return [element('pre', {}, [element('code', language, [{ type: 'text', text: node.textContent }])])];
    }
    case 'blockquote':
      return [element('blockquote', {}, children())];
    case 'horizontal_rule':
      return [element('hr', {}, [])];
    case 'bullet_list':
      return [element('ul', {}, children())];
    case 'ordered_list':
      return [element('ol', { start: attrs['start'] === 1 ? null : attrs['start'] }, children())];
    case 'list_item':
      return [element('li', {}, itemToHtml(attrs['checked'], children()))];
    case 'table':
      return [element('table', {}, [element('tbody', {}, children())])];
    case 'table_row':
      return [element('tr', {}, children())];
    case 'table_cell':
    case 'table_header': {
      const spans = Object.fromEntries(
        ['colspan', 'rowspan'].map((name) => [name, attrs[name] === 1 ? null : attrs[name]]),
      );
      const name = node.type.name === 'table_cell' ? 'td' : 'th';
      return [element(name, { ...spans, ...styleOf(node) }, children())];
    }
    default:
      return [];
  }
}

/** The box of a task is at the beginning of its first paragraph. */
function itemToHtml(checked: boolean | null, children: HtmlNode[]): HtmlNode[] {
  const [first, ...others] = children;
  if (checked === null || first?.type !== 'element') return children;
  const box = element('input', { type: 'checkbox', checked: checked ? '' : null, disabled: '' }, []);
  return [{ ...first, children: [box, { type: 'text', text: ' ' }, ...first.children] }, ...others];
}

/** Texts and pictures within their marks: neighbours share those that they have in common. */
function inlineToHtml(nodes: readonly Node[], depth = 0): HtmlNode[] {
  const written: HtmlNode[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at];
    const mark = node?.marks[depth];
    let end = at + 1;
    if (!node) break;
    if (!mark) written.push(leafToHtml(node));
    else {
      while (nodes[end]?.marks[depth]?.eq(mark)) end++;
      written.push(markToHtml(mark, inlineToHtml(nodes.slice(at, end), depth + 1)));
    }
    at = end;
  }
  return written;
}

const markToHtml = ({ type, attrs }: Mark, children: HtmlNode[]): HtmlNode =>
  element(type.name === 'link' ? 'a' : type.name, attrs, children);

const leafToHtml = (node: Node): HtmlNode =>
  node.isText
    ? { type: 'text', text: node.text ?? '' }
    : node.type.name === 'image'
      ? element('img', node.attrs, [])
      : element('br', {}, []);
