import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

vi.mock('#generated/tools.ts', () => import('#testing/sample-tool.ts'));
vi.mock('#generated/logic.ts', () => import('#testing/sample-tool.ts'));
vi.mock('#generated/catalog.en.json', async () => ({ default: (await import('#testing/sample-tool.ts')).catalog }));
vi.mock('#generated/tool-names.json', async () => ({ default: (await import('#testing/sample-tool.ts')).catalog }));

const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
const path = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const env = { NO_COLOR: '1', XDG_CONFIG_HOME: folder };
const pipe = (args: readonly string[], stdin = '') => runCli(['pipe', ...args], { stdin, env });
const savedAs = (name: string) => path(`penknife/recipes/${name}.json`);

test('steps are saved, without running, and run later with others', async () => {
  const saved = await pipe(['sample shout --times 2', 'sample inspect --pick upper', '--save', 'loud']);
  expect(saved).toEqual(expect.objectContaining({ status: 0, stdout: '' }));
  expect(saved.stderr).toBe(`Saved as ${savedAs('loud')}. It runs with --recipe loud.\n`);
  expect(JSON.parse(readFileSync(savedAs('loud'), 'utf8'))).toEqual({
    version: 1,
    steps: [
      { use: 'sample/shout', options: { times: 2 } },
      { use: 'sample/inspect', pick: 'upper' },
    ],
  });
  expect(await pipe(['--recipe', 'loud', '--', 'ab'])).toMatchObject({ status: 0, stdout: 'AB!AB!' });
  expect(await pipe(['--recipe', 'loud', 'sample mirror', '--each', 'line'], 'a\nb')).toMatchObject({
    stdout: '!A!A\n!B!B',
  });
});

test('a recipe in a file is read by its path, its names in either spelling', async () => {
  const steps = [{ use: 'sample/shout' }, { use: 'sample/count-all' }];
  writeFileSync(path('own.json'), JSON.stringify({ version: 1, steps }));
  expect(await pipe(['--recipe', path('own.json'), '--', 'ab'])).toMatchObject({ status: 0, stdout: '3' });
});

test.each([
  ['a folder', `${folder}/`, 'it is a folder'],
  ['a device that never ends', '/dev/zero', 'is not a recipe'],
])('%s is none', async (_, named, message) => {
  expect(await pipe(['--recipe', named, '--', 'ab'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(message),
  });
});

test('a link to a recipe is read, and not opened', async () => {
  const link = 'https://penknife.invalid/fr/recipe?do=sample/shout(times:2,x:1),sample/inspect.upper';
  expect(await pipe(['--recipe', link, '--', 'ab'])).toMatchObject({ status: 0, stdout: 'AB!AB!' });
  const cut = await pipe(['--recipe', 'https://penknife.invalid/recipe?do=sample', '--', 'ab']);
  expect(cut).toMatchObject({ status: 2 });
  expect(cut.stderr).toContain('The link contains no recipe.');
});

test('a link that is compressed is read, with what it runs on', async () => {
  const packed = (text: string) => `https://penknife.invalid/recipe#z=${deflateRawSync(text).toString('base64url')}`;
  const read = await pipe(['--recipe', packed('each=line&do=sample/shout(times:2)')], 'a\nb');
  expect(read).toMatchObject({ status: 0, stdout: 'A!A!\nB!B!' });
  const damaged = await pipe(['--recipe', packed('do=sample/shout'.repeat(20)).slice(0, -3)], 'a');
  expect(damaged).toMatchObject({ status: 2, stderr: expect.stringContaining('The link is cut or damaged') });
  const bomb = await pipe(['--recipe', packed('a'.repeat(10_000_000))], 'a');
  expect(bomb).toMatchObject({ status: 2, stderr: expect.stringContaining('too long') });
  for (const long of [
    `https://penknife.invalid/recipe?do=${'sample/shout,'.repeat(101)}`,
    packed(`do=${'a/b,'.repeat(101)}`),
  ])
    expect(await pipe(['--recipe', long], 'a')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The recipe of the link is too long: it has more than 100 steps'),
    });
  const proto = await pipe(['--recipe', 'https://penknife.invalid/recipe?do=__proto__/x,sample/shout'], 'a');
  expect(proto).toMatchObject({ status: 2, stderr: expect.stringContaining('Unknown tool “__proto__”') });
  const foreign = await pipe(['--recipe', packed('do=constructor/name(__proto__:x)')], 'a');
  expect(foreign).toMatchObject({ status: 2, stderr: expect.stringContaining('Unknown tool “constructor”') });
});

