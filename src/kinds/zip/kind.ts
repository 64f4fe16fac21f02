import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';

/** A ZIP archive; as a text, in Base64 or hexadecimal. */
export default defineKind({
  repr: 'file',
  base: 'file',
  extension: 'zip',
  mime: 'application/zip',
  detect: (text) => detectCompressed(text, 'zip'),
  detectBytes: (head) => detectCompressedBytes(head, 'zip'),
});
