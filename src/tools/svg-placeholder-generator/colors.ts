import { useMode as loadMode, modeHsl, modeHwb, modeLrgb, modeRgb, parse, type Rgb, wcagContrast } from 'culori/fn';
import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';

const toRgb = loadMode(modeRgb);
loadMode(modeHsl);
loadMode(modeHwb);
loadMode(modeLrgb);

/** No color is longer. */
const maxLength = 100;

/**
 * A color of CSS as it is written, without the white space around it: hexadecimal, to which a missing `#` is added, a name,
 * rgb(), hsl() or hwb().
 * @throws ToolError `not-a-color` (`x`), in the field
 */
export function readColor(text: string, field: string): string {
  const written = text.trim();
  if (written.length > maxLength || parse(written) === undefined)
    throw new ToolError('not-a-color', { x: shorten(written) }, { offset: 0, field });
  // The library takes hexadecimal digits without `#`, which SVG does not.
  return /^[\da-f]+$/i.test(written) ? `#${written}` : written;
}

const white: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };
const black: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };

/** A color as it appears on an opaque one. */
function layOn(color: string, ground: Rgb): Rgb {
  const { r, g, b, alpha = 1 } = toRgb(color) ?? white;
  const blend = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return { mode: 'rgb', r: blend(r, ground.r), g: blend(g, ground.g), b: blend(b, ground.b) };
}

/** Black or white, whichever has the higher contrast with a color (WCAG 2.2), on white if that is transparent. */
export function contrastingColor(background: string): '#000000' | '#ffffff' {
  const ground = layOn(background, white);
  return wcagContrast(black, ground) > wcagContrast(white, ground) ? '#000000' : '#ffffff';
}

/** The contrast of a text with its background, from 1 to 21 (WCAG 2.2), on white if that is transparent. */
export function contrastOf(text: string, background: string): number {
  const ground = layOn(background, white);
  return wcagContrast(layOn(text, ground), ground);
}
