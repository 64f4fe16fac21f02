import { firstLoneSurrogate } from '#core/coercion.ts';
import { encodingName } from '#core/encoding/encoding.ts';
import type { Context } from '#core/tool.ts';
import { base64Alphabets, decodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { encodeText, type WritableEncoding } from '#lib/encoding/text-encoding.ts';

/** How a text writes bytes: as digits, or as the characters of an encoding. */
export type BytesWriting = 'hex' | 'base64' | 'base64url' | WritableEncoding;

/**
 * The bytes that a text writes. Base64 of both alphabets is read alike. Half a surrogate pair, which neither UTF-8 nor
 * UTF-16 can encode, becomes U+FFFD.
 * @param notice called for what was changed or ignored: `surrogate-replaced` {encoding}, and as `decodeBase64` does
 * @throws ToolError of `decodeHex`, `decodeBase64` and `encodeText`
 * @example readBytes('4a:65', 'hex', ctx.notice) // 0x4A 0x65
 */
export function readBytes(text: string, writing: BytesWriting, notice: Context['notice']): Uint8Array<ArrayBuffer> {
  if (writing === 'hex') return decodeHex(text);
  if (writing === 'base64') return decodeBase64(text, { notice });
  if (writing === 'base64url') return decodeBase64(text, { alphabet: base64Alphabets.url, notice });
  const half = writing.startsWith('utf') ? firstLoneSurrogate(text) : -1;
  if (half < 0) return encodeText(text, writing);
  notice('surrogate-replaced', { encoding: encodingName(writing) }, half);
  return encodeText(text.toWellFormed(), writing);
}
