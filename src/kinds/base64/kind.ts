import { defineKind } from '#core/kind.ts';
import { detectBase64 } from '#lib/encoding/detect-base64.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: true,
  extension: 'b64',
  detect: (text) => detectBase64(text).base64,
});
