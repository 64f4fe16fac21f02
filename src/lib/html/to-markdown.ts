import { maxOf } from '#lib/collections/extremes.ts';
import { codeFence } from '#lib/text/code-fence.ts';
import { cellsOf, marksOf, rowsOf, writeBlocks } from './to-text.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isBlock, isElement, textOf } from './tree.ts';

/** Formatted text as Markdown (GFM): what that has no mark for, such as underlining, stays HTML. */
export const htmlToMarkdown = (nodes: readonly HtmlNode[]): string => blocksToMarkdown(nodes).join('\n\n');

function blocksToMarkdown(nodes: readonly HtmlNode[]): readonly string[] {
  // The list directly above, which one with the same marks would continue.
  let above: { readonly name: string; readonly isOther: boolean } | undefined;
  const writeBlock = (block: HtmlElement): string => {
    const { name } = block;
    const isOther = above?.name === name && !above.isOther;
    const text = isElement(block, 'ul', 'ol') ? listToMarkdown(block, isOther) : blockToMarkdown(block);
    if (text !== '') above = { name, isOther };
    return text;
  };
  return writeBlocks(nodes.flatMap(unwrapped), writeBlock, (inline) => {
    const text = protectStart(inlineToMarkdown(inline));
    if (text !== '') above = undefined;
    return text;
  });
}

/** Elements that Markdown writes; of other blocks, it has only what is in them. */
const written: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'pre',
  'ul',
  'ol',
  'blockquote',
  'table',
]);

/** The blocks of a block that Markdown has nothing for, beside those around it. */
function unwrapped(node: HtmlNode): readonly HtmlNode[] {
  if (!isElement(node) || !isBlock(node) || written.has(node.name) || !node.children.some(isBlock)) return [node];
  const edge: HtmlElement = { ...node, name: 'p', children: [] };
  return [edge, ...node.children.flatMap(unwrapped), edge];
}

