import { type Context, ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { unquote } from '#lib/text/unquote.ts';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const digits = '0123456789';

/** The 64 characters of each well-known form, in the order of their values. */
export const base64Alphabets = {
  /** RFC 4648 section 4. */
  standard: `${upper}${lower}${digits}+/`,
  /** RFC 4648 section 5. */
  url: `${upper}${lower}${digits}-_`,
  /** RFC 3501 section 5.1.3: mailbox names in modified UTF-7. */
  imap: `${upper}${lower}${digits}+,`,
  /** bcrypt's own order. */
  bcrypt: `./${upper}${lower}${digits}`,
  /** crypt(3). Only the alphabet: crypt also has another order of bits. */
  itoa64: `./${digits}${upper}${lower}`,
} as const;

export interface Base64Form {
  /** 64 different visible ASCII characters other than “=”; by default RFC 4648 section 4. */
  readonly alphabet?: string;
  /** Pads the last group with “=”. On by default. */
  readonly padding?: boolean;
  /** Characters per line; 0, the default, for a single line. No line break follows the last line. */
  readonly lineLength?: number;
  readonly lineEnding?: '\n' | '\r\n';
}

export interface Base64Reading {
  /** As in `Base64Form`. Unless strict, the standard and the URL-safe alphabet are interchangeable. */
  readonly alphabet?: string;
  /**
   * Accepts only what RFC 4648 describes: no white space, no wrapping, unused bits zero; padding complete with the
   * standard alphabet, complete or absent with the others.
   */
  readonly strict?: boolean;
  /**
   * Called, once each, for what was ignored: `base64-bits` {n, found, right}, unused bits in the last character that
   * are not zero; `base64-padding-ignored` {n, found, needed}, “=” that are too few or too many;
   * `base64-unpadded` {n, needed}, no “=” at all, which strict decoders of the standard alphabet reject; `base64-spaces` {n}, white space between two characters of a line, where a “+” may have been lost.
   * Line breaks and the white space around them are layout and not reported.
   */
  readonly notice?: Context['notice'];
}

const pad = 0x3d;
const percent = 0x25;
const notDigit = -1;

/** Bytes to Base64. */
export const encodeBase64 = (bytes: Uint8Array, form: Base64Form = {}): string =>
  new TextDecoder().decode(encodeBase64ToAscii(bytes, form));

/** Bytes to Base64, as the ASCII codes of its characters: for results too long for one string. */
export function encodeBase64ToAscii(bytes: Uint8Array, form: Base64Form = {}): Uint8Array<ArrayBuffer> {
  const { alphabet = base64Alphabets.standard, padding = true, lineLength = 0, lineEnding = '\n' } = form;
  const pairs = pairsOf(alphabet);
  const ascii = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  const target = new Uint16Array(ascii.buffer);
  const wholeGroups = bytes.length - (bytes.length % 3);
  let written = 0;
  for (let index = 0; index < wholeGroups; index += 3) {
    const middle = bytes[index + 1] as number;
    target[written++] = pairs[((bytes[index] as number) << 4) | (middle >> 4)] as number;
    target[written++] = pairs[((middle & 15) << 8) | (bytes[index + 2] as number)] as number;
  }
  const left = bytes.length - wholeGroups;
  if (left > 0) {
    const middle = bytes[wholeGroups + 1] ?? 0;
    target[written++] = pairs[((bytes[wholeGroups] as number) << 4) | (middle >> 4)] as number;
    target[written++] = pairs[(middle & 15) << 8] as number;
    ascii.fill(pad, ascii.length - 3 + left);
  }
  const encoded = left > 0 && !padding ? ascii.slice(0, ascii.length - 3 + left) : ascii;
  return lineLength > 0 ? breakLines(encoded, lineLength, lineEnding) : encoded;
}

function breakLines(ascii: Uint8Array<ArrayBuffer>, lineLength: number, lineEnding: string): Uint8Array<ArrayBuffer> {
  const ending = new TextEncoder().encode(lineEnding);
  const breaks = Math.max(0, Math.ceil(ascii.length / lineLength) - 1);
  const lines = new Uint8Array(ascii.length + breaks * ending.length);
  let written = 0;
  for (let start = 0; start < ascii.length; start += lineLength) {
    if (start > 0) {
      lines.set(ending, written);
      written += ending.length;
    }
    const line = ascii.subarray(start, start + lineLength);
    lines.set(line, written);
    written += line.length;
  }
  return lines;
}

/**
 * Base64 to bytes. Unless strict it also accepts: the standard and the URL-safe alphabet mixed, white space, padding
 * that is missing or too long, percent-encoded characters (`%2B`), a `data:…;base64,` prefix, the BEGIN and END lines of
 * PEM, and quotes around all of it.
 * @throws ToolError, each at its place in the text:
 * - `base64-character` {symbol}: not of the alphabet
 * - `base64-length` {n}: a single character is left over; `base64-words`: as words have it, with spaces between them
 * - `base64-padding`: “=” in the middle
 * - strict only: `base64-padding-length` {n}: not the padding that is needed; `base64-bits` {found, right}: the last
 *   character carries bits of no byte
 */
export function decodeBase64(given: string, reading: Base64Reading = {}): Uint8Array<ArrayBuffer> {
  const { alphabet = base64Alphabets.standard, strict = false, notice } = reading;
  const text = strict || /["'`,;]/.test(alphabet) ? given : unquote(given);
  const digits = readDigits(text, alphabet, strict);
  const { packed, count, last, spaces, spaceAt } = digits;
  if (count % 4 === 1) {
    if (spaces > 0 && areWords(text)) throw new ToolError('base64-words', {}, { offset: 0, length: text.length });
    throw new ToolError('base64-length', { n: (packed / 3) * 4 + count }, last);
  }
  if (strict) checkPadding(digits, alphabet, text.length);
  const surplus = findSurplusBits(digits, alphabet, text);
  const place = { offset: last, length: digits.lastLength };
  if (surplus && strict) throw new ToolError('base64-bits', surplus, place);
  if (surplus) notice?.('base64-bits', { n: 1, ...surplus }, place);
  const needed = padsNeeded(digits);
  if (digits.pads > 0 && digits.pads !== needed)
    notice?.(
      'base64-padding-ignored',
      { n: 1, found: digits.pads, needed },
      { offset: digits.padAt ?? last, length: 1 },
    );
  if (
    notice &&
    !surplus &&
    digits.pads === 0 &&
    needed > 0 &&
    alphabet === base64Alphabets.standard &&
    !isUrlSafe(text)
  )
    notice('base64-unpadded', { n: 1, needed }, place);
  if (spaces > 0) notice?.('base64-spaces', { n: spaces }, { offset: spaceAt, length: 1 });
  return packDigits(digits);
}

/** Whether parts of a text are as short and as different as words: groups of digits are alike, lines are longer. */
function areWords(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length > 2 &&
    text.length / words.length < 16 &&
    new Set(words.slice(0, -1).map((word) => word.length)).size > 1
  );
}

/** Whether a text has characters that only the URL-safe alphabet has. Its padding is optional (RFC 4648 section 5). */
function isUrlSafe(text: string): boolean {
  const [start, end] = findBody(text);
  return /[-_]/.test(text.slice(start, end));
}

/** The digits of a Base64 text, and how it ends. */
interface Digits {
  /** First the decoded bytes of packed digits, then the values of the others, six bits each. */
  readonly values: Uint8Array<ArrayBuffer>;
  /** How many bytes are packed. */
  readonly packed: number;
  /** How many digits are not packed. */
  readonly count: number;
  /** Offset of the last digit that is not packed, and its length: three where it is percent-encoded. */
  readonly last: number;
  readonly lastLength: number;
  /** Offset of the first “=”, and their number. */
  readonly padAt: number | undefined;
  readonly pads: number;
  /** The number of white space characters between two characters of a line, and the offset of the first. */
  readonly spaces: number;
  readonly spaceAt: number;
}

function readDigits(text: string, alphabet: string, strict: boolean): Digits {
  const valueAt = digitsOf(alphabet, strict);
  const [start, end] = strict ? [0, text.length] : findBody(text);
  const values = new Uint8Array(end - start);
  const packed = packGroups(text, start, end, valueAt, values);
  let count = 0;
  let last = start;
  let lastLength = 1;
  let padAt: number | undefined;
  let pads = 0;
  let spaces = 0;
  let spaceAt = start;
  /** The number of white space characters after the last character, and whether they contain a line break. */
  let blanks = 0;
  let isLayout = packed === 0;
  for (let index = start + (packed / 3) * 4, width = 1; index < end; index += width) {
    let code = text.charCodeAt(index);
    width = 1;
    let value = code < 256 ? (valueAt[code] as number) : notDigit;
    if (value === notDigit && code === percent && !strict) {
      code = unescapeAt(text, index);
      value = valueAt[code] as number;
      width = 3;
    }
    if (value === notDigit && code !== pad) {
      if (strict || !isSpace(code)) throw unknownCharacter(text, index);
      if (spaces + blanks === 0) spaceAt = index;
      blanks++;
      isLayout ||= isLineBreak(code);
      continue;
    }
    if (!isLayout) spaces += blanks;
    blanks = 0;
    isLayout = false;
    if (code === pad) {
      padAt ??= index;
      pads++;
      continue;
    }
    if (padAt !== undefined) throw new ToolError('base64-padding', {}, { offset: padAt, length: 1 });
    values[packed + count++] = value;
    last = index;
    lastLength = width;
  }
  return { values, packed, count, last, lastLength, padAt, pads, spaces, spaceAt };
}

/**
 * Packs groups of four digits up to the first other character: in most texts that is nearly all of them, and twice as
 * fast.
 */
function packGroups(text: string, start: number, end: number, valueAt: Int8Array, bytes: Uint8Array): number {
  let written = 0;
  for (let index = start; index + 4 <= end; index += 4) {
    const first = text.charCodeAt(index);
    const second = text.charCodeAt(index + 1);
    const third = text.charCodeAt(index + 2);
    const fourth = text.charCodeAt(index + 3);
    if ((first | second | third | fourth) > 0xff) break;
    const bits =
      ((valueAt[first] as number) << 18) |
      ((valueAt[second] as number) << 12) |
      ((valueAt[third] as number) << 6) |
      (valueAt[fourth] as number);
    // A character that is not a digit makes the result negative.
    if (bits < 0) break;
    bytes[written++] = bits >> 16;
    bytes[written++] = bits >> 8;
    bytes[written++] = bits;
  }
  return written;
}

/** RFC 4648 section 3.2: the last group is padded with “=”. */
const padsNeeded = ({ count }: Digits): number => (4 - (count % 4)) % 4;

function checkPadding(digits: Digits, alphabet: string, end: number): void {
  const { padAt, pads } = digits;
  const needed = padsNeeded(digits);
  if (pads !== needed && (pads > 0 || alphabet === base64Alphabets.standard))
    throw new ToolError('base64-padding-length', { n: needed }, padAt ?? end);
}

/** RFC 4648 section 3.5: unused bits are zero. Where they are not, the last digit and what it should be. */
function findSurplusBits(
  { values, packed, count, last, lastLength }: Digits,
  alphabet: string,
  text: string,
): { readonly found: string; readonly right: string } | undefined {
  const missing = (4 - (count % 4)) % 4;
  if (missing === 0) return undefined;
  const value = values[packed + count - 1] as number;
  const right = value & (0x3f << (missing * 2));
  if (value === right) return undefined;
  const found = lastLength > 1 ? String.fromCharCode(unescapeAt(text, last)) : text.charAt(last);
  return { found, right: alphabet.charAt(right) };
}

/** Packs the remaining digits in place: bytes are written behind the digits being read, padded with zeros. */
function packDigits({ values, packed, count }: Digits): Uint8Array<ArrayBuffer> {
  let written = packed;
  for (let index = packed; index < packed + count; index += 4) {
    const second = values[index + 1] ?? 0;
    const third = values[index + 2] ?? 0;
    values[written++] = ((values[index] as number) << 2) | (second >> 4);
    values[written++] = (second << 4) | (third >> 2);
    values[written++] = (third << 6) | (values[index + 3] ?? 0);
  }
  return values.slice(0, packed + Math.floor((count * 3) / 4));
}

/** The Base64 of a text, without a `data:` prefix, the BEGIN and END lines of PEM, and quotes and white space around it. */
export function base64Body(given: string): string {
  const text = unquote(given);
  const [start, end] = findBody(text);
  return text.slice(start, end).trim();
}

/** The range of the Base64: after the prefix of a data URI (RFC 2397), or between the two lines of PEM (RFC 7468). */
function findBody(text: string): readonly [start: number, end: number] {
  const start = Math.max(0, text.search(/\S/));
  const prefix = /^data:[^,]{0,1000};base64,/i.exec(text.slice(start, start + 1024));
  if (prefix) return [start + prefix[0].length, text.length];
  const header = endOfPemLine(text, start, '-----BEGIN ');
  const footer = text.indexOf('-----END ', header ?? start);
  if (footer >= 0) {
    const behind = endOfPemLine(text, footer, '-----END ') ?? text.length;
    const rest = text.slice(behind).search(/\S/);
    if (rest >= 0) throw unknownCharacter(text, behind + rest);
  }
  return [header ?? start, footer < 0 ? text.length : footer];
}

function endOfPemLine(text: string, start: number, opening: string): number | undefined {
  if (!text.startsWith(opening, start)) return undefined;
  const closing = text.indexOf('-----', start + opening.length);
  if (closing < 0) throw unknownCharacter(text, start);
  return closing + '-----'.length;
}

const unknownCharacter = (text: string, offset: number): ToolError =>
  new ToolError('base64-character', { symbol: showCharacter(text, offset) }, { offset, length: 1 });

/** The code of a percent-encoded character (`%2B`), or of the percent sign where no valid code follows. */
function unescapeAt(text: string, offset: number): number {
  const hex = text.slice(offset + 1, offset + 3);
  return /^[0-9a-f]{2}$/i.test(hex) ? Number.parseInt(hex, 16) : percent;
}

const isSpace = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /[\s\u200b]/.test(String.fromCharCode(code)));

