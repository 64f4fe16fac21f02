import { namesOf, recordOf } from '#core/record-of.ts';
import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { relocateNoticeToOption, relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { bestTextOn, extremes, luminanceOf, measureContrast } from './contrast.ts';
import { listPairs, writeMatrix } from './contrast-table.ts';
import { bringIntoSrgb, isInP3, isInSrgb } from './gamut.ts';
import { harmonize, harmonyKinds, simulateVision as simulate } from './harmonies.ts';
import { nameColor as findName } from './names.ts';
import { nameEach, type PaletteColor, readPalette } from './palette.ts';
import { type ReadAs, readColor, readWritten } from './read-color.ts';
import { alphaOf, type Color, spaces } from './spaces.ts';
import tool from './tool.ts';
import { endsInSrgb, plainWriting, writeBytes, writeColor, writeForPlatforms, writeNumber } from './write-color.ts';

const notations = tool.operations.convert.options.to.values;

/** The color of the option `against`, where there is one. */
const readOther = (against: string, readAs: ReadAs, notice?: Context['notice']): Color | undefined =>
  against.trim() === ''
    ? undefined
    : relocateToOption('against', () =>
        readColor(against, readAs, notice && relocateNoticeToOption('against', notice)),
      );

/**
 * A color in every notation (CSS Color 4 and others), its name, its contrast with white and black, and where it lies.
 * Notations that end with sRGB give the nearest color there, which is reported.
 * @throws ToolError as `readColor` says, also in the option `against`
 */
export const convertAll: RunOf<typeof tool, 'convertAll'> = (text, { readAs, against, ...writing }, ctx) => {
  const { color, notation } = readWritten(text, readAs, ctx.notice);
  const other = readOther(against, readAs, ctx.notice);
  const { gamut } = writing;
  const inSrgb = isInSrgb(color);
  if (!inSrgb) ctx.notice('outside-srgb');
  const { name, distance } = findName(color, gamut);
  return {
    ...recordOf(notations, (notation) => writeColor(color, notation, writing)),
    ...writeForPlatforms(color, writing),
    name: distance === 0 ? name : null,
    nearestName: distance === 0 ? null : `≈ ${name}, ΔE ${writeNumber(distance, 1)}`,
    luminance: luminanceOf(color, gamut),
    onWhite: measureContrast(color, extremes.white, gamut).ratio,
    onBlack: measureContrast(color, extremes.black, gamut).ratio,
    onOther: other ? measureContrast(color, other, gamut).ratio : null,
    bestText: bestTextOn(color, gamut),
    notation,
    inSrgb,
    inP3: isInP3(color),
    mapped: inSrgb ? null : writeColor(color, 'hex', { ...writing, gamut: 'map' }),
    clipped: inSrgb ? null : writeColor(color, 'hex', { ...writing, gamut: 'clip' }),
  };
};

/**
 * A color in one notation.
 * @throws ToolError as `readColor` says
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, { to, readAs, ...writing }, ctx) => {
  const color = readColor(text, readAs, ctx.notice);
  if (endsInSrgb(to) && !isInSrgb(color)) ctx.notice('outside-srgb');
  return writeColor(color, to, writing);
};

/**
 * The contrast of a color with another, by WCAG 2.2: the ratio, what it suffices for, and whether black or white is
 * easier to read on the color.
 * @throws ToolError as `readColor` says, also in the option `against`
 */
export const contrast: RunOf<typeof tool, 'contrast'> = (text, { against, readAs, gamut }, ctx) => {
  const color = readColor(text, readAs, ctx.notice);
  const ground = relocateToOption('against', () =>
    readColor(against, readAs, relocateNoticeToOption('against', ctx.notice)),
  );
  return { ...measureContrast(color, ground, gamut), bestText: bestTextOn(color, gamut) };
};

/**
 * The CSS name of a color, or the nearest one, and how far from it by CIEDE2000, to one decimal; 0 is exact.
 * @throws ToolError as `readColor` says
 */
export const nameColor: RunOf<typeof tool, 'nameColor'> = (text, { readAs, gamut }, ctx) => {
  const { name, distance } = findName(readColor(text, readAs, ctx.notice), gamut);
  return { name, distance: Math.round(distance * 10) / 10 };
};

/**
 * How a color looks to those who do not see some colors.
 * @throws ToolError as `readColor` says
 */
export const simulateVision: RunOf<typeof tool, 'simulateVision'> = (text, { readAs, gamut }, ctx) => {
  const seen = simulate(readColor(text, readAs, ctx.notice), gamut);
  return recordOf(namesOf(seen), (name) => writeColor(seen[name], 'hex', plainWriting));
};

/**
 * Colors that go with a color, in hexadecimal, each on a line, the color itself among them.
 * @throws ToolError as `readColor` says
 */
export const makePalette: RunOf<typeof tool, 'makePalette'> = (text, { kind, count, readAs }, ctx) => {
  const colors = harmonize(readColor(text, readAs, ctx.notice), kind, count);
  tellOutside(colors, ctx);
  return colors.map((color) => `${writeColor(color, 'hex', plainWriting)}\n`).join('');
};

function tellOutside(colors: readonly Color[], ctx: Context): void {
  const outside = colors.filter((color) => !isInSrgb(color)).length;
  if (outside > 0) ctx.notice('colors-outside-srgb', { n: outside });
}

const readColors = (text: string, readAs: ReadAs, ctx: Context): readonly PaletteColor[] =>
  readPalette(text, readAs, ctx.notice, ctx.progress);

/**
 * A palette, each line a color, perhaps after its name, as style sheet, JSON, GIMP palette or plain lines.
 * @throws ToolError as `readColor` says
 */
export const exportPalette: RunOf<typeof tool, 'exportPalette'> = (text, options, ctx) => {
  const { format, to, prefix, readAs, ...writing } = options;
  const colors = readColors(text, readAs, ctx);
  if (format === 'gpl' || endsInSrgb(to))
    tellOutside(
      colors.map(({ color }) => color),
      ctx,
    );
  const named = nameEach(colors, prefix);
  const written = named.map(([name, color]) => [name, writeColor(color, to, writing)] as const);
  switch (format) {
    case 'css':
      return `:root {\n${written.map(([name, color]) => `  --${name}: ${color};\n`).join('')}}\n`;
    case 'scss':
      return written.map(([name, color]) => `$${name}: ${color};\n`).join('');
    case 'json':
      return `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`;
    case 'lines':
      return written.map(([, color]) => `${color}\n`).join('');
    case 'gpl': {
      const translucent = colors.filter(({ color }) => alphaOf(color) < 1).length;
      if (translucent > 0) ctx.notice('alpha-lost', { n: translucent });
      const rows = named.map(([name, color]) => {
        const bytes = writeBytes(color, writing.gamut).slice(0, 3);
        return `${bytes.map((byte) => String(byte).padStart(3)).join(' ')}\t${name}\n`;
      });
      return `GIMP Palette\nName: Penknife\n#\n${rows.join('')}`;
    }
  }
};

/** A hundred colors have 4,950 pairs. */
const maxMatrixColors = 100;

/**
 * The contrast of each pair of colors in a palette, by WCAG 2.2.
 * @throws ToolError as `readColor` says; `few-colors`, `many-colors` {n, limit}
 */
export const contrastMatrix: RunOf<typeof tool, 'contrastMatrix'> = (text, { form, show, readAs, gamut }, ctx) => {
  const palette = readColors(text, readAs, ctx);
  if (palette.length < 2) throw new ToolError('few-colors');
  if (palette.length > maxMatrixColors)
    throw new ToolError('many-colors', { n: palette.length, limit: maxMatrixColors });
  tellOutside(
    palette.map(({ color }) => color),
    ctx,
  );
  return form === 'pairs' ? listPairs(palette, show, gamut, ctx) : writeMatrix(palette, gamut, ctx);
};

/**
 * What the page shows around a color.
 * @throws ToolError as `readColor` says, also in the option `against`
 */
export const inspect: RunOf<typeof tool, 'inspect'> = (text, { readAs, gamut, against }) => {
  const color = readColor(text, readAs);
  const hex = (shown: Color) => writeColor(shown, 'hex', { ...plainWriting, gamut });
  const [h = 0, s = 0, v = 0] = spaces.hsv.read(bringIntoSrgb(color, gamut));
  const other = readOther(against, readAs);
  const seen = simulate(color, gamut);
  const own = other ? [[against, other] as const] : [];
  const grounds = [['white', extremes.white], ['black', extremes.black], ...own] as const;
  return {
    hex: hex(color),
    inSrgb: isInSrgb(color),
    picked: { hue: h, saturation: s, value: v, alpha: alphaOf(color) },
    contrasts: grounds.map(([name, ground]) => ({
      against: name,
      ground: hex(ground),
      ...measureContrast(color, ground, gamut),
    })),
    harmonies: recordOf(harmonyKinds, (kind) => harmonize(color, kind, 5).map(hex)),
    vision: recordOf(namesOf(seen), (name) => hex(seen[name])),
  };
};

/** A palette's colors in hexadecimal, for the page: none where it cannot be read. */
export const inspectPalette: RunOf<typeof tool, 'inspectPalette'> = (text, { readAs, gamut }) =>
  readPalette(text, readAs).map(({ color }) => writeColor(color, 'hex', { ...plainWriting, gamut }));
