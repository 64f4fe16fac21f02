import { attributeOf, type HtmlElement, type HtmlNode, isBlock, isElement, textOf } from './tree.ts';

/** The text of formatted text, as it reads: paragraphs apart, items with their marks, cells with tabs between them. */
export const htmlToText = (nodes: readonly HtmlNode[]): string => blocksToText(nodes).join('\n\n');

/**
 * Each block as a text of its own, and each stretch of inline content between blocks; those without text are left out.
 */
export function writeBlocks(
  nodes: readonly HtmlNode[],
  writeBlock: (block: HtmlElement) => string,
  writeInline: (inline: readonly HtmlNode[]) => string,
): readonly string[] {
  const blocks: string[] = [];
  let inline: HtmlNode[] = [];
  const flush = () => {
    blocks.push(writeInline(inline));
    inline = [];
  };
  for (const node of nodes) {
    if (!isBlock(node) || !isElement(node)) inline.push(node);
    else {
      flush();
      blocks.push(writeBlock(node));
    }
  }
  flush();
  return blocks.filter(Boolean);
}

const blocksToText = (nodes: readonly HtmlNode[]): readonly string[] => writeBlocks(nodes, blockToText, inlineToText);

function blockToText(element: HtmlElement): string {
  const { name, children } = element;
  switch (name) {
    case 'hr':
      return '---';
    case 'pre':
      return textOf(element).replace(/\n$/, '');
    case 'ul':
    case 'ol':
      return listToText(element);
    case 'table':
      return rowsOf(element)
        .map((row) =>
          cellsOf(row)
            .map((cell) => blocksToText(cell.children).join(' ').replaceAll('\n', ' '))
            .join('\t'),
        )
        .join('\n');
    case 'blockquote':
      return blocksToText(children).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
    default:
      return blocksToText(children).join('\n\n');
  }
}

/** The items of a list, each with its mark. */
export function marksOf(list: HtmlElement): readonly (readonly [mark: string, item: HtmlElement])[] {
  const first = Number(attributeOf(list, 'start') ?? 1);
  return list.children
    .filter((child): child is HtmlElement => isElement(child))
    .map((item, index) => [list.name === 'ol' ? `${first + index}. ` : '- ', item]);
}

const listToText = (list: HtmlElement): string =>
  marksOf(list)
    .map(([mark, item]) => {
      const body = blocksToText(item.children).join('\n');
      return `${mark}${body.replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`;
    })
    .join('\n');

/** The rows of a table, whatever parts it has. */
export const rowsOf = (table: HtmlElement): readonly HtmlElement[] =>
  table.children.flatMap((child) =>
    isElement(child, 'tr') ? [child] : isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [],
  );

export const cellsOf = (row: HtmlElement): readonly HtmlElement[] =>
  row.children.filter((child): child is HtmlElement => isElement(child, 'td', 'th'));

function inlineToText(nodes: readonly HtmlNode[]): string {
  const write = (node: HtmlNode): string => {
    if (node.type === 'text') return node.text.replace(/[ \t\n\f\r]+/g, ' ');
    if (node.type === 'comment') return '';
    if (node.name === 'br') return '\n';
    if (node.name === 'img') return attributeOf(node, 'alt') ?? '';
    if (node.name === 'input') return attributeOf(node, 'checked') === undefined ? '[ ] ' : '[x] ';
    const text = node.children.map(write).join('');
    const address = node.name === 'a' ? (attributeOf(node, 'href') ?? '') : '';
    return address === '' || address === text.trim() || address === `mailto:${text}` ? text : `${text} (${address})`;
  };
  return nodes
    .map(write)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
