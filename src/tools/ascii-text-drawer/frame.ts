import type tool from './tool.ts';

export type Alignment = 'left' | 'center' | 'right';

/** Lines of the same length within a width, in UTF-16 units, with spaces at the sides where they are shorter. */
export function alignLines(lines: readonly string[], alignment: Alignment, width: number): readonly string[] {
  return lines.map((line) => {
    const missing = Math.max(0, width - line.length);
    const before = alignment === 'left' ? 0 : alignment === 'right' ? missing : Math.floor(missing / 2);
    return `${' '.repeat(before)}${line}${' '.repeat(missing - before)}`;
  });
}

type BoxStyle = (typeof tool)['operations']['draw']['options']['box']['values'][number];

/** The corners from the upper left one, clockwise, then a horizontal and a vertical line. */
const borders: Readonly<Record<Exclude<BoxStyle, 'none'>, string>> = {
  ascii: '++++-|',
  single: '┌┐┘└─│',
  rounded: '╭╮╯╰─│',
  double: '╔╗╝╚═║',
  stars: '******',
};

/** How much room on a line a box takes. */
export const boxWidth = (style: BoxStyle): number => (style === 'none' ? 0 : '|  |'.length);

/** Lines of the same width, with a box around them; `hasHyphens`: its lines may have them in a row. */
export function drawBox(lines: readonly string[], style: BoxStyle, hasHyphens: boolean): readonly string[] {
  if (style === 'none') return lines;
  const [upperLeft = '', upperRight = '', lowerRight = '', lowerLeft = '', horizontal = '', vertical = ''] =
    borders[style];
  const edge = (hasHyphens || horizontal !== '-' ? horizontal : '=').repeat((lines[0]?.length ?? 0) + 2);
  return [
    `${upperLeft}${edge}${upperRight}`,
    ...lines.map((line) => `${vertical} ${line} ${vertical}`),
    `${lowerLeft}${edge}${lowerRight}`,
  ];
}
