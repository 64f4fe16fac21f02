import { defineKind } from '#core/kind.ts';

/** What the QR code of a WiFi network says. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => (/^\s*wifi:(?:(?:\\[\s\S]|[^\\;])*;)*?S:/i.test(text.slice(0, 2_000)) ? 0.95 : 0),
});
