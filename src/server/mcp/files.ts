/** Which files may be read and written: only those inside folders that were granted, symbolic links followed. */
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CallError, usageError } from './problem.ts';

/** In bytes. Only operations that stream their input take larger files. */
const maxWholeFile = 64_000_000;

const refuse = (code: string, message: string): CallError => new CallError({ code, message });

const isInside = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** A path or a URL of the scheme `file`; undefined for other URLs. */
function toPath(written: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(written)) return written;
  try {
    const path = fileURLToPath(written);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The roots that may be folders in what a client answers to `roots/list`: the SDK refuses an answer with any other. */
export function fileRoots({ roots }: { readonly roots?: unknown }): { roots: { readonly uri: string }[] } {
  const uris = Array.isArray(roots) ? roots.map((root: { readonly uri?: unknown } | null) => root?.uri) : [];
  return { roots: uris.flatMap((uri) => (typeof uri === 'string' && uri.startsWith('file://') ? [{ uri }] : [])) };
}

/** The folders among the roots in what a client answers. */
export const foldersOf = (answer: { readonly roots?: unknown }): readonly string[] =>
  fileRoots(answer).roots.flatMap(({ uri }) => toPath(uri) ?? []);

/** A path that ends at a link is refused, and opening a pipe does not wait for its other end. */
const forReading = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Where an open file really is; undefined where it has been moved or removed since. Its path alone may lead elsewhere by
 * the time it is opened.
 */
async function placeOf(handle: FileHandle, path: string): Promise<string | undefined> {
  if (process.platform === 'linux') return readlink(`/proc/self/fd/${handle.fd}`).catch(() => undefined);
  const [real, opened] = await Promise.all([realpath(path).catch(() => undefined), handle.stat({ bigint: true })]);
  const found = real === undefined ? undefined : await lstat(real, { bigint: true }).catch(() => undefined);
  return found?.dev === opened.dev && found.ino === opened.ino ? real : undefined;
}

/**
 * Opens a file inside one of the folders for reading; a relative path is looked for in each of them.
 * @param isStreamed the file is not read whole
 * @throws CallError `file-outside`, `no-file`, `not-a-file`, `file-too-big`, `unreadable-file`
 */
export async function openInside(
  written: string,
  folders: readonly string[],
  isStreamed: boolean,
): Promise<{ readonly handle: FileHandle; readonly size: number }> {
  const path = toPath(written);
  if (path === undefined || path.includes('\0')) throw usageError('“file” must be a path or a file:// URL.');
  const outside = refuse(
    'file-outside',
    folders.length === 0
      ? 'The server may not read any folder. Grant roots in the client, or start it with --root DIR.'
      : `This file is outside the folders that may be read: ${folders.join(', ')}.`,
  );
  const real = await Promise.all(folders.map((folder) => realpath(folder).catch(() => resolve(folder))));
  const candidates = [...new Set([...folders, ...real])].map((folder) => resolve(folder, path));
  const allowed = candidates.filter((candidate) =>
    [...folders, ...real].some((folder) => isInside(resolve(folder), candidate)),
  );
  if (allowed.length === 0) throw outside;
  const isGranted = (place: string) => real.some((folder) => isInside(folder, place));
  for (const candidate of allowed) {
    const found = await realpath(candidate).catch(() => undefined);
    if (found === undefined) continue;
    if (!isGranted(found)) throw outside;
    const handle = await open(found, forReading).catch((error: NodeJS.ErrnoException) => {
      // What was a file is a link now.
      if (error.code === 'ELOOP') throw outside;
      throw refuse('unreadable-file', `Cannot read “${basename(found)}”: ${error.code ?? error.message}.`);
    });
    try {
      const place = await placeOf(handle, found);
      if (place === undefined || !isGranted(place)) throw outside;
      const stats = await handle.stat();
      if (!stats.isFile()) throw refuse('not-a-file', `“${basename(found)}” is not a regular file.`);
      if (stats.size > maxWholeFile && !isStreamed)
        throw refuse(
          'file-too-big',
          `This operation reads at most ${maxWholeFile / 1e6} MB; the file has ${stats.size} bytes.`,
        );
      return { handle, size: stats.size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }
  throw refuse('no-file', `There is no file “${written}”.`);
}

/**
 * Writes a new file below a folder and returns its path. Existing files stay.
 * @param isSecret only the owner may read it
 * @throws CallError `file-outside`, `file-exists`, `not-written`
 */
export async function saveFile(folder: string, name: string, bytes: Uint8Array, isSecret: boolean): Promise<string> {
  const root = await realpath(folder).catch(() => resolve(folder));
  const path = resolve(root, name);
  const parent = await realpath(dirname(path)).catch(() => undefined);
  const outside = refuse('file-outside', `Results are written below ${folder} only.`);
  if (/\p{Cc}/u.test(name) || path === root || !isInside(root, path) || (parent && !isInside(root, parent)))
    throw outside;
  if (parent === undefined) throw refuse('not-written', `There is no folder “${dirname(name)}” in ${folder}.`);
  const target = join(parent, basename(path));
  const opening = process.platform === 'linux' ? open(parent, forReading) : undefined;
  const directory = await opening?.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOOP') throw outside;
    // It may be written to, but not read.
    return undefined;
  });
  try {
    const place = directory && (await placeOf(directory, parent));
    if (place !== undefined && !isInside(root, place)) throw outside;
    // In the folder that was looked at, whatever its path leads to now.
    const file = directory ? `/proc/self/fd/${directory.fd}/${basename(path)}` : target;
    await writeFile(file, bytes, { flag: 'wx', mode: isSecret ? 0o600 : 0o644 }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw refuse('file-exists', `“${name}” already exists. Choose another name.`);
        throw refuse('not-written', `Cannot write “${name}”: ${error.code ?? error.message}.`);
      },
    );
    return target;
  } finally {
    await directory?.close();
  }
}
