/** Formats whose data begins with a signature of its own. */
export type SignedFormat = 'gzip' | 'zlib' | 'zstd' | 'bzip2' | 'xz' | 'zip';

const startsWith = (bytes: Uint8Array, at: number, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/**
 * Whether a zlib stream (RFC 1950) begins there: deflate with a window of at most 32 KiB, a header divisible by 31, and a
 * first block of one of the three types.
 */
function startsZlib(bytes: Uint8Array, at: number): boolean {
  const [method = 0, flags = 0, block = 6] = bytes.subarray(at, at + 3);
  return (method & 0x8f) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0 && (block & 6) !== 6;
}

/**
 * The compressed format that begins at an offset, by its signature: RFC 1952, RFC 8878 (a skippable frame too), bzip2,
 * the .xz format and ZIP, of a file or of an empty archive. A signature may be cut off.
 */
export function signedFormat(bytes: Uint8Array, at = 0): SignedFormat | undefined {
  if (startsWith(bytes, at, 0x1f, 0x8b, 8)) return 'gzip';
  if (startsWith(bytes, at, 0x28, 0xb5, 0x2f, 0xfd)) return 'zstd';
  if (startsWith(bytes, at + 1, 0x2a, 0x4d, 0x18) && ((bytes[at] ?? 0) & 0xf0) === 0x50) return 'zstd';
  if (startsWith(bytes, at, 0x42, 0x5a, 0x68) && isBzip2Block(bytes, at + 3)) return 'bzip2';
  if (startsWith(bytes, at, 0xfd, 0x37, 0x7a, 0x58, 0x5a, 0)) return 'xz';
  if (startsWith(bytes, at, 0x50, 0x4b, 3, 4) || startsWith(bytes, at, 0x50, 0x4b, 5, 6)) return 'zip';
  return startsZlib(bytes, at) ? 'zlib' : undefined;
}

/** The length of the record at the end of a ZIP archive, without its comment. */
const zipEndLength = 22;

/**
 * Whether bytes end as a ZIP archive does: with a record whose comment reaches to their end. A program that extracts
 * itself begins otherwise.
 */
export function endsAsZip(bytes: Uint8Array): boolean {
  for (let at = bytes.length - zipEndLength; at >= Math.max(0, bytes.length - zipEndLength - 0xffff); at--) {
    const comment = (bytes[at + 20] ?? 0) + 256 * (bytes[at + 21] ?? 0);
    if (startsWith(bytes, at, 0x50, 0x4b, 5, 6) && at + zipEndLength + comment === bytes.length) return true;
  }
  return false;
}

/** A block size from 1 to 9, and the first block or, of nothing, the end. */
const isBzip2Block = (bytes: Uint8Array, at: number): boolean =>
  (bytes[at] ?? 0) >= 0x31 &&
  (bytes[at] ?? 0) <= 0x39 &&
  (startsWith(bytes, at + 1, 0x31, 0x41, 0x59, 0x26) || startsWith(bytes, at + 1, 0x17, 0x72, 0x45, 0x38));
