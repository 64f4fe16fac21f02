import { ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The character codes of the digits. */
const codes = new TextEncoder().encode('0123456789abcdef');

/** From this number of bytes on, decoding the whole is faster than joining pairs. */
const manyBytes = 64;

/** Bytes to hexadecimal, two lower-case digits a byte. */
export function encodeHex(bytes: Uint8Array): string {
  if (bytes.length >= manyBytes) return encodeMany(bytes);
  let hex = '';
  for (const byte of bytes) hex += pairs[byte];
  return hex;
}

function encodeMany(bytes: Uint8Array): string {
  const ascii = new Uint8Array(bytes.length * 2);
  let at = 0;
  for (const byte of bytes) {
    ascii[at++] = codes[byte >> 4] as number;
    ascii[at++] = codes[byte & 15] as number;
  }
  return new TextDecoder().decode(ascii);
}

const zero = 0x30;
const isX = (code: number): boolean => (code | 0x20) === 0x78;

/** The value of a hexadecimal digit, or -1. */
function digitValue(code: number): number {
  if (code >= zero && code <= 0x39) return code - zero;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : -1;
}

/**
 * Hexadecimal of either case to bytes. White space, `:`, `-` and a `0x` before a byte are ignored.
 * @throws ToolError at its place in the text: `hex-character` {symbol}: not a digit; `hex-length` {length}: the number
 * of digits is odd
 */
export function decodeHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length >> 1);
  let count = 0;
  let first = -1;
  let last = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const value = digitValue(code);
    if (value < 0) {
      if (/[\s:-]/.test(text.charAt(index))) continue;
      throw new ToolError('hex-character', { symbol: showCharacter(text, index) }, { offset: index, length: 1 });
    }
    last = index;
    if (first >= 0) {
      bytes[count++] = first * 16 + value;
      first = -1;
    } else if (code === zero && isX(text.charCodeAt(index + 1))) index++;
    else first = value;
  }
  if (first >= 0) throw new ToolError('hex-length', { length: count * 2 + 1 }, { offset: last, length: 1 });
  return bytes.slice(0, count);
}
