/** Writes results to standard output or a file. */
import { constants, createReadStream, createWriteStream, type Stats } from 'node:fs';
import { access, chmod, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isText } from './input.ts';
import { onInterruption } from './interruptions.ts';
import { escapeControls } from './rendering/escape-controls.ts';
import type { Printable } from './rendering/render.ts';
import { Interrupted } from './report.ts';
import { type Streams, write } from './streams.ts';
import { UsageError } from './usage-error.ts';

/** The longest output that is searched for binary data before it is printed on a terminal. */
const terminalLimit = 1 << 20;

/**
 * Prints a result. Binary data does not go to a terminal, and control characters in a file of text are escaped there.
 * @throws UsageError saying how to write it elsewhere
 */
export async function printResult(content: Printable, { stdout }: Streams): Promise<void> {
  if (stdout.isTTY && typeof content !== 'string') {
    const blob = content instanceof Blob ? content : new Blob([content as BlobPart]);
    if (blob.size > terminalLimit || !(await isText(blob)))
      throw new UsageError('The result is binary: write it to a file with -o PATH, or pipe it.');
    return write(stdout, escapeControls(await blob.text()));
  }
  for await (const chunk of chunksOf(content)) await write(stdout, chunk);
}

/**
 * Writes a result to a file, which is changed only when all is there: it may be the input file, and an interruption
 * leaves no partial file. Symbolic links are followed, also to a file that does not exist yet.
 * @param isSecret only the owner may read the file
 * @throws UsageError when it cannot be written, Interrupted by a signal
 */
export async function saveResult(content: Printable, path: string, isSecret: boolean): Promise<void> {
  try {
    const found = await stat(path).catch(() => undefined);
    if (found && !found.isFile()) return await pipeline(chunksOf(content), createWriteStream(path));
    const target = found ? await realpath(path) : await followLinks(path);
    await writeFile(target, content, found, isSecret);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(`Cannot write ${path}: ${error.message}.`);
  }
}

/** The path that a dangling symbolic link leads to; any other path as it is. */
async function followLinks(path: string): Promise<string> {
  const link = await readlink(path).catch(() => undefined);
  if (link === undefined) return path;
  const next = resolve(await realpath(dirname(path)), link);
  // A loop of links fails here.
  await stat(next).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return followLinks(next);
}

/** Writes a draft, which then takes the place of the file, or is copied into it where that would lose something. */
async function writeFile(path: string, content: Printable, found: Stats | undefined, isSecret: boolean): Promise<void> {
  const isReplaced = found === undefined || (await isReplaceable(path, found));
  const draft = join(isReplaced ? dirname(path) : tmpdir(), `${basename(path)}.${crypto.randomUUID()}.part`);
  const mode = isSecret ? 0o600 : found?.mode;
  const interruption = new AbortController();
  const ignoreInterruption = onInterruption((signal) => interruption.abort(new Interrupted(signal)));
  try {
    const create = { flags: 'wx', mode: found || isSecret ? 0o600 : 0o666 };
    await pipeline(chunksOf(content), createWriteStream(draft, create), { signal: interruption.signal });
    interruption.signal.throwIfAborted();
    if (isReplaced && mode !== undefined) await chmod(draft, mode);
    if (isReplaced) return await rename(draft, path);
    if (isSecret) await chmod(path, 0o600);
    await pipeline(createReadStream(draft), createWriteStream(path));
  } catch (error) {
    throw interruption.signal.aborted ? interruption.signal.reason : error;
  } finally {
    await rm(draft, { force: true });
    ignoreInterruption();
  }
}

/** Whether a file loses nothing when another takes its place: no hard link and no owner, in a folder that can change. */
async function isReplaceable(path: string, { nlink, uid, gid }: Stats): Promise<boolean> {
  const { getuid = () => uid, getgid = () => gid } = process;
  if (nlink > 1 || uid !== getuid() || gid !== getgid()) return false;
  return access(dirname(path), constants.W_OK).then(
    () => true,
    () => false,
  );
}

const chunksOf = (content: Printable): Readable =>
  content instanceof Blob
    ? Readable.fromWeb(content.stream() as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([content].filter(({ length }) => length > 0));
