import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';

/** Bytes compressed as Zstandard (RFC 8878); as a text, in Base64 or hexadecimal. */
export default defineKind({
  repr: 'file',
  base: 'file',
  wraps: true,
  extension: 'zst',
  mime: 'application/zstd',
  detect: (text) => detectCompressed(text, 'zstd'),
  detectBytes: (head) => detectCompressedBytes(head, 'zstd'),
});
