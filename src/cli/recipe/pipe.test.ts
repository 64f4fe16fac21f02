import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

vi.mock('#generated/tools.ts', () => import('#testing/sample-tool.ts'));
vi.mock('#generated/logic.ts', () => import('#testing/sample-tool.ts'));
vi.mock('#generated/catalog.en.json', async () => ({ default: (await import('#testing/sample-tool.ts')).catalog }));
vi.mock('#generated/tool-names.json', async () => ({ default: (await import('#testing/sample-tool.ts')).catalog }));

const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
const path = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const pipe = (args: readonly string[], stdin: string | Uint8Array = '') => runCli(['pipe', ...args], { stdin });

describe('a pipe', () => {
  test.each<[string[], string, string]>([
    [['sample shout', 'sample mirror', '--', 'ab'], '', '!BA'],
    [['sample shout', 'sample mirror'], 'ab', '!BA'],
    [['sample shout --times 2', "sample 'mirror'", '--', 'ab'], '', '!BA!BA'],
    [['sample shout --preset softly', '--', 'AB'], '', 'ab!'],
    // The main result goes on, or the one that is picked.
    [['sample make-key', 'sample mirror', '--', 'ab'], '', 'ba'],
    [['sample inspect --pick upper', 'sample count-all', '--', 'four'], '', '4'],
    [['sample inspect --show upper --pick length', '--', 'four'], '', '4'],
    // A step without operation runs the first that takes what comes.
    [['sample mirror', 'sample', '--', 'ab'], '', 'BA!'],
    [['sample parse', '--', ''], '', ''],
    [['sample parse', '--json', '--', ''], '', 'null\n'],
    [['sample mirror', '--json', '--', 'ab'], '', '"ba"\n'],
    [['sample mirror', 'sample shout', '--', '--times'], '', 'SEMIT--!'],
  ])('%j with %j on standard input gives %j', async (args, stdin, stdout) => {
    expect(await pipe(args, stdin)).toMatchObject({ status: 0, stdout, stderr: '' });
  });

  test('reads a file and writes one', async () => {
    writeFileSync(path('in.txt'), 'ab');
    expect(await pipe(['sample mirror', '--file', path('in.txt'), '-o', path('out.txt')])).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(readFileSync(path('out.txt'), 'utf8')).toBe('ba');
  });

  test('reads a file as the operation for files, and with the encoding that is named', async () => {
    writeFileSync(path('latin.txt'), Uint8Array.of(0x61, 0xe9));
    const size = await pipe(['sample --pick size', '--file', path('latin.txt')]);
    expect(size).toMatchObject({ status: 0, stdout: '2' });
    const read = await pipe(['sample mirror', '--encoding', 'latin1', '--file', path('latin.txt')]);
    expect(read).toMatchObject({ status: 0, stdout: 'éa' });
  });

  test('ends with the status of a failed check', async () => {
    expect(await pipe(['sample mirror', 'sample judge', '--', 'ab'])).toMatchObject({ status: 1 });
    expect(await pipe(['sample mirror', 'sample judge', '--', 'doog'])).toMatchObject({ status: 0 });
  });

  test.each<[string[], number]>([
    [['sample make-key', 'sample mirror'], 0o600],
    [['sample make-key', 'sample mirror', '--each', 'line'], 0o600],
    [['sample mirror'], 0o666],
  ])('%j: what is made of a secret is saved for its owner only', async (steps, mode) => {
    const saved = path(`mode-${steps.length}`);
    await pipe([...steps, '-o', saved], 'ab');
    expect(statSync(saved).mode & 0o777).toBe(mode & ~process.umask());
  });

  test('explains what each step takes and gives', async () => {
    const { stdout } = await pipe(['sample shout', 'sample count-all', '--explain', '--', 'ab']);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['step', 'takes', 'gives', 'result'],
      ['1 sample shout', 'text', 'text', 'AB!'],
      ['2 sample count-all', 'text', 'number', '3'],
      [''],
    ]);
  });

  test('runs backwards where each step has an inverse', async () => {
    expect(await pipe(['sample mirror', 'sample mirror', '--reverse', '--', 'ab'])).toMatchObject({ stdout: 'ab' });
    expect(await pipe(['sample mirror', 'sample shout', '--reverse', '--', 'ab'])).toMatchObject({
      status: 2,
      stderr: 'penknife: step 2 (sample shout) has no inverse, so this pipe cannot be reversed.\n',
    });
  });

  test('shows how it is used', async () => {
    expect(await pipe(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('pipe STEP...') });
  });
});

