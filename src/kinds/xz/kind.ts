import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';

/** Bytes compressed as .xz; as a text, in Base64 or hexadecimal. */
export default defineKind({
  repr: 'file',
  base: 'file',
  wraps: true,
  extension: 'xz',
  mime: 'application/x-xz',
  detect: (text) => detectCompressed(text, 'xz'),
  detectBytes: (head) => detectCompressedBytes(head, 'xz'),
});
