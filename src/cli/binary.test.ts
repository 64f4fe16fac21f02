import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 3);
const dumpOfPng = '00000000  89 50 4e 47 0d 0a 1a 0a  00 01 02 03              |.PNG........|\n';
const dumpOfText = '00000000  61 0a                                             |a.|\n';
const note = 'Note: Binary input, compared as: Hex dump.\n';

describe('compares binary files by their hex dumps, with a notice', () => {
  const patch = (before: string, after: string) => `--- original\n+++ changed\n@@ -1 +1 @@\n-${before}+${after}`;

  test('where one of them is binary, be it the input or the other', async () => {
    const [binary, text] = [file('a.png', png), file('b.txt', 'a\n')];
    const of = (args: string[], stdin?: Uint8Array) =>
      runCli(['text-diff', ...args, '--pick', 'patch'], stdin ? { stdin } : {});
    const isText = { status: 0, stdout: patch(dumpOfPng, dumpOfText), stderr: note };
    expect(await of(['--file', binary, '--changed-file', text])).toMatchObject(isText);
    expect(await of(['--file', binary, '--changed', 'a\n'])).toMatchObject(isText);
    expect(await of(['--changed', 'a\n'], png)).toMatchObject(isText);
    expect(await of(['--file', text, '--changed-file', binary])).toMatchObject({
      status: 0,
      stdout: patch(dumpOfText, dumpOfPng),
      stderr: note,
    });
  });

  test('a NUL in UTF-8 is enough; with --json the note is data', async () => {
    const [one, other] = [file('a.bin', 'a\0b'), file('b.bin', 'a\0c')];
    expect(await runCli(['text-diff', 'similarity', '--json', '--file', one, '--changed-file', other])).toMatchObject({
      status: 0,
      stdout: '0\n',
      stderr: '{"notice":{"code":"binary","message":"Binary input, compared as: Hex dump."}}\n',
    });
  });

  test('texts are not, in whatever encoding they are, nor with operations that declare none', async () => {
    const text = file('c.txt', 'a\n');
    const latin = file('d.txt', Buffer.from('caf\xe9 cr\xe8me d\xe9j\xe0 vu', 'latin1'));
    const wide = file('e.txt', Buffer.from('a b c d e', 'utf16le'));
    expect(await runCli(['text-diff', '--file', text, '--changed', 'a\n'])).toMatchObject({ status: 0, stderr: '' });
    expect(await runCli(['text-diff', '--file', latin, '--changed', 'a'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Try --encoding windows-1252.'),
    });
    expect(await runCli(['text-diff', '--file', wide, '--changed', 'a'])).toMatchObject({ status: 1 });
    expect(await runCli(['text-diff', 'merge', '--file', file('f.bin', 'a\0'), '--changed', 'a'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('NUL character'),
    });
  });
});
