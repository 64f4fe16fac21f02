import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changedFiles, git } from './history.ts';

let folder: string;
const write = (name: string) => writeFileSync(join(folder, name), name);
const commit = (name: string) => {
  write(name);
  git(folder, 'add', name);
  git(folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', name);
};

const day = 24 * 60 * 60;
/** Commits files, each some seconds after the one before. */
function commitEach(name: string, count: number, seconds: number): void {
  for (let index = 0; index < count; index++) {
    time += seconds;
    vi.stubEnv('GIT_COMMITTER_DATE', `@${time} +0000`);
    commit(`${name}-${index}`);
  }
}
// In the past, as those of any history.
let time = 10_000 * day;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'penknife-history-'));
  git(folder, 'init', '-q', '-b', 'main');
  commitEach('main', 32, day);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('on the main branch, the files of its last commits have changed', () => {
  const changed = changedFiles(folder);
  expect(changed).toHaveLength(30);
  expect(changed).not.toContain('main-1');
});

test('on the main branch, the files of more commits have changed where they came together', () => {
  time += day;
  commitEach('together', 40, 60);
  const changed = changedFiles(folder);
  expect(changed).toHaveLength(40);
  expect(changed).not.toContain('main-31');
});

test('on another branch, its files have changed, committed or not', () => {
  git(folder, 'checkout', '-q', '-b', 'topic');
  commit('committed');
  write('main-0');
  writeFileSync(join(folder, 'main-1'), 'edited');
  write('untracked');
  expect(changedFiles(folder)).toEqual(['committed', 'main-1', 'untracked']);
});

test('no files have changed where there is no history', () => expect(changedFiles(tmpdir())).toEqual([]));
