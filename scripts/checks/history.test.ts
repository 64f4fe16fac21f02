import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles, git } from './history.ts';

let folder: string;
const write = (name: string) => writeFileSync(join(folder, name), name);
const commit = (name: string) => {
  write(name);
  git(folder, 'add', name);
  git(folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'penknife-history-'));
  git(folder, 'init', '-q', '-b', 'main');
  for (let index = 0; index < 32; index++) commit(`main-${index}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('on the main branch, the files of its last commits have changed', () => {
  const changed = changedFiles(folder);
  expect(changed).toHaveLength(30);
  expect(changed).not.toContain('main-1');
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
