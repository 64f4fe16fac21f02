import { wcagLuminance } from 'culori/fn';
import { bringIntoSrgb, type GamutMethod } from './gamut.ts';
import type { ColorBlindness, HarmonyKind } from './inspection.ts';
import { alphaOf, type Color, spaces, withAlpha } from './spaces.ts';

export const harmonyKinds = [
  'tints',
  'shades',
  'complement',
  'triad',
  'tetrad',
  'analogous',
] as const satisfies readonly HarmonyKind[];

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

type Row = readonly [number, number, number];

/** What linear red, green and blue become (Machado, Oliveira, Fernandes 2009, table 1, severity 1.0). */
const filters = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly [Row, Row, Row]>>;

/** How a color looks without one kind of cone, and without any. */
export function simulateVision(color: Color, gamut: GamutMethod): Readonly<Record<ColorBlindness, Color>> {
  const srgb = bringIntoSrgb(color, gamut);
  const [r = 0, g = 0, b = 0] = spaces.srgbLinear.read(srgb);
  const make = (values: Row): Color => bringIntoSrgb(withAlpha(spaces.srgbLinear.make(values), alphaOf(color)), 'clip');
  const seen = (filter: readonly [Row, Row, Row]): Color => {
    const mix = (row: Row): number => row[0] * r + row[1] * g + row[2] * b;
    return make([mix(filter[0]), mix(filter[1]), mix(filter[2])]);
  };
  const gray = wcagLuminance(srgb);
  return {
    protanopia: seen(filters.protanopia),
    deuteranopia: seen(filters.deuteranopia),
    tritanopia: seen(filters.tritanopia),
    achromatopsia: make([gray, gray, gray]),
  };
}
