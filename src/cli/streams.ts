import type { Readable, Writable } from 'node:stream';

/** The streams of a command: those of the process, or of a test. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Writes, and waits until the stream can take more. */
export const write = (stream: Writable, chunk: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => stream.write(chunk, (error) => (error ? reject(error) : resolve())));
