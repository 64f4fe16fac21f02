import { decode } from 'fast-png';
import type { Picture } from '#core/kinds/picture.ts';
import { exceedsMaxPixels, maxSide } from './picture-size.ts';

/**
 * Reads a PNG: Node itself reads no pictures. A large one is scaled down.
 * @throws for any other file, a broken one, and one of too many pixels
 */
export async function readPng(file: Blob): Promise<Picture> {
  if (await exceedsMaxPixels(file)) throw new Error('too many pixels');
  const content = await file.arrayBuffer();
  await checkInflatedSize(content);
  const png = decode(content);
  const { palette, channels } = png;
  const step = Math.ceil(Math.max(png.width, png.height) / maxSide);
  const [width, height] = [Math.ceil(png.width / step), Math.ceil(png.height / step)];
  const valueAt = valuesOf(png);
  const isGrey = !palette && channels < 3;
  const hasOpacity = palette ? palette[0]?.length === 4 : channels % 2 === 0;
  const opacityIndex = isGrey ? 1 : 3;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at++) {
    const [left, top] = [(at % width) * step, Math.floor(at / width) * step];
    const [right, bottom] = [Math.min(left + step, png.width), Math.min(top + step, png.height)];
    const sums = [0, 0, 0] as [number, number, number];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const opacity = hasOpacity ? valueAt(x, y, opacityIndex) / 255 : 1;
        // Codes on nothing are read as on paper.
        for (let index = 0; index < 3; index++)
          sums[index] = (sums[index] as number) + 255 + (valueAt(x, y, isGrey ? 0 : index) - 255) * opacity;
      }
    const count = (right - left) * (bottom - top);
    for (let index = 0; index < 3; index++) data[4 * at + index] = (sums[index] as number) / count;
  }
  return { width, height, data };
}

/** Reads the value of a channel of a pixel, from 0 to 255. */
function valuesOf({ width, channels, depth, data, palette }: ReturnType<typeof decode>) {
  const most = 2 ** depth - 1;
  const rowLength = depth < 8 ? Math.ceil((width * channels * depth) / 8) : width * channels;
  /** Several are in one byte where they are small. */
  const rawAt = (row: number, index: number): number => {
    if (depth >= 8) return data[row * rowLength + index] ?? 0;
    const bit = index * depth;
    return ((data[row * rowLength + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  return palette
    ? (x: number, y: number, channel: number): number => palette[rawAt(y, x)]?.[channel] ?? 255
    : (x: number, y: number, channel: number): number => (rawAt(y, x * channels + channel) * 255) / most;
}

const signatureLength = 8;

/**
 * Stops the inflation of image data that are longer than the pixels of the header: the decoder would hold all of it.
 * @throws for such a file
 */
async function checkInflatedSize(content: ArrayBuffer): Promise<void> {
  const view = new DataView(content);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = signatureLength; at + 12 <= content.byteLength; at += 12 + view.getUint32(at)) {
    const length = Math.min(view.getUint32(at), content.byteLength - at - 8);
    if (view.getUint32(at + 4) === idat) parts.push(new Uint8Array(content, at + 8, length));
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  // Eight bytes per pixel at most, and a filter byte per row, of which an interlaced image has less than twice as many.
  let left = 8 * width * height + 2 * height + 8;
  const inflated = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = inflated.getReader();
  while (left >= 0) {
    // The decoder reports what is broken.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    left -= value?.length ?? 0;
  }
  await reader.cancel();
  throw new Error('more image data than pixels');
}

const idat = 0x49444154;
