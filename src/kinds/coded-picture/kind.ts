import { defineKind } from '#core/kind.ts';
import { findQrs } from '#lib/qr/find-qrs.ts';

/** A picture in which there is a QR code. */
export default defineKind({
  repr: 'file',
  base: 'file',
  detectPicture: (picture) => (findQrs(picture).found.length > 0 ? 0.95 : 0),
});