const isLineBreak = (code: number): boolean => code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029;

const digitTables = new Map<string, Int8Array>();

/** The value of each of the first 256 characters in an alphabet; `notDigit` where it has none. */
function digitsOf(alphabet: string, strict: boolean): Int8Array {
  const known = digitTables.get(alphabet + strict);
  if (known) return known;
  const table = new Int8Array(256).fill(notDigit);
  const { standard, url } = base64Alphabets;
  const alphabets = !strict && (alphabet === standard || alphabet === url) ? [standard, url] : [alphabet];
  for (const characters of alphabets)
    for (let value = 0; value < 64; value++) table[characters.charCodeAt(value)] = value;
  digitTables.set(alphabet + strict, table);
  return table;
}

const pairTables = new Map<string, Uint16Array>();

/** The two characters of each number of twelve bits, in memory order. */
function pairsOf(alphabet: string): Uint16Array {
  const known = pairTables.get(alphabet);
  if (known) return known;
  const ascii = new Uint8Array(2 * 4096);
  for (let bits = 0; bits < 4096; bits++) {
    ascii[2 * bits] = alphabet.charCodeAt(bits >> 6);
    ascii[2 * bits + 1] = alphabet.charCodeAt(bits & 63);
  }
  const pairs = new Uint16Array(ascii.buffer);
  pairTables.set(alphabet, pairs);
  return pairs;
}
