/** Whether the built site is what a build would make now, so that `npm start` need not build it again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { currentCommit } from './read-configuration.ts';

/** Where the state of `dist/site` at the end of its build is kept. */
const record = join(root, 'dist/.site-state');
const site = join(root, 'dist/site');

/** What a build of the site reads, besides the packages that the lock file names. */
const sources = [
  'src',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
];
/** What is made by a build, or is for tests and the command line only. */
const apart = /^src\/(generated|cli)\/|\.(test|e2e)\.tsx?$/;
/** Variables that a build reads. */
const variables = /^(PENKNIFE|VITE)_|^NODE_ENV$/;

/** All files in a folder, or the file itself, as sorted paths from the folder above. */
function filesOf(folder: string, name: string): readonly string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** A digest of all that a build reads in a checkout: the content of files, variables, the commit, the version of Node. */
export function hashInputs(folder: string, environment: NodeJS.ProcessEnv, commit: string): string {
  const hash = createHash('sha256');
  const add = (...parts: readonly (string | Buffer)[]) => {
    for (const part of parts) hash.update(`${part.length}:`).update(part);
  };
  for (const name of sources.flatMap((source) => filesOf(folder, source)))
    if (!apart.test(name)) add(name, readFileSync(join(folder, name)));
  for (const name of Object.keys(environment)
    .filter((name) => variables.test(name))
    .sort())
    add(name, environment[name] ?? '');
  add(commit, process.version);
  return hash.digest('hex');
}

/** A digest of what was written: a built site that was touched since is built anew. */
export function hashOutputs(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesOf(folder, '.')) {
    const { size, mtimeMs } = statSync(join(folder, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

const inputsNow = () => hashInputs(root, process.env, currentCommit());

export const isBuilt = (): boolean =>
  existsSync(record) && readFileSync(record, 'utf8') === `${inputsNow()} ${hashOutputs(site)}`;

/** To be called before a build into a folder; what it gives, after it. An interrupted build counts as none. */
export function beginBuild(folder: string): () => void {
  if (folder !== site) return () => {};
  rmSync(record, { force: true });
  // What changes while it builds may have come too late.
  const inputs = inputsNow();
  return () => writeFileSync(record, `${inputs} ${hashOutputs(site)}`);
}
