import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { hashesFile, hashPictures, pictures, pngSize } from './pictures.ts';

test('the pictures are up to date (else: npx tsx scripts/draw-pictures.ts)', () => {
  expect(hashPictures()).toEqual(JSON.parse(readFileSync(hashesFile, 'utf8')));
});

test.each(pictures)('$file is $width × $height', ({ file, width, height }) => {
  expect(pngSize(readFileSync(join(root, file)))).toEqual([width, height]);
});
