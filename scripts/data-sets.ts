/**
 * Data sets: what tools look up, such as the countries of a registry. Each is made by a file in `scripts/data` out of a
 * dated source that is kept in the repository, or of a package, and written to `src/generated/data` with the indexes.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

export interface DataSet {
  /** The files that it is made of, from the root: it is made again where one of them has changed. */
  readonly sources: readonly string[];
  /** The modules of the set, by name; what is loaded at different times is in different ones. */
  make(): { readonly about: About; readonly modules: Readonly<Record<string, string>> };
}

/** What a page says of a data set. */
export interface About {
  readonly title: string;
  readonly version: string;
  /** ISO date, perhaps without the day. */
  readonly date: string;
}

/** Reads a file from the root, its lines ended by LF. */
export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');

interface Made {
  readonly digest: string;
  readonly files: readonly string[];
}

/** Writes all data sets that are not up to date; `write` and `keep` take paths in the folder `generated`. */
export async function writeDataSets(
  generated: string,
  write: (file: string, content: string) => void,
  keep: (file: string) => void,
): Promise<void> {
  const folder = join(root, 'scripts/data');
  const scripts = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  for (const script of scripts) {
    const id = script.replace('.ts', '');
    const { sources, make } = (await import(`./data/${script}`)).default as DataSet;
    const digest = digestOf([`scripts/data/${script}`, 'scripts/data-sets.ts', ...sources]);
    const stamp = `data/${id}.json`;
    const former = existsSync(join(generated, stamp))
      ? (JSON.parse(readFileSync(join(generated, stamp), 'utf8')) as Made)
      : undefined;
    if (former?.digest === digest && former.files.every((file) => existsSync(join(generated, file)))) {
      for (const file of [...former.files, stamp]) keep(file);
      continue;
    }
    const { about, modules } = make();
    const files = Object.entries({ ...modules, [`${id}-about`]: `export default ${JSON.stringify(about)};\n` }).map(
      ([name, code]) => {
        write(`data/${name}.ts`, `// Written by scripts/data/${script}. Do not edit; not committed.\n${code}`);
        return `data/${name}.ts`;
      },
    );
    write(stamp, `${JSON.stringify({ digest, files } satisfies Made)}\n`);
  }
}

function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readSource(path));
  return hash.digest('hex');
}
