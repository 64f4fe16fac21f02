import type { QrCode } from './encode-qr.ts';

/** How the modules of a code are drawn. */
export interface QrShapes {
  /** Of all modules but those of the three finder patterns. */
  readonly shape: 'square' | 'rounded' | 'dots';
  readonly finder: 'square' | 'rounded';
}

/** A rectangle, in modules; the radius of each corner, clockwise from the top left one. */
export interface QrPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radii: readonly [number, number, number, number];
}

/** Modules on a side of a finder pattern. */
const finderSide = 7;
const dotWidth = 0.9;
/** How far ring, hole and middle of a finder pattern are from its edge, and how round: rounder, some scanners miss them. */
const finderParts = [
  { inset: 0, radius: 2 },
  { inset: 1, radius: 1.25 },
  { inset: 2, radius: 0.75 },
] as const;

/**
 * What is dark in a code, as rectangles. Where one lies in another, it is light again: they are filled by the even-odd
 * rule.
 */
export function* partsOf(code: QrCode, { shape, finder }: QrShapes): Generator<QrPart> {
  const { size } = code;
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && code.isDark(x, y);
  const isFinder = (x: number, y: number) =>
    (x < finderSide && y < finderSide) ||
    (x >= size - finderSide && y < finderSide) ||
    (x < finderSide && y >= size - finderSide);
  if (finder !== 'square') {
    const far = size - finderSide;
    for (const [x, y] of [[0, 0] as const, [far, 0] as const, [0, far] as const])
      for (const { inset, radius } of finderParts)
        yield roundPart(x + inset, y + inset, finderSide - 2 * inset, radius);
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const isInFinder = isFinder(x, y);
      if (isInFinder && finder !== 'square') continue;
      const style = isInFinder ? 'square' : shape;
      if (style === 'dots') {
        yield roundPart(x + (1 - dotWidth) / 2, y + (1 - dotWidth) / 2, dotWidth, dotWidth / 2);
        continue;
      }
      // Finder patterns have light modules around them: a run is within one, or without.
      let last = x;
      while (isDark(last + 1, y)) last++;
      const radius = (column: number, neighbour: number) =>
        style === 'rounded' && !isDark(column, neighbour) ? 0.5 : 0;
      const radii = [radius(x, y - 1), radius(last, y - 1), radius(last, y + 1), radius(x, y + 1)] as const;
      yield { x, y, width: last + 1 - x, height: 1, radii };
      x = last;
    }
}

const roundPart = (x: number, y: number, side: number, radius: number): QrPart => ({
  ...{ x, y, width: side, height: side },
  radii: [radius, radius, radius, radius],
});

/** Whether a point, in modules, is within a part. */
export function isWithin({ x, y, width, height, radii }: QrPart, pointX: number, pointY: number): boolean {
  const [isRight, isLow] = [pointX - x > width / 2, pointY - y > height / 2];
  // How far it is from the edges of its corner.
  const across = isRight ? x + width - pointX : pointX - x;
  const down = isLow ? y + height - pointY : pointY - y;
  const radius = radii[isLow ? (isRight ? 2 : 3) : isRight ? 1 : 0];
  if (across < 0 || down < 0) return false;
  return across >= radius || down >= radius || (radius - across) ** 2 + (radius - down) ** 2 <= radius ** 2;
}
