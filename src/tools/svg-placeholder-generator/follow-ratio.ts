export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The most pixels on a side. */
export const maxPixels = 20_000;

const isSide = (side: unknown): side is number =>
  Number.isInteger(side) && Number(side) >= 1 && Number(side) <= maxPixels;

const other = (side: number): number => Math.min(maxPixels, Math.max(1, Math.round(side)));

/**
 * The size with the ratio of `model`, after one side of `former` has been changed; the size as it is while one is being
 * typed; undefined where both were changed, which sets another ratio.
 */
export function followRatio(model: Size, former: Size, { width, height }: Size): Size | undefined {
  const [isWider, isHigher] = [width !== former.width, height !== former.height];
  if (isWider && isHigher) return undefined;
  if (isWider && isSide(width)) return { width, height: other((width * model.height) / model.width) };
  if (isHigher && isSide(height)) return { width: other((height * model.width) / model.height), height };
  return { width, height };
}
