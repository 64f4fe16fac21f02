import type { Picture } from '#core/kinds/picture.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { detectBlobType } from '#lib/files/detect-file-type.ts';
import { maxPixels, readPictureSize } from '#lib/picture/picture-size.ts';
import { findQrs } from '#lib/qr/find-qrs.ts';
import type { CodeSearch, FoundCode } from './read-barcodes.ts';

/** A picture written as text: a data URI. */
const dataUri = /^\s*data:image\/[\w.+-]+;base64,/i;
/** Data URIs start with far less. */
const headLength = 100;
/** Number of bytes that identify a file type. */
const markLength = 4;

export interface ReadPicture {
  readonly codes: readonly FoundCode[];
  /** In pixels, as read: hosts scale large pictures down. */
  readonly width: number;
  readonly height: number;
}

type Reading = Pick<Context, 'readPicture' | 'loadBarcodeReader' | 'limit'>;

/**
 * The codes in a picture: a file of any format that the host reads, or a data URI of one. Where there is no QR code, bar
 * codes of other kinds are looked for. The operation declares `stallAfter`.
 * @throws ToolError `empty-file`; `not-a-picture` {start, format}; `text-no-picture`;
 *   `unknown-format` {start}; `too-many-pixels` {width, height, max}; `picture-too-slow` {seconds}; `no-pictures`; `no-code`;
 *   `no-qr-code` where the host cannot load what reads the other kinds; `damaged`
 */
export async function readCodes(file: Blob, ctx: Reading): Promise<ReadPicture> {
  if (file.size === 0) throw new ToolError('empty-file');
  const picture = await readPicture(await fromText(file), ctx);
  const { width, height } = picture;
  const qrs = ctx.limit(() => findQrs(picture), new ToolError('picture-too-slow'));
  if (qrs.found.length > 0) {
    const codes = qrs.found.map((qr) => ({ ...qr, symbology: 'QR Code', version: String(qr.version) }));
    return { codes, width, height };
  }
  const others = await findOthers(picture, ctx);
  if (!others) throw new ToolError('no-qr-code');
  if (others.found.length > 0) return { codes: others.found, width, height };
  throw new ToolError(qrs.isDamaged || others.isDamaged ? 'damaged' : 'no-code');
}

/** Undefined where they cannot be looked for. */
async function findOthers(
  picture: Picture,
  { loadBarcodeReader }: Pick<Reading, 'loadBarcodeReader'>,
): Promise<CodeSearch | undefined> {
  if (!loadBarcodeReader) return undefined;
  try {
    const { readBarcodes } = await import('./read-barcodes.ts');
    return await readBarcodes(picture, loadBarcodeReader);
  } catch {
    return undefined;
  }
}

async function fromText(file: Blob): Promise<Blob> {
  const head = await file.slice(0, headLength).text();
  if (!dataUri.test(head)) return file;
  return new Blob([decodeBase64((await file.text()).replace(dataUri, ''))]);
}

async function readPicture(file: Blob, { readPicture: read }: Pick<Reading, 'readPicture'>): Promise<Picture> {
  if (!read) throw new ToolError('no-pictures');
  const size = await readPictureSize(file);
  if (size && size.width * size.height > maxPixels) throw new ToolError('too-many-pixels', { ...size, max: maxPixels });
  try {
    return await read(file);
  } catch {
    const type = await detectBlobType(file);
    if (type?.name === 'text') throw new ToolError('text-no-picture');
    const head = new Uint8Array(await file.slice(0, markLength).arrayBuffer());
    const start = encodeHex(head)
      .toUpperCase()
      .replace(/..(?=.)/g, '$& ');
    if (type) throw new ToolError('not-a-picture', { start, format: type.name });
    throw new ToolError('unknown-format', { start });
  }
}
