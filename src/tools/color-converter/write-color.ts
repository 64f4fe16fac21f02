import { maxOf } from '#lib/collections/extremes.ts';
import { bringIntoSrgb, type GamutMethod } from './gamut.ts';
import { alphaOf, type Color, rgbValues, type SpaceId, spaces } from './spaces.ts';

export interface Writing {
  /** Alpha also where the color is opaque. */
  readonly alpha: 'auto' | 'always';
  readonly hexCase: 'lower' | 'upper';
  /** Decimals, or as few as lead back to the same eight bits a channel. */
  readonly digits: 'auto' | '0' | '1' | '2' | '3' | '4' | '5' | '6';
  /** With commas, where CSS knows them. */
  readonly legacy: boolean;
  readonly gamut: GamutMethod;
}

/** As browsers write it, by default. */
export const plainWriting: Writing = { alpha: 'auto', hexCase: 'lower', digits: 'auto', legacy: false, gamut: 'map' };

interface Part {
  /** What a number of the library is multiplied by. */
  readonly scale: number;
  readonly unit: '' | '%' | 'hue';
  /** Decimals that were measured to lead back to the same eight bits. */
  readonly digits: number;
}
const percent = (digits: number): Part => ({ scale: 100, unit: '%', digits });
const plain = (digits: number, scale = 1): Part => ({ scale, unit: '', digits });
const hue = (digits: number): Part => ({ scale: 1, unit: 'hue', digits });

interface Notation {
  readonly space: SpaceId;
  readonly parts: readonly [Part, Part, Part];
  /** Name of the function, or of the space in `color()`. */
  readonly name: string;
  readonly isSpace?: true;
  /** Has its place in sRGB only. */
  readonly isSrgb?: true;
  /** Known with commas. */
  readonly hasLegacy?: true;
}

const inColor = (space: SpaceId, name: string): Notation => ({
  space,
  parts: [plain(5), plain(5), plain(5)],
  name,
  isSpace: true,
});
const rgb = { space: 'rgb', name: 'rgb', isSrgb: true, hasLegacy: true } as const;

const notations = {
  rgb: { ...rgb, parts: [plain(0, 255), plain(0, 255), plain(0, 255)] },
  rgbPercent: { ...rgb, parts: [percent(1), percent(1), percent(1)] },
  hsl: { space: 'hsl', parts: [hue(1), percent(1), percent(1)], name: 'hsl', isSrgb: true, hasLegacy: true },
  hsv: { space: 'hsv', parts: [hue(1), percent(1), percent(1)], name: 'hsv', isSrgb: true, hasLegacy: true },
  hwb: { space: 'hwb', parts: [hue(1), percent(1), percent(1)], name: 'hwb', isSrgb: true },
  lab: { space: 'lab', parts: [{ ...percent(2), scale: 1 }, plain(2), plain(2)], name: 'lab' },
  lch: { space: 'lch', parts: [{ ...percent(2), scale: 1 }, plain(2), hue(2)], name: 'lch' },
  oklab: { space: 'oklab', parts: [percent(3), plain(5), plain(5)], name: 'oklab' },
  oklch: { space: 'oklch', parts: [percent(3), plain(5), hue(3)], name: 'oklch' },
  displayP3: inColor('displayP3', 'display-p3'),
  rec2020: inColor('rec2020', 'rec2020'),
  a98Rgb: inColor('a98Rgb', 'a98-rgb'),
  prophotoRgb: inColor('prophotoRgb', 'prophoto-rgb'),
  xyzD65: inColor('xyzD65', 'xyz-d65'),
  xyzD50: inColor('xyzD50', 'xyz-d50'),
  srgbLinear: inColor('srgbLinear', 'srgb-linear'),
} as const satisfies Readonly<Record<string, Notation>>;

/** A number as text, without zeros at its end and without an exponent. */
export function writeNumber(value: number, digits: number): string {
  const written = value.toFixed(digits);
  const short = written.includes('.') ? written.replace(/\.?0+$/, '') : written;
  return short === '-0' ? '0' : short;
}

/** As CSS serializes alpha: two decimals where they lead back to the same eight bits, else three. */
function writeAlpha(alpha: number): string {
  const two = Math.round(alpha * 100) / 100;
  return Math.round(two * 255) === Math.round(alpha * 255) ? writeNumber(two, 2) : writeNumber(alpha, 3);
}

const showsAlpha = (color: Color, { alpha }: Writing): boolean => alpha === 'always' || alphaOf(color) < 1;

