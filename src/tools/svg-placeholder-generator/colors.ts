import { useMode as loadMode, modeHsl, modeHwb, modeRgb, parse } from 'culori/fn';
import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';

const toRgb = loadMode(modeRgb);
loadMode(modeHsl);
loadMode(modeHwb);

/** No color is longer. */
const maxLength = 100;

/**
 * A color of CSS as it is written, without the white space around it: hexadecimal, a name, rgb(), hsl() or hwb().
 * @throws ToolError `not-a-color` (`x`), in the field
 */
export function readColor(text: string, field: string): string {
  const written = text.trim();
  if (written.length > maxLength || !isColor(written))
    throw new ToolError('not-a-color', { x: shorten(written) }, { offset: 0, field });
  return written;
}

// The library takes hexadecimal digits without `#`, which SVG does not.
const isColor = (written: string): boolean => !/^[\da-f]+$/i.test(written) && parse(written) !== undefined;

/** Black or white, whichever has the higher contrast with a color (WCAG 2.2), on white if that is transparent. */
export function contrastingColor(background: string): '#000000' | '#ffffff' {
  const { r = 1, g = 1, b = 1, alpha = 1 } = toRgb(background) ?? {};
  const [red = 1, green = 1, blue = 1] = [r, g, b].map((value) => {
    const share = value * alpha + 1 - alpha;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The contrast with white is (1 + 0.05) / (l + 0.05), with black (l + 0.05) / 0.05.
  return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff';
}
