import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashInputs, hashOutputs } from './built-state.ts';

let folder = '';
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const hash = (environment = {}, commit = 'c') => hashInputs(folder, environment, commit);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'penknife-state-'));
  for (const name of ['src/a.ts', 'src/tools/b/en.json', 'public/c.svg', 'scripts/d.ts', 'package-lock.json'])
    write(name, name);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the inputs of a build', () => {
  test.each<[string, () => void]>([
    ['a changed source', () => write('src/tools/b/en.json', 'other')],
    ['a changed lock file', () => write('package-lock.json', 'other')],
    ['a new file', () => write('src/new.ts', '')],
    ['a file that is gone', () => rmSync(join(folder, 'public/c.svg'))],
    ['a renamed file', () => renameSync(join(folder, 'src/a.ts'), join(folder, 'src/z.ts'))],
    [
      'content that went to another file',
      () => {
        write('src/a.ts', '');
        write('src/b.ts', 'src/a.ts');
      },
    ],
  ])('the state depends on %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test.each<[string, () => void]>([
    ['a time stamp', () => utimesSync(join(folder, 'src/a.ts'), 1, 1)],
    ['a test', () => write('src/a.test.ts', '')],
    ['a page test', () => write('src/tools/b/page.e2e.ts', '')],
    ['the command line', () => write('src/cli/main.ts', '')],
    ['what a build writes', () => write('src/generated/tools.ts', '')],
    ['documentation', () => write('README.md', '')],
  ])('the state does not depend on %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });

  test('the state depends on the variables of a build and the commit, not on other variables', () => {
    const before = hash();
    expect(hash({ PENKNIFE_SHOW_BANNER: 'true' })).not.toBe(before);
    expect(hash({ NODE_ENV: 'development' })).not.toBe(before);
    expect(hash({}, 'other')).not.toBe(before);
    expect(hash({ PORT: '1', npm_command: 'start' })).toBe(before);
  });
});

test('the state changes when a built file is modified, truncated or removed', () => {
  const hashes = [hashOutputs(join(folder, 'public'))];
  utimesSync(join(folder, 'public/c.svg'), 1, 1);
  hashes.push(hashOutputs(join(folder, 'public')));
  rmSync(join(folder, 'public/c.svg'));
  hashes.push(hashOutputs(join(folder, 'public')));
  rmSync(join(folder, 'public'), { recursive: true });
  expect(new Set(hashes).size).toBe(3);
  expect(hashOutputs(join(folder, 'public'))).toBe(hashes[2]);
});
