import { spawnSync } from 'node:child_process';
import { root } from '../command.ts';

/** The fewest commits of the main branch that are compared where no other branch can be. */
const recentCommits = 30;

/** In seconds, before the last commit: all of what may have come to the main branch together is compared. */
const recentTime = 4 * 60 * 60;

/** Runs git in a folder; undefined if it fails. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit at which HEAD left the main branch; undefined if the history does not contain that branch. */
const mergeBase = (folder: string, main: string): string | undefined =>
  git(folder, 'merge-base', `origin/${main}`, 'HEAD') ?? git(folder, 'merge-base', main, 'HEAD');

/** How many commits of the main branch may be new, of those that have a commit before them. */
function countRecent(folder: string): number {
  const last = Number(git(folder, 'log', '-1', '--format=%ct'));
  const times = git(folder, 'log', '--first-parent', '--format=%ct')?.split('\n') ?? [];
  const recent = times.filter((time) => Number(time) >= last - recentTime).length;
  return Math.min(Math.max(recentCommits, recent), times.length - 1);
}

/**
 * The commit before those that are new: where HEAD left the main branch; on the main branch itself, the one before its last
 * commits. Undefined if the history does not contain that branch.
 */
export function baseCommit(folder = root, main = 'main'): string | undefined {
  const base = mergeBase(folder, main);
  if (base === undefined || base !== git(folder, 'rev-parse', 'HEAD')) return base;
  return git(folder, 'rev-parse', '--verify', `HEAD~${countRecent(folder)}`) ?? base;
}

/**
 * The files that differ from the main branch, also those that are not committed; on the main branch itself, those of its
 * last commits. None if the history does not contain that branch.
 */
export function changedFiles(folder = root, main = 'main'): readonly string[] {
  const since = baseCommit(folder, main);
  if (since === undefined) return [];
  const names = [
    git(folder, 'diff', '--name-only', '--no-renames', since),
    git(folder, 'ls-files', '--others', '--exclude-standard'),
  ];
  return names.flatMap((lines) => lines?.split('\n') ?? []).filter((name) => name !== '');
}
