import { defineKind } from '#core/kind.ts';
import { detectColor } from '#lib/color/detect.ts';

/** A color in CSS or a similar notation. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  present: 'color',
  detect: detectColor,
});
