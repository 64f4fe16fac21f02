/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of more pixels would fill the memory when it is decoded, however small its file is. */
export const maxPixels = 100_000_000;

/** Larger pictures are scaled down for reading, to this many pixels at most on a side. */
export const maxSide = 4_096;

/** The size of a JPEG follows its metadata, which fill segments of up to 64 KiB each. */
const headLength = 1 << 20;

/** The size in the header of a PNG, JPEG, GIF, WebP or BMP file, which is not decoded; undefined for any other file. */
export async function readPictureSize(file: Blob): Promise<PictureSize | undefined> {
  const head = new DataView(await file.slice(0, headLength).arrayBuffer());
  try {
    return readers.find(({ mark, at = 0 }) => hasMark(head, mark, at))?.read(head);
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a picture is too large to be decoded, as far as its header shows. */
export async function exceedsMaxPixels(file: Blob): Promise<boolean> {
  const { width, height } = (await readPictureSize(file)) ?? { width: 0, height: 0 };
  return width * height > maxPixels;
}

interface Reader {
  /** The bytes by which the format is recognized, as Latin-1. */
  readonly mark: string;
  readonly at?: number;
  readonly read: (head: DataView) => PictureSize | undefined;
}

/** W3C PNG 11.2.1; GIF89a 18; RFC 9649 2.5 to 2.7; BITMAPINFOHEADER of Windows; ITU-T T.81 B.2.2. */
const readers: readonly Reader[] = [
  { mark: '\x89PNG\r\n\x1a\n', read: (head) => ({ width: head.getUint32(16), height: head.getUint32(20) }) },
  { mark: 'GIF8', read: (head) => ({ width: head.getUint16(6, true), height: head.getUint16(8, true) }) },
  { mark: 'BM', read: (head) => ({ width: head.getUint32(18, true), height: Math.abs(head.getInt32(22, true)) }) },
  { mark: '\xff\xd8\xff', read: readJpegSize },
  { mark: 'WEBPVP8 ', at: 8, read: (head) => ({ width: lossySide(head, 26), height: lossySide(head, 28) }) },
  { mark: 'WEBPVP8L', at: 8, read: readLosslessSize },
  { mark: 'WEBPVP8X', at: 8, read: (head) => ({ width: extendedSide(head, 24), height: extendedSide(head, 27) }) },
];

const hasMark = (head: DataView, mark: string, at: number): boolean =>
  head.byteLength >= at + mark.length &&
  [...mark].every((character, index) => head.getUint8(at + index) === character.charCodeAt(0));

const lossySide = (head: DataView, at: number): number => head.getUint16(at, true) & 0x3fff;

/** Two sides less one, of 14 bits each. */
function readLosslessSize(head: DataView): PictureSize {
  const bits = head.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** A side less one, of 24 bits. */
const extendedSide = (head: DataView, at: number): number =>
  head.getUint16(at, true) + (head.getUint8(at + 2) << 16) + 1;

/** Goes from segment to segment up to the frame header. */
function readJpegSize(head: DataView): PictureSize | undefined {
  for (let at = 2; head.getUint8(at) === 0xff; ) {
    const marker = head.getUint8(at + 1);
    if (marker === 0xff) at++;
    else if (isFrame(marker)) return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) };
    else at += 2 + head.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15; C4, C8 and CC have other meanings. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
