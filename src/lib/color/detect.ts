import { colorsNamed } from 'culori/fn';

const names: ReadonlySet<string> = new Set([...Object.keys(colorsNamed), 'transparent']);

const maxLength = 200;

/** The confidence, from 0 to 1, that a text is a color in CSS or a similar notation. */
export function detectColor(text: string): number {
  const color = text.trim();
  if (color.length > maxLength) return 0;
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(color)) return 0.95;
  if (/^(?:rgba?|hsla?|hsv|hsb|hwb|(?:ok)?(?:lab|lch)|color|(?:device-)?cmyk)\([^()]*\)$/i.test(color)) return 0.95;
  if (names.has(color.toLowerCase())) return 0.3;
  if (!/^[0-9a-f]{6}$/i.test(color)) return 0;
  return /[a-f]/i.test(color) ? 0.35 : 0.2;
}