describe('errors and notices name the step', () => {
  test.each<[string[], number, string]>([
    [['sample mirror', 'sample shout', '--', 'a#'], 1, 'step 2 (sample shout): '],
    [['sample inspect --show bytes', 'sample mirror --times 2', '--', 'a'], 2, 'Step 2 (sample mirror --times 2): '],
    [['sample shout --times x', '--', 'a'], 2, 'step 1 (sample shout): --times: '],
    [['sample measure', 'nope', '--', 'a'], 2, 'Step 2 (nope): Unknown tool “nope”.'],
    [['sample moo', '--', 'a'], 2, 'Step 1 (sample moo): Unknown operation “moo”.'],
    [["sample 'shout", '--', 'a'], 2, 'an unclosed quote'],
    [['sample shout ab'], 2, 'The input goes after --, not into a step.'],
    [['sample mirror', 'sample roll', '--', 'a'], 2, 'step 2 (sample roll) takes no input, so it can only come first.'],
    [
      ['sample judge', 'sample mirror', '--', 'a'],
      2,
      'step 2 (sample mirror) takes text, but step 1 (sample judge) gives boolean.',
    ],
    [
      ['sample measure --pick nothing', 'sample mirror', '--', 'a'],
      1,
      'step 1 (sample measure): there is no “nothing” for this input.',
    ],
    [['sample roll', '--', 'a'], 2, 'The first step takes no input, only options.'],
    [['sample mirror', '--', 'a', 'b'], 2, 'pipe takes one input'],
    [['sample mirror', '--file', 'x', '--', 'a'], 2, 'not both'],
    [[], 2, 'pipe needs steps'],
  ])('%j', async (args, status, message) => {
    expect(await pipe(args)).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) });
  });

  test('as data too', async () => {
    const { stderr } = await pipe(['sample mirror', 'sample shout', '--json', '--', '~']);
    expect(JSON.parse(stderr)).toMatchObject({
      notice: { code: 'tilde', message: expect.stringMatching(/^step 2 \(sample shout\): /) },
    });
  });
});

describe('each line', () => {
  test.each<[string, string, string]>([
    ['a\nb', '', 'A!\nB!'],
    ['a\r\nb\r\n', '', 'A!\r\nB!\r\n'],
    ['a\n\nb\n', '', 'A!\n!\nB!\n'],
    ['', '', ''],
  ])('of %j is changed, with its line break', async (stdin, stderr, stdout) => {
    expect(await pipe(['sample shout', '--each', 'line'], stdin)).toMatchObject({ status: 0, stdout, stderr });
  });

  test.each<[string, string]>([
    ['empty', 'A!\n\nB!\n'],
    ['keep', 'A!\n#\nB!\n'],
    ['skip', 'A!\nB!\n'],
  ])('that fails: %s', async (onError, stdout) => {
    const result = await pipe(['sample shout', '--each', 'line', '--on-error', onError], 'a\n#\nb\n');
    expect(result).toMatchObject({ status: 1, stdout, stderr: expect.stringMatching(/^Note: line 2, step 1 /) });
  });

  test('that fails ends the run by default', async () => {
    const result = await pipe(['sample shout', '--each', 'line'], 'a\n#\nb\n');
    expect(result).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^penknife: line 2, step 1 /),
    });
  });

  test('counts further failures', async () => {
    const result = await pipe(['sample shout', '--each', 'line', '--on-error', 'skip'], '#\n'.repeat(25));
    expect(result.stderr.split('\n')).toHaveLength(22);
    expect(result.stderr).toContain('5 more lines failed.');
  });

  test.each<[string[], string]>([
    [['--each', 'word'], '--each must be line, json, csv:COLUMN or file.'],
    [['--each', 'csv:'], '--each must be line, json, csv:COLUMN or file.'],
    [['--each', 'line', '--explain'], 'leave out --explain'],
    [['--each', 'line', '--json'], 'leave out --json'],
    [['--on-error', 'skip'], '--on-error has an effect only with --each.'],
    [['--jobs', '2'], '--jobs has an effect only with --each.'],
    [['--each', 'line', '--jobs', '0'], '--jobs must be a number of threads from 1 to 64.'],
    [['--each', 'line', '--jobs', '65'], '--jobs must be a number of threads from 1 to 64.'],
    [['--each', 'line', '--jobs', 'all'], '--jobs must be a number of threads from 1 to 64.'],
  ])('%j is wrong', async (flags, message) => {
    expect(await pipe(['sample shout', ...flags], 'a')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(message),
    });
  });

  test('must be valid text', async () => {
    const result = await pipe(['sample shout', '--each', 'line'], Uint8Array.of(0x61, 0xff, 0x0a));
    expect(result).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('--encoding') });
  });

  test('must be text', async () => {
    expect(await pipe(['sample parse', '--each', 'line'], '{"a":1}')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('the last step must give text'),
    });
  });
});

