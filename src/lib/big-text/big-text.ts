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

/** A browser takes a noticeable part of a frame to lay out texts longer than this, in UTF-16 units. */
export const longTextLength = 20_000;

/** The length in which they are read and sent, in UTF-16 units: a slice takes a fraction of a frame. */
export const sliceLength = 2 ** 18;

/** The maximum length of a display row, in bytes or UTF-16 units. */
export const rowLength = 2_000;

export const lineFeed = 10;

/** The number of rows per entry of `lines`. */
export const stride = 1_024;

/** The text as a file, without decoding it. */
export const bigTextToBlob = ({ content }: BigText, type: string): Blob => new Blob([content], { type });

/** Whether a value is a `BigText`. */
export const isBigText = (value: unknown): value is BigText =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  value.rows instanceof Uint32Array &&
  'lineCount' in value;

/** How many lines a text has: a final line break ends the last one. */
export function linesOf({ content, lineCount }: BigText): number {
  const last = typeof content === 'string' ? content.charCodeAt(content.length - 1) : content.at(-1);
  return lineCount - (last === lineFeed ? 1 : 0);
}
