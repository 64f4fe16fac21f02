import { copyFile, mkdir, realpath } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { fileKind } from '#core/kinds/file-kinds.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Changed, Parts } from '#host/each/parts.ts';
import { textOf } from '#host/each/text-of.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { saveResult } from '../../output.ts';
import { UsageError } from '../../usage-error.ts';

/** The files that results become. */
interface ResultFiles {
  /** Writes the result of an input as soon as it is there. */
  readonly save: (path: string, result: unknown) => Promise<void>;
  /** Writes what an input that failed leaves. */
  readonly leave: (path: string, changed: Changed) => Promise<void>;
}

/** Files by their paths, each an input: the results are a table, unless they have become files. */
export const filesOf = (paths: readonly string[], target: ResultFiles | undefined): Parts => ({
  noun: 'file',
  values: paths,
  async join(changed) {
    const rows: string[][] = [];
    for (const [index, path] of paths.entries()) {
      const one = changed[index];
      if (one && target) await target.leave(path, one);
      else if (one && 'result' in one) rows.push([path, textOf(one.result)]);
      else if (one?.failed !== 'skip') rows.push([path, '']);
    }
    return writeCsv(['file', 'result'], rows);
  },
});

/**
 * Files in a folder, which is made where it is missing, with the names of the inputs and the extension of their kind.
 * @throws UsageError for two results of one name, one that would replace an input, and where it cannot be made
 */
export async function resultFiles(
  folder: string,
  paths: readonly string[],
  kind: KindId | undefined,
  isSecret: boolean,
): Promise<ResultFiles> {
  const targetOf = (path: string) => join(folder, nameOf(path, kind));
  const inputs = new Set(await Promise.all(paths.map(placeOf)));
  const sources = new Map<string, string>();
  for (const path of paths) {
    const target = targetOf(path);
    const other = sources.get(target);
    if (other !== undefined) throw new UsageError(`The results of ${other} and ${path} would both be ${target}.`);
    if (inputs.has(await placeOf(target)))
      throw new UsageError(`The result of ${path} would replace ${target}, an input. Choose another folder.`);
    sources.set(target, path);
  }
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new UsageError(`Cannot write to ${folder}: ${error.message}.`);
  });
  return {
    save(path, result) {
      const isBinary = result instanceof Blob || result instanceof Uint8Array;
      return saveResult(isBinary ? result : textOf(result), targetOf(path), isSecret);
    },
    async leave(path, changed) {
      if (!('failed' in changed) || changed.failed === 'skip') return;
      if (changed.failed === 'keep') await copyFile(path, targetOf(path));
      else await saveResult('', targetOf(path), isSecret);
    },
  };
}

/** Where a path leads to, through links, too. */
const placeOf = (path: string): Promise<string> => realpath(path).catch(() => resolve(path));

/** Extensions that say nothing of a content. */
const general = ['', 'txt', 'bin'];

function nameOf(path: string, kind: KindId | undefined): string {
  const name = basename(path);
  const extension = kind === undefined ? '' : fileKind(kind).extension;
  return general.includes(extension) ? name : `${name.slice(0, name.length - extname(name).length)}.${extension}`;
}
