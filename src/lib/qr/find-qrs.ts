import { decodeQR, type FinderPoints, type Image, type Point } from 'qr/decode.js';
import type { Picture } from '#core/kinds/picture.ts';
import { maxOf, minOf } from '#lib/collections/extremes.ts';
import { type QrLevel, readFormat } from './encode-qr.ts';

/** A QR code in a picture. */
export interface FoundQr {
  readonly content: string;
  readonly version: number;
  readonly level: QrLevel;
  readonly mask: number;
  /** Its corners in the picture, clockwise from the top left one of the code, in pixels. */
  readonly corners: readonly Point[];
}

export interface Search {
  readonly found: readonly FoundQr[];
  /** The three marks of a code were seen that could not be read. */
  readonly isDamaged: boolean;
}

/** The maximum number of codes that are looked for in a picture. */
const most = 50;
/** For what may be tried beyond the first search of each form of a picture, in milliseconds. */
const timeLimit = 500;
/** Enlarged pictures have at most as many pixels. */
const largest = 4_000_000;

/** Finds the QR codes of a picture: as it is, then turned and scaled, because a search misses some of those codes. */
export function findQrs(picture: Picture): Search {
  const rest: Picture = { ...picture, data: picture.data.slice() };
  const found: FoundQr[] = [];
  let isDamaged = false;
  while (found.length < most) {
    const search = findOne(rest);
    isDamaged ||= search.isDamaged;
    if (!search.found) break;
    found.push(search.found);
    // The next search finds another one.
    erase(rest, search.found.corners);
  }
  return { found, isDamaged };
}

function findOne(picture: Picture): { found?: FoundQr; isDamaged: boolean } {
  let isDamaged = false;
  for (const form of forms(picture)) {
    const search = searchIn(form.make());
    isDamaged ||= search.isDamaged;
    if (search.found) {
      const corners = search.found.corners.map(form.toPicture);
      return { found: { ...search.found, corners }, isDamaged };
    }
  }
  return { isDamaged };
}

/** For one look at a frame of a camera, in milliseconds. */
const frameTimeLimit = 60;

/**
 * Whether there is a code in a frame of a camera. Each look is a short one, at the frame as it is every other time, else at
 * another form of it.
 * @param turn counts the looks
 */
export function seesQr(frame: Picture, turn: number): boolean {
  const [plain, ...others] = forms(frame);
  const form = turn % 2 === 0 ? plain : others[((turn - 1) / 2) % others.length];
  return form !== undefined && searchIn(form.make(), frameTimeLimit).found !== undefined;
}

/** A picture in another form, and where its points are in the picture. */
interface Form {
  make(): Image;
  toPicture(point: Point): Point;
}

function forms(picture: Picture): readonly Form[] {
  const { width, height } = picture;
  const scaled = (scale: number): Form => {
    const toPicture = ({ x, y }: Point) => ({ x: x / scale, y: y / scale });
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    return { toPicture, make: () => sample(picture, size, toPicture) };
  };
  const side = Math.ceil((width + height) * Math.SQRT1_2);
  const toPicture = ({ x, y }: Point): Point => {
    const [dx, dy] = [(x - side / 2) * Math.SQRT1_2, (y - side / 2) * Math.SQRT1_2];
    return { x: dx + dy + width / 2, y: dy - dx + height / 2 };
  };
  return [
    { make: () => picture, toPicture: (point) => point },
    { make: () => sample(picture, { width: side, height: side }, toPicture), toPicture },
    scaled(0.5),
    ...(4 * width * height <= largest ? [scaled(2)] : []),
  ];
}

/** A picture of another size: each pixel that of the given point, white beyond the edges. */
function sample(
  { width, height, data }: Picture,
  size: { readonly width: number; readonly height: number },
  toPicture: (point: Point) => Point,
): Image {
  const pixels = new Uint32Array(size.width * size.height).fill(-1);
  const source = new Uint32Array(data.buffer);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const point = toPicture({ x: x + 0.5, y: y + 0.5 });
      const [column, row] = [Math.floor(point.x), Math.floor(point.y)];
      if (column >= 0 && column < width && row >= 0 && row < height)
        pixels[y * size.width + x] = source[row * width + column] ?? 0;
    }
  return { ...size, data: new Uint8Array(pixels.buffer) };
}

function searchIn(image: Image, limit = timeLimit): { found?: FoundQr; isDamaged: boolean } {
  let points: FinderPoints | undefined;
  let grid: Image | undefined;
  try {
    const content = decodeQR(image, {
      format: 'RGBA',
      timeLimit: limit,
      textDecoder: decodeText,
      pointsOnDetect: (seen) => {
        points = seen;
      },
      imageOnResult: (result) => {
        grid = result;
      },
    });
    if (!grid || !points) return { isDamaged: false };
    const { data, width } = grid;
    const format = readFormat((x, y) => (data[4 * (y * width + x)] ?? 0) < 128);
    const corners = points.bounds;
    return { found: { content, version: (width - 17) / 4, ...format, corners }, isDamaged: false };
  } catch {
    return { isDamaged: points !== undefined };
  }
}

/** The character sets that a code may name (AIM ECI), as the Encoding Standard calls them. */
const characterSets: Readonly<Record<number, string>> = {
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16].map((part) => [part + 2, `iso-8859-${part}`])),
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
};

/**
 * The text of bytes of a code. Where it names no other character set: UTF-8 if they are, because most codes do not say;
 * otherwise ISO/IEC 8859-1, as the standard has it.
 */
export function decodeText(bytes: Uint8Array, characterSet = 0): string {
  const named = characterSets[characterSet];
  try {
    return new TextDecoder(named ?? 'utf-8', { fatal: named === undefined, ignoreBOM: true }).decode(bytes);
  } catch {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return text;
  }
}

/** Makes what is between four corners white. */
function erase({ width, height, data }: Picture, corners: readonly Point[]): void {
  const pixels = new Uint32Array(data.buffer);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const isInside = (x: number, y: number) => {
    const sides = corners.map((a, at) => {
      const b = corners[(at + 1) % corners.length] ?? a;
      return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  };
  for (let y = Math.max(0, Math.floor(minOf(ys))); y < Math.min(height, maxOf(ys) + 1); y++)
    for (let x = Math.max(0, Math.floor(minOf(xs))); x < Math.min(width, maxOf(xs) + 1); x++)
      if (isInside(x + 0.5, y + 0.5)) pixels[y * width + x] = -1;
}