test('a terminal shows control characters of each value escaped', async () => {
  const { stdout } = await runCli(['pipe', 'sample shout', '--each', 'line', '--', 'a\u001b]0;x\u0007'], {
    isTerminal: true,
  });
  expect(stdout).toContain('\\u001b');
  expect(stdout).not.toContain('\u001b');
});

describe('each item of a JSON array', () => {
  test.each<[string, string, string]>([
    ['sample shout', '["a", "b\\u00e9"]', '[\n  "A!",\n  "BÉ!"\n]\n'],
    // Other values are their JSON, to the digit.
    [
      'sample mirror',
      '[12345678901234567890, {"a": 1}, true]',
      '[\n  "09876543210987654321",\n  "}1 :\\"a\\"{",\n  "eurt"\n]\n',
    ],
    ['sample shout', '[null, "a", null]', '[\n  null,\n  "A!",\n  null\n]\n'],
    // What is JSON becomes a part of the array.
    ['sample parse', '[1]', '[\n  {"data":1,"huge":"Infinity"}\n]\n'],
    ['sample shout', '[]', '[]\n'],
    ['sample count-all', '["ab", ""]', '[\n  2,\n  0\n]\n'],
  ])('%s of %s', async (step, stdin, stdout) => {
    expect(await pipe([step, '--each', 'json'], stdin)).toMatchObject({ status: 0, stdout, stderr: '' });
  });

  test.each<[string, string]>([
    ['empty', '[\n  "A!",\n  null\n]\n'],
    ['keep', '[\n  "A!",\n  "\\u0023"\n]\n'],
    ['skip', '[\n  "A!"\n]\n'],
  ])('that fails: %s', async (onError, stdout) => {
    const result = await pipe(['sample shout', '--each', 'json', '--on-error', onError], '["a", "\\u0023"]');
    expect(result).toMatchObject({ status: 1, stdout, stderr: expect.stringMatching(/^Note: item 2, step 1 /) });
  });

  test('is counted from 1, null too', async () => {
    const result = await pipe(['sample shout', '--each', 'json'], '[null, "#"]');
    expect(result).toMatchObject({ status: 1, stderr: expect.stringMatching(/^penknife: item 2, step 1 /) });
  });

  test.each<[string, string]>([
    ['{"a": 1}', 'takes a JSON array'],
    ['', 'expected a JSON value'],
    ['["a" "b"]', 'Line 1, column 6: a comma is missing'],
  ])('of %s is wrong', async (stdin, message) => {
    expect(await pipe(['sample shout', '--each', 'json'], stdin)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });
});

describe('each value of a CSV column', () => {
  test.each<[string, string, string, string]>([
    ['name', 'a comma', 'id,name,x\n1,ab,c\n', 'id,name,result,x\n1,ab,AB!,c\n'],
    ['2', 'its number', 'id,name\n1,ab\n', 'id,name,result\n1,ab,AB!\n'],
    ['name', 'semicolons, CRLF and quotes', '\ufeffname;x\r\n"a;b";c', '\ufeffname;result;x\r\n"a;b";"A;B!";c'],
    ['name', 'a blank line, and a record that is too short', 'id,name\n\n1\n', 'id,name,result\n\n1,,!\n'],
    ['name', 'a column of the same name', 'name,result\na,b\n', 'name,result 2,result\na,A!,b\n'],
    ['__proto__', 'any name', 'id,__proto__\n1,a\n', 'id,__proto__,result\n1,a,A!\n'],
  ])('%s, with %s', async (column, _, stdin, stdout) => {
    const result = await pipe(['sample shout', '--each', `csv:${column}`], stdin);
    expect(result).toMatchObject({ status: 0, stdout, stderr: '' });
  });

  test('names the new column by the picked result', async () => {
    const { stdout } = await pipe(['sample inspect --pick upper', '--each', 'csv:a'], 'a,b\nx,y\n');
    expect(stdout).toBe('a,upper,b\nx,X,y\n');
  });

  test.each<[string, string]>([
    ['empty', 'a,result,b\n#,,1\nx,X!,2\n'],
    ['keep', 'a,result,b\n#,#,1\nx,X!,2\n'],
    ['skip', 'a,result,b\nx,X!,2\n'],
  ])('that fails: %s', async (onError, stdout) => {
    const result = await pipe(['sample shout', '--each', 'csv:a', '--on-error', onError], 'a,b\n#,1\nx,2\n');
    expect(result).toMatchObject({ status: 1, stdout, stderr: expect.stringMatching(/^Note: record 1, step 1 /) });
  });

  test.each<[string, string, string]>([
    ['nam', 'id,name\n1,a\n', 'there is no column “nam”. Did you mean name?'],
    ['3', 'id,name\n1,a\n', 'there is no column “3”. Columns: id, name.'],
    ['a', '', 'there is no column “a”.'],
    ['a', 'a,b\n"x,1\n', 'this quoted field is never closed'],
  ])('%s of %j is wrong', async (column, stdin, message) => {
    expect(await pipe(['sample shout', '--each', `csv:${column}`], stdin)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });
});

describe('each file', () => {
  const source = (name: string, content: string) => {
    writeFileSync(path(name), content);
    return path(name);
  };
  const [good, bad, data] = [source('good.txt', 'ab'), source('bad.txt', '#'), source('data.txt', '{"a":1}')];
  const contentsOf = (name: string) =>
    Object.fromEntries(readdirSync(path(name)).map((file) => [file, readFileSync(join(path(name), file), 'utf8')]));

  test('the results are a table', async () => {
    expect(await pipe(['sample shout', '--each', 'file', '--', good, data])).toMatchObject({
      status: 0,
      stdout: `file,result\n${good},AB!\n${data},"{""A"":1}!"`,
      stderr: '',
    });
  });

  test.each<[string, object]>([
    ['empty', { 'bad.txt': '', 'good.txt': 'AB!' }],
    ['keep', { 'bad.txt': '#', 'good.txt': 'AB!' }],
    ['skip', { 'good.txt': 'AB!' }],
  ])('with a folder they are files of the same names; one that fails: %s', async (onError, files) => {
    const args = [
      'sample shout',
      '--each',
      'file',
      '--on-error',
      onError,
      '-o',
      path(`new/${onError}`),
      '--',
      bad,
      good,
    ];
    const result = await pipe(args);
    expect(result).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`Note: file 1 (${bad}), step 1 `),
    });
    expect(contentsOf(`new/${onError}`)).toEqual(files);
  });

  test('one that fails ends the run, and those before it stay', async () => {
    const result = await pipe(['sample shout', '--each', 'file', '-o', path('stop'), '--', good, bad, data]);
    expect(result).toMatchObject({ status: 1, stderr: expect.stringContaining(`penknife: file 2 (${bad}), step 1 `) });
    expect(contentsOf('stop')).toEqual({ 'good.txt': 'AB!' });
  });

  test('bytes stay bytes, and the extension is that of the result', async () => {
    const bytes = path('bytes.bin');
    writeFileSync(bytes, Uint8Array.of(0, 255));
    await pipe(['sample copy', '--each', 'file', '-o', path('copies'), '--', bytes]);
    expect([...readFileSync(path('copies/bytes.bin'))]).toEqual([0, 255]);
  });

  test('every failure is reported, and every notice, by number and name', async () => {
    const files = Array.from({ length: 25 }, (_, index) => source(`many-${index}.txt`, index === 2 ? '~' : '#'));
    const { status, stderr } = await pipe(['sample shout', '--each', 'file', '--on-error', 'skip', '--', ...files]);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual(
      files.map((file, index) => expect.stringContaining(`Note: file ${index + 1} (${file}), step 1 (sample shout): `)),
    );
  });

  describe('of a folder', () => {
    mkdirSync(path('tree/a/b'), { recursive: true });
    mkdirSync(path('bare'));
    for (const name of ['tree/z.txt', 'tree/a/x.txt', 'tree/a/b/x.txt', 'tree/.hidden']) source(name, name);
    symlinkSync(path('tree/z.txt'), path('tree/linked.txt'));
    symlinkSync(path('tree'), path('tree/a/loop'));

    test('the results lie as the files do', async () => {
      const args = ['sample mirror', '--each', 'file', '-o', path('mirrored'), '--', path('tree'), good];
      expect(await pipe(args)).toMatchObject({ status: 0, stderr: '' });
      const files = readdirSync(path('mirrored'), { recursive: true, encoding: 'utf8' });
      expect(files.toSorted()).toEqual(
        ['.hidden', 'a', 'a/b', 'a/b/x.txt', 'a/x.txt', 'good.txt', 'linked.txt', 'z.txt'].toSorted(),
      );
      expect(readFileSync(path('mirrored/a/b/x.txt'), 'utf8')).toBe('txt.x/b/a/eert');
    });

    test('links that lead out of it are left out, and counted', async () => {
      mkdirSync(path('unpacked'));
      source('unpacked/mine.txt', 'mine');
      for (const name of ['a.txt', 'b.txt']) symlinkSync(good, path(`unpacked/${name}`));
      expect(await pipe(['sample shout', '--each', 'file', '--', path('unpacked')])).toMatchObject({
        status: 0,
        stdout: `file,result\n${path('unpacked/mine.txt')},MINE!`,
        stderr: `Left out: 2 links in ${path('unpacked')} to files outside it.\n`,
      });
    });

    test('they are in the order of their names', async () => {
      const { stdout } = await pipe(['sample count-all', '--each', 'file', '--', path('tree')]);
      const names = stdout
        .split('\n')
        .slice(1)
        .map((row) => row.slice(path('tree/').length, row.lastIndexOf(',')));
      expect(names).toEqual(['.hidden', 'a/b/x.txt', 'a/x.txt', 'linked.txt', 'z.txt']);
    });

    test.each([
      ['one without files', path('bare'), [], 'There are no files in'],
      ['results in it', path('tree'), ['-o', path('tree/out')], 'is in the folder'],
      ['a device', '/dev/null', [], 'Give it with --file.'],
    ] as const)('%s is wrong', async (_, given, flags, message) => {
      const result = await pipe(['sample mirror', '--each', 'file', ...flags, '--', given]);
      expect(result).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
    });
  });

  mkdirSync(path('other'));
  symlinkSync(folder, path('linked'));
  const twin = source('other/good.txt', 'cd');
  test.each<[string[], string]>([
    [[], '--each file needs the files after --'],
    [['--file', good, '--', bad], '--each file needs the files after --'],
    [['--', path('missing')], 'missing: no such file'],
    [['-o', path('twins'), '--', good, twin], 'would both be'],
    [['-o', folder, '--', good], `The result of ${good} would replace ${good}, an input.`],
    [['-o', path('other'), '--', good, twin], `The result of ${good} would replace ${twin}, an input.`],
    [['-o', path('linked'), '--', good], 'an input. Choose another folder.'],
    [['-o', good, '--', twin], 'Cannot write to'],
    [['--on-error', 'keep', '--', good], '--on-error keep needs -o DIR'],
  ])('%j is wrong', async (args, message) => {
    const result = await pipe(['sample shout', '--each', 'file', ...args]);
    expect(result).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
    expect(existsSync(path('twins'))).toBe(false);
    expect(readFileSync(good, 'utf8')).toBe('ab');
  });
});
