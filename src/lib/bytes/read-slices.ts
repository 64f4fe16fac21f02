import { type Context, ToolError } from '#core/tool.ts';
import { createRelease } from './release-buffer.ts';

/**
 * A file's bytes in order, a slice at a time, so that a file of any size takes constant memory. All slices but the last
 * have the requested length. A slice is valid only until the next one is requested: they share one buffer. Reports
 * progress, and stops when aborted.
 *
 * Uses the default `getReader()` of the stream: in Chromium (156), reading a file into a given buffer may never end.
 * @throws ToolError `unreadable` {name, offset, reason}: it could not be read from that byte on, because it was changed
 * or removed; `unreadable-unnamed` {offset, reason} where it has no name
 */
export async function* readSlices(
  file: Blob,
  sliceLength: number,
  { signal, progress }: Pick<Context, 'signal' | 'progress'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader();
  const release = createRelease();
  const slice = new Uint8Array(sliceLength);
  let filled = 0;
  let offset = 0;
  const unreadable = (reason: string) =>
    file instanceof File
      ? new ToolError('unreadable', { name: file.name, offset, reason }, offset)
      : new ToolError('unreadable-unnamed', { offset, reason }, offset);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { value: chunk } = await reader.read().catch((error: unknown) => {
        throw unreadable(error instanceof Error ? error.message : String(error));
      });
      if (!chunk) break;
      for (let start = 0; start < chunk.length; ) {
        const part = chunk.subarray(start, start + sliceLength - filled);
        slice.set(part, filled);
        filled += part.length;
        start += part.length;
        offset += part.length;
        if (filled < sliceLength) continue;
        yield slice;
        filled = 0;
        progress(Math.min(1, offset / file.size));
        signal.throwIfAborted();
      }
      if (chunk.byteLength === chunk.buffer.byteLength) release(chunk.buffer);
    }
    if (offset < file.size) throw unreadable(`${offset} / ${file.size}`);
    if (filled > 0) {
      yield slice.subarray(0, filled);
      progress(1);
    }
  } finally {
    reader.cancel().catch(() => {});
    release(slice.buffer);
  }
}
