import { defineKind } from '#core/kind.ts';

/** A `data:` URI (RFC 2397) with Base64 in it. */
export default defineKind({
  repr: 'text',
  base: 'base64',
  wraps: true,
  detect: (text) => (/^\s*data:[\w.+-]+\/[\w.+-]+(?:;[^,]*)?;base64,/i.test(text.slice(0, 1024)) ? 0.95 : 0),
});
