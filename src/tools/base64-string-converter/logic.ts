import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { type Base64Form, base64Alphabets, decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { detectFileType } from '#lib/detect-file-type.ts';
import { type FileType, textTypes } from '#lib/file-types.ts';
import { decodeHex } from '#lib/hex.ts';
import { formatHexDump } from '#lib/hex-dump.ts';
import { mapLines } from '#lib/map-lines.ts';
import { decodeText, encodeText, encodingName, guessEncoding } from '#lib/text-encoding.ts';
import type tool from './tool.ts';

/**
 * Text, in a character encoding, or hexadecimal, to Base64: RFC 4648 section 4 unless the options say otherwise.
 * @throws ToolError at the first character that the encoding does not have
 */
export const encode: RunOf<typeof tool, 'encode'> = (text, options) => {
  const form = formOf(options);
  const encodePart = (part: string) => encodeBase64(toBytes(part, options), form);
  return options.eachLine ? mapLines(text, encodePart) : encodePart(text);
};

/**
 * Base64 to text. Unless strict it also reads what is not quite Base64, as `decodeBase64` says.
 * @throws ToolError at the first character that is not Base64, or with the first byte that is not of the encoding
 */
export const decode: RunOf<typeof tool, 'decode'> = (base64, options, ctx) => {
  const reading = { alphabet: alphabetOf(options), strict: options.strict };
  if (options.eachLine) return mapLines(base64, (line) => toText(decodeBase64(line, reading), options));
  const bytes = decodeBase64(base64, reading);
  hintAtFileType(bytes, ctx);
  if (options.view === 'hex-dump' && bytes.length > longestDump)
    ctx.notice('dump-cut', { shown: longestDump, total: bytes.length });
  const text = toText(bytes.subarray(0, options.view === 'hex-dump' ? longestDump : undefined), options);
  if (options.view === 'text') hintAtEncoding(text, bytes, options, ctx);
  return text;
};

/** Bytes to Base64: RFC 4648 section 4 unless the options say otherwise. */
export const encodeBytes: RunOf<typeof tool, 'encodeBytes'> = (bytes, options) => encodeBase64(bytes, formOf(options));

/**
 * Base64 to bytes.
 * @throws ToolError at the first character that is not Base64
 */
export const decodeBytes: RunOf<typeof tool, 'decodeBytes'> = (base64, options) =>
  decodeBase64(base64, { alphabet: alphabetOf(options), strict: options.strict });

/** In bytes. A dump is about five times as long as what it shows, and no one reads one of megabytes. */
const longestDump = 2 ** 20;

type EncodeOptions = OptionsOf<typeof tool, 'encode'>;
type DecodeOptions = OptionsOf<typeof tool, 'decode'>;

/** URL-safe means RFC 4648 section 5 without padding. */
function formOf(options: OptionsOf<typeof tool, 'encodeBytes'> & { readonly eachLine?: boolean }): Base64Form {
  const { urlSafe, padding, lineLength, lineEnding, eachLine = false } = options;
  return {
    alphabet: urlSafe ? base64Alphabets.url : alphabetOf(options),
    padding: padding && !urlSafe,
    lineLength: lineLength === 'none' || eachLine ? 0 : Number(lineLength),
    lineEnding: lineEnding === 'crlf' ? '\r\n' : '\n',
  };
}

function alphabetOf({ alphabet, customAlphabet }: Pick<EncodeOptions, 'alphabet' | 'customAlphabet'>): string {
  if (alphabet !== 'custom') return base64Alphabets[alphabet];
  const field = 'customAlphabet';
  const repeated = [...customAlphabet].findIndex((character, index) => customAlphabet.indexOf(character) < index);
  if (repeated >= 0)
    throw new ToolError('alphabet-repeats', { symbol: customAlphabet.charAt(repeated) }, { offset: repeated, field });
  if (customAlphabet.length !== 64)
    throw new ToolError('alphabet-length', { n: customAlphabet.length }, { offset: customAlphabet.length, field });
  return customAlphabet;
}

function toBytes(text: string, { encoding, byteOrderMark, hexInput }: EncodeOptions): Uint8Array<ArrayBuffer> {
  if (hexInput) return decodeHex(text);
  const bytes = encodeText(text, encoding);
  if (!byteOrderMark || !encoding.startsWith('utf') || text.startsWith('\uFEFF')) return bytes;
  const mark = encodeText('\uFEFF', encoding);
  const marked = new Uint8Array(mark.length + bytes.length);
  marked.set(mark);
  marked.set(bytes, mark.length);
  return marked;
}

function toText(bytes: Uint8Array, { encoding, view }: DecodeOptions): string {
  if (view === 'hex-dump') return formatHexDump(bytes);
  try {
    return decodeText(bytes, encoding);
  } catch (error) {
    // Its place is one in the bytes, not in the Base64.
    throw error instanceof ToolError ? new ToolError(error.code, error.params) : error;
  }
}

/** Bytes that are a picture or an archive make no text, but a file. */
function hintAtFileType(bytes: Uint8Array, ctx: Context): void {
  const type = detectFileType(bytes);
  if (!type || Object.values<FileType>(textTypes).includes(type)) return;
  ctx.notice('file-type', { name: type.name, mime: type.mime });
}

/** UTF-16 of Latin letters is UTF-8 as well, full of U+0000. */
function hintAtEncoding(text: string, bytes: Uint8Array, { encoding }: DecodeOptions, ctx: Context): void {
  if (text.startsWith('\uFEFF')) ctx.notice('byte-order-mark');
  if (!encoding.startsWith('utf-16') && text.includes('\0')) {
    const guess = guessEncoding(bytes, encoding);
    if (guess.startsWith('utf-16')) ctx.notice('utf-16', { encoding: encodingName(guess) });
  }
}
