/** Writes results to standard output or a file. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isText } from './input.ts';
import type { Printable } from './render.ts';
import { type Streams, write } from './streams.ts';
import { UsageError } from './usage-error.ts';

/** The longest output that is searched for binary data before it is printed on a terminal. */
const terminalLimit = 1 << 20;

/**
 * Prints a result. Binary data does not go to a terminal.
 * @throws UsageError saying how to write it elsewhere
 */
export async function printResult(content: Printable, { stdout }: Streams): Promise<void> {
  if (stdout.isTTY && typeof content !== 'string') {
    const blob = content instanceof Blob ? content : new Blob([content as BlobPart]);
    if (blob.size > terminalLimit || !(await isText(blob)))
      throw new UsageError('The result is binary: write it to a file with -o PATH, or pipe it.');
  }
  for await (const chunk of chunksOf(content)) await write(stdout, chunk);
}

/**
 * Writes a result to a file, which is replaced only when all is written: it may be the input file, and an interruption
 * leaves no partial file.
 * @throws UsageError when it cannot be written
 */
export async function saveResult(content: Printable, path: string): Promise<void> {
  try {
    const found = await stat(path).catch(() => undefined);
    if (found && !found.isFile()) return await pipeline(chunksOf(content), createWriteStream(path));
    const target = found ? await realpath(path) : path;
    await replaceFile(target, content, found?.mode);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(`Cannot write ${path}: ${error.message}.`);
  }
}

async function replaceFile(path: string, content: Printable, mode = 0o666): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    await pipeline(chunksOf(content), createWriteStream(draft, { flags: 'wx', mode }), { signal: interruption.signal });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

const chunksOf = (content: Printable): Readable =>
  content instanceof Blob
    ? Readable.fromWeb(content.stream() as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([content].filter(({ length }) => length > 0));
