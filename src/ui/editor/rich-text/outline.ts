import { Fragment, type Node } from 'prosemirror-model';
import { TableMap } from 'prosemirror-tables';
import { maxOf } from '#lib/collections/extremes.ts';
import { type HtmlElement, type HtmlNode, isElement } from '#lib/html/tree.ts';

/** More nodes at a time would block the page. */
const pieceSize = 400;

/** What is taken apart: HTML that is still to be read, or nodes. */
export interface Tree<T> {
  /** How many nodes are read and drawn at a time. */
  readonly pieceSize: number;
  readonly childrenOf: (node: T) => readonly T[];
  /** The blocks, items or rows that a node consists of, each of them one node of the document; none of what stays whole. */
  readonly partsOf: (node: T) => readonly T[];
  readonly withParts: (node: T, parts: readonly T[]) => T;
  /** Reads parts of a node; of none: blocks. */
  readonly read: (parts: readonly T[], parent: T | undefined) => Fragment;
}

/** Reads some nodes that follow each other. */
export type Piece = () => Reading;

/** What was read, and what is still to be inserted after some of the nodes in it. */
export interface Reading {
  readonly content: Fragment;
  readonly rests: ReadonlyMap<Node, readonly Piece[]>;
}

/** What comes later between the second and the last of three nodes. */
export interface Gap {
  /** The way to what holds the three: the index of a child for each level. */
  readonly path: readonly number[];
  readonly pieces: readonly Piece[];
}

/** Nodes without most of what is in them: of each long list its first two and its last part. */
export interface Outline<T> {
  readonly nodes: readonly T[];
  readonly gaps: readonly Gap[];
}

export function outline<T>(tree: Tree<T>, nodes: readonly T[], parent?: T): Outline<T> {
  if (sizeOf(tree, nodes) <= tree.pieceSize) return { nodes, gaps: [] };
  const inner = nodes.slice(2, -1);
  const kept = inner.length > 0 ? [...nodes.slice(0, 2), ...nodes.slice(-1)] : nodes;
  const outlines = kept.map((node) => {
    const parts = outline(tree, tree.partsOf(node), node);
    return { node: parts.gaps.length > 0 ? tree.withParts(node, parts.nodes) : node, gaps: parts.gaps };
  });
  const gaps = outlines.flatMap((each, index) => each.gaps.map((gap) => ({ ...gap, path: [index, ...gap.path] })));
  const own = { path: [], pieces: piecesOf(tree, inner, parent) };
  return { nodes: outlines.map(({ node }) => node), gaps: inner.length > 0 ? [own, ...gaps] : gaps };
}

const sizeOf = <T>(tree: Tree<T>, nodes: readonly T[]): number =>
  nodes.reduce((size, node) => size + 1 + sizeOf(tree, tree.childrenOf(node)), 0);

function piecesOf<T>(tree: Tree<T>, nodes: readonly T[], parent: T | undefined): readonly Piece[] {
  const groups: T[][] = [];
  let left = 0;
  for (const node of nodes) {
    const size = sizeOf(tree, [node]);
    if (size > left) {
      groups.push([]);
      left = tree.pieceSize;
    }
    groups.at(-1)?.push(node);
    left -= size;
  }
  return groups.map((group) => () => {
    const { nodes: kept, gaps } = outline(tree, group, parent);
    const content = tree.read(kept, parent);
    const rests = restsOf(content, gaps);
    return rests ? { content, rests } : { content: tree.read(group, parent), rests: new Map() };
  });
}

/** What is in the gaps of an outline, by the node that it follows; undefined where other nodes were read than expected. */
export function restsOf(content: Fragment, gaps: readonly Gap[]): Reading['rests'] | undefined {
  const rests = new Map<Node, readonly Piece[]>();
  for (const { path, pieces } of gaps) {
    const [, second, last, ...others] = path.reduce((nodes, index) => nodes[index]?.children ?? [], content.content);
    if (!second || !last || others.length > 0) return undefined;
    rests.set(second, pieces);
  }
  return rests;
}

/** Cells that span others belong to several rows. */
const isPlain = (table: Node): boolean =>
  !TableMap.get(table).problems &&
  table.children.every((row) => row.children.every(({ attrs }) => attrs['rowspan'] === 1));

export const nodeTree: Tree<Node> = {
  pieceSize,
  childrenOf: ({ children }) => children,
  partsOf: (node) => {
    const { tableRole } = node.type.spec;
    return node.isTextblock || tableRole === 'row' || (tableRole === 'table' && !isPlain(node)) ? [] : node.children;
  },
  withParts: (node, parts) => node.copy(Fragment.fromArray([...parts])),
  read: (parts) => Fragment.fromArray([...parts]),
};

