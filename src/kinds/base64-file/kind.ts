import { defineKind } from '#core/kind.ts';
import { judgeBase64 } from '#lib/judge-base64.ts';

/** Base64 that starts with the signature of a known file type. */
export default defineKind({
  repr: 'text',
  base: 'base64',
  extension: 'b64',
  mime: 'text/plain',
  detect: (text) => judgeBase64(text).file,
});
