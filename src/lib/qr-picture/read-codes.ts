import { type Context, type Picture, ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { detectBlobType } from '#lib/detect-file-type.ts';
import { type FoundQr, findQrs } from '#lib/qr/find-qrs.ts';

/** A picture written as text: a data URI. */
const dataUri = /^\s*data:image\/[\w.+-]+;base64,/i;
/** Data URIs start with far less. */
const headLength = 100;

/**
 * The QR codes in a picture: a file of any format that the host reads, or a data URI of one.
 * @throws ToolError `empty-file`; `not-a-picture` {format}; `no-code`; `damaged`
 */
export async function readCodes(file: Blob, ctx: Pick<Context, 'readPicture'>): Promise<readonly FoundQr[]> {
  if (file.size === 0) throw new ToolError('empty-file');
  const { found, isDamaged } = findQrs(await readPicture(await fromText(file), ctx));
  if (found.length > 0) return found;
  throw new ToolError(isDamaged ? 'damaged' : 'no-code');
}

async function fromText(file: Blob): Promise<Blob> {
  const head = await file.slice(0, headLength).text();
  if (!dataUri.test(head)) return file;
  return new Blob([decodeBase64((await file.text()).replace(dataUri, ''))]);
}

async function readPicture(file: Blob, ctx: Pick<Context, 'readPicture'>): Promise<Picture> {
  const { readPicture: read } = ctx;
  if (!read) throw new ToolError('no-pictures');
  try {
    return await read(file);
  } catch {
    const type = await detectBlobType(file);
    if (type) throw new ToolError('not-a-picture', { format: type.name });
    throw new ToolError('unknown-format');
  }
}
