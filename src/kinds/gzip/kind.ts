import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';

/** Bytes compressed as gzip (RFC 1952); as a text, in Base64 or hexadecimal. */
export default defineKind({
  repr: 'file',
  base: 'file',
  wraps: true,
  extension: 'gz',
  mime: 'application/gzip',
  detect: (text) => detectCompressed(text, 'gzip'),
  detectBytes: (head) => detectCompressedBytes(head, 'gzip'),
});
