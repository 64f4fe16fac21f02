import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
const path = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** The answers to a call in one thread and in two. */
const inOneAndTwo = async (args: readonly string[], stdin: string) => [
  await runCli(['pipe', '--jobs', '1', ...args], { stdin }),
  await runCli(['pipe', '--jobs', '2', ...args], { stdin }),
];

test('two threads change values as one does, in their order', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => (index % 7 === 6 ? '*' : btoa(String(index))));
  const items = JSON.stringify([null, ...lines]);
  const [one, two] = await inOneAndTwo(['base64 decode', '--each', 'json', '--on-error', 'keep'], items);
  expect(one).toMatchObject({ status: 1, stdout: expect.stringMatching(/^\[\n {2}null,\n {2}"0",\n {2}"1",/) });
  expect(two).toEqual(one);
});

test('two threads write files, and the first one that fails ends the run', async () => {
  const contents = ['YQ==', 'Yg==', '*', '?', 'Yw=='];
  const files = contents.map((_, index) => path(`${index}.txt`));
  for (const [index, file] of files.entries()) writeFileSync(file, contents[index] ?? '');
  const args = ['base64 decode', '--each', 'file', '--jobs', '2', '-o', path('out'), '--', ...files];
  expect(await runCli(['pipe', ...args])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`penknife: file 3 (${files[2]}), step 1 `),
  });
  expect(readFileSync(path('out/0.txt'), 'utf8')).toBe('a');
  expect(readFileSync(path('out/1.txt'), 'utf8')).toBe('b');
  // Later ones may be done, but whole.
  expect(readdirSync(path('out')).filter((name) => !/^[014]\.txt$/.test(name))).toEqual([]);
});

test('an error in a thread is that of the command', async () => {
  const [one, two] = await inOneAndTwo(['json format --width x', '--each', 'line'], '1\n2\n');
  expect(one).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--width') });
  expect(two).toEqual(one);
});
