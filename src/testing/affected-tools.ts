/**
 * The tools that a change affects most. Slow checks run on these, and with `COMPLETE=1` in the environment, as every night,
 * on all tools.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedFiles } from '../../scripts/checks/history.ts';
import { root } from '../../scripts/command.ts';

export const isComplete = process.env['COMPLETE'] === '1';

/** A change of more tools is one of all of them: the others are checked by the complete run. */
const mostAffected = 4;

/** Library files that more tools use are shared ones: their own tests and those of representative tools check them. */
const mostUsers = 10;

const importsByFile = new Map<string, readonly string[]>();

/** The files of tools and of the library that a file imports. */
function importsOf(file: string): readonly string[] {
  const known = importsByFile.get(file);
  if (known) return known;
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const imports = [...source.matchAll(/(?:from|import\(|import) ?'(#lib\/|\.{1,2}\/)([^']+)'/g)].flatMap(
    ([, from = '', rest = '']) => {
      const target = from === '#lib/' ? `src/lib/${rest}` : join(dirname(file), from, rest);
      return /^src\/(?:lib|tools)\//.test(target) ? target : [];
    },
  );
  importsByFile.set(file, imports);
  return imports;
}

/** The files that a tool consists of besides those in its folder: what its logic and its page import of the library. */
function libraryOf(id: string): ReadonlySet<string> {
  const found = new Set(['tool.ts', 'logic.ts', 'page.tsx'].map((name) => `src/tools/${id}/${name}`));
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return found;
}

/** The tools that changed files belong to, those with most of them first. */
export function toolsOf(changed: readonly string[]): readonly string[] {
  const own = changed.flatMap((file) => /^src\/tools\/([^/]+)\//.exec(file)?.[1] ?? []);
  const libraries = readdirSync(join(root, 'src/tools')).map((id) => [id, libraryOf(id)] as const);
  const shared = changed
    .filter((file) => file.startsWith('src/lib/'))
    .map((file) => libraries.flatMap(([id, files]) => (files.has(file) ? id : [])))
    .filter((users) => users.length <= mostUsers);
  const counts = new Map<string, number>();
  for (const id of [...own, ...shared.flat()]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

let affected: readonly string[] | undefined;

/** Whether slow checks run on a tool. Where the environment names a tool in `TOOL`, they run on it. */
export function isAffected(id: string): boolean {
  if (isComplete || process.env['TOOL'] !== undefined) return true;
  affected ??= toolsOf(changedFiles()).slice(0, mostAffected);
  return affected.includes(id);
}
