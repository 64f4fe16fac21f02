import type { Context } from '#core/tool.ts';
import { readSlices } from '#lib/bytes/read-slices.ts';
import type { Chunk } from './decoders/decoder.ts';

/** Formats that can be made here. */
export const makeableFormats = ['gzip', 'zlib', 'deflate', 'zstd'] as const;
export type MakeableFormat = (typeof makeableFormats)[number];

const chunkLength = 65_536;
const sliceLength = 2 ** 20;
/** A longer file becomes several frames, one after another, of this many bytes each. */
const frameLength = 64 * 2 ** 20;

/**
 * Compresses a file, slice by slice. The same file always gives the same bytes: the header of gzip has neither a name nor a time.
 * @throws ToolError of `readSlices`
 */
export async function compressFile(file: Blob, format: MakeableFormat, level: number, ctx: Context): Promise<Blob> {
  const parts: Blob[] = [];
  const write = (chunk: Chunk) => parts.push(new Blob([chunk]));
  if (format === 'zstd') {
    const { createZstdEncoder } = await import('./write-zstd.ts');
    const encode = await createZstdEncoder();
    const makeFrame = (content: Uint8Array) => write(encode(content, level));
    if (file.size === 0) makeFrame(new Uint8Array());
    for await (const slice of readSlices(file, Math.min(frameLength, file.size), ctx)) makeFrame(slice);
  } else {
    const { Deflate } = await import('pako');
    const options = { level, chunkSize: chunkLength, gzip: format === 'gzip', raw: format === 'deflate' };
    const deflate = new Deflate(options);
    deflate.onData = write;
    for await (const slice of readSlices(file, sliceLength, ctx)) deflate.push(slice, false);
    deflate.push(new Uint8Array(), true);
  }
  return new Blob(parts);
}
