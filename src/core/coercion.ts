import { readMarked } from './encoding/byte-order-mark.ts';
import { encodingName, firstInvalidUtf8, guessEncoding, guessTextEncoding } from './encoding/encoding.ts';
import type { Representation } from './kind.ts';
import { type Context, ToolError } from './tool.ts';

/**
 * Converts an input to the representation that an operation takes; text, bytes and files are converted as UTF-8, except
 * bytes that begin with the mark of UTF-16 or UTF-32 (a notice `read-as-marked` {encoding}). A lone surrogate, which UTF-8
 * cannot carry, becomes U+FFFD; that is reported by a notice, as are bytes that may be UTF-16.
 * @throws ToolError `invalid-byte` {number, byte, encoding}, at the byte that is invalid in the announced encoding;
 * `not-utf8` {encoding}, which is a guess, or `not-text`, at the byte that is not UTF-8; `too-big-for-text`, `not-a-number`, `not-json`, `not-rows`, `not-a-row` {number}, counted from 1, and `wrong-input`
 * where the value cannot be converted
 */
export async function coerce(value: unknown, repr: Representation, ctx: Pick<Context, 'notice'>): Promise<unknown> {
  if (typeof value === 'string' && (repr === 'bytes' || repr === 'file')) {
    const half = firstLoneSurrogate(value);
    if (half >= 0) ctx.notice('lone-surrogate', {}, half);
  }
  if (repr === 'text') {
    if (value instanceof Uint8Array) return readText(value, ctx);
    if (value instanceof Blob) return readText(new Uint8Array(await value.arrayBuffer()), ctx);
    return typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : wanted(value, typeof value === 'string', repr);
  }
  if (repr === 'bytes') {
    if (typeof value === 'string') return new TextEncoder().encode(value);
    if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
    return wanted(value, value instanceof Uint8Array, repr);
  }
  if (repr === 'file') {
    if (typeof value === 'string' || value instanceof Uint8Array) return new Blob([value as BlobPart]);
    return wanted(value, value instanceof Blob, repr);
  }
  if (value instanceof Blob) return coerce(await coerce(value, 'text', ctx), repr, ctx);
  if (repr === 'number' && typeof value === 'string') {
    const parsed = value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isNaN(parsed)) throw new ToolError('not-a-number');
    return parsed;
  }
  if (repr === 'number' || repr === 'boolean') return wanted(value, typeof value === repr, repr);
  const data = typeof value === 'string' ? parseJson(value) : value;
  if (repr === 'rows') checkRows(data);
  return data;
}

function wanted(value: unknown, fits: boolean, repr: Representation): unknown {
  if (!fits) throw new ToolError('wrong-input', { wanted: repr });
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ToolError('not-json');
  }
}

/** Rows may come as any JSON. */
function checkRows(rows: unknown): void {
  if (!Array.isArray(rows)) throw new ToolError('not-rows');
  const wrong = rows.findIndex((row: unknown) => !isRow(row));
  if (wrong >= 0) throw new ToolError('not-a-row', { number: wrong + 1 });
}

const isRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  !Array.isArray(row) &&
  Object.values(row).every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));

/**
 * Bytes as text. Latin letters in UTF-16 without a byte-order mark are also valid UTF-8, with NUL characters: a notice
 * reports that.
 */
function readText(bytes: Uint8Array, ctx: Pick<Context, 'notice'>): string {
  const marked = readMarked(bytes);
  if (marked) {
    ctx.notice('read-as-marked', { encoding: marked.encoding });
    return marked.text;
  }
  const text = decodeUtf8(bytes);
  const encoding = text.includes('\0') ? guessEncoding(bytes) : 'utf-8';
  if (encoding !== 'utf-8') ctx.notice('may-be-utf16', { encoding: encodingName(encoding) });
  return text;
}

/** UTF-8 to text, including a byte-order mark: hashing or encoding the text must give the same bytes again. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const offset = firstInvalidUtf8(bytes);
    if (offset < 0) throw new ToolError('too-big-for-text', { size: bytes.length });
    const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    const encoding = guessTextEncoding(bytes);
    const params = { byte, number: offset + 1 };
    if (!encoding) throw new ToolError('not-text', params, { offset });
    throw new ToolError('not-utf8', { ...params, encoding: encodingName(encoding) }, { offset });
  }
}

/** Offset of the first lone surrogate, or -1. */
export function firstLoneSurrogate(text: string): number {
  if (text.isWellFormed()) return -1;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (code >= 0xd800 && code <= 0xdfff) return index;
    if (code > 0xffff) index++;
  }
  return -1;
}
