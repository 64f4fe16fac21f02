import { Form, type Sink } from '#lib/json/kind.ts';
import { tokenValue } from '#lib/json/strings.ts';

/** A key that appears more than once in one object. */
export interface Duplicate {
  readonly key: string;
  /** The offsets of the key, in UTF-16 units, ascending. */
  readonly offsets: readonly number[];
}

const maxRecorded = 100;
const fewKeys = 8;

/** Detects duplicate keys in nested objects. Keys are equal if their decoded values are. */
export class DuplicateKeys implements Sink {
  /** The first hundred, in the order in which their objects end. */
  readonly found: Duplicate[] = [];
  /** Keys that appear more than once, of all objects. */
  count = 0;

  private readonly text: string;
  /** The keys of all open objects: hash of the value, start, end. */
  private keys = new Int32Array(3 * 256);
  private used = 0;
  /** Where in `keys` each open container begins. */
  private readonly frames: number[] = [];
  private table = new Int32Array(64);

  constructor(text: string) {
    this.text = text;
  }

  open(): void {
    this.frames.push(this.used);
  }

  key(start: number, end: number, form: number): void {
    if (this.used + 3 > this.keys.length) this.keys = grow(this.keys);
    this.keys[this.used++] =
      form === Form.plain ? hash(this.text, start + 1, end - 1) : hashOf(tokenValue(this.text.slice(start, end)));
    this.keys[this.used++] = start;
    this.keys[this.used++] = end;
  }

  close(): void {
    const first = this.frames.pop() ?? 0;
    const count = (this.used - first) / 3;
    if (count > 1 && (count <= fewKeys ? this.anyAmongFew(first) : this.anyAmongMany(first, count))) this.note(first);
    this.used = first;
  }

  scalar(): void {}

  comment(): void {}

  private anyAmongFew(first: number): boolean {
    const { keys, used } = this;
    for (let a = first; a < used; a += 3) {
      for (let b = a + 3; b < used; b += 3) if (keys[a] === keys[b]) return true;
    }
    return false;
  }

  private anyAmongMany(first: number, count: number): boolean {
    const size = 2 ** Math.ceil(Math.log2(2 * count));
    if (this.table.length < size) this.table = new Int32Array(size);
    const { keys, used, table } = this;
    table.fill(-1, 0, size);
    for (let key = first; key < used; key += 3) {
      const hashed = keys[key] ?? 0;
      let slot = (hashed ^ (hashed >>> 15)) & (size - 1);
      for (let other = table[slot] ?? -1; other >= 0; other = table[slot] ?? -1) {
        if (keys[other] === hashed) return true;
        slot = (slot + 1) & (size - 1);
      }
      table[slot] = key;
    }
    return false;
  }

  /** Two hashes are equal: compares the keys themselves. */
  private note(first: number): void {
    const places = new Map<string, number[]>();
    for (let key = first; key < this.used; key += 3) {
      const start = this.keys[key + 1] ?? 0;
      const value = tokenValue(this.text.slice(start, this.keys[key + 2]));
      const known = places.get(value);
      if (known) known.push(start);
      else places.set(value, [start]);
    }
    for (const [key, offsets] of places) {
      if (offsets.length === 1) continue;
      this.count++;
      if (this.found.length < maxRecorded) this.found.push({ key, offsets });
    }
  }
}

function grow(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}

const hashOf = (text: string): number => hash(text, 0, text.length);

function hash(text: string, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}
