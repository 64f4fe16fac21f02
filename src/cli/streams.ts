import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Writes and waits until there is room for more. */
export const write = (stream: Writable, chunk: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => stream.write(chunk, (error) => (error ? reject(error) : resolve())));
