import type { Context } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { measureContrast } from './contrast.ts';
import type { GamutMethod } from './gamut.ts';
import type { Contrast, Grade } from './inspection.ts';
import type { PaletteColor } from './palette.ts';
import { alphaOf, type Color } from './spaces.ts';
import { plainWriting, writeColor } from './write-color.ts';

/** Which pairs are listed, by what they suffice for as normal text. */
type Shown = 'all' | 'aa' | 'aaa' | 'fail';

const isShown: Readonly<Record<Shown, (contrast: Contrast) => boolean>> = {
  all: () => true,
  aa: ({ normalText }) => normalText !== 'fail',
  aaa: ({ normalText }) => normalText === 'AAA',
  fail: ({ normalText }) => normalText === 'fail',
};

const hasNames = (palette: readonly PaletteColor[]): boolean => palette.some(({ name }) => name !== undefined);

/**
 * The contrast of every pair of colors, a row for each: of two opaque ones it is the same either way, so that each pair
 * is there once; a translucent one has another contrast as the background. Where any color has a name, the hexadecimal
 * digits come last, so that a narrow table shows the ratio.
 */
export function listPairs(
  palette: readonly PaletteColor[],
  show: Shown,
  gamut: GamutMethod,
  { message }: Context<'fail'>,
): string {
  const areNamed = hasNames(palette);
  const nameOf = ({ name, color }: PaletteColor) => name ?? hexOf(color, gamut);
  const isOpaque = ({ color }: PaletteColor) => alphaOf(color) === 1;
  const rows = palette.flatMap((one, index) =>
    palette.flatMap((ground, other) => {
      if (index === other || (index > other && isOpaque(one) && isOpaque(ground))) return [];
      const contrast = measureContrast(one.color, ground.color, gamut);
      const { ratio, normalText, largeText, graphics } = contrast;
      if (!isShown[show](contrast)) return [];
      const digits = areNamed ? [one, ground].map(({ color }) => hexOf(color, gamut)) : [];
      const grades = [normalText, largeText, graphics].map((grade) => gradeName(grade, message));
      return [[nameOf(one), nameOf(ground), writeRatio(ratio), ...grades, ...digits]];
    }),
  );
  const digits = areNamed ? ['colorHex', 'backgroundHex'] : [];
  return writeCsv(['color', 'background', 'ratio', 'normalText', 'largeText', 'graphics', ...digits], rows);
}

/** The same as a square: text colors down, backgrounds across, with what each pair suffices for as normal text. */
export function writeMatrix(
  palette: readonly PaletteColor[],
  gamut: GamutMethod,
  { message }: Context<'fail'>,
): string {
  const areNamed = hasNames(palette);
  const cell = (color: Color, ground: Color) => {
    const { ratio, normalText } = measureContrast(color, ground, gamut);
    return `${writeRatio(ratio)} ${gradeName(normalText, message)}`;
  };
  const rows = palette.map((one, index) => [
    ...(areNamed ? [one.name ?? ''] : []),
    hexOf(one.color, gamut),
    ...palette.map((ground, other) => (index === other ? '' : cell(one.color, ground.color))),
  ]);
  return writeCsv([...(areNamed ? ['name'] : []), 'color', ...palette.map((one) => labelOf(one, gamut))], rows);
}

/** Two decimals always, as WCAG tools write it: 4.00 is not 4. */
const writeRatio = (ratio: number): string => ratio.toFixed(2);

/** The grades that pass are the same in all languages. */
const gradeName = (grade: Grade, message: Context<'fail'>['message']): string =>
  grade === 'fail' ? message(grade) : grade;

const hexOf = (color: Color, gamut: GamutMethod): string => writeColor(color, 'hex', { ...plainWriting, gamut });

const labelOf = ({ name, color }: PaletteColor, gamut: GamutMethod): string =>
  name === undefined ? hexOf(color, gamut) : `${name} ${hexOf(color, gamut)}`;
