import { Kind } from '#lib/json/kind.ts';
import { tokenValue } from '#lib/json/strings.ts';
import type { Tape } from '#lib/json/tape.ts';

const kinds: readonly Kind[] = Object.values(Kind);

/** The part of the scanned text from one place of a tape to another. */
export type Slice = (start: number, end: number) => string;

/** Reads values, keys and paths from a tape and its text, without copying it. */
export class TapeReader {
  readonly tape: Tape;
  private readonly slice: Slice;

  constructor(tape: Tape, slice: Slice) {
    this.tape = tape;
    this.slice = slice;
  }

  kind(row: number): Kind {
    return kinds[this.tape.kind[row] ?? Kind.null] ?? Kind.null;
  }

  parent(row: number): number {
    return this.tape.parent[row] ?? -1;
  }

  /** Row after a value and its descendants. */
  next(row: number): number {
    return this.tape.next[row] ?? row + 1;
  }

  count(row: number): number {
    return this.tape.count[row] ?? 0;
  }

  isContainer(row: number): boolean {
    return this.kind(row) <= Kind.array;
  }

  /** Where the value begins and ends. */
  span(row: number): readonly [start: number, end: number] {
    return [this.tape.start[row] ?? 0, this.tape.end[row] ?? 0];
  }

  /** The value exactly as it is typed. */
  raw(row: number): string {
    return this.slice(this.tape.start[row] ?? 0, this.tape.end[row] ?? 0);
  }

  /** The decoded value of a string. */
  string(row: number): string {
    return tokenValue(this.raw(row));
  }

  /** The start and end of a value's key; undefined for an item of an array. */
  keySpan(row: number): readonly [start: number, end: number] | undefined {
    const key = this.rawKey(row);
    const start = this.tape.key[row] ?? -1;
    return key === undefined ? undefined : [start, start + key.length];
  }

  /** The key as it is typed; undefined for an item of an array. */
  rawKey(row: number): string | undefined {
    const start = this.tape.key[row] ?? -1;
    return start < 0 ? undefined : keyAtStart(this.slice(start, this.tape.start[row] ?? 0));
  }

  /** The decoded key of a value; undefined for an item of an array. */
  name(row: number): string | undefined {
    const token = this.rawKey(row);
    return token === undefined ? undefined : tokenValue(token);
  }

  /** Rows of the values that a container holds. */
  *children(row: number): Generator<number> {
    const end = this.next(row);
    for (let child = row + 1; child < end; child = this.next(child)) yield child;
  }

  /** Position of an item among those of its container, from 0. */
  index(row: number): number {
    let index = 0;
    for (const sibling of this.children(this.parent(row))) {
      if (sibling === row) break;
      index++;
    }
    return index;
  }

  /** The path of keys and indexes from its root to a value; empty for the document and top-level values. */
  path(row: number): readonly (string | number)[] {
    const steps: (string | number)[] = [];
    for (let at = row; this.parent(at) > 0; at = this.parent(at)) steps.push(this.name(at) ?? this.index(at));
    return steps.reverse();
  }
}

/** The key, quoted or bare, at the start of the text before its value. */
function keyAtStart(text: string): string {
  const quote = text.charAt(0);
  if (quote !== '"' && quote !== "'") return /^[^\s:/]*/.exec(text)?.[0] ?? '';
  let end = 1;
  while (end < text.length && text.charAt(end) !== quote) end += text.charAt(end) === '\\' ? 2 : 1;
  return text.slice(0, end + 1);
}
