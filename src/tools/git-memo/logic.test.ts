import { spawnSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import { testTool } from '#testing/test-tool.ts';
import { commands } from './commands.ts';
import messages from './en.json' with { type: 'json' };
import frenchMessages from './fr.json' with { type: 'json' };
import * as logic from './logic.ts';
import { sections } from './sections.ts';
import tool from './tool.ts';

const { run, notices } = testTool(tool, logic, { messages });
const french = testTool(tool, logic, { messages: frenchMessages, context: { locale: 'fr' } });

const rowsOf = (table: unknown) => [...readCsv(String(table))].slice(1).map(({ fields }) => fields);
const commandsFor = async (query: string, options = {}) =>
  rowsOf(await run('search', query, options)).map(([, , command]) => command);

describe('commands', () => {
  it('have ids of their own, titles of their own in both languages, and a section', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    for (const { logic: texts } of [messages, frenchMessages]) {
      const titles = commands.map(({ id }) => (texts as Record<string, string>)[`title-${id}`]);
      expect(titles).not.toContain(undefined);
      expect(new Set(titles).size).toBe(titles.length);
    }
    expect([...new Set(commands.map(({ section }) => section))]).toEqual(sections);
    expect(commands.length).toBeGreaterThan(135);
  });

  it('that lose work say how they are undone, or that they cannot be', () => {
    const dangerous = commands.filter(({ isDangerous }) => isDangerous);
    expect(dangerous.map(({ undo }) => undo)).not.toContain(undefined);
    expect(dangerous.length).toBeGreaterThan(10);
  });

  const git = spawnSync('git', ['--list-cmds=main'], { encoding: 'utf8' });
  test.skipIf(git.status !== 0 /* There is no Git to ask. */)('are commands that Git has', () => {
    const known = new Set(git.stdout.split('\n'));
    const named = commands.flatMap(({ command }) =>
      [...command.matchAll(/git ([a-z-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('search', () => {
  it('lists all for no question', async () => {
    expect(await commandsFor('')).toHaveLength(commands.length);
  });

  it.each<[string, string[]]>([
    ['undo', ['git reset --soft HEAD~1', 'git revert HEAD', 'git reset HEAD~1']],
    ['force', ['git push --force-with-lease --force-if-includes']],
    ['undo last commit', ['git reset --soft HEAD~1']],
    ['rename branch', ['git branch -m <new>']],
    ['delete remote branch', ['git push origin --delete <branch>']],
    ['cherry-pick', ['git cherry-pick <commit>']],
    ['cherrypick', ['git cherry-pick <commit>']],
    ['$ git cherry-pick', ['git cherry-pick <commit>']],
    ['git stash pop', ['git stash pop']],
    ['stash', ['git stash push -u -m "<msg>"']],
    ['discard changes', ['git restore <file>', 'git stash push -u -m "<msg>"']],
    ['discard local changes', ['git restore <file>', 'git stash push -u -m "<msg>"']],
    ['untrack file', ['git rm --cached <file>', 'git clean -nd']],
    ['remove file from git but keep', ['git rm --cached <file>']],
    ['untrack', ['git rm --cached <file>']],
    ['go back', ['git switch -']],
    ['undo commit', ['git revert HEAD', 'git reset --soft HEAD~1']],
    ['undo push', ['git revert HEAD']],
    ['squash commits', ['git rebase -i --autosquash HEAD~2', 'git rebase -i HEAD~2']],
    ['undo hard reset', ['git reset --hard ORIG_HEAD']],
    [
      'remove file from history',
      ['git filter-branch --index-filter "git rm --cached --ignore-unmatch <file>" -- --all'],
    ],
  ])('%s', async (query, expected) => {
    expect((await commandsFor(query)).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['supprimer les modifications locales', 'git restore <file>'],
    ['annuler les modifications locales', 'git restore <file>'],
    ['annuler un push', 'git revert HEAD'],
    ['retirer un fichier du suivi', 'git rm --cached <file>'],
    ['enlever du suivi', 'git rm --cached <file>'],
    ['untrack', 'git rm --cached <file>'],
    ['abandonner les changements', 'git restore <file>'],
    ['abandonner les modifications', 'git restore <file>'],
    ['retirer de l’index', 'git restore --staged <file>'],
    ['revenir en arrière', 'git revert HEAD'],
    ['undo commit', 'git reset --soft HEAD~1'],
    ['merge branch', 'git merge --no-ff <branch>'],
  ])('%s, in French', async (query, expected) => {
    expect(rowsOf(await french.run('search', query))[0]?.[2]).toBe(expected);
  });

  it('finds in French', async () => {
    const [[, title, command] = []] = rowsOf(await french.run('search', 'annuler le dernier commit'));
    expect([title, command]).toEqual([
      'Annuler le dernier commit, modifications gardées dans l’index',
      'git reset --soft HEAD~1',
    ]);
  });

  it('offers the closest, and says so', async () => {
    const query = 'stash zzzz';
    expect(await notices('search', query)).toMatchObject([{ code: 'nothing-matches', params: { query } }]);
    expect((await commandsFor(query))[0]).toContain('stash');
    expect(await notices('search', 'zzzz')).toMatchObject([{ code: 'nothing-found', params: { query: 'zzzz' } }]);
    expect(await commandsFor('zzzz')).toEqual(await commandsFor(''));
    expect(await notices('search', 'undo')).toEqual([]);
  });

  it('hides what loses work, and shows one section', async () => {
    expect(await commandsFor('', { onlySafe: true })).not.toContain('git clean -fd');
    expect((await commandsFor('', { section: 'bisect' })).length).toBe(5);
  });
});

describe('names', () => {
  const one = async (query: string, options: object) => (await commandsFor(query, options))[0];

  it('replace placeholders', async () => {
    expect(await one('reset branch to remote', { branch: 'dev' })).toBe(
      'git fetch origin && git reset --hard origin/dev',
    );
    expect(await one('cherry-pick', { commit: 'a1b2c3d' })).toBe('git cherry-pick a1b2c3d');
    expect(await one('undo several commits', { count: '3' })).toBe('git reset HEAD~3');
  });

  it.each([
    ['posix', 'a "b" $c `d` \\', 'git config --global user.name "a \\"b\\" \\$c \\`d\\` \\\\"'],
    ['powershell', 'a "b" $c', 'git config --global user.name "a `"b`" `$c"'],
  ])('are quoted for %s', async (shell, userName, expected) => {
    expect(await one('set name', { shell, userName })).toBe(expected);
  });

  it.each([
    ['posix', "it's.txt", `git restore 'it'\\''s.txt'`],
    ['posix', 'été.txt', 'git restore été.txt'],
    ['powershell', "it's a.txt", "git restore 'it''s a.txt'"],
  ])('of files are words of %s', async (shell, path, expected) => {
    expect(await one('discard changes', { shell, path })).toBe(expected);
  });
});

it('undoes nothing with more than what the command did, unless the command can lose work too', () => {
  const careless = commands.filter(({ undo = '', isDangerous }) => !isDangerous && /--hard|^rm|restore \.$/.test(undo));
  expect(careless).toEqual([]);
});

test('the cheatsheet has every command, in Markdown', async () => {
  const sheet = String(await run('writeCheatsheet', { branch: 'dev' }));
  expect(sheet).toMatch(
    /^# Git cheatsheet\n\n## Configure\n\nSet the author name of your commits \(Changes: settings; Undo: `/,
  );
  expect(sheet.match(/^```sh$/gm)).toHaveLength(commands.length);
  expect(sheet).toContain('**Can lose work**');
});