/** Puts the written values, and alpha where it shows, between the parentheses. */
function writeFunction(name: string, values: readonly string[], color: Color, writing: Writing, hasCommas: boolean) {
  const alpha = showsAlpha(color, writing) ? writeAlpha(alphaOf(color)) : undefined;
  if (!hasCommas) return `${name}(${values.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
  return alpha === undefined ? `${name}(${values.join(', ')})` : `${name}a(${[...values, alpha].join(', ')})`;
}

function writeIn(notation: Notation, color: Color, writing: Writing): string {
  const { space, parts, name, isSpace, isSrgb, hasLegacy = false } = notation;
  const hasCommas = hasLegacy && writing.legacy;
  const coordinates = spaces[space].read(isSrgb ? bringIntoSrgb(color, writing.gamut) : color);
  const written = parts.map(({ scale, unit, digits }, index) => {
    const text = writeNumber(
      (coordinates[index] ?? 0) * scale,
      writing.digits === 'auto' ? digits : Number(writing.digits),
    );
    return unit === '%' ? `${text}%` : unit === 'hue' && text === '360' ? '0' : text;
  });
  const powerless = hasCommas ? '0' : 'none';
  const values = written.map((text, index) =>
    parts[index]?.unit === 'hue' && isGray(space, written) ? powerless : text,
  );
  return writeFunction(isSpace ? 'color' : name, isSpace ? [name, ...values] : values, color, writing, hasCommas);
}

/** Whether there is no saturation or chroma, or no room between whiteness and blackness: a hue means nothing then. */
function isGray(space: SpaceId, [, second = '', third = '']: readonly string[]): boolean {
  const value = Number.parseFloat(second);
  return space === 'hwb' ? value + Number.parseFloat(third) > 99.99 : value === 0;
}

/** The color as eight bits a channel: red, green, blue, alpha. */
export function writeBytes(color: Color, gamut: GamutMethod): readonly [number, number, number, number] {
  const srgb = bringIntoSrgb(color, gamut);
  const [r, g, b] = rgbValues(srgb);
  const byte = (value: number) => Math.round(value * 255);
  return [byte(r), byte(g), byte(b), byte(alphaOf(srgb))];
}

const hexOf = (bytes: readonly number[], hexCase: Writing['hexCase']): string => {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${hexCase === 'upper' ? digits.toUpperCase() : digits}`;
};

/** Naive: without a color profile, as most tools and CSS Color 5 (10.2) convert. */
function writeCmyk(color: Color, writing: Writing): string {
  const rgb = rgbValues(bringIntoSrgb(color, writing.gamut));
  const key = 1 - maxOf(rgb);
  const inks = [...rgb.map((value) => (key === 1 ? 0 : (1 - value - key) / (1 - key))), key];
  const digits = writing.digits === 'auto' ? 1 : Number(writing.digits);
  const values = inks.map((ink) => `${writeNumber(ink * 100, digits)}%`);
  const alpha = showsAlpha(color, writing) ? writeAlpha(alphaOf(color)) : undefined;
  return writing.legacy
    ? `cmyk(${[...values, ...(alpha === undefined ? [] : [alpha])].join(', ')})`
    : writeFunction('cmyk', values, color, writing, false);
}

/** The notations that can be read again, whatever the option for digits says. */
export type NotationId = 'hex' | 'hex8' | 'cmyk' | keyof typeof notations;

/** The color in a notation; outside sRGB, the nearest there where the notation ends there. */
export function writeColor(color: Color, notation: NotationId, writing: Writing): string {
  switch (notation) {
    case 'hex': {
      const bytes = writeBytes(color, writing.gamut);
      return hexOf(showsAlpha(color, writing) ? bytes : bytes.slice(0, 3), writing.hexCase);
    }
    case 'hex8':
      return hexOf(writeBytes(color, writing.gamut), writing.hexCase);
    case 'cmyk':
      return writeCmyk(color, writing);
    default:
      return writeIn(notations[notation], color, writing);
  }
}

/** Whether a notation has no room for colors outside sRGB. */
export const endsInSrgb = (notation: NotationId): boolean =>
  notation === 'hex' || notation === 'hex8' || notation === 'cmyk' || 'isSrgb' in notations[notation];

/** Notations of single platforms, all in sRGB. */
export function writeForPlatforms(color: Color, writing: Writing) {
  const [r, g, b, a] = writeBytes(color, writing.gamut);
  const parts = rgbValues(bringIntoSrgb(color, writing.gamut)).map((value) => writeNumber(value, 3));
  const named = `red: ${parts[0]}, green: ${parts[1]}, blue: ${parts[2]}`;
  const alpha = writeAlpha(alphaOf(color));
  return {
    integer: String(r * 65_536 + g * 256 + b),
    android: hexOf([a, r, g, b], writing.hexCase),
    swiftUi: `Color(${named}${showsAlpha(color, writing) ? `, opacity: ${alpha}` : ''})`,
    uiKit: `UIColor(${named}, alpha: ${alpha})`,
    cssVariable: `--color: ${writeColor(color, 'hex', writing)};`,
  };
}
