import { defineKind } from '#core/kind.ts';
import { detectColor } from '#lib/color/detect.ts';
import { splitColors } from '#lib/color/split.ts';

const maxLength = 10_000;
/** That of hexadecimal digits and functions: names alone may be words. */
const certain = 0.9;

/** Several colors in CSS or a similar notation, on a line each or with a separator. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const colors = text.length > maxLength ? undefined : splitColors(text);
    if (!colors) return 0;
    return colors.some((color) => detectColor(color.text) > certain) ? 0.9 : 0.1;
  },
});
