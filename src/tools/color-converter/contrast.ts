import { wcagContrast, wcagLuminance } from 'culori/fn';
import { bringIntoSrgb, type GamutMethod } from './gamut.ts';
import type { Contrast, Grade } from './inspection.ts';
import { alphaOf, type Color, rgbValues, spaces } from './spaces.ts';

const white = spaces.rgb.make([1, 1, 1]);
const black = spaces.rgb.make([0, 0, 0]);
export const extremes = { white, black } as const;

/** A color as it appears on an opaque one, in sRGB as browsers blend. */
function layOn(color: Color, ground: Color, gamut: GamutMethod): Color {
  const over = rgbValues(bringIntoSrgb(color, gamut));
  const under = rgbValues(bringIntoSrgb(ground, gamut));
  const alpha = alphaOf(color);
  const blend = (index: 0 | 1 | 2) => over[index] * alpha + under[index] * (1 - alpha);
  return spaces.rgb.make([blend(0), blend(1), blend(2)]);
}

/** Contrast of a color that lies on another, by WCAG 2.2 (1.4.3, 1.4.6, 1.4.11); a ground that shows through lies on white. */
export function measureContrast(color: Color, ground: Color, gamut: GamutMethod): Contrast {
  const opaque = layOn(ground, white, gamut);
  const ratio = wcagContrast(layOn(color, opaque, gamut), opaque);
  const grade = (aa: number, aaa: number): Grade => (ratio >= aaa ? 'AAA' : ratio >= aa ? 'AA' : 'fail');
  return {
    ratio: roundBelow(ratio, [3, 4.5, 7]),
    normalText: grade(4.5, 7),
    largeText: grade(3, 4.5),
    graphics: grade(3, Number.POSITIVE_INFINITY),
  };
}

function roundBelow(ratio: number, limits: readonly number[]): number {
  const rounded = Math.round(ratio * 100) / 100;
  return limits.some((limit) => ratio < limit && rounded >= limit) ? Math.floor(ratio * 100) / 100 : rounded;
}

/** Relative luminance by WCAG 2.2, from 0 to 1, to five decimals; a color that shows through lies on white. */
export const luminanceOf = (color: Color, gamut: GamutMethod): number =>
  Math.round(wcagLuminance(layOn(color, white, gamut)) * 1e5) / 1e5;

/** Black or white, whichever is easier to read on the color. */
export function bestTextOn(color: Color, gamut: GamutMethod): '#000000' | '#ffffff' {
  const ground = layOn(color, white, gamut);
  return wcagContrast(black, ground) >= wcagContrast(white, ground) ? '#000000' : '#ffffff';
}
