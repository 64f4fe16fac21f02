import { decodeBase64 } from '#lib/encoding/base64.ts';
import { detectBase64 } from '#lib/encoding/detect-base64.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { type SignedFormat, signedFormat } from './signature.ts';

/** How much of a text is decoded, in digits: those of a signature in either notation. */
const sampleLength = 24;
/** The shortest text of hexadecimal digits that is taken for compressed data. */
const minHexLength = 32;

/** Two bytes hardly say more than that a text could be zlib. */
const confidences = { zlib: 0.86, other: 0.9 };

/** The confidence, from 0 to 1, that a text is data of a compressed format in Base64 or hexadecimal. */
export function detectCompressed(text: string, format: SignedFormat): number {
  const digits = text
    .slice(0, 4 * sampleLength)
    .replace(/\s+/g, '')
    .slice(0, sampleLength);
  if (/^[0-9a-f]+$/i.test(digits)) {
    const isHex = text.length >= minHexLength && /^(?:[0-9a-f]{2}|\s+)+$/i.test(text);
    return isHex && format !== 'zlib' && signedFormat(decodeHex(digits)) === format ? confidences.other : 0;
  }
  // The longer signatures say enough also where so few digits could be a word.
  const isCutOff = format !== 'zlib' && /^[\w+/-]{12,}={0,2}$/.test(text.trim());
  if (!/^[\w+/-]{8,}={0,2}$/.test(digits) || !(isCutOff || detectBase64(text).base64 > 0)) return 0;
  const whole = digits.replace(/=+$/, '');
  const bytes = decodeBase64(whole.slice(0, whole.length - (whole.length % 4)));
  if (signedFormat(bytes) !== format) return 0;
  return format === 'zlib' ? confidences.zlib : confidences.other;
}

/** The confidence, from 0 to 1, that the first bytes of a file are data of a compressed format. */
export function detectCompressedBytes(head: Uint8Array, format: SignedFormat): number {
  if (signedFormat(head) !== format) return 0;
  if (format === 'zlib') return isTextual(head) ? 0 : confidences.zlib;
  return confidences.other;
}

/** Whether bytes may be a text in ASCII: the signature of zlib is so short that texts have it too. */
export const isTextual = (bytes: Uint8Array): boolean => bytes.every((byte) => byte >= 0x09 && byte < 0x7f);
