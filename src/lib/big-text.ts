/**
 * A text too long to be rendered as a whole: its UTF-8 bytes (or, where it has a lone surrogate, the text itself) and
 * the offset of each display row. It is transferred from the worker without copying, and any row can be read directly.
 */
export interface BigText {
  readonly content: Uint8Array<ArrayBuffer> | string;
  /** Offset of each display row in `content`. Lines longer than `rowLength` continue in further rows. */
  readonly rows: Uint32Array<ArrayBuffer>;
  /** The number, from 1, of the line that each 1,024th row belongs to. */
  readonly lines: Uint32Array<ArrayBuffer>;
  readonly lineCount: number;
  /** In UTF-8. */
  readonly byteCount: number;
}

/** Texts longer than this, in UTF-16 units, are handled as big texts. */
export const bigTextLength = 100_000;

/** The maximum length of a display row, in bytes or UTF-16 units. */
export const rowLength = 2_000;

export const lineFeed = 10;

export function toBigText(text: string): BigText {
  if (text.isWellFormed()) return bytesToBigText(new TextEncoder().encode(text));
  const found = findRows(
    text.length,
    (index) => text.charCodeAt(index),
    (unit) => unit >= 0xdc00 && unit <= 0xdfff,
  );
  return { content: text, ...found, byteCount: new TextEncoder().encode(text).length };
}

/** The bytes must be well-formed UTF-8. */
export function bytesToBigText(bytes: Uint8Array<ArrayBuffer>): BigText {
  const found = findRows(
    bytes.length,
    (index) => bytes[index] as number,
    (byte) => (byte & 0xc0) === 0x80,
  );
  return { content: bytes, ...found, byteCount: bytes.length };
}

/** The number of rows per entry of `lines`. */
export const stride = 1_024;

function findRows(length: number, unitAt: (index: number) => number, goesOn: (unit: number) => boolean) {
  const rows = new GrowingList();
  const lines = new GrowingList();
  let lineCount = 1;
  let start = 0;
  const add = (at: number) => {
    if (rows.length % stride === 0) lines.push(lineCount);
    rows.push(at);
    start = at;
  };
  add(0);
  for (let index = 0; index < length; index++) {
    const unit = unitAt(index);
    if (unit === lineFeed) {
      lineCount++;
      add(index + 1);
    } else if (index - start >= rowLength && !goesOn(unit)) add(index);
  }
  return { rows: rows.toArray(), lines: lines.toArray(), lineCount };
}

class GrowingList {
  length = 0;
  #items = new Uint32Array(1_024);
  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(this.#items.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }
  toArray(): Uint32Array<ArrayBuffer> {
    return this.#items.slice(0, this.length);
  }
}

/** The text as a file, without decoding it. */
export const bigTextToBlob = ({ content }: BigText, type: string): Blob => new Blob([content], { type });

/** Whether a value is a `BigText`. */
export const isBigText = (value: unknown): value is BigText =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  value.rows instanceof Uint32Array &&
  'lineCount' in value;
