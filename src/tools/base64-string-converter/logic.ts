import { encodingName, guessEncoding } from '#core/encoding/encoding.ts';
import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { formatHexDump } from '#lib/bytes/hex-dump.ts';
import { splitJwt } from '#lib/crypto/jwt.ts';
import { type Base64Form, base64Alphabets, base64Body, decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { decodeText, encodeText } from '#lib/encoding/text-encoding.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { detectFileType } from '#lib/files/detect-file-type.ts';
import { type FileType, textTypes } from '#lib/files/file-types.ts';
import { mapLines } from '#lib/lines/map.ts';
import { countCharacters, growthOf, guessEncodings, tryDecode } from './facts.ts';
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
  const token = options.strict || options.eachLine ? undefined : splitJwt(base64);
  if (token) return decodeJwt(token, options, ctx);
  return decodeParts(base64, options, ctx, (bytes) => {
    if (options.eachLine) return toText(bytes, options);
    hintAtFileType(bytes, ctx);
    if (options.view === 'hex-dump' && bytes.length > maxDumpLength)
      ctx.notice('dump-cut', { shown: maxDumpLength, total: bytes.length });
    const text = toText(bytes.subarray(0, options.view === 'hex-dump' ? maxDumpLength : undefined), options);
    if (options.view === 'text') hintAtEncoding(text, bytes, options, ctx);
    return text;
  });
};

/**
 * Bytes to Base64: RFC 4648 section 4 unless the options say otherwise.
 * @throws ToolError of `decodeHex`, of text in hexadecimal
 */
export const encodeBytes: RunOf<typeof tool, 'encodeBytes'> = (bytes, options, ctx) => {
  if (!options.hexInput && isHexList(bytes)) ctx.notice('hex-as-text', {}, undefined, [{ hexInput: true }]);
  return encodeBase64(meantBytes(bytes, options), formOf(options));
};

/**
 * Base64 to bytes.
 * @throws ToolError at the first character that is not Base64
 */
export const decodeBytes: RunOf<typeof tool, 'decodeBytes'> = (base64, options, { notice }) =>
  decodeBase64(base64, { alphabet: alphabetOf(options), strict: options.strict, notice });

/**
 * How long a text is, as bytes and in Base64.
 * @throws ToolError of `encode`
 */
export const measureText: RunOf<typeof tool, 'measureText'> = (text, options) => {
  const form = formOf(options);
  let bytes = 0;
  const encodePart = (part: string) => {
    const encoded = toBytes(part, options);
    bytes += encoded.length;
    return encodeBase64(encoded, form);
  };
  const base64Length = (options.eachLine ? mapLines(text, encodePart) : encodePart(text)).length;
  return { characters: countCharacters(text), bytes, base64Length, growth: growthOf(base64Length, bytes) };
};

/** How long bytes are in Base64. */
export const measureBytes: RunOf<typeof tool, 'measureBytes'> = (bytes, options) => {
  const { length } = meantBytes(bytes, options);
  const base64Length = encodeBase64(new Uint8Array(length), formOf(options)).length;
  return { characters: null, bytes: length, base64Length, growth: growthOf(base64Length, length) };
};

/**
 * The content of Base64, whether or not it is text in the chosen encoding; if not, `hexDump` shows it (of several
 * lines, the first that is not).
 * @throws ToolError at the first character that is not Base64
 */
export const inspect: RunOf<typeof tool, 'inspect'> = (base64, options, ctx) => {
  const decoded: Uint8Array[] = [];
  const lineEnds = decodeParts(base64, options, ctx, (bytes) => {
    decoded.push(bytes);
    return '';
  });
  const texts = decoded.map((bytes) => tryDecode(bytes, options.encoding));
  const wrong = decoded[texts.indexOf(undefined)];
  // In a dump of its own the result shows the bytes.
  const dumped = options.view === 'text' ? wrong : undefined;
  if (dumped && dumped.length > maxSampleLength)
    ctx.notice('dump-cut', { shown: maxSampleLength, total: dumped.length });
  const bytes = decoded.reduce((sum, { length }) => sum + length, 0);
  const base64Length = (options.eachLine ? mapLines(base64, base64Body) : base64Body(base64)).length;
  const type = options.eachLine ? undefined : fileTypeOf(decoded[0] ?? new Uint8Array());
  if (type) ctx.notice('file-type', { name: type.name, mime: type.mime });
  return {
    characters: wrong ? null : texts.reduce((sum, text = '') => sum + countCharacters(text), lineEnds.length),
    bytes,
    base64Length,
    growth: growthOf(base64Length, bytes),
    fileType: type ? `${type.name} (${type.mime})` : null,
    hexDump: dumped ? formatHexDump(dumped.subarray(0, maxSampleLength)) : null,
  };
};

