import { Kind } from '#lib/json/kind.ts';
import type { Outline } from '#lib/json/outline.ts';
import type { Steps } from '#lib/json/path.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { type Expansion, expandToLevel, reveal, setBranch, visibleRows } from '#lib/json/tree-rows.ts';
import { lowerBound } from '#lib/lower-bound.ts';
import { decodeWtf8 } from '#lib/wtf8.ts';

/** Documents with no more values than this are fully expanded at first. */
const smallSize = 200;

/** A JSON text as a tree with expanded and collapsed branches. Rows are those of its tape; changed in place. */
export class JsonTree {
  readonly reader: TapeReader;
  /** The visible rows, ascending. */
  visible: Int32Array<ArrayBuffer>;
  private readonly outline: Outline;
  private readonly childRows = new Map<number, Int32Array<ArrayBuffer>>();
  private expanded: Expansion;

  constructor(outline: Outline) {
    this.outline = outline;
    this.reader = new TapeReader(outline.tape, (start, end) => decodeWtf8(outline.bytes.subarray(start, end)));
    this.expanded = new Uint8Array(outline.tape.kind.length);
    if (this.size <= smallSize) setBranch(outline.tape, this.expanded, 0, true);
    else for (const top of this.children(0)) if (this.reader.count(top) > 0) this.expanded[top] = 1;
    this.visible = visibleRows(outline.tape, this.expanded);
  }

  /** The number of values. */
  get size(): number {
    return this.outline.tape.kind.length - 1;
  }

  isExpanded(row: number): boolean {
    return this.expanded[row] === 1;
  }

  setExpanded(row: number, isExpanded: boolean): void {
    if (!this.reader.isContainer(row) || this.reader.count(row) === 0) return;
    this.expanded[row] = isExpanded ? 1 : 0;
    this.update();
  }

  /** Expands or collapses a value and its descendants; row 0 is the whole document. */
  setBranch(row: number, isExpanded: boolean): void {
    setBranch(this.outline.tape, this.expanded, row, isExpanded);
    this.update();
  }

  /** Expands a value and its siblings. */
  expandSiblings(row: number): void {
    for (const sibling of this.children(this.reader.parent(row)))
      if (this.reader.count(sibling) > 0) this.expanded[sibling] = 1;
    this.update();
  }

  /** Expands everything less deep than `level`, and collapses the rest. */
  expandToLevel(level: number): void {
    this.expanded = expandToLevel(this.outline.tape, level);
    this.update();
  }

  /** Expands the ancestors of a value. */
  reveal(row: number): void {
    reveal(this.outline.tape, this.expanded, row);
    this.update();
  }

  /** The index of a row among the visible ones; for a hidden row, that of the nearest row above. */
  placeOf(row: number): number {
    const place = lowerBound(this.visible, row);
    return this.visible[place] === row ? place : Math.max(0, place - 1);
  }

  /** Position of a value in its container, from 0. */
  index(row: number): number {
    return lowerBound(this.children(this.reader.parent(row)), row);
  }

  /** The path of keys and indexes from its root to a value. */
  path(row: number): Steps {
    const steps: (string | number)[] = [];
    for (let at = row; this.reader.parent(at) > 0; at = this.reader.parent(at))
      steps.push(this.reader.name(at) ?? this.index(at));
    return steps.reverse();
  }

  /** The value as it is typed, or its first `limit` characters. */
  head(row: number, limit: number): { readonly text: string; readonly isCut: boolean } {
    const [start, end] = this.reader.span(row);
    // No character takes more than four bytes; one that is cut comes after the requested ones.
    const text = decodeWtf8(this.outline.bytes.subarray(start, Math.min(end, start + 4 * (limit + 1))));
    const characters = text.length > limit ? [...text.slice(0, 2 * limit + 2)] : [];
    return characters.length > limit
      ? { text: characters.slice(0, limit).join(''), isCut: true }
      : { text, isCut: false };
  }

  /** The bytes of a value as it is typed. */
  bytes(row: number): Uint8Array<ArrayBuffer> {
    return this.outline.bytes.subarray(...this.reader.span(row));
  }

  /** The text up to the last value, with the closing brackets added: a valid document with the same rows. */
  closed(): { readonly bytes: Uint8Array<ArrayBuffer>; readonly closing: string } {
    const last = this.size;
    if (last === 0) return { bytes: new Uint8Array(), closing: '' };
    const [start, end] = this.reader.span(last);
    let closing = '';
    for (
      let row = this.reader.isContainer(last) ? last : this.reader.parent(last);
      row > 0;
      row = this.reader.parent(row)
    )
      closing += this.reader.kind(row) === Kind.object ? '}' : ']';
    return { bytes: this.outline.bytes.subarray(0, this.reader.isContainer(last) ? start + 1 : end), closing };
  }

  /**
   * Rows of the children of a value. Those of long arrays are cached: counting their items each time would take too
   * long.
   */
  private children(row: number): Int32Array<ArrayBuffer> {
    const known = this.childRows.get(row);
    if (known) return known;
    const rows = new Int32Array(this.reader.count(row));
    let child = row + 1;
    for (let index = 0; index < rows.length; index++) {
      rows[index] = child;
      child = this.reader.next(child);
    }
    this.childRows.set(row, rows);
    return rows;
  }

  private update(): void {
    this.visible = visibleRows(this.outline.tape, this.expanded);
  }
}
