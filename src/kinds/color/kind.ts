import { colorsNamed } from 'culori/fn';
import { defineKind } from '#core/kind.ts';

const names: ReadonlySet<string> = new Set([...Object.keys(colorsNamed), 'transparent']);

/** A color in CSS or a similar notation. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  present: 'color',
  detect: (text) => {
    const color = text.trim();
    if (color.length > 200) return 0;
    if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(color)) return 0.95;
    if (/^(?:rgba?|hsla?|hsv|hsb|hwb|(?:ok)?(?:lab|lch)|color|(?:device-)?cmyk)\([^()]*\)$/i.test(color)) return 0.95;
    if (names.has(color.toLowerCase())) return 0.3;
    return /^[0-9a-f]{6}$/i.test(color) ? 0.2 : 0;
  },
});
