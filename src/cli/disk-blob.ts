import { read } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

const chunkLength = 1 << 20;

/**
 * A part of a file on disk, read as needed. Replaces the Blob of `openAsBlob` where that is wrong: Node 20 reports
 * sizes modulo 2^32. It cannot be a part of another Blob. The file has a path, or is open and has the number of its
 * descriptor, which stays open.
 */
export class DiskBlob extends Blob {
  readonly #file: string | number;
  readonly #start: number;
  override readonly size: number;

  constructor(file: string | number, end: number, start = 0) {
    super();
    this.#file = file;
    this.#start = start;
    this.size = end - start;
  }

  override slice(start = 0, end = this.size): Blob {
    const clamp = (at: number) => Math.max(0, Math.min(this.size, at < 0 ? this.size + at : at));
    const from = clamp(start);
    return new DiskBlob(this.#file, this.#start + Math.max(from, clamp(end)), this.#start + from);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const chunks = readRange(this.#file, this.#start, this.#start + this.size);
    return new ReadableStream({
      async pull(controller) {
        const { value } = await chunks.next();
        if (value) controller.enqueue(value);
        else controller.close();
      },
      async cancel() {
        await chunks.return(undefined);
      },
    });
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer();
  }

  override text(): Promise<string> {
    return new Response(this.stream()).text();
  }
}

const readAt = promisify(read);

async function* readRange(
  file: string | number,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const opened = typeof file === 'string' ? await open(file) : undefined;
  try {
    for (let at = start; at < end; ) {
      const chunk = new Uint8Array(Math.min(chunkLength, end - at));
      const { bytesRead } = await readAt(opened?.fd ?? Number(file), chunk, 0, chunk.length, at);
      if (bytesRead === 0) break;
      yield chunk.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await opened?.close();
  }
  return undefined;
}
