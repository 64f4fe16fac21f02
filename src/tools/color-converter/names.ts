import { colorsNamed, differenceCiede2000, useMode as loadMode, modeLab65 } from 'culori/fn';
import { bringIntoSrgb, type GamutMethod, isInSrgb } from './gamut.ts';
import { alphaOf, type Color, rgbValues, spaces } from './spaces.ts';

const toLab = loadMode(modeLab65);
const names: ReadonlyMap<string, number> = new Map(Object.entries(colorsNamed));
const difference = differenceCiede2000();

const colorOfInteger = (value: number): Color =>
  spaces.rgb.make([(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]);

/** Case in ASCII only, as CSS has it: a Kelvin sign is no k. */
export const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The color that CSS knows by a name, in whatever case. */
export function findNamed(name: string): Color | undefined {
  const lower = lowerAscii(name);
  if (lower === 'transparent') return { ...spaces.rgb.make([0, 0, 0]), alpha: 0 };
  const value = names.get(lower);
  return value === undefined ? undefined : colorOfInteger(value);
}

export interface Naming {
  readonly name: string;
  /** CIEDE2000; 0 where the name is exact. */
  readonly distance: number;
}

const measured = [...names].map(([name, value]) => ({ name, lab: toLab(colorOfInteger(value)) }));

const byValue: ReadonlyMap<number, string> = new Map([...names].reverse().map(([name, value]) => [value, name]));

/** The CSS name that means exactly this color, to eight bits a channel. */
export function nameExactly(color: Color): string | undefined {
  const alpha = alphaOf(color);
  if (!isInSrgb(color) || (alpha < 1 && alpha > 0)) return undefined;
  const [r, g, b] = rgbValues(color);
  const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value * 255)));
  const value = byte(r) * 65_536 + byte(g) * 256 + byte(b);
  if (alpha === 0) return value === 0 ? 'transparent' : undefined;
  return byValue.get(value);
}

/** The CSS name of the color, or the nearest by CIEDE2000, whatever its alpha. */
export function nameColor(color: Color, gamut: GamutMethod): Naming {
  const exact = nameExactly(color);
  if (exact !== undefined) return { name: exact, distance: 0 };
  const lab = toLab(bringIntoSrgb(color, gamut));
  return measured
    .map(({ name, lab: other }) => ({ name, distance: difference(lab, other) }))
    .reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest));
}