test('steps that are skipped in a link or a file do not run', async () => {
  const link = (steps: string) => `https://penknife.invalid/recipe?do=${steps}`;
  expect(await pipe(['--recipe', link('sample/shout,-sample/count-all'), '--', 'ab'])).toMatchObject({ stdout: 'AB!' });
  const steps = [{ use: 'sample/shout' }, { use: 'sample/gone', skip: true }];
  writeFileSync(path('skip.json'), JSON.stringify({ version: 1, steps }));
  expect(await pipe(['--recipe', path('skip.json'), '--', 'ab'])).toMatchObject({ stdout: 'AB!' });
  const none = await pipe(['--recipe', link('-sample/shout'), '--', 'ab']);
  expect(none).toMatchObject({ status: 2 });
  expect(none.stderr).toContain('Every step of the recipe is skipped');
});

test('the reverse of a recipe is saved', async () => {
  await pipe(['sample mirror', '--reverse', '--save', 'back']);
  expect(JSON.parse(readFileSync(savedAs('back'), 'utf8')).steps).toEqual([{ use: 'sample/mirror' }]);
});

test.each<[string, readonly string[], string]>([
  ['an unknown name', ['--recipe', 'lout'], 'No recipe is saved as “lout”. Did you mean loud?'],
  ['a missing file', ['--recipe', './none.json'], 'Cannot read ./none.json: no such file.'],
  ['a name with a folder', ['sample mirror', '--save', '../up'], 'Name a recipe with letters'],
  ['a hidden name', ['sample mirror', '--save', '.up'], 'Name a recipe with letters'],
  ['an input', ['sample mirror', '--save', 'x', '--', 'ab'], '--save runs nothing: leave out the input.'],
  ['a file', ['sample mirror', '--save', 'x', '--file', 'x'], '--save runs nothing: leave out --file.'],
  ['values', ['sample mirror', '--save', 'x', '--each', 'line'], '--save runs nothing: leave out --each.'],
  ['a secret', ['sample shout --password p', '--save', 'x'], '--password is secret and cannot be saved.'],
  ['steps that do not fit', ['sample count-all', 'sample parse', '--save', 'x'], 'takes'],
])('%s is refused, and nothing is saved', async (_, args, message) => {
  const { status, stderr } = await pipe(args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(existsSync(savedAs('x'))).toBe(false);
});

test.each<[string, unknown, string]>([
  ['another JSON', { steps: 1 }, 'is not a recipe: “steps” must be a list of steps.'],
  ['an unknown tool', { version: 1, steps: [{ use: 'constructor/name' }] }, 'Unknown tool “constructor”'],
  ['an unknown operation', { version: 1, steps: [{ use: 'sample/miror' }] }, 'Did you mean mirror?'],
  ['an operation of objects', { version: 1, steps: [{ use: 'sample/constructor' }] }, 'Unknown operation'],
  ['an internal operation', { version: 1, steps: [{ use: 'sample/hidden' }] }, 'Unknown operation'],
  ['an unknown pick', { version: 1, steps: [{ use: 'sample/inspect', pick: 'x' }] }, 'Unknown output “x”'],
  ['an unknown option', { version: 1, steps: [{ use: 'sample/shout', options: { x: 1 } }] }, '--x'],
])('%s in a file is reported', async (_, content, message) => {
  writeFileSync(path('wrong.json'), JSON.stringify(content));
  const { status, stderr } = await pipe(['--recipe', path('wrong.json'), '--', 'ab']);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
