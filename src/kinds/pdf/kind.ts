import { defineKind } from '#core/kind.ts';
import { startsPdf } from '#lib/files/starts-pdf.ts';

/** A PDF document (ISO 32000). */
export default defineKind({
  repr: 'file',
  base: 'file',
  extension: 'pdf',
  mime: 'application/pdf',
  detectBytes: (head) => (startsPdf(head) ? 0.95 : 0),
});
