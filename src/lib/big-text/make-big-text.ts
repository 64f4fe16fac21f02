import { type BigText, lineFeed, rowLength, stride } from './big-text.ts';

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
