import { copyFile, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { resultName } from '#core/execution/result-name.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Parts } from '#host/each/parts.ts';
import { textOf } from '#host/each/text-of.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { saveResult } from '../../output.ts';
import { UsageError } from '../../usage-error.ts';

/** A file that is an input. */
export interface InputFile {
  readonly path: string;
  /** Where its result lies in the folder of results: below a folder that was given, as it does there. */
  readonly name: string;
}

/**
 * The files of the paths, in their order; a folder is replaced by all files below it, by their names. Of the links below
 * a folder, only those to files in it are followed: a folder may come from somebody else, in an archive.
 * @param onLeft is called with the number of links below a folder that lead to files outside it
 * @param output the folder of the results: in one of the folders, they would be inputs of the next run
 * @throws UsageError for a path that leads to no file, a folder without files, and one with the results in it
 */
export async function findFiles(
  paths: readonly string[],
  output: string | undefined,
  onLeft: (count: number, folder: string) => void,
): Promise<readonly InputFile[]> {
  const found: InputFile[] = [];
  for (const path of paths) {
    const kind = await kindOf(path);
    if (kind === 'folder' && output !== undefined && contains(await placeOf(path), await placeOf(output)))
      throw new UsageError(`${output} is in the folder ${path}: the results would be inputs next time.`);
    if (kind === 'other') throw new UsageError(`Cannot read ${path} as one of several files. Give it with --file.`);
    const below = kind === 'folder' ? await filesBelow(path, onLeft) : [path];
    if (below.length === 0) throw new UsageError(`There are no files in ${path}.`);
    for (const file of below)
      found.push({ path: file, name: kind === 'folder' ? relative(path, file) : basename(file) });
  }
  return found;
}

const contains = (folder: string, path: string): boolean =>
  `${path}${sep}`.startsWith(`${folder.replace(/[/\\]$/, '')}${sep}`);

async function kindOf(path: string): Promise<'file' | 'folder' | 'other'> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read ${path}: ${error.code === 'ENOENT' ? 'no such file' : error.message}.`);
  });
  return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other';
}

async function filesBelow(folder: string, onLeft: (count: number, folder: string) => void): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new UsageError(`Cannot read ${folder}: ${error.message}.`);
  });
  const place = await placeOf(folder);
  const files: string[] = [];
  let left = 0;
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const isLinked = entry.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isFile() === true;
    if (isLinked && !contains(place, await placeOf(path))) left++;
    else if (isLinked || entry.isFile()) files.push(path);
  }
  if (left > 0) onLeft(left, folder);
  return files.sort();
}

/** Files, each an input: the results are a table, unless they have become files, the targets. */
export const filesOf = (
  files: readonly InputFile[],
  targets: readonly string[] | undefined,
  isSecret: boolean,
): Parts => ({
  noun: 'file',
  values: files.map(({ path }) => path),
  async join(changed) {
    const rows: string[][] = [];
    for (const [index, { path }] of files.entries()) {
      const one = changed[index];
      const target = targets?.[index];
      const failed = one && 'failed' in one ? one.failed : undefined;
      if (!one || failed === 'skip') continue;
      if (target === undefined) rows.push([path, 'result' in one ? textOf(one.result) : '']);
      else if (failed) await leave(path, failed, target, isSecret);
    }
    return writeCsv(['file', 'result'], rows);
  },
});

/** Writes what an input that failed leaves. */
async function leave(path: string, failed: 'keep' | 'empty', target: string, isSecret: boolean): Promise<void> {
  if (failed === 'empty') return saveResult('', target, isSecret);
  await copyFile(path, target).catch((error: Error) => {
    throw new UsageError(`Cannot copy ${path}: ${error.message}.`);
  });
}

/**
 * The files in a folder that results become, with the names of the inputs and the extension of their kind. The folders
 * are made where they are missing.
 * @throws UsageError for two results of one name, one that would replace an input, and where a folder cannot be made
 */
export async function targetsIn(
  folder: string,
  files: readonly InputFile[],
  kind: KindId | undefined,
): Promise<readonly string[]> {
  const inputs = new Set(await Promise.all(files.map(({ path }) => placeOf(path))));
  const sources = new Map<string, string>();
  for (const { path, name } of files) {
    const target = join(folder, resultName(name, kind));
    const other = sources.get(target);
    if (other !== undefined) throw new UsageError(`The results of ${other} and ${path} would both be ${target}.`);
    if (inputs.has(await placeOf(target)))
      throw new UsageError(`The result of ${path} would replace ${target}, an input. Choose another folder.`);
    sources.set(target, path);
  }
  const targets = [...sources.keys()];
  for (const needed of new Set([folder, ...targets.map((target) => dirname(target))]))
    await mkdir(needed, { recursive: true }).catch((error: Error) => {
      throw new UsageError(`Cannot write to ${needed}: ${error.message}.`);
    });
  return targets;
}

/** Where a path leads to, through links, also where nothing is there yet. */
const placeOf = (path: string): Promise<string> =>
  realpath(path).catch(async () => join(await placeOf(dirname(resolve(path))), basename(path)));
