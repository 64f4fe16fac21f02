import { type Context, ToolError } from '#core/tool.ts';
import { showCharacter } from '#lib/text/show-character.ts';

/** RFC 4648, section 6. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Digits that are not in it, and the letters that look like them. */
const alike: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

/**
 * The bytes that Base32 writes. Lower case, spaces, dashes and missing padding are accepted.
 * @param notice called for bits that make no whole byte and are not zero: `base32-bits` {n}
 * @throws ToolError `not-base32` {x}; `not-base32-digit` {x, letter} for a digit that looks like a letter
 */
export function decodeBase32(text: string, notice: Context['notice']): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (/[\s=-]/.test(character)) continue;
    const digit = alphabet.indexOf(character.toUpperCase());
    if (digit < 0) {
      const x = showCharacter(text, offset);
      const letter = alike[character];
      throw letter === undefined
        ? new ToolError('not-base32', { x }, offset)
        : new ToolError('not-base32-digit', { x, letter }, offset);
    }
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(value >> bits);
      value &= (1 << bits) - 1;
    }
  }
  if (value !== 0 || bits >= 5) notice('base32-bits', { n: bits });
  return Uint8Array.from(bytes);
}

/** Bytes as Base32, without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  let written = '';
  let [value, bits] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      written += alphabet.charAt(value >> bits);
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? written + alphabet.charAt(value << (5 - bits)) : written;
}
