import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';

/** Bytes compressed as zlib (RFC 1950); as a text, in Base64. */
export default defineKind({
  repr: 'file',
  base: 'file',
  wraps: true,
  extension: 'zz',
  mime: 'application/zlib',
  detect: (text) => detectCompressed(text, 'zlib'),
  detectBytes: (head) => detectCompressedBytes(head, 'zlib'),
});
