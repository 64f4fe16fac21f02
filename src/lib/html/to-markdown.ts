import { maxOf } from '#lib/collections/extremes.ts';
import { codeFence } from '#lib/text/code-fence.ts';
import { cellsOf, marksOf, rowsOf, writeBlocks } from './to-text.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, textOf } from './tree.ts';

/** Formatted text as Markdown (GFM): what that has no mark for, such as underlining, stays HTML. */
export const htmlToMarkdown = (nodes: readonly HtmlNode[]): string => blocksToMarkdown(nodes).join('\n\n');

const blocksToMarkdown = (nodes: readonly HtmlNode[]): readonly string[] =>
  writeBlocks(nodes, blockToMarkdown, (inline) => protectStart(inlineToMarkdown(inline)));

const indented = (text: string, width: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

function blockToMarkdown(element: HtmlElement): string {
  const { name, children } = element;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return `${'#'.repeat(Number(heading))} ${inlineToMarkdown(children).replaceAll('\n', ' ')}`.trim();
  switch (name) {
    case 'hr':
      return '---';
    case 'pre':
      return fence(element);
    case 'ul':
    case 'ol':
      return marksOf(element)
        .map(([mark, item]) => mark + indented(itemToMarkdown(item), mark.length))
        .join('\n');
    case 'blockquote':
      return blocksToMarkdown(children).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
    case 'table':
      return tableToMarkdown(element);
    default:
      return blocksToMarkdown(children).join('\n\n');
  }
}

/** Lists in items follow their text at once; paragraphs are separated. */
function itemToMarkdown(item: HtmlElement): string {
  const blocks = blocksToMarkdown(item.children);
  const isTight = !item.children.some((child) => isElement(child, 'p', 'pre', 'blockquote', 'table'));
  return blocks.join(isTight || blocks.length < 2 ? '\n' : '\n\n');
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
    cellsOf(row).map((cell) =>
      blocksToMarkdown(cell.children)
        .join('<br>')
        // With the backslash of a hard break, but not with one that is escaped.
        .replace(/(?<!\\)((?:\\\\)*)\\\n/g, '$1<br>')
        .replaceAll('\n', '<br>')
        .replaceAll('|', '\\|'),
    ),
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

/** Characters that would begin something else at the start of a line. */
const protectStart = (text: string): string =>
  text.replace(/^(\s*)([#+=-])/gm, '$1\\$2').replace(/^(\s*\d{1,9})([.)])/gm, '$1\\$2');

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', del: '~~' };

function inlineToMarkdown(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(inlineNode)
    .join('')
    .replace(/ {2,}(?!\n)/g, ' ')
    .replace(/^[ \n]+|[ \n]+$/g, '');
}

function inlineNode(node: HtmlNode): string {
  if (node.type === 'text')
    return node.text
      .replace(/[ \t\n\f\r]+/g, ' ')
      .replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, (character) => `\\${character}`);
  if (node.type === 'comment') return '';
  const { name, children } = node;
  const content = () => children.map(inlineNode).join('');
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
        : content().replace(/^(\s*)([\s\S]*?)(\s*)$/, (_, before, text, after) =>
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
  const written = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address;
  return title ? `${written} "${title}"` : written;
}

function codeToMarkdown(text: string): string {
  const ticks = codeFence(text);
  const isPadded = /^`|`$/.test(text);
  return isPadded ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}
