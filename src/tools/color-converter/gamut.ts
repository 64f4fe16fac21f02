import { clampGamut, toGamut } from 'culori/fn';
import { alphaOf, type Color, rgbValues, spaces, withAlpha } from './spaces.ts';

/** Half a step of eight bits: what lies no further outside is there by rounding. */
const tolerance = 0.5 / 255;

const isWithin = (color: Color, space: 'rgb' | 'displayP3'): boolean =>
  spaces[space].read(color).every((value = 0) => value >= -tolerance && value <= 1 + tolerance);

export const isInSrgb = (color: Color): boolean => isWithin(color, 'rgb');
export const isInP3 = (color: Color): boolean => isWithin(color, 'displayP3');

/** How a color outside sRGB is brought into it: by less chroma (CSS Color 4, 13.2), or each channel by itself. */
export type GamutMethod = 'map' | 'clip';

const mapToSrgb = toGamut('rgb', 'oklch');
const clipToSrgb = clampGamut('rgb');

/** The color itself where it is in sRGB, else the nearest there. */
export function bringIntoSrgb(color: Color, method: GamutMethod): Color {
  const nearest = isInSrgb(color) || method === 'clip' ? clipToSrgb(color) : mapToSrgb(color);
  const [r, g, b] = rgbValues(nearest ?? color);
  return withAlpha(spaces.rgb.make([clamp(r), clamp(g), clamp(b)]), alphaOf(color));
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
