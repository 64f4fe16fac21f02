/**
 * The structure of a tree, flat: one row a node, parents before children; row 0 is the whole document, which is not
 * shown.
 */
export interface TreeShape {
  /** Row of the parent; -1 for the document. */
  readonly parent: Int32Array;
  /** Row after the node and its descendants. */
  readonly next: Int32Array;
  /** The number of its direct children. */
  readonly count: Int32Array;
}

/** Which rows are expanded: 1 or 0 each. Changed in place. */
export type Expansion = Uint8Array<ArrayBuffer>;

/** Expands everything less deep than `level`: 0 shows the top-level nodes only, Infinity shows all. */
export function expandToLevel(shape: TreeShape, level: number): Expansion {
  const expanded = new Uint8Array(shape.parent.length);
  const depths = new Uint16Array(shape.parent.length);
  for (let row = 1; row < depths.length; row++) {
    const parent = shape.parent[row] ?? 0;
    const depth = parent === 0 ? 0 : (depths[parent] ?? 0) + 1;
    depths[row] = depth;
    if (depth < level && shape.count[row]) expanded[row] = 1;
  }
  return expanded;
}

/** Expands or collapses a node and its descendants. */
export function setBranch(shape: TreeShape, expanded: Expansion, row: number, isExpanded: boolean): void {
  const end = shape.next[row] ?? row;
  for (let inner = row; inner < end; inner++) expanded[inner] = isExpanded && shape.count[inner] ? 1 : 0;
}

/** Expands the ancestors of a node, so that it is visible. */
export function reveal(shape: TreeShape, expanded: Expansion, row: number): void {
  for (let parent = shape.parent[row] ?? 0; parent > 0; parent = shape.parent[parent] ?? 0) expanded[parent] = 1;
}

/** The visible rows, from top to bottom, without the document itself. */
export function visibleRows(shape: TreeShape, expanded: Expansion): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(shape.parent.length);
  let count = 0;
  for (let row = 1; row < rows.length; row = expanded[row] ? row + 1 : (shape.next[row] ?? row + 1))
    rows[count++] = row;
  return rows.slice(0, count);
}

/** The indentation level of a row: 0 for top-level nodes. */
export function levelOf(shape: TreeShape, row: number): number {
  let level = 0;
  for (let parent = shape.parent[row] ?? 0; parent > 0; parent = shape.parent[parent] ?? 0) level++;
  return level;
}
