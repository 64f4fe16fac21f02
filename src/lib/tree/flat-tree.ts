import { lowerBound } from '#lib/collections/lower-bound.ts';
import {
  type Expansion,
  expandToLevel,
  levelOf,
  reveal,
  setBranch,
  type TreeShape,
  visibleRows,
} from '#lib/tree/rows.ts';

/** Trees with no more nodes than this are fully expanded at first. */
const smallSize = 200;

/** The position of a node in its tree. */
export interface Standing {
  readonly key: number;
  /** Its depth, from 0. */
  readonly level: number;
  /** Absent for a node without children. */
  readonly isExpanded: boolean | undefined;
  /** Index among its siblings, from 0, and their number. */
  readonly position: number;
  readonly siblings: number;
}

/** The rows of the children of a node, of which the first ones are found. */
interface Children {
  readonly rows: Int32Array<ArrayBuffer>;
  found: number;
  /** The row of the child after them. */
  next: number;
}

/** A tree with expanded and collapsed branches; changed in place. */
export class FlatTree {
  /** The visible rows, ascending. */
  visible: Int32Array<ArrayBuffer>;
  private readonly shape: TreeShape;
  private readonly children = new Map<number, Children>();
  private expanded: Expansion;

  constructor(shape: TreeShape) {
    this.shape = shape;
    this.expanded = new Uint8Array(shape.parent.length);
    if (this.size <= smallSize) setBranch(shape, this.expanded, 0, true);
    else for (const top of this.childrenOf(0)) if (this.count(top) > 0) this.expanded[top] = 1;
    this.visible = visibleRows(shape, this.expanded);
  }

  /** The number of nodes. */
  get size(): number {
    return this.shape.parent.length - 1;
  }

  count(row: number): number {
    return this.shape.count[row] ?? 0;
  }

  parent(row: number): number {
    return this.shape.parent[row] ?? -1;
  }

  isExpanded(row: number): boolean {
    return this.expanded[row] === 1;
  }

  setExpanded(row: number, isExpanded: boolean): void {
    if (this.count(row) === 0) return;
    this.expanded[row] = isExpanded ? 1 : 0;
    this.update();
  }

  /** Expands or collapses a node and its descendants; row 0 is the whole document. */
  setBranch(row: number, isExpanded: boolean): void {
    setBranch(this.shape, this.expanded, row, isExpanded);
    this.update();
  }

  /** Expands a node and its siblings. */
  expandSiblings(row: number): void {
    for (const sibling of this.childrenOf(this.parent(row))) if (this.count(sibling) > 0) this.expanded[sibling] = 1;
    this.update();
  }

  /** Expands everything less deep than `level`, and collapses the rest. */
  expandToLevel(level: number): void {
    this.expanded = expandToLevel(this.shape, level);
    this.update();
  }

  /** Expands the ancestors of a node. */
  reveal(row: number): void {
    reveal(this.shape, this.expanded, row);
    this.update();
  }

  /** The index of a row among the visible ones; for a hidden row, that of the nearest row above. */
  placeOf(row: number): number {
    const place = lowerBound(this.visible, row);
    return this.visible[place] === row ? place : Math.max(0, place - 1);
  }

  /** Position of a node among its siblings, from 0. */
  index(row: number): number {
    return lowerBound(this.childrenOf(this.parent(row), row), row);
  }

  standing(row: number): Standing {
    return {
      key: row,
      level: levelOf(this.shape, row),
      isExpanded: this.count(row) > 0 ? this.isExpanded(row) : undefined,
      position: this.index(row),
      siblings: this.count(this.parent(row)),
    };
  }

  /** The rows of the children of a node up to one of them. They are kept, and found only as far as they are needed. */
  private childrenOf(row: number, last = Number.POSITIVE_INFINITY): Int32Array<ArrayBuffer> {
    const known = this.children.get(row) ?? { rows: new Int32Array(this.count(row)), found: 0, next: row + 1 };
    this.children.set(row, known);
    const { rows } = known;
    for (; known.found < rows.length && known.next <= last; known.found++) {
      rows[known.found] = known.next;
      known.next = this.shape.next[known.next] ?? known.next + 1;
    }
    return rows.subarray(0, known.found);
  }

  private update(): void {
    this.visible = visibleRows(this.shape, this.expanded);
  }
}
