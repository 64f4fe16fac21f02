import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

/** A PNG that is rendered from an SVG and committed, because a build must not need a browser. */
export interface Picture {
  readonly file: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

export const pictures: readonly Picture[] = [
  { file: 'public/icon-192.png', source: 'public/icon.svg', width: 192, height: 192 },
  { file: 'public/icon-512.png', source: 'public/icon.svg', width: 512, height: 512 },
  { file: 'public/icon-maskable-512.png', source: 'art/maskable-icon.svg', width: 512, height: 512 },
  { file: 'public/apple-touch-icon.png', source: 'art/maskable-icon.svg', width: 180, height: 180 },
  { file: 'public/social-card.png', source: 'art/social-card.svg', width: 1200, height: 630 },
];

/** The file with the hashes of sources and pictures, so that a change of only one is noticed. */
export const hashesFile = join(root, 'art/pictures.json');

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');

/** The current hashes of all pictures and their sources. */
export const hashPictures = (): Readonly<Record<string, { readonly source: string; readonly picture: string }>> =>
  Object.fromEntries(
    pictures.map(({ file, source }) => [file, { source: hashOf(source), picture: hashOf(file) }] as const),
  );

/** Width and height of a PNG, from its header (RFC 2083, 11.2.1). */
export function pngSize(png: Buffer): readonly [width: number, height: number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
