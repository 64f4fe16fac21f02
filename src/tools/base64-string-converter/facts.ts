import { guessEncoding } from '#core/encoding/encoding.ts';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import { decodeText } from '#lib/encoding/text-encoding.ts';

/** How many code points a text has. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index + 1 < text.length; index++)
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) count--;
  return count;
}

/** By how much Base64 is longer than its bytes, in percent with two decimals; nothing for no bytes. */
export const growthOf = (base64Length: number, byteCount: number): number | null =>
  byteCount === 0 ? null : Math.round((base64Length / byteCount - 1) * 10_000) / 100;

/** The longest bytes that every usual encoding is tried on; of longer ones only the likeliest. */
const maxTriedLength = 2 ** 20;
const usual: readonly TextEncoding[] = ['utf-8', 'windows-1252', 'shift_jis', 'gb18030', 'euc-kr', 'big5'];

/**
 * The encodings that bytes may be in, the likeliest first: those in which they mean something and, but for the first,
 * contain no control characters.
 * @param except an encoding that has been tried
 */
export function guessEncodings(bytes: Uint8Array, except: TextEncoding): readonly TextEncoding[] {
  const likeliest = guessEncoding(bytes, except);
  const others = bytes.length > maxTriedLength ? [] : usual.filter((encoding) => encoding !== likeliest);
  return [
    ...[likeliest].filter((encoding) => tryDecode(bytes, encoding) !== undefined),
    ...others.filter((encoding) => isPrintable(tryDecode(bytes, encoding))),
  ];
}

/** The text, or nothing where the bytes are not of the encoding. */
export function tryDecode(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  try {
    return decodeText(bytes, encoding);
  } catch {
    return undefined;
  }
}

const isPrintable = (text: string | undefined): boolean =>
  text !== undefined && !/[^\P{Cc}\t\n\r]|\p{Co}|\p{Cn}/u.test(text.replace(/^\uFEFF/, ''));
