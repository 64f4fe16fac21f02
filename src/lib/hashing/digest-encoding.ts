import { base64Alphabets, decodeBase64, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex, encodeHex } from '#lib/encoding/hex.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';

/** How a digest is written; `bin` is eight binary digits per byte. */
export interface DigestForm {
  readonly encoding: 'hex' | 'base64' | 'base64url' | 'bin';
  /** Upper-case hexadecimal. */
  readonly uppercase: boolean;
  /** A space between the bytes in binary. */
  readonly spaced: boolean;
}

/** Writes a digest; Base64 is RFC 4648, padded with the standard alphabet and unpadded with the URL-safe one. */
export function encodeDigest(digest: Uint8Array, { encoding, uppercase, spaced }: DigestForm): string {
  switch (encoding) {
    case 'hex':
      return uppercase ? encodeHex(digest).toUpperCase() : encodeHex(digest);
    case 'base64':
      return encodeBase64(digest);
    case 'base64url':
      return encodeBase64(digest, { alphabet: base64Alphabets.url, padding: false });
    case 'bin':
      return Array.from(digest, (byte) => byte.toString(2).padStart(8, '0')).join(spaced ? ' ' : '');
  }
}

/** A text read as a digest in one encoding. */
export interface DigestReading {
  readonly encoding: 'hex' | 'base64' | 'bin';
  readonly bytes: Uint8Array;
}

/**
 * Every way to read a text as a digest, likeliest first: one text may be hexadecimal as well as Base64. Base64 with
 * unused bits other than zero is rejected: the last character is wrong, and must not pass for the right one.
 */
export function readDigest(text: string): readonly DigestReading[] {
  return (
    [
      { encoding: 'hex', decode: decodeHex },
      { encoding: 'base64', decode: decodeExactBase64 },
      { encoding: 'bin', decode: decodeBinary },
    ] as const
  ).flatMap(({ encoding, decode }) => {
    const bytes = parseOrUndefined(() => decode(text));
    return bytes && bytes.length > 0 ? [{ encoding, bytes }] : [];
  });
}

const decodeExactBase64 = (text: string): Uint8Array | undefined => {
  let isExact = true;
  const bytes = decodeBase64(text, {
    notice: (code) => {
      isExact &&= code !== 'base64-bits';
    },
  });
  return isExact ? bytes : undefined;
};

function decodeBinary(text: string): Uint8Array | undefined {
  const digits = text.replace(/\s+/g, '');
  if (digits.length % 8 > 0 || /[^01]/.test(digits)) return undefined;
  return Uint8Array.from({ length: digits.length / 8 }, (_, byte) =>
    Number.parseInt(digits.slice(byte * 8, byte * 8 + 8), 2),
  );
}
