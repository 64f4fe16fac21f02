import { defineKind } from '#core/kind.ts';
import { detectCompressed, detectCompressedBytes } from '#lib/compression/detect-compressed.ts';
import { endsAsZip } from '#lib/compression/signature.ts';

/** The confidence in a file that only ends as an archive, as a program that extracts itself. */
const atEnd = 0.9;

/** A ZIP archive; as a text, in Base64 or hexadecimal. */
export default defineKind({
  repr: 'file',
  base: 'file',
  extension: 'zip',
  mime: 'application/zip',
  detect: (text) => detectCompressed(text, 'zip'),
  detectBytes: (head, tail) => detectCompressedBytes(head, 'zip') || (endsAsZip(tail) ? atEnd : 0),
});
