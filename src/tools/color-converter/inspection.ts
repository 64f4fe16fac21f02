import type { Contrast } from './contrast.ts';
import type { HarmonyKind, simulateVision } from './harmonies.ts';

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
  readonly vision: Readonly<Record<keyof ReturnType<typeof simulateVision>, string>>;
}