const indented = (text: string, width: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

function blockToMarkdown(element: HtmlElement): string {
  const { name, children } = element;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return `${'#'.repeat(Number(heading))} ${protectEnd(inOneLine(inlineToMarkdown(children)))}`.trim();
  switch (name) {
    case 'hr':
      return '---';
    case 'pre':
      return fence(element);
    case 'blockquote':
      return blocksToMarkdown(children).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
    case 'table':
      return tableToMarkdown(element);
    default:
      return blocksToMarkdown(children).join('\n\n');
  }
}

/** `isOther`: with the other mark, as a list of its own after one of the same kind. */
function listToMarkdown(list: HtmlElement, isOther: boolean): string {
  return marksOf(list)
    .map(([usual, item]) => {
      const mark = isOther ? usual.replace('- ', '* ').replace('. ', ') ') : usual;
      return mark + indented(itemToMarkdown(item), mark.length);
    })
    .join('\n');
}

/** What ends a paragraph on the line above, and what that line would not become the heading of. */
const interrupting = /^(?:#|___$|[-*] \S|1[.)] \S)/;

/** Lists in items follow their text at once; paragraphs are separated. */
function itemToMarkdown(item: HtmlElement): string {
  // Behind the mark of a list, or below its text, hyphens would be something else than a rule.
  const blocks = blocksToMarkdown(item.children).map((block) => (block === '---' ? '___' : block));
  const isTight = !item.children.some((child) => isElement(child, 'p', 'pre', 'blockquote', 'table'));
  const apart = blocks.slice(1).map((block) => `${isTight && interrupting.test(block) ? '\n' : '\n\n'}${block}`);
  return [...blocks.slice(0, 1), ...apart].join('');
}

function fence(pre: HtmlElement): string {
  const text = textOf(pre).replace(/\n$/, '');
  const ticks = codeFence(text, 3);
  const [code] = pre.children;
  const language = code && isElement(code, 'code') ? (attributeOf(code, 'class') ?? '').replace(/^language-/, '') : '';
  return `${ticks}${language}\n${text}\n${ticks}`;
}

function tableToMarkdown(table: HtmlElement): string {
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).map((cell) => blocksToMarkdown(cell.children).map(inOneLine).join('<br>').replaceAll('|', '\\|')),
  );
  const columns = maxOf(
    rows.map(({ length }) => length),
    0,
  );
  if (columns === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const [first] = rowsOf(table).map(cellsOf);
  const rule = Array.from({ length: columns }, (_, at) => delimiterOf(first?.[at]));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** The line below the cell of a heading, which says how its column is aligned. */
function delimiterOf(cell: HtmlElement | undefined): string {
  const align = /text-align:\s*(left|center|right)/.exec((cell && attributeOf(cell, 'style')) ?? '')?.[1];
  return `${align === 'left' || align === 'center' ? ':' : ''}---${align === 'right' || align === 'center' ? ':' : ''}`;
}

/** Line breaks as HTML, with the backslash of a hard break, but not with one that is escaped. */
const inOneLine = (text: string): string => text.replace(/(?<!\\)((?:\\\\)*)\\\n/g, '$1<br>').replaceAll('\n', '<br>');

/** Number signs that would close a heading. */
const protectEnd = (text: string): string => text.replace(/(?<![^ ])(?=#+$)/, '\\');

/** Characters that would begin something else at the start of a line. */
const protectStart = (text: string): string =>
  text.replace(/^(\s*)([#+=-])/gm, '$1\\$2').replace(/^(\s*\d{1,9})([.)])/gm, '$1\\$2');

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', del: '~~' };

function inlineToMarkdown(nodes: readonly HtmlNode[]): string {
  return withoutLastBreaks(joinInline(nodes).replace(/ {2,}(?!\n)/g, ' ')).replace(/^[ \n]+/, '');
}

/** At the end of a block, the backslash of a hard break would be a character. */
function withoutLastBreaks(text: string): string {
  let end = text.length;
  for (; ' \n'.includes(text.charAt(end - 1)) && end > 0; end--) if (text[end - 1] === '\n') end--;
  return text.slice(0, Math.max(0, end));
}

/** An exclamation mark before a link would make it a picture. */
function joinInline(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  for (const node of nodes) {
    const part = inlineNode(node);
    if (part.startsWith('[') && parts.at(-1)?.endsWith('!')) parts.push(parts.pop()?.replace(/!$/, '\\!') ?? '');
    if (part !== '') parts.push(part);
  }
  return parts.join('');
}

function inlineNode(node: HtmlNode): string {
  if (node.type === 'text')
    return node.text
      .replace(/[ \t\n\f\r]+/g, ' ')
      .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, (character) => `\\${character}`);
  if (node.type === 'comment') return '';
  const { name, children } = node;
  const content = () => joinInline(children);
  switch (name) {
    case 'br':
      return '\\\n';
    case 'code':
      return codeToMarkdown(textOf(node));
    case 'img':
      return `![${escapeLabel(attributeOf(node, 'alt') ?? '')}](${target(node, 'src')})`;
    case 'input':
      return attributeOf(node, 'checked') === undefined ? '[ ] ' : '[x] ';
    case 'a':
      return `[${content()}](${target(node, 'href')})`;
    case 'u':
    case 'mark':
    case 'kbd':
    case 'sub':
    case 'sup':
      return `<${name}>${content()}</${name}>`;
    default: {
      const mark = marks[name];
      // Marks count only right beside what they are about.
      return mark === undefined
        ? content()
        : content().replace(/^((?:\\\n|\s)*)([\s\S]*?)((?:\\\n|\s)*)$/, (_, before, text, after) =>
            text === '' ? before + after : `${before}${mark}${text}${mark}${after}`,
          );
    }
  }
}

const escapeLabel = (text: string): string => text.replace(/[\\[\]]/g, (character) => `\\${character}`);

/** The address of a link or picture, and its title. */
function target(element: HtmlElement, name: 'href' | 'src'): string {
  const address = attributeOf(element, name) ?? '';
  const title = attributeOf(element, 'title')
    ?.trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[\\"]/g, '\\$&');
  const escaped = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address;
  return title ? `${escaped} "${title}"` : escaped;
}

function codeToMarkdown(text: string): string {
  const ticks = codeFence(text);
  const isPadded = /^`|`$/.test(text);
  return isPadded ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}
