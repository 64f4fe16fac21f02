import { type Context, ToolError } from '#core/tool.ts';

/**
 * A file's bytes in order, a slice at a time, so that a file of any size takes constant memory. All slices but the last
 * are as long as asked. A slice is good only until the next is asked for: they share one buffer. Tells the progress, and
 * stops where the result is no longer wanted.
 * @throws ToolError `unreadable` {name, offset, reason}: it could not be read from that byte on, having changed or gone
 * since it was chosen; `unreadable-unnamed` {offset, reason} where it has no name
 */
export async function* readSlices(
  file: Blob,
  sliceLength: number,
  { signal, progress }: Pick<Context, 'signal' | 'progress'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = byteReaderOf(file);
  const slices = reader ? streamSlices(reader, sliceLength) : cutSlices(file, sliceLength);
  let offset = 0;
  const unreadable = (reason: string) =>
    file instanceof File
      ? new ToolError('unreadable', { name: file.name, offset, reason }, offset)
      : new ToolError('unreadable-unnamed', { offset, reason }, offset);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { value } = await slices.next().catch((error: unknown) => {
        throw unreadable(error instanceof Error ? error.message : String(error));
      });
      if (!value) break;
      const { length } = value;
      yield value;
      offset += length;
      progress(Math.min(1, offset / file.size));
    }
  } finally {
    reader?.cancel().catch(() => {});
  }
  if (offset < file.size) throw unreadable(`${offset} / ${file.size}`);
}

/** Nothing where the engine cannot stream a file into a buffer of ours (Safari before 26). */
function byteReaderOf(file: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return file.stream().getReader({ mode: 'byob' });
  } catch {
    return undefined;
  }
}

/** The engine reads ahead while a slice is worked on, and no garbage piles up. */
async function* streamSlices(
  reader: ReadableStreamBYOBReader,
  sliceLength: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let buffer = new ArrayBuffer(sliceLength);
  for (let isDone = false; !isDone; ) {
    let filled = 0;
    while (filled < sliceLength && !isDone) {
      // The buffer is lent to the stream, and comes back as another object.
      const { value, done } = await reader.read(new Uint8Array(buffer, filled));
      if (value) buffer = value.buffer;
      filled += value?.length ?? 0;
      isDone = done;
    }
    if (filled > 0) yield new Uint8Array(buffer, 0, filled);
  }
}

async function* cutSlices(file: Blob, sliceLength: number): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  for (let start = 0; start < file.size; start += sliceLength)
    yield new Uint8Array(await file.slice(start, start + sliceLength).arrayBuffer());
}
