import { defineKind } from '#core/kind.ts';
import { detectColor } from '#lib/color/detect.ts';

/** A color function that is not closed. */
const open = /^\s*(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\([\d.%,/\s+-]{1,100}$/i;

/** A color in CSS or a similar notation. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  present: 'color',
  detect: (text) => (open.test(text) ? { confidence: 0.6, errorAt: text.trimEnd().length } : detectColor(text)),
});
