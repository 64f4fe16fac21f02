import { writeCsv } from '#lib/csv/write.ts';
import { measureContrast } from './contrast.ts';
import type { GamutMethod } from './gamut.ts';
import type { Contrast } from './inspection.ts';
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

/**
 * The contrast of every pair of colors, a row for each: of two opaque ones it is the same either way, so that each pair
 * is there once; a translucent one has another contrast as the background.
 */
export function listPairs(palette: readonly PaletteColor[], show: Shown, gamut: GamutMethod): string {
  const labels = palette.map((one) => labelOf(one, gamut));
  const isOpaque = ({ color }: PaletteColor) => alphaOf(color) === 1;
  const rows = palette.flatMap((one, index) =>
    palette.flatMap((ground, other) => {
      if (index === other || (index > other && isOpaque(one) && isOpaque(ground))) return [];
      const contrast = measureContrast(one.color, ground.color, gamut);
      const { ratio, normalText, largeText, graphics } = contrast;
      if (!isShown[show](contrast)) return [];
      return [[labels[index] ?? '', labels[other] ?? '', ratio.toFixed(2), normalText, largeText, graphics]];
    }),
  );
  return writeCsv(['color', 'background', 'ratio', 'normalText', 'largeText', 'graphics'], rows);
}

/** The same as a square: text colors down, backgrounds across, with what each pair suffices for as normal text. */
export function writeMatrix(palette: readonly PaletteColor[], gamut: GamutMethod): string {
  const labels = palette.map((one) => labelOf(one, gamut));
  const cell = (color: Color, ground: Color) => {
    const { ratio, normalText } = measureContrast(color, ground, gamut);
    return `${ratio.toFixed(2)} ${normalText}`;
  };
  const rows = palette.map(({ color }, index) => [
    labels[index] ?? '',
    ...palette.map((ground, other) => (index === other ? '' : cell(color, ground.color))),
  ]);
  return writeCsv(['color', ...labels], rows);
}

const labelOf = ({ name, color }: PaletteColor, gamut: GamutMethod): string => {
  const hex = writeColor(color, 'hex', { ...plainWriting, gamut });
  return name === undefined ? hex : `${name} ${hex}`;
};
