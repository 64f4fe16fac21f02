import { defineKind } from '#core/kind.ts';
import { judgeBase64 } from '#lib/judge-base64.ts';

/** Base64 that begins as a file of a well-known type does. */
export default defineKind({
  repr: 'text',
  base: 'base64',
  extension: 'b64',
  mime: 'text/plain',
  detect: (text) => judgeBase64(text).file,
});
