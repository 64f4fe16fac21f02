import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { Kind } from '#lib/json/kind.ts';
import type { Steps } from '#lib/json/path.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { FlatTree } from '#lib/tree/flat-tree.ts';
import type { Outline } from './outline.ts';

/** A JSON text as a tree. Rows are those of its tape. */
export class JsonTree extends FlatTree {
  readonly reader: TapeReader;
  private readonly outline: Outline;

  constructor(outline: Outline) {
    super(outline.tape);
    this.outline = outline;
    this.reader = new TapeReader(outline.tape, (start, end) => decodeWtf8(outline.bytes.subarray(start, end)));
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
    const [start, end] = this.reader.span(row);
    return this.outline.bytes.subarray(start, end);
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
}