const blockNames = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'];

/** HTML nodes if each of them is one of some elements; none if there is anything else. */
function allOf(nodes: readonly HtmlNode[], names: readonly string[]): readonly HtmlNode[] {
  const parts = nodes.filter((node) => node.type !== 'text' || /[^ \t\n\f\r]/.test(node.text));
  return parts.every((node) => isElement(node) && names.includes(node.name)) ? parts : [];
}

export const blocksOf = (nodes: readonly HtmlNode[]): readonly HtmlNode[] =>
  allOf(nodes.flatMap(moveOutOfTable), blockNames);

/** A table after the blocks in it that belong to no row, such as those of a caption: browsers read them like this. */
function moveOutOfTable(node: HtmlNode): readonly HtmlNode[] {
  if (!isElement(node, 'table')) return [node];
  const isMoved = (child: HtmlNode) => isElement(child) && blockNames.includes(child.name);
  return [...node.children.filter(isMoved), { ...node, children: node.children.filter((child) => !isMoved(child)) }];
}

const childrenOf = (node: HtmlNode): readonly HtmlNode[] => (isElement(node) ? node.children : []);

function htmlPartsOf(node: HtmlNode): readonly HtmlNode[] {
  const children = childrenOf(node);
  if (isElement(node, 'ul', 'ol')) return allOf(children, ['li']);
  if (isElement(node, 'table')) return rowsOf(children);
  const blocks = isElement(node, 'li', 'blockquote') ? blocksOf(children) : [];
  // An item begins with a paragraph, an empty one where it has none.
  return isElement(node, 'li') && !blocks.slice(0, 1).every((block) => isElement(block, 'p')) ? [] : blocks;
}

/** The rows of a table whose cells span no other rows, each as wide as the widest: the editor would fill them up. */
function rowsOf(children: readonly HtmlNode[]): readonly HtmlNode[] {
  const parts = children.filter((child): boolean => !isElement(child, 'colgroup', 'col'));
  const rows = allOf(
    parts.flatMap((child) => (isElement(child, 'thead', 'tbody', 'tfoot') ? child.children : [child])),
    ['tr'],
  ) as readonly HtmlElement[];
  const widths = rows.map(widthOf);
  if (widths.includes(0)) return [];
  const width = maxOf(widths, 0);
  const isShort = (row: number) => row < width;
  const [first, last] = [widths.findIndex(isShort), widths.findLastIndex(isShort)];
  return rows.map((row, index) => {
    const cells = emptyCells(row, width - (widths[index] ?? 0));
    if (cells.length === 0) return row;
    // The editor takes a row beside another short one for one that lacks its beginning.
    if (index === last && (index === 0 || first === index - 1))
      return { ...row, children: [...cells, ...row.children] };
    // It fills up the last one itself: the caret stays in what was pasted.
    return index === rows.length - 1 ? row : { ...row, children: [...row.children, ...cells] };
  });
}

/** How many columns a row has; 0 if it has no cells, anything else, or cells that span other rows. */
function widthOf(row: HtmlNode): number {
  let width = 0;
  for (const { attributes } of allOf(childrenOf(row), ['td', 'th']) as readonly HtmlElement[]) {
    const { rowspan = '1', colspan = '1' } = Object.fromEntries(attributes);
    if (rowspan !== '1' || !/^[1-9]\d{0,2}$/.test(colspan)) return 0;
    width += Number(colspan);
  }
  return width;
}

/** Empty cells of the kind with which a row begins. */
function emptyCells(row: HtmlElement, count: number): readonly HtmlNode[] {
  const first = row.children.find((child) => child.type === 'element');
  const element = (name: string, children: HtmlNode[]): HtmlNode => ({ ...row, name, attributes: [], children });
  const name = first?.name === 'th' ? 'th' : 'td';
  return Array.from({ length: count }, () => element(name, [element('p', [])]));
}

export const htmlTree = (read: (nodes: readonly HtmlNode[]) => Node): Tree<HtmlNode> => ({
  pieceSize,
  childrenOf,
  partsOf: htmlPartsOf,
  withParts: (node, parts) => ({ ...(node as HtmlElement), children: [...parts] }),
  read: (parts, parent) =>
    parent && isElement(parent, 'ul', 'ol', 'table')
      ? (read([{ ...parent, children: [...parts] }]).firstChild?.content ?? Fragment.empty)
      : read(parts).content,
});
