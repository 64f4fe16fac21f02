import {
  type Color as Culori,
  useMode as loadMode,
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
} from 'culori/fn';

const [toRgb, toLinear, toHsl, toHsv, toHwb] = [
  loadMode(modeRgb),
  loadMode(modeLrgb),
  loadMode(modeHsl),
  loadMode(modeHsv),
  loadMode(modeHwb),
];
const [toXyz65, toXyz50, toLab, toLch] = [
  loadMode(modeXyz65),
  loadMode(modeXyz50),
  loadMode(modeLab),
  loadMode(modeLch),
];
const [toOklab, toOklch] = [loadMode(modeOklab), loadMode(modeOklch)];
const [toP3, toRec2020, toA98, toProphoto] = [
  loadMode(modeP3),
  loadMode(modeRec2020),
  loadMode(modeA98),
  loadMode(modeProphoto),
];

/** A color in whatever space it was written in, as floats; alpha from 0 to 1, absent where opaque. */
export type Color = Culori;
/** In the units of the library: parts of 1, but for hues (degrees) and CIE L, a, b and chroma. A missing hue is none. */
export type Coordinates = readonly [number | undefined, number | undefined, number | undefined];
type Triple = readonly [number, number, number];

interface Space {
  readonly make: (values: Triple) => Color;
  readonly read: (color: Color) => Coordinates;
}

/**
 * The coordinates of CSS Color 4, and HSV. Rec. 2020 has the curve of BT.2020, as browsers paint it to this day; drafts of
 * CSS Color 4 since 2025 ask for a gamma of 2.4.
 */
export const spaces = {
  rgb: {
    make: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
    read: (color) => rgbOf(toRgb(color)),
  },
  srgbLinear: {
    make: ([r, g, b]) => ({ mode: 'lrgb', r, g, b }),
    read: (color) => rgbOf(toLinear(color)),
  },
  hsl: {
    make: ([h, s, l]) => ({ mode: 'hsl', h, s, l }),
    read: (color) => {
      const { h, s, l } = toHsl(color);
      return [h, s, l];
    },
  },
  hsv: {
    make: ([h, s, v]) => ({ mode: 'hsv', h, s, v }),
    read: (color) => {
      const { h, s, v } = toHsv(color);
      return [h, s, v];
    },
  },
  hwb: {
    make: ([h, w, b]) => ({ mode: 'hwb', h, w, b }),
    read: (color) => {
      const { h, w, b } = toHwb(color);
      return [h, w, b];
    },
  },
  lab: {
    make: ([l, a, b]) => ({ mode: 'lab', l, a, b }),
    read: (color) => labOf(toLab(color)),
  },
  lch: {
    make: ([l, c, h]) => ({ mode: 'lch', l, c, h }),
    read: (color) => lchOf(toLch(color)),
  },
  oklab: {
    make: ([l, a, b]) => ({ mode: 'oklab', l, a, b }),
    read: (color) => labOf(toOklab(color)),
  },
  oklch: {
    make: ([l, c, h]) => ({ mode: 'oklch', l, c, h }),
    read: (color) => lchOf(toOklch(color)),
  },
  displayP3: {
    make: ([r, g, b]) => ({ mode: 'p3', r, g, b }),
    read: (color) => rgbOf(toP3(color)),
  },
  rec2020: {
    make: ([r, g, b]) => ({ mode: 'rec2020', r, g, b }),
    read: (color) => rgbOf(toRec2020(color)),
  },
  a98Rgb: {
    make: ([r, g, b]) => ({ mode: 'a98', r, g, b }),
    read: (color) => rgbOf(toA98(color)),
  },
  prophotoRgb: {
    make: ([r, g, b]) => ({ mode: 'prophoto', r, g, b }),
    read: (color) => rgbOf(toProphoto(color)),
  },
  xyzD65: {
    make: ([x, y, z]) => ({ mode: 'xyz65', x, y, z }),
    read: (color) => xyzOf(toXyz65(color)),
  },
  xyzD50: {
    make: ([x, y, z]) => ({ mode: 'xyz50', x, y, z }),
    read: (color) => xyzOf(toXyz50(color)),
  },
} as const satisfies Readonly<Record<string, Space>>;
export type SpaceId = keyof typeof spaces;

const rgbOf = ({ r, g, b }: { r: number; g: number; b: number }): Coordinates => [r, g, b];
const labOf = ({ l, a, b }: { l: number; a: number; b: number }): Coordinates => [l, a, b];
const lchOf = ({ l, c, h }: { l: number; c: number; h?: number | undefined }): Coordinates => [l, c, h];
const xyzOf = ({ x, y, z }: { x: number; y: number; z: number }): Coordinates => [x, y, z];

export const alphaOf = ({ alpha = 1 }: Color): number => alpha;

/** The same color with another alpha. */
export const withAlpha = <C extends Color>(color: C, alpha: number): C => ({ ...color, alpha });

/** As parts of 1 in sRGB, which may lie outside it. */
export function rgbValues(color: Color): Triple {
  const { r, g, b } = toRgb(color);
  return [r, g, b];
}
