import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { readPng } from './read-png.ts';

const png = (width: number, data: readonly number[], channels: 1 | 2 | 3 | 4) =>
  new Blob([new Uint8Array(encode({ width, height: 1, data: Uint8Array.from(data), channels, depth: 8 }))]);

test.each<[1 | 2 | 3 | 4, number[], number[]]>([
  [1, [7], [7, 7, 7, 255]],
  [2, [0, 0], [255, 255, 255, 255]],
  [3, [1, 2, 3], [1, 2, 3, 255]],
  [4, [1, 2, 3, 255], [1, 2, 3, 255]],
  [4, [1, 2, 3, 0], [255, 255, 255, 255]],
])('reads %i channels, on white', async (channels, data, pixel) => {
  expect(await readPng(png(1, data, channels))).toEqual({ width: 1, height: 1, data: Uint8ClampedArray.from(pixel) });
});

test('scales a large picture down to the mean of its pixels', async () => {
  const stripes = Array.from({ length: 8_191 }, (_, index) => (index % 2) * 254);
  const { width, height, data } = await readPng(png(8_191, stripes, 1));
  expect([width, height]).toEqual([4_096, 1]);
  expect([...data.subarray(0, 4), ...data.subarray(-4)]).toEqual([127, 127, 127, 255, 0, 0, 0, 255]);
});

test('refuses image data that are longer than the pixels of the header', async () => {
  const bytes = new Uint8Array(await png(100_000, new Array<number>(100_000).fill(0), 1).arrayBuffer());
  new DataView(bytes.buffer).setUint32(16, 1);
  await expect(readPng(new Blob([bytes]))).rejects.toThrow('more image data than pixels');
});
