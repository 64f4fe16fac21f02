/** Types only, and of no library: the declaration names them, and the package's types must not depend on others. */

export type Grade = 'AAA' | 'AA' | 'fail';

export interface Contrast {
  /** From 1 to 21, to two decimals, but never rounded up to what the color does not reach: the grades are exact. */
  readonly ratio: number;
  readonly normalText: Grade;
  readonly largeText: Grade;
  readonly graphics: Grade;
}

export type HarmonyKind = 'tints' | 'shades' | 'complement' | 'triad' | 'tetrad' | 'analogous';
export type ColorBlindness = 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

/** What the page shows around a color; colors are in hexadecimal. */
export interface Inspection {
  /** The nearest where the color itself is outside sRGB. */
  readonly hex: string;
  readonly inSrgb: boolean;
  /** Hue in degrees; saturation, value and alpha as parts of 1. */
  readonly picked: {
    readonly hue: number;
    readonly saturation: number;
    readonly value: number;
    readonly alpha: number;
  };
  readonly contrasts: readonly (Contrast & { readonly against: string; readonly ground: string })[];
  readonly harmonies: Readonly<Record<HarmonyKind, readonly string[]>>;
  readonly vision: Readonly<Record<ColorBlindness, string>>;
}
