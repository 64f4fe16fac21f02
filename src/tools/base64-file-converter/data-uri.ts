import { fromCharCodes } from '#lib/encoding/from-char-codes.ts';

/** A data URI (RFC 2397) found in a text. */
export interface DataUri {
  /** As written, with parameters; empty where absent. */
  readonly mime: string;
  /** Whether the data is Base64; else it is percent-encoded text. */
  readonly isBase64: boolean;
  /** The start and end of the data in the text. */
  readonly start: number;
  readonly end: number;
}

const closings: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/**
 * Finds the first data URI: one that is the whole text, or one quoted or in brackets near the beginning of it, as in
 * CSS, HTML, Markdown and JSON.
 */
export function findDataUri(text: string): DataUri | undefined {
  const found = /(^\s*|["'(])data:([^,]{0,1000}?)(;\s*base64\s*)?,/i.exec(text.slice(0, 4096));
  if (!found) return undefined;
  const [whole, opening = '', mime = '', base64] = found;
  const start = found.index + whole.length;
  const closing = closings[opening];
  const end = closing === undefined ? -1 : text.indexOf(closing, start);
  return { mime: mime.trim(), isBase64: base64 !== undefined, start, end: end < 0 ? text.length : end };
}

/** Percent-encoded text to bytes (RFC 3986 section 2.1); a percent sign without two digits is literal. */
export function decodePercent(text: string): Uint8Array<ArrayBuffer> {
  const source = new TextEncoder().encode(text);
  const bytes = new Uint8Array(source.length);
  let length = 0;
  for (let index = 0; index < source.length; index++) {
    const byte = source[index] ?? 0;
    const escaped = byte === 0x25 ? readHexPair(source.subarray(index + 1, index + 3)) : undefined;
    bytes[length++] = escaped ?? byte;
    if (escaped !== undefined) index += 2;
  }
  return bytes.slice(0, length);
}

function readHexPair(digits: Uint8Array): number | undefined {
  const text = fromCharCodes(digits);
  return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : undefined;
}
