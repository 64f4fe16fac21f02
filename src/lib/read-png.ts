import { convertIndexedToRgb, decode } from 'fast-png';
import type { Picture } from '#core/picture.ts';

/**
 * Reads a PNG: Node itself reads no pictures.
 * @throws for any other file, and a broken one
 */
export async function readPng(file: Blob): Promise<Picture> {
  const png = decode(await file.arrayBuffer());
  const { width, height, palette } = png;
  const values = palette ? convertIndexedToRgb(png) : png.data;
  const channels = palette ? (palette[0]?.length ?? 3) : png.channels;
  const depth = palette ? 8 : png.depth;
  const most = 2 ** depth - 1;
  const rowLength = depth < 8 ? Math.ceil((width * channels * depth) / 8) : width * channels;
  /** The value of a channel, from 0 to 255; several are in one byte where they are small. */
  const valueAt = (row: number, index: number): number => {
    if (depth >= 8) return ((values[row * rowLength + index] ?? 0) * 255) / most;
    const bit = index * depth;
    const byte = values[row * rowLength + (bit >> 3)] ?? 0;
    return (((byte >> (8 - depth - (bit & 7))) & most) * 255) / most;
  };
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [first = 0, second = 0, third = 0, fourth = 255] = Array.from({ length: channels }, (_, channel) =>
        valueAt(y, x * channels + channel),
      );
      const isGrey = channels < 3;
      const opacity = isGrey ? (channels === 2 ? second : 255) : fourth;
      // Codes on nothing are read as on paper.
      const onWhite = (value: number) => 255 + ((value - 255) * opacity) / 255;
      data.set([...(isGrey ? [first, first, first] : [first, second, third]).map(onWhite), 255], 4 * (y * width + x));
    }
  return { width, height, data };
}
