import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runCli } from '#testing/run-cli.ts';
import { saveResult } from './output.ts';
import { reportError } from './report.ts';

vi.mock('#generated/tools.ts', () => import('#testing/sample-tool.ts'));
vi.mock('#generated/logic.ts', () => import('#testing/sample-tool.ts'));
vi.mock('#generated/catalog.en.json', async () => ({ default: (await import('#testing/sample-tool.ts')).catalog }));
vi.mock('#generated/tool-names.json', async () => ({ default: (await import('#testing/sample-tool.ts')).catalog }));

const root = mkdtempSync(join(tmpdir(), 'penknife-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = (): string => {
  const folder = join(root, String(folders++));
  mkdirSync(folder);
  return folder;
};
const modeOf = (path: string): number => statSync(path).mode & 0o777;
const shout = (text: string, path: string) => runCli(['sample', 'shout', text, '-o', path]);

describe('-o', () => {
  test('writes to the file that a symbolic link names, also where that does not exist yet', async () => {
    const folder = newFolder();
    const link = join(folder, 'link');
    symlinkSync('next', link);
    symlinkSync('../target', join(folder, 'next'));
    for (const text of ['one', 'two']) {
      expect(await shout(text, link)).toMatchObject({ status: 0 });
      expect(readFileSync(join(folder, '../target'), 'utf8')).toBe(`${text.toUpperCase()}!`);
      expect(readlinkSync(link)).toBe('next');
    }
    expect(readdirSync(folder).sort()).toEqual(['link', 'next']);
  });

  test('reports a loop of symbolic links', async () => {
    const folder = newFolder();
    symlinkSync('b', join(folder, 'a'));
    symlinkSync('a', join(folder, 'b'));
    expect(await shout('x', join(folder, 'a'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('penknife: Cannot write'),
    });
  });

  test('keeps hard links, also to the input', async () => {
    const folder = newFolder();
    const [path, other] = [join(folder, 'a'), join(folder, 'b')];
    writeFileSync(path, 'x'.repeat(200_000));
    linkSync(path, other);
    expect(await runCli(['sample', 'shout', '--file', path, '-o', path])).toMatchObject({ status: 0 });
    expect(readFileSync(other, 'utf8')).toBe(`${'X'.repeat(200_000)}!`);
    expect(statSync(path).ino).toBe(statSync(other).ino);
  });

  test('keeps the mode of a file', async () => {
    const path = join(newFolder(), 'a');
    for (const mode of [0o600, 0o666, 0o755]) {
      writeFileSync(path, '');
      chmodSync(path, mode);
      await shout('x', path);
      expect(modeOf(path)).toBe(mode);
    }
  });

  test.each<[string[], number]>([
    [['key'], 0o600],
    [['key', '--json'], 0o600],
    [['key', '--pick', 'private'], 0o600],
    [['key', '--pick', 'public'], 0o644],
    [[''], 0o644],
  ])('%j is for its owner only if it holds a secret', async (args, mode) => {
    const [fresh, known, linked] = [newFolder(), newFolder(), newFolder()].map((folder) => join(folder, 'a')) as [
      string,
      string,
      string,
    ];
    for (const path of [known, linked]) {
      writeFileSync(path, 'before');
      chmodSync(path, 0o644);
    }
    linkSync(linked, `${linked}-too`);
    for (const path of [fresh, known, linked]) {
      await runCli(['sample', 'make-key', ...args, '-o', path]);
      expect(modeOf(path) & ~process.umask()).toBe(mode & ~process.umask());
      expect(readFileSync(path, 'utf8')).not.toBe('before');
    }
  });

  test('- is standard output', async () => {
    expect(await runCli(['sample', 'hey', '-o', '-'])).toMatchObject({ status: 0, stdout: 'HEY!' });
  });
});

/** Bytes of which the last never come. */
class EndlessBlob extends Blob {
  override stream() {
    return new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(100)),
      pull: () => new Promise(() => {}),
    });
  }
}

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGQUIT', 131],
  ['SIGUSR2', 140],
  ['SIGALRM', 142],
  ['SIGTERM', 143],
  ['SIGXCPU', 152],
  ['SIGVTALRM', 154],
] as const)('%s ends with status %i and leaves no draft', async (signal, status) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'out'), 'before');
  const saving = saveResult(new EndlessBlob(), join(folder, 'out'), false).catch((error: unknown) => error);
  await vi.waitUntil(() => readdirSync(folder).length === 2);
  process.emit(signal, signal);
  expect(await reportError(await saving, false, process)).toBe(status);
  expect(readdirSync(folder)).toEqual(['out']);
  expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('before');
});

test('--file - is standard input', async () => {
  expect(await runCli(['sample', 'shout', '--file', '-'], { stdin: 'hey' })).toMatchObject({ stdout: 'HEY!' });
});

describe('control characters', () => {
  const hostile = 'a\x1b]0;b\x07\x9b1m\x7f\u202ec\u200f\u2028\u{e0041}\r\td\r\n';
  const shown = 'A\\u001b]0;B\\u0007\\u009b1M\\u007f\\u202eC\\u200f\\u2028\\udb40\\udc41\\u000d\tD\r\n';

  test('never reach a terminal, but a pipe as they are', async () => {
    const args = ['sample', 'shout', hostile];
    expect((await runCli(args)).stdout).toBe(`${hostile.toUpperCase()}!`);
    expect((await runCli(args, { isTerminal: true })).stdout).toBe(`${shown}!\n`);
  });

  const isHarmless = (text: string) =>
    !/[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2028]/u.test(text.replaceAll(/\r\n|[\n\t]/g, ''));
  test.each([
    ['copy', hostile],
    ['inspect', hostile, '--show', 'upper,rows'],
    ['inspect', hostile, '--show', 'rows', '--json'],
    ['parse', JSON.stringify({ a: hostile })],
    ['shout', `${hostile}#`],
    ['shout', 'a', `--times=${hostile}`],
    [hostile, 'a', 'b'],
  ])('are escaped in all that %s prints', async (...args) => {
    const { stdout, stderr } = await runCli(['sample', ...args], { isTerminal: true });
    expect(isHarmless(stdout + stderr), JSON.stringify(stdout + stderr)).toBe(true);
  });

  test('are escaped in an unknown command, and in the answers of batch', async () => {
    const { stderr } = await runCli([hostile], { isTerminal: true });
    expect(isHarmless(stderr), stderr).toBe(true);
    const stdin = JSON.stringify({ use: 'sample/shout', input: '\x9b' });
    const { stdout } = await runCli(['batch'], { isTerminal: true, stdin });
    expect(stdout).toBe('{"value":"\\u009b!"}\n');
  });
});
