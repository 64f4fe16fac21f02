/**
 * A text too long to be a document of elements: its UTF-8 bytes (or, where half a surrogate pair stands alone, the
 * text itself) and where each display row begins. It crosses from the worker without being copied, and any row can be
 * read at once.
 */
export interface BigText {
  readonly content: Uint8Array<ArrayBuffer> | string;
  /** Offset of each display row in `content`. Lines longer than `rowLength` go on in further rows. */
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly lineCount: number;
  /** In UTF-8. */
  readonly byteCount: number;
}

/** Texts longer than this, in UTF-16 units, are handled and shown as big ones. */
export const bigTextLength = 100_000;

/** The longest display row, in bytes or UTF-16 units. */
export const rowLength = 2_000;

const lineFeed = 10;

export function toBigText(text: string): BigText {
  if (text.isWellFormed()) return bytesToBigText(new TextEncoder().encode(text));
  const { rows, lineCount } = findRows(
    text.length,
    (index) => text.charCodeAt(index),
    (unit) => unit >= 0xdc00 && unit <= 0xdfff,
  );
  return { content: text, rows, lineCount, byteCount: new TextEncoder().encode(text).length };
}

/** Takes well-formed UTF-8. */
export function bytesToBigText(bytes: Uint8Array<ArrayBuffer>): BigText {
  const { rows, lineCount } = findRows(
    bytes.length,
    (index) => bytes[index] as number,
    (byte) => (byte & 0xc0) === 0x80,
  );
  return { content: bytes, rows, lineCount, byteCount: bytes.length };
}

function findRows(length: number, unitAt: (index: number) => number, goesOn: (unit: number) => boolean) {
  let rows = new Uint32Array(1024);
  let count = 1;
  let lineCount = 1;
  const add = (start: number) => {
    if (count === rows.length) {
      const larger = new Uint32Array(rows.length * 2);
      larger.set(rows);
      rows = larger;
    }
    rows[count++] = start;
  };
  let start = 0;
  for (let index = 0; index < length; index++) {
    const unit = unitAt(index);
    if (index - start >= rowLength && !goesOn(unit) && unit !== lineFeed) {
      add(index);
      start = index;
    }
    if (unit === lineFeed) {
      start = index + 1;
      add(start);
      lineCount++;
    }
  }
  return { rows: rows.slice(0, count), lineCount };
}

/** The text of a display row, without its line break. */
export function rowText({ content, rows }: BigText, row: number): string {
  const end = rows[row + 1] ?? content.length;
  return sliceText(content, rows[row] ?? content.length, end).replace(/\r?\n$/, '');
}

/** Whether a row begins a line; otherwise it goes on with the line of the row above. */
export function beginsLine({ content, rows }: BigText, row: number): boolean {
  const before = (rows[row] ?? 0) - 1;
  return before < 0 || (typeof content === 'string' ? content.charCodeAt(before) : content[before]) === lineFeed;
}

/** The row in which a line (from 1) begins. */
export function rowOfLine(text: BigText, line: number): number {
  let current = 0;
  for (let row = 0; row < text.rows.length; row++) if (beginsLine(text, row) && ++current === line) return row;
  return text.rows.length - 1;
}

/** The first `limit` units, whole characters only. */
export const headOf = ({ content }: BigText, limit: number): string =>
  sliceText(content, 0, limit).replace(/\uFFFD$/, '');

function sliceText(content: BigText['content'], start: number, end: number): string {
  return typeof content === 'string'
    ? content.slice(start, end)
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(start, end));
}

/** The whole as a file, without decoding it. */
export const bigTextToBlob = ({ content }: BigText, type: string): Blob => new Blob([content], { type });

/** Whether a value is a `BigText`. */
export const isBigText = (value: unknown): value is BigText =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  value.rows instanceof Uint32Array &&
  'lineCount' in value;
