import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommits, subjectProblems } from './commit-subjects.ts';

describe('subjectProblems', () => {
  test.each([
    'fix(json-diff): match reordered items by key',
    'docs: embed the table of kinds',
    'feat(page)!: focus the first field',
    'refactor(src/lib): pass options to the parser',
    `test: ${'check '.repeat(11)}`,
  ])('accepts "%s"', (subject) => expect(subjectProblems(subject)).toEqual([]));

  test.each([
    ['fix(json-diff): what is missing is asked for once', 'does not begin with a verb in the imperative'],
    ['perf: drops are taken by late code', 'does not begin with a verb in the imperative'],
    ['feat: added a tool', 'does not begin with a verb in the imperative'],
    ['feat: adding a tool', 'does not begin with a verb in the imperative'],
    ['feat: Add a tool', 'does not begin with a verb in the imperative'],
    ['add a tool', 'is not conventional: type(scope): description'],
    ['feature: add a tool', 'is not conventional: type(scope): description'],
    ['feat:add a tool', 'is not conventional: type(scope): description'],
    ['', 'is not conventional: type(scope): description'],
    ['feat: add a tool.', 'ends with a period'],
    ['fix: read dates; fix: write times', 'names several changes'],
    [`fix: ${'read '.repeat(13)}it all`, 'has 76 characters, more than 72'],
  ])('rejects "%s"', (subject, problem) => expect(subjectProblems(subject)).toEqual([problem]));
});

describe('newCommits', () => {
  let folder: string;
  const git = (...args: readonly string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  };
  const commit = (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject);
  const subjects = (path: string) => newCommits(join(folder, path))?.map(({ subject }) => subject);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'penknife-commits-'));
    git('init', '-q', '-b', 'main');
    commit('feat: begin');
    git('checkout', '-q', '-b', 'topic');
    commit('fix: read 50% of $HOME');
    commit('docs: describe it');
    git('checkout', '-q', 'main');
    commit('feat: go on');
    git('checkout', '-q', 'topic');
    git('merge', '-q', '--no-ff', '-m', 'Merge main', 'main');
    const source = `file://${folder}`;
    git('clone', '-q', '-b', 'topic', source, 'whole');
    git('clone', '-q', '-b', 'topic', '--depth', '1', source, 'shallow');
    git('clone', '-q', '-b', 'main', source, 'main');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['.', 'whole'])('lists the commits of a branch without merges: %s', (path) =>
    expect(subjects(path)).toEqual(['docs: describe it', 'fix: read 50% of $HOME']),
  );

  test('lists the last commits of the main branch itself', () => {
    expect(subjects('main')).toEqual(['feat: go on']);
  });

  test('lists at least 30 commits of the main branch, and none that was never checked', () => {
    git('-C', 'main', 'checkout', '-q', '-b', 'trunk');
    for (let index = 0; index < 31; index++)
      git('-C', 'main', '-c', `user.name=Test`, 'commit', '-q', '--allow-empty', '-m', `docs: add note ${index}`);
    const path = join(folder, 'main');
    const listed = newCommits(path, 'trunk');
    expect(listed?.map(({ subject }) => subject).at(-1)).toBe('feat: go on');
    expect(newCommits(path, 'trunk', listed?.[2]?.id)?.map(({ subject }) => subject)).toEqual([
      'docs: add note 30',
      'docs: add note 29',
    ]);
  });

  test('knows no commits of a shallow clone', () => expect(subjects('shallow')).toBeUndefined());

  test('knows no commits without a repository', () => expect(newCommits(tmpdir())).toBeUndefined());
});
