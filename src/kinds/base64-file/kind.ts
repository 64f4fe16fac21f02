import { defineKind } from '#core/kind.ts';
import { detectBase64 } from '#lib/encoding/detect-base64.ts';

/** Base64 that starts with the signature of a known file type. */
export default defineKind({
  repr: 'text',
  base: 'base64',
  wraps: true,
  extension: 'b64',
  detect: (text) => detectBase64(text).file,
});
