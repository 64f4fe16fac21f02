import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';

/** Bytes compressed by bzip2; as a text, in Base64 or hexadecimal. */
export default defineKind({
  repr: 'file',
  base: 'file',
  wraps: true,
  extension: 'bz2',
  mime: 'application/x-bzip2',
  detect: (text) => detectCompressed(text, 'bzip2'),
  detectBytes: (head) => detectCompressedBytes(head, 'bzip2'),
});
