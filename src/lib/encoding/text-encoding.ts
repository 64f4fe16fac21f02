import { firstLoneSurrogate } from '#core/coercion.ts';
import { encodingName, firstInvalidUtf8, firstInvalidUtf16, type Utf16 } from '#core/encoding/encoding.ts';
import { namesOf } from '#core/record-of.ts';
import { ToolError } from '#core/tool.ts';
import { showCharacter, showCodePoint } from '#lib/text/show-character.ts';
import { fromCharCodes } from './from-char-codes.ts';
import { codePointsOf, type SingleByteEncoding, singleByteEncodings } from './single-byte-encodings.ts';

type MultiByteEncoding = 'gbk' | 'gb18030' | 'big5' | 'euc-jp' | 'iso-2022-jp' | 'shift_jis' | 'euc-kr';

/** An encoding of the Encoding Standard, by its name in lower case; also ASCII and the real Latin-1. */
export type TextEncoding = WritableEncoding | MultiByteEncoding;
/** The encodings that can also be written. */
export type WritableEncoding = 'utf-8' | Utf16 | SingleByteEncoding;

const multiByteEncodings: readonly MultiByteEncoding[] = [
  'gbk',
  'gb18030',
  'big5',
  'euc-jp',
  'iso-2022-jp',
  'shift_jis',
  'euc-kr',
];

/** All encodings, those for every language first. */
export const textEncodings: readonly TextEncoding[] = [
  ...(['utf-8', 'utf-16le', 'utf-16be'] as const),
  ...namesOf(singleByteEncodings),
  ...multiByteEncodings,
];

/**
 * The encoding of a label, in any case: its own name, or another label of the Encoding Standard.
 * @example findEncoding('UTF-16') // 'utf-16le'
 */
export function findEncoding(label: string): TextEncoding | undefined {
  const name = label.trim().toLowerCase();
  const own = textEncodings.find((encoding) => encoding === name);
  if (own) return own;
  try {
    const { encoding } = new TextDecoder(name);
    return textEncodings.find((known) => known === encoding);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file in an encoding, without its byte-order mark.
 * @throws ToolError `invalid-byte`, as `decodeText` does
 */
export const readAs = (bytes: Uint8Array, encoding: TextEncoding): string =>
  decodeText(bytes, encoding).replace(/^\ufeff/, '');

const replacement = 0xfffd;

/**
 * Text to bytes. No byte-order mark is added.
 * @throws ToolError at the character:
 * - `lone-surrogate`: a lone surrogate, which no encoding can represent
 * - `not-in-encoding` {symbol, code, encoding}: the encoding does not have the character (`code` is U+…)
 */
export function encodeText(text: string, encoding: WritableEncoding): Uint8Array<ArrayBuffer> {
  const half = firstLoneSurrogate(text);
  if (half >= 0) throw new ToolError('lone-surrogate', {}, half);
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  return isUtf16(encoding) ? encodeUtf16(text, encoding) : encodeSingleBytes(text, encoding);
}

function encodeUtf16(text: string, encoding: Utf16): Uint8Array<ArrayBuffer> {
  const littleEndian = encoding === 'utf-16le';
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
}

function encodeSingleBytes(text: string, encoding: SingleByteEncoding): Uint8Array<ArrayBuffer> {
  const codes = codePointsOf(encoding);
  const moved = new Map<number, number>();
  for (const [byte, code] of codes.entries()) if (code !== byte && code !== replacement) moved.set(code, byte);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const byte = codes[code] === code ? code : moved.get(code);
    if (byte === undefined) throw missingCharacter(text, index, encoding);
    bytes[index] = byte;
  }
  return bytes;
}

function missingCharacter(text: string, offset: number, encoding: TextEncoding): ToolError {
  const code = showCodePoint(text.codePointAt(offset) ?? 0);
  const symbol = showCharacter(text, offset);
  return new ToolError('not-in-encoding', { symbol, code, encoding: encodingName(encoding) }, offset);
}

/**
 * Bytes to text. A byte-order mark is a character like any other (U+FEFF), so that the same bytes can be had again.
 * The East Asian encodings are the platform's own, which differ in their rarest characters.
 * @throws ToolError `invalid-byte` {number, byte, encoding} at the byte (an offset in the bytes; `number` counts
 * from 1) where the first sequence begins that means nothing in the encoding
 */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  if (isSingleByte(encoding)) return decodeSingleBytes(bytes, encoding);
  try {
    return new TextDecoder(decoderLabel(encoding), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidByte(bytes, firstInvalidByte(bytes, encoding), encoding);
  }
}

function decodeSingleBytes(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  const codes = codePointsOf(encoding);
  const units = new Uint16Array(bytes.length);
  for (let index = 0; index < bytes.length; index++) {
    const code = codes[bytes[index] as number] as number;
    if (code === replacement) throw invalidByte(bytes, index, encoding);
    units[index] = code;
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units);
}

function invalidByte(bytes: Uint8Array, offset: number, encoding: TextEncoding): ToolError {
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return new ToolError('invalid-byte', { number: offset + 1, byte, encoding: encodingName(encoding) }, offset);
}

function firstInvalidByte(bytes: Uint8Array, encoding: 'utf-8' | Utf16 | MultiByteEncoding): number {
  if (encoding === 'utf-8') return firstInvalidUtf8(bytes);
  return isUtf16(encoding) ? firstInvalidUtf16(bytes, encoding) : firstInvalidSequence(bytes, encoding);
}

const sliceLength = 65_536;

/**
 * Feeds a decoder with slices, then, where it fails, byte by byte: a sequence begins after the last text that it
 * returned.
 */
function firstInvalidSequence(bytes: Uint8Array, encoding: MultiByteEncoding): number {
  const newDecoder = () => new TextDecoder(decoderLabel(encoding), { fatal: true, ignoreBOM: true });
  const stream = { stream: true };
  let slice = 0;
  try {
    const decoder = newDecoder();
    for (; slice + sliceLength < bytes.length; slice += sliceLength)
      decoder.decode(bytes.subarray(slice, slice + sliceLength), stream);
  } catch {}
  const decoder = newDecoder();
  let index = Math.max(0, slice - maxSequenceLength);
  let begin = index;
  decoder.decode(bytes.subarray(0, index), stream);
  try {
    for (; index < bytes.length; index++)
      if (decoder.decode(bytes.subarray(index, index + 1), stream) !== '') begin = index + 1;
  } catch {}
  return encoding === 'iso-2022-jp' ? skipEscapes(bytes, begin) : begin;
}

const maxSequenceLength = 16;
const escapesOfIso2022Jp = ['\u001B(B', '\u001B(I', '\u001B(J', '\u001B$@', '\u001B$B'];

/** Escape sequences that switch between character sets produce no text. */
function skipEscapes(bytes: Uint8Array, start: number): number {
  let index = start;
  while (escapesOfIso2022Jp.includes(fromCharCodes(bytes.subarray(index, index + 3)))) index += 3;
  return index;
}

/** The label for the platform's decoder. GBK is read as GB 18030, which contains it, as the Encoding Standard says. */
const decoderLabel = (encoding: TextEncoding): string => (encoding === 'gbk' ? 'gb18030' : encoding);

const isUtf16 = (encoding: TextEncoding): encoding is Utf16 => encoding === 'utf-16le' || encoding === 'utf-16be';

const isSingleByte = (encoding: TextEncoding): encoding is SingleByteEncoding =>
  Object.hasOwn(singleByteEncodings, encoding);
