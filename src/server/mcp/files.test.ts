import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectMcp, textOf } from '#testing/connect-mcp.ts';
import { foldersOf, openInside, saveFile } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-mcp-'));
const [granted, named, out, outside] = ['granted', 'named', 'out', 'outside'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
];
for (const path of [granted, named, out, outside]) mkdirSync(path);
writeFileSync(join(granted, 'a.json'), '{"a":1}');
writeFileSync(join(named, 'b.txt'), 'hello');
writeFileSync(join(outside, 'secret.txt'), 'hunter2');
mkdirSync(join(granted, 'sub'));
symlinkSync(join(outside, 'secret.txt'), join(granted, 'leaves.txt'));
symlinkSync(outside, join(granted, 'sub/leaves'));
symlinkSync(join(granted, 'a.json'), join(granted, 'sub/stays.json'));
symlinkSync(outside, join(out, 'leaves'));
mkdirSync(`${granted}-not`);
writeFileSync(join(`${granted}-not`, 'c.txt'), 'x');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file', () => {
  test.each([
    ['a.json'],
    ['./sub/../a.json'],
    ['sub/stays.json'],
    [join(granted, 'a.json')],
    [pathToFileURL(join(granted, 'a.json')).href],
  ])('%s is read', async (path) => {
    const { handle, size } = await openInside(path, [named, granted], false);
    expect([size, await handle.readFile('utf8')]).toEqual([7, '{"a":1}']);
    await handle.close();
  });

  test.each([
    ['../outside/secret.txt', 'file-outside'],
    [join(outside, 'secret.txt'), 'file-outside'],
    [join(outside, 'none.txt'), 'file-outside'],
    ['/etc/passwd', 'file-outside'],
    ['leaves.txt', 'file-outside'],
    ['sub/leaves/secret.txt', 'file-outside'],
    ['../granted-not/c.txt', 'file-outside'],
    ['https://example.com/a.json', 'usage'],
    ['file://other-host/a.json', 'usage'],
    ['a\0.json', 'usage'],
    ['none.json', 'no-file'],
    ['sub', 'not-a-file'],
    ['', 'not-a-file'],
  ])('%j is refused: %s', async (path, code) => {
    await expect(openInside(path, [granted], false)).rejects.toMatchObject({ fault: { code } });
  });

  test('is refused where nothing is granted', async () => {
    await expect(openInside('a.json', [], false)).rejects.toThrow('--root DIR');
  });
});

test('roots of other schemes grant nothing', () => {
  const roots = [
    { uri: 'https://example.com/' },
    { uri: pathToFileURL(granted).href, name: 1 },
    { uri: 'file://other-host/a' },
    { uri: 'file:///%00' },
    { uri: 1 },
    null,
  ];
  expect(foldersOf({ roots })).toEqual([granted]);
  expect(foldersOf({ roots: 'file:///' })).toEqual([]);
});

describe('a result', () => {
  test('is written as a new file, which only the owner can read if it is a secret', async () => {
    expect(await saveFile(out, 'x.txt', new Uint8Array([1]), false)).toBe(join(out, 'x.txt'));
    await saveFile(out, 'key.pem', new Uint8Array([1]), true);
    expect(statSync(join(out, 'key.pem')).mode & 0o777).toBe(0o600);
    await expect(saveFile(out, 'x.txt', new Uint8Array(), false)).rejects.toMatchObject({
      fault: { code: 'file-exists' },
    });
  });

  test.each([
    ['../x.txt', 'file-outside'],
    ['line\nbreak\u001b[31m.txt', 'file-outside'],
    ['leaves/x.txt', 'file-outside'],
    [join(outside, 'x.txt'), 'file-outside'],
    ['', 'file-outside'],
    ['none/x.txt', 'not-written'],
  ])('%j is not written: %s', async (name, code) => {
    await expect(saveFile(out, name, new Uint8Array(), false)).rejects.toMatchObject({ fault: { code } });
  });
});

describe.each([
  ['2025', {}],
  ['2026', { versionNegotiation: { mode: 'auto' } } as const],
])('a client that grants roots, by the protocol of %s', (year, options) => {
  const { client, start, call } = connectMcp(['--root', named, '--out', out], {
    capabilities: { roots: {} },
    ...options,
  });
  beforeAll(async () => {
    grantRoot(client);
    await start();
  });
  afterAll(() => client.close());

  test('is served', () => {
    expect(client.getNegotiatedProtocolVersion()).toContain(year);
  });

  test('may read there and in the folder that was named, and nowhere else', async () => {
    const run = (file: string) => call('run_tool', { use: 'hash-text/hashFile', file, pick: 'size' });
    expect(textOf(await run('a.json'))).toBe('7');
    expect(textOf(await run(join(named, 'b.txt')))).toBe('5');
    expect(textOf(await run('leaves.txt'))).toContain('Error file-outside');
    expect(textOf(await run(join(outside, 'secret.txt')))).toContain('Error file-outside');
  });

  test('gets files detected, and recipes run on them', async () => {
    expect(textOf(await call('detect', { file: 'a.json' }))).toContain('"bytes":7');
    const steps = [{ use: 'json-minify' }];
    expect(textOf(await call('run_recipe', { steps, file: 'a.json' })).trim()).toBe('{"a":1}');
  });

  test('may have results written', async () => {
    const args = { use: 'url-encoder/encode', input: 'a b', saveAs: `${year}.txt` };
    expect(textOf(await call('run_tool', args))).toBe(`Saved 5 bytes to ${join(out, `${year}.txt`)}`);
    expect(readFileSync(join(out, `${year}.txt`), 'utf8')).toBe('a%20b');
    expect(textOf(await call('run_tool', args))).toContain('Error file-exists');
  });
});

/** A client may have roots that are no folders, too. */
function grantRoot(client: Client): void {
  const roots = [{ uri: 'https://example.com/' }, { uri: pathToFileURL(granted).href }, { uri: 'untitled:Untitled-1' }];
  client.setRequestHandler('roots/list', () => ({ roots }));
}
