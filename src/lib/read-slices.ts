import { type Context, ToolError } from '#core/tool.ts';

/**
 * A file's bytes in order, a slice at a time, so that a file of any size takes constant memory. Tells the progress, and
 * stops where the result is no longer wanted.
 * @throws ToolError `unreadable` {reason}, where the file has changed or gone since it was chosen
 */
export async function* readSlices(
  file: Blob,
  sliceLength: number,
  ctx: Pick<Context, 'signal' | 'progress'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < file.size; start += sliceLength) {
    ctx.signal.throwIfAborted();
    const end = Math.min(start + sliceLength, file.size);
    yield await readBytes(file.slice(start, end));
    ctx.progress(end / file.size);
  }
}

async function readBytes(slice: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await slice.arrayBuffer());
  } catch (error) {
    throw new ToolError('unreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
}
