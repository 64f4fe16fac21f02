import { expect, test } from 'vitest';
import { readPictureSize } from './picture-size.ts';

const sizeOf = (hex: string) => readPictureSize(new Blob([Buffer.from(hex.replaceAll(' ', ''), 'hex')]));

// Written by the formats' specifications; the JPEG has an APP0 segment, a fill byte and a Huffman table first.
test.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00004e20 00000064 08'],
  ['GIF', '474946383961 204e 6400'],
  ['BMP', '424d 00000000 00000000 00000000 28000000 204e0000 9cffffff'],
  ['JPEG', 'ffd8 ffe0 0004 4a46 ff ffc4 0003 00 ffc2 0011 08 0064 4e20 03'],
  ['WebP, lossless', '52494646 00000000 57454250 5650384c 00000000 2f 1fce1800'],
  ['WebP, extended', '52494646 00000000 57454250 56503858 00000000 00000000 1f4e00 630000'],
  ['WebP, lossy', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 204e 6400'],
])('reads the size of a %s', async (format, hex) => {
  // The sides of a WebP have 14 bits unless it is extended.
  const width = /lossless|lossy/.test(format) ? 20_000 & 0x3fff : 20_000;
  expect(await sizeOf(hex)).toEqual({ width, height: 100 });
});

test.each([
  '',
  'ff',
  'ffd8ff',
  'ffd8 ffe0 0000',
  '89504e470d0a1a0a 0000000d',
  '47494638',
  '68656c6c6f',
  'ffd8ffe0ffff',
])('finds no size in %j', async (hex) => {
  expect(await sizeOf(hex)).toBeUndefined();
});
