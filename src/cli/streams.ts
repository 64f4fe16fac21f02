import type { Readable, Writable } from 'node:stream';
import { UsageError } from './usage-error.ts';

/** The streams of a command: those of the process, or of a test. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Whether someone is at a terminal to answer questions. */
export const isInteractive = ({ stdin, stdout, env = {} }: Streams): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && env['TERM'] !== 'dumb' && !env['CI'];

/**
 * Writes, and waits until the stream accepts more.
 * @throws UsageError if that fails, as on a full disk; the original error if the other end was closed
 */
export const write = (stream: Writable, chunk: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => stream.write(chunk, (error) => (error ? reject(unwritable(error)) : resolve())));

const unwritable = (error: Error): Error =>
  isBrokenPipe(error) ? error : new UsageError(`Cannot write the output: ${error.message}.`);

/** Whether the consumer of the output has stopped early (`| head`), which is no error. */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';
