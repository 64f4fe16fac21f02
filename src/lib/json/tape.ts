import type { Kind, Sink } from '#lib/json/kind.ts';
import { type Progress, scan } from '#lib/json/scan.ts';
import type { Source } from '#lib/json/source.ts';

type Column = Int32Array<ArrayBuffer>;

/**
 * The structure of a JSON text, flat: one row a value, parents before children, in the order of the text; row 0 is the
 * document, which holds the values at the top. Plain data in typed arrays, 25 bytes a value: it can be transferred.
 */
export interface Tape {
  /** A `Kind` each. */
  readonly kind: Uint8Array<ArrayBuffer>;
  /** The start and end (exclusive) of the value. */
  readonly start: Column;
  readonly end: Column;
  /** The start of the value's key, or -1. */
  readonly key: Column;
  /** Row of the container; -1 for the document. */
  readonly parent: Column;
  /** Row after the value and its descendants. */
  readonly next: Column;
  /** The number of its direct children. */
  readonly count: Column;
}

/**
 * The tape of a JSON text; places count UTF-16 units.
 * @throws ToolError a syntax error
 */
export function readTape(source: Source, progress?: Progress): Tape {
  const builder = new TapeBuilder(source.text.length);
  scan(source, builder, progress);
  return builder.finish();
}

/** A sink that builds a tape; it can be finished at any time. */
export class TapeBuilder implements Sink {
  private readonly length: number;
  private kind: Uint8Array<ArrayBuffer>;
  private start: Column;
  private end: Column;
  private keyStart: Column;
  private parent: Column;
  private next: Column;
  private count: Column;
  private size = 1;
  /** Row of the innermost container that is open. */
  private container = 0;
  /** The key waiting for its value. */
  private pendingKey = -1;

  /** @param length length of the text, in the units of the offsets */
  constructor(length: number) {
    this.length = length;
    const capacity = 16 + Math.ceil(length / 24);
    this.kind = new Uint8Array(capacity);
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.keyStart = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.count = new Int32Array(capacity);
    this.keyStart[0] = -1;
    this.parent[0] = -1;
  }

  open(kind: Kind, start: number): void {
    this.container = this.add(kind, start, start);
  }

  close(end: number): void {
    const row = this.container;
    this.end[row] = end;
    this.next[row] = this.size;
    this.container = this.parent[row] ?? 0;
  }

  key(start: number): void {
    this.pendingKey = start;
  }

  scalar(kind: Kind, start: number, end: number): void {
    const row = this.add(kind, start, end);
    this.next[row] = row + 1;
  }

  comment(): void {}

  /** The tape as far as it goes; containers that are still open end with the text. */
  finish(): Tape {
    while (this.container > 0) this.close(this.length);
    this.close(this.length);
    const { size } = this;
    const trim = (column: Column) => (column.length === size ? column : column.slice(0, size));
    return {
      kind: this.kind.slice(0, size),
      start: trim(this.start),
      end: trim(this.end),
      key: trim(this.keyStart),
      parent: trim(this.parent),
      next: trim(this.next),
      count: trim(this.count),
    };
  }

  private add(kind: Kind, start: number, end: number): number {
    const row = this.size++;
    if (row === this.kind.length) this.grow(start);
    this.kind[row] = kind;
    this.start[row] = start;
    this.end[row] = end;
    this.keyStart[row] = this.pendingKey;
    this.pendingKey = -1;
    this.parent[row] = this.container;
    this.count[this.container] = (this.count[this.container] ?? 0) + 1;
    return row;
  }

  /** Grows to the number of rows expected from the text so far. */
  private grow(start: number): void {
    const capacity = this.kind.length;
    const expected = Math.ceil(((capacity * this.length) / Math.max(1, start)) * 1.03);
    const wanted = Math.max(expected, Math.ceil(capacity * 1.25));
    const enlarge = (column: Column): Column => {
      const larger = new Int32Array(wanted);
      larger.set(column);
      return larger;
    };
    const kind = new Uint8Array(wanted);
    kind.set(this.kind);
    this.kind = kind;
    this.start = enlarge(this.start);
    this.end = enlarge(this.end);
    this.keyStart = enlarge(this.keyStart);
    this.parent = enlarge(this.parent);
    this.next = enlarge(this.next);
    this.count = enlarge(this.count);
  }
}
