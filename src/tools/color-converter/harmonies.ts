import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, wcagLuminance } from 'culori/fn';
import { bringIntoSrgb, type GamutMethod } from './gamut.ts';
import { alphaOf, type Color, rgbValues, spaces, withAlpha } from './spaces.ts';

export const harmonyKinds = ['tints', 'shades', 'complement', 'triad', 'tetrad', 'analogous'] as const;
export type HarmonyKind = (typeof harmonyKinds)[number];

/** Hues beside that of the color, in degrees. */
const turns: Readonly<Record<Exclude<HarmonyKind, 'tints' | 'shades'>, readonly number[]>> = {
  complement: [0, 180],
  triad: [0, 120, 240],
  tetrad: [0, 90, 180, 270],
  analogous: [-30, 0, 30],
};

/**
 * Colors that go with a color, in OKLCH: as far from it as from each other in hue, or on the way from it to white or
 * black in `count` steps.
 */
export function harmonize(color: Color, kind: HarmonyKind, count: number): readonly Color[] {
  const [lightness = 0, chroma = 0, hue = 0] = spaces.oklch.read(color);
  const make = (l: number, c: number, h: number) => withAlpha(spaces.oklch.make([l, c, h]), alphaOf(color));
  if (kind !== 'tints' && kind !== 'shades')
    return turns[kind].map((turn) => (turn === 0 ? color : make(lightness, chroma, (hue + turn + 360) % 360)));
  const end = kind === 'tints' ? 1 : 0;
  const steps = Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
  return [color, ...steps.map((way) => make(lightness + (end - lightness) * way, chroma * (1 - way), hue))];
}

const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;

/** How a color looks without one kind of cone (Machado, Oliveira, Fernandes 2009), and without any. */
export function simulateVision(color: Color, gamut: GamutMethod) {
  const srgb = bringIntoSrgb(color, gamut);
  const seen = (filter: (seenAs: Color) => Color): Color => {
    const [r, g, b] = rgbValues(filter(srgb));
    return bringIntoSrgb(withAlpha(spaces.rgb.make([r, g, b]), alphaOf(color)), 'clip');
  };
  const gray = wcagLuminance(srgb);
  return {
    protanopia: seen(filters.protanopia),
    deuteranopia: seen(filters.deuteranopia),
    tritanopia: seen(filters.tritanopia),
    achromatopsia: seen(() => spaces.srgbLinear.make([gray, gray, gray])),
  };
}