/** In bytes: enough to see what they are. */
const maxSampleLength = 4_096;

/** In bytes. A dump is about five times as long as what it shows, and no one reads one of megabytes. */
const maxDumpLength = 2 ** 20;

type EncodeOptions = OptionsOf<typeof tool, 'encode'>;
type DecodeOptions = OptionsOf<typeof tool, 'decode'>;

/** Decodes a text, or each of its lines, and gives what is made of the bytes; what was passed over is reported once. */
function decodeParts(
  base64: string,
  options: Pick<DecodeOptions, 'alphabet' | 'customAlphabet' | 'strict' | 'eachLine'>,
  { notice }: Context,
  use: (bytes: Uint8Array) => string,
): string {
  const reading = { alphabet: alphabetOf(options), strict: options.strict };
  if (!options.eachLine) return use(offerEachLine(() => decodeBase64(base64, { ...reading, notice })));
  const gathered = gatherNotices(notice);
  try {
    return mapLines(base64, (line, start) => use(decodeBase64(line, { ...reading, notice: gathered.of(start) })));
  } finally {
    gathered.report();
  }
}

/** Offers to decode each line separately where padding ends one of several values. */
function offerEachLine<T>(decodeAll: () => T): T {
  try {
    return decodeAll();
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'base64-padding') throw error;
    throw new ToolError(error.code, error.params, error.at, [{ eachLine: true }]);
  }
}

/** URL-safe means RFC 4648 section 5 without padding. */
function formOf(
  options: Omit<OptionsOf<typeof tool, 'encodeBytes'>, 'hexInput'> & { readonly eachLine?: boolean },
): Base64Form {
  const { urlSafe, padding, lineLength, lineEnding, eachLine = false } = options;
  return {
    alphabet: urlSafe ? base64Alphabets.url : alphabetOf(options),
    padding: padding && !urlSafe,
    lineLength: lineLength === 'none' || eachLine ? 0 : Number(lineLength),
    lineEnding: lineEnding === 'crlf' ? '\r\n' : '\n',
  };
}

/** The parts of a token that are text, each on a line; those that are bytes, a signature say, follow as they are. */
function decodeJwt(parts: readonly string[], options: DecodeOptions, ctx: Context): string {
  ctx.notice('jwt');
  const texts = parts.length === 3 ? 2 : 1;
  return parts.map((part, index) => (index < texts ? toText(decodeBase64(part), options) : part)).join('\n');
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

const meantBytes = (
  bytes: Uint8Array<ArrayBuffer>,
  { hexInput }: OptionsOf<typeof tool, 'encodeBytes'>,
): Uint8Array<ArrayBuffer> => (hexInput ? decodeHex(decodeText(bytes, 'utf-8')) : bytes);

/** Whether bytes are a text that lists bytes in hexadecimal; a longer one is no longer typed. */
const isHexList = (bytes: Uint8Array): boolean =>
  bytes.length < 4_096 &&
  /^\s*(?:0x)?[\da-f]{2}(?:[\s:-]+(?:0x)?[\da-f]{2})+\s*$/i.test(tryDecode(bytes, 'utf-8') ?? '');

function toText(bytes: Uint8Array, { encoding, view }: DecodeOptions): string {
  if (view === 'hex-dump') return formatHexDump(bytes);
  try {
    return decodeText(bytes, encoding);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    // Its place is one in the bytes, not in the Base64.
    const guesses = fileTypeOf(bytes) ? [] : guessEncodings(bytes, encoding);
    const offers = guesses.length > 0 ? guesses.map((guess) => ({ encoding: guess })) : [{ view: 'hex-dump' }];
    throw new ToolError(error.code, error.params, undefined, offers);
  }
}

/** Bytes that are a picture or an archive make no text, but a file. */
function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const type = detectFileType(bytes);
  return type && !Object.values<FileType>(textTypes).includes(type) ? type : undefined;
}

function hintAtFileType(bytes: Uint8Array, ctx: Context): void {
  const type = fileTypeOf(bytes);
  if (type) ctx.notice('file-type', { name: type.name, mime: type.mime });
}

/** UTF-16 of Latin letters is UTF-8 as well, full of U+0000. */
function hintAtEncoding(text: string, bytes: Uint8Array, { encoding }: DecodeOptions, ctx: Context): void {
  if (text.startsWith('\uFEFF')) ctx.notice('byte-order-mark');
  if (!encoding.startsWith('utf-16') && text.includes('\0')) {
    const guess = guessEncoding(bytes, encoding);
    if (guess.startsWith('utf-16')) {
      ctx.notice('utf-16', { encoding: encodingName(guess) }, undefined, [{ encoding: guess }]);
    }
  }
}
