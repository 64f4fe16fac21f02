import { defineKind } from '#core/kind.ts';
import { judgeBase64 } from '#lib/judge-base64.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'b64',
  mime: 'text/plain',
  detect: (text) => judgeBase64(text).base64,
});
