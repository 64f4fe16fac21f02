import { type Context, ToolError } from '#core/tool.ts';
import { readSlices } from './read-slices.ts';

/** The largest input, in bytes: all of it is held in memory. */
const maxLength = 2 ** 30;

const sliceLength = 2 ** 20;

/**
 * All bytes of a file.
 * @throws ToolError `input-too-large`; of `readSlices`
 */
export async function readWhole(file: Blob, ctx: Pick<Context, 'signal'>): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > maxLength) throw new ToolError('input-too-large');
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const slice of readSlices(file, sliceLength, { signal: ctx.signal, progress: () => {} })) {
    bytes.set(slice, at);
    at += slice.length;
  }
  return bytes;
}
