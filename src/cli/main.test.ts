import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(path(name), content);
  return path(name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const onTerminal = { isTerminal: true };

describe('input', () => {
  test.each<[string[], string, string]>([
    [['sample', 'shout', 'hey'], '', 'HEY!'],
    [['sample', 'hey'], '', 'HEY!'],
    [['old-sample', 'hey'], '', 'HEY!'],
    [['sample', 'shout', 'shout'], '', 'SHOUT!'],
    [['sample'], 'hey\n', 'HEY\n!'],
    [['sample', 'shout'], 'a\r\nb', 'A\r\nB!'],
    [['sample', ''], 'not read', '!'],
    [['sample', '--', '--times'], '', '--TIMES!'],
    [['sample', '-5'], '', '-5!'],
    [['sample', 'countAll', 'four'], '', '4'],
    [['sample', 'count-all', 'four'], '', '4'],
    [['sample', 'parse'], '{"a":1}', '{"data":{"a":1},"huge":"Infinity"}\n'],
  ])('%j with %j on standard input', async (args, stdin, stdout) => {
    expect(await runCli(args, { stdin })).toMatchObject({ status: 0, stdout, stderr: '' });
  });

  test.each<[string[], string, string]>([
    [['sample', 'parse', ''], '', ''],
    [['sample', 'parse'], '\n', ''],
    [['sample', 'parse', '', '--json'], '', 'null\n'],
    [['sample', '', '--letters', 'a'], '', '!'],
  ])('%j: empty input is no error', async (args, stdin, stdout) => {
    expect(await runCli(args, { stdin })).toEqual(expect.objectContaining({ status: 0, stdout, stderr: '' }));
  });

  test('a file goes to the operation that takes files, unless one is named', async () => {
    const letters = file('letters.txt', 'abc');
    expect(await runCli(['sample', '--file', letters, '--pick', 'size'])).toMatchObject({ stdout: '3' });
    expect(await runCli(['sample', 'shout', '--file', letters])).toMatchObject({ stdout: 'ABC!' });
  });

  test('so do bytes that are no text', async () => {
    const stdin = Uint8Array.of(0xff, 0xd8, 0x01);
    expect(await runCli(['sample', '--pick', 'size'], { stdin })).toMatchObject({ stdout: '3' });
    expect(await runCli(['sample', 'shout'], { stdin })).toMatchObject({
      status: 1,
      stderr: 'penknife: This file is not UTF-8 (byte 1 is 0xFF), and does not look like text.\n',
    });
  });

  test.each<[string, string, Uint8Array]>([
    ['UTF-16LE', 'utf-16', Uint8Array.of(0xe9, 0, 0x61, 0)],
    ['Windows-1252', 'cp1252', Uint8Array.of(0xe9, 0x61)],
  ])('text in %s is reported, and read with --encoding %s', async (name, label, stdin) => {
    const path = file('encoded.txt', stdin);
    for (const [args, given] of [
      [['sample', 'shout', '--file', path], {}],
      [['sample', 'shout'], { stdin }],
    ] as const) {
      const refused = await runCli(args, given);
      expect(refused).toMatchObject({ status: 1, stdout: '' });
      expect(refused.stderr).toMatch(
        new RegExp(
          `^penknife: This file is not UTF-8 \\(.*\\)\\. It may be ${name}\\. Try --encoding ${name.toLowerCase()}\\.\n$`,
        ),
      );
      expect(await runCli([...args, '--encoding', label], given)).toMatchObject({
        status: 0,
        stdout: 'ÉA!',
        stderr: '',
      });
      expect(await runCli([...args, `--input-encoding=${label}`], given)).toMatchObject({ stdout: 'ÉA!' });
    }
  });

  test.each<[string, Uint8Array]>([
    ['UTF-16LE', Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0x61, 0)],
    ['UTF-16BE', Uint8Array.of(0xfe, 0xff, 0, 0xe9, 0, 0x61)],
    ['UTF-32LE', Uint8Array.of(0xff, 0xfe, 0, 0, 0xe9, 0, 0, 0, 0x61, 0, 0, 0)],
    ['UTF-32BE', Uint8Array.of(0, 0, 0xfe, 0xff, 0, 0, 0, 0xe9, 0, 0, 0, 0x61)],
  ])('reads %s with a byte-order mark, and reports it', async (name, bytes) => {
    const path = file('marked.txt', bytes);
    const stderr = `Note: Read as ${name}, according to the byte order mark.\n`;
    expect(await runCli(['sample', 'shout', '--file', path])).toMatchObject({ status: 0, stdout: 'ÉA!', stderr });
    expect(await runCli(['sample', 'shout'], { stdin: bytes })).toMatchObject({ status: 0, stdout: 'ÉA!', stderr });
    expect(await runCli(['sample', 'shout', '--file', file('cut.txt', Uint8Array.of(...bytes, 0x7f))])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `penknife: Byte ${bytes.length + 1} (0x7F) is not valid ${name}.\n`,
    });
  });

  test('UTF-16 without a mark and without accents is valid UTF-8 too, and gives a notice', async () => {
    const stdin = Uint8Array.of(0x61, 0, 0x62, 0);
    expect(await runCli(['sample', 'shout'], { stdin })).toMatchObject({
      stdout: 'A\0B\0!',
      stderr:
        'Note: Every other byte is zero: this file may be UTF-16LE. It was read as UTF-8. Try --encoding utf-16le.\n',
    });
  });

  test.each<[string[], Uint8Array, number, string]>([
    [['--encoding', 'utf-61'], Uint8Array.of(0x61), 2, 'Unknown encoding “utf-61”. Did you mean utf-8'],
    [['--encoding', 'ascii'], Uint8Array.of(0x61, 0xe9), 1, 'Byte 2 (0xE9) is not valid ASCII.'],
    [['--encoding', 'utf-16le'], Uint8Array.of(0x61, 0, 0x62), 1, 'Byte 3 (0x62) is not valid UTF-16LE.'],
    [['a', '--encoding', 'ascii'], Uint8Array.of(), 2, 'An encoding is for text from a file or standard input.'],
  ])('%j is refused', async (args, stdin, status, told) => {
    const refused = await runCli(['sample', 'shout', ...args], { stdin });
    expect(refused).toMatchObject({ status, stdout: '' });
    expect(refused.stderr).toContain(told);
  });

  test('an encoding is refused for bytes', async () => {
    expect(await runCli(['sample', 'copy', '--encoding', 'utf-16le'], { stdin: 'a' })).toMatchObject({
      status: 2,
      stderr: 'penknife: An encoding is for text; this operation reads bytes.\n',
    });
  });

  test.each<[string[], string]>([
    [['sample', 'a', 'b'], 'sample takes one input: quote it if it has spaces.'],
    [['sample', 'shuot', 'b'], 'Did you mean shout?'],
    [['sample', 'a', '--file', 'b'], 'as an argument or with --file, not both'],
    [['sample', '--file', 'no-such-file'], 'Cannot read no-such-file: no such file.'],
    [['sample', '--file', folder], `Cannot read ${folder}: it is a folder.`],
    [['sample', 'roll', 'a'], 'sample roll takes no input, only options.'],
    [['sample', 'roll', '--file', join(import.meta.dirname, 'main.ts')], 'sample roll takes no input'],
    [['sample', 'hidden', 'a'], 'sample takes one input'],
  ])('%j is wrong usage', async (args, message) => {
    const answer = await runCli(args);
    expect(answer).toMatchObject({ status: 2, stdout: '' });
    expect(answer.stderr).toContain(message);
  });

  test('a terminal shows how to end the input', async () => {
    expect((await runCli(['sample'], { stdin: 'x', isKeyboard: true })).stderr).toContain('Ctrl-D');
  });
});

describe('options', () => {
  test.each<[string[], string]>([
    [['--times', '2'], 'HEY!HEY!'],
    [['--times=2', '--end-mark', '?'], 'HEY?HEY?'],
    [['--lower-case', '--letters', 'b,a'], 'hey!'],
    [['--lowerCase', '--endMark=?'], 'hey?'],
    [['--lower-case', '--no-lower-case'], 'HEY!'],
    [['--lower-case=yes'], 'hey!'],
    [['--quiet-mark', '--end-mark', '?'], 'HEY?'],
  ])('%j', async (args, stdout) => {
    expect(await runCli(['sample', 'hEy', ...args])).toMatchObject({ status: 0, stdout });
  });

  test('a secret can come from a file, without its final line break', async () => {
    const args = ['sample', 'a', '--password-file', file('password', 's3\n')];
    expect(await runCli(args)).toMatchObject({ stdout: 'A!s3' });
    const marked = file('marked-password', Uint8Array.of(0xff, 0xfe, 0x73, 0, 0x33, 0, 0x0a, 0));
    expect(await runCli([...args.slice(0, -1), marked])).toMatchObject({
      stdout: 'A!s3',
      stderr: 'Note: --password: Read as UTF-16LE, according to the byte order mark.\n',
    });
  });

  test('a preset sets options, which those given override', async () => {
    expect((await runCli(['sample', 'Hey', '--preset', 'softly'])).stdout).toBe('hey!');
    expect((await runCli(['sample', 'Hey', '--preset=at-length', '--end-mark', '?'])).stdout).toBe('HEY?HEY?HEY?');
    expect((await runCli(['sample', 'Hey', '--times', '2', '--preset', 'atLength'])).stdout).toBe('HEY!HEY!');
    expect(await runCli(['sample', 'measure', 'abc', '--preset', 'softly'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('This operation has no presets: leave out --preset.'),
    });
  });

  test.each<[string[], string]>([
    [['--times', '0'], '--times: Times must be a whole number from 1 to 1,000.'],
    [
      ['--times', 'x', '--end-mark', '.'],
      '--times: Times must be a whole number from 1 to 1,000.\n--end-mark: End mark must be one of: !, ?.',
    ],
    [['--letters', 'c'], '--letters: Letters must be one of: a, b.'],
    [['--lower-case=maybe'], '--lower-case: Lower case must be true or false.'],
    [['--quiet-mark'], '--quiet-mark has an effect only with --end-mark ?.'],
    [['--sides', '3'], '--sides is an option of sample roll, not of shout.'],
    [['--tmies', '2'], 'Unknown option --tmies. Did you mean --times?'],
    [['--pick', 'size'], 'leave out --pick'],
    [['--preset', 'softy'], 'Unknown preset “softy”. Did you mean softly?'],
    [['--preset', 'x'], 'Unknown preset “x”. Presets: softly, at-length.'],
    [['--preset', '__proto__'], 'Unknown preset “__proto__”. Presets: softly, at-length.'],
    [['--preset'], '--preset needs a value.'],
  ])('%j is wrong usage', async (args, message) => {
    const answer = await runCli(['sample', 'hey', ...args]);
    expect(answer).toMatchObject({ status: 2, stdout: '' });
    expect(answer.stderr).toContain(message);
  });
});

describe('output', () => {
  test('one value ends with a line break on a terminal only', async () => {
    expect((await runCli(['sample', 'hey'], onTerminal)).stdout).toBe('HEY!\n');
    expect((await runCli(['sample', 'hey'])).stdout).toBe('HEY!');
    expect((await runCli(['sample', 'hey', '--json'])).stdout).toBe('"HEY!"\n');
  });

  test('several are aligned on a terminal, JSON in a pipe', async () => {
    const args = ['sample', 'measure', 'abc'];
    expect((await runCli(args)).stdout).toBe(
      '{"size":3,"head":"YWI=","table":[{"name":"a","count":1}],"lines":"one\\ntwo","longName":"x"}\n',
    );
    expect((await runCli(args, onTerminal)).stdout).toBe(
      [
        'size      3',
        'head      (2 bytes, use --pick)',
        'table     name  count',
        '          a     1',
        'lines     one',
        '          two',
        'longName  x',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [['--show', 'upper'], 'ABC'],
    [['--show', 'bytes'], 'abc'],
    [['--show', 'rows'], '[{"input":"abc"}]\n'],
    [['--show', 'upper,bytes'], '{"upper":"ABC","bytes":"YWJj","length":3}\n'],
    [['--show', ''], '{"length":3}\n'],
    [['--show', 'upper', '--json'], '{"upper":"ABC","length":3}\n'],
  ])('in a pipe the only result is plain: %j', async (args, stdout) => {
    expect(await runCli(['sample', 'inspect', 'abc', ...args])).toMatchObject({ status: 0, stdout });
  });

  test('a file gets the only result too, a terminal gets all with their names', async () => {
    await runCli(['sample', 'inspect', 'abc', '-o', path('only')], onTerminal);
    expect(readFileSync(path('only'), 'utf8')).toBe('ABC');
    expect((await runCli(['sample', 'inspect', 'abc'], onTerminal)).stdout).toBe('upper   ABC\nlength  3\n');
  });

  test.each([
    [['verify', 'good'], 0, 'true'],
    [['verify', 'bad'], 1, 'false'],
    [['judge', 'good'], 0, '{"isGood":true,"isLong":false}\n'],
    [['judge', 'bad'], 1, '{"isGood":false,"isLong":false}\n'],
    [['judge', 'bad', '--pick', 'isLong'], 1, 'false'],
  ])('a check that fails ends with status 1: %j', async (args, status, stdout) => {
    expect(await runCli(['sample', ...args])).toEqual(expect.objectContaining({ status, stdout, stderr: '' }));
  });

  test('one of several', async () => {
    expect((await runCli(['sample', 'measure', 'abc', '--pick', 'head'])).bytes).toEqual(Buffer.from('ab'));
    expect((await runCli(['sample', 'measure', 'abc', '--pick', 'long-name'])).stdout).toBe('x');
    expect((await runCli(['sample', 'measure', 'abc', '--pick', 'head', '--json'])).stdout).toBe('"YWI="\n');
    expect(await runCli(['sample', 'measure', 'abc', '--pick', 'nothing'])).toMatchObject({ status: 0, stdout: '' });
    expect((await runCli(['sample', 'measure', 'abc', '--pick', 'nothing'])).stderr).toMatch(
      /^Note: There is no “nothing” for this input\. Present: size, head, /,
    );
    expect(await runCli(['sample', 'measure', 'abc', '--pick', 'nothing', '--json'])).toMatchObject({
      stdout: 'null\n',
      stderr: '',
    });
    expect(await runCli(['sample', 'measure', 'abc', '--pick', 'sise'])).toMatchObject({
      status: 2,
      stderr: 'penknife: Unknown output “sise”. Did you mean size?\n',
    });
  });

  test('rows are a table on a terminal', async () => {
    expect((await runCli(['sample', 'roll'], onTerminal)).stdout).toBe('die  sides  note\n1    6\n2    6      last\n');
    expect((await runCli(['sample', 'roll'])).stdout).toBe(
      '[{"die":1,"sides":6,"note":null},{"die":2,"sides":6,"note":"last"}]\n',
    );
  });

  test.each([[['--no-reroll']], [['--reroll', 'off']], [['--reroll=0']]])('%j turns a number off', async (args) => {
    expect((await runCli(['sample', 'roll', ...args])).stdout).toContain('"note":"only one"');
  });

  test('bytes are raw, but binary data does not go to a terminal', async () => {
    const binary = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect((await runCli(['sample', 'copy'], { stdin: binary })).bytes).toEqual(Buffer.from(binary));
    expect(await runCli(['sample', 'copy'], { stdin: binary, isTerminal: true })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'penknife: The result is binary: write it to a file with -o PATH, or pipe it.\n',
    });
    expect((await runCli(['sample', 'copy', 'text'], onTerminal)).stdout).toBe('text');
  });

  test('-o writes a file, which may be the input', async () => {
    const both = file('both', 'x'.repeat(200_000));
    expect(await runCli(['sample', 'copy', '--file', both, '-o', both])).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(both, 'utf8')).toBe('x'.repeat(200_000));
    expect(await runCli(['sample', 'shout', '--file', both, '-o', path('loud')], onTerminal)).toMatchObject({
      status: 0,
    });
    expect(readFileSync(path('loud'), 'utf8')).toBe(`${'X'.repeat(200_000)}!`);
    expect(await runCli(['sample', 'shout', '', '-o', path('no-such-folder/x')])).toMatchObject({ status: 2 });
  });

  test('a refused input leaves the file of -o as it was', async () => {
    const kept = file('kept', 'before');
    expect(await runCli(['sample', '#', '-o', kept])).toMatchObject({ status: 1 });
    expect(readFileSync(kept, 'utf8')).toBe('before');
  });
});

describe('what went wrong', () => {
  test('wrong input is shown with a mark under the place', async () => {
    expect(await runCli(['sample', 'a\nb#'])).toEqual(
      expect.objectContaining({
        status: 1,
        stdout: '',
        stderr: 'penknife: Line 2, column 2: no # here.\n  b#\n   ^\n',
      }),
    );
    expect((await runCli(['sample', 'a\nb#', '--json'])).stderr).toBe(
      '{"error":{"code":"no-hash","message":"Line 2, column 2: no # here.","line":2,"column":2}}\n',
    );
  });

  test('a notice', async () => {
    expect(await runCli(['sample', 'a~'])).toMatchObject({
      status: 0,
      stdout: 'A~!',
      stderr: 'Note: Character 2 is a tilde.\n',
    });
    expect((await runCli(['sample', 'a~', '--json'])).stderr).toBe(
      '{"notice":{"code":"tilde","message":"Character 2 is a tilde.","line":1,"column":2}}\n',
    );
  });

  test('a notice with the options, input and operation that it offers', async () => {
    expect((await runCli(['sample', 'a‽'])).stderr).toBe(
      'Note: This is a question, too. Try --end-mark ‘?’ or --lower-case --times 2 or ‘a ?’ or count-all --no-with-blanks.\n'.replace(
        /[‘’]/g,
        "'",
      ),
    );
    expect((await runCli(['sample', 'a‽', '--json'])).stderr).toBe(
      '{"notice":{"code":"interrobang","message":"This is a question, too.","offers":[{"end-mark":"?"},{"lower-case":true,"times":2},{"input":"a ?"},{"operation":"count-all","with-blanks":false}]}}\n',
    );
  });

  test('wrong usage', async () => {
    expect(await runCli(['sampel'])).toMatchObject({
      status: 2,
      stderr: 'penknife: Unknown tool “sampel”. Did you mean sample?\n',
    });
    expect((await runCli(['zzz', '--json'])).stderr).toBe(
      '{"error":{"code":"usage","message":"Unknown tool “zzz”. “penknife list” shows them all."}}\n',
    );
    expect((await runCli(['zzz', '--', '--json'])).stderr).toMatch(/^penknife:/);
  });

  test('a bug', async () => {
    const { status, stderr } = await runCli(['sample', 'crash', 'x']);
    expect(status).toBe(70);
    expect(stderr).toMatch(
      /^penknife: This is a bug in Penknife; please report it\. sample crash: oh no\nTypeError: oh no\n/,
    );
  });
});

describe('commands', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j helps', async (args) => {
    expect(await runCli(args)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('penknife TOOL [OPERATION]'),
    });
  });

  test.each(['--version', '-V'])('%s', async (flag) => {
    expect((await runCli([flag])).stdout).toBe('1.2.3\n');
  });

  test('list and search', async () => {
    expect((await runCli(['list'])).stdout).toBe('Text\n  sample  Sample\n');
    const listed = {
      id: 'sample',
      category: 'text',
      title: 'Sample',
      description: 'A sample.',
      operations: [{ name: 'shout', title: 'Shout', input: 'text', output: 'text' }],
    };
    expect(JSON.parse((await runCli(['list', '--json'])).stdout)).toEqual([listed]);
    expect((await runCli(['search', 'loud'])).stdout).toBe('sample  Sample\n');
    expect(JSON.parse((await runCli(['search', 'loud', '--json'])).stdout)).toEqual([listed]);
    expect(await runCli(['search', 'loud', 'qqqq'])).toMatchObject({
      status: 0,
      stdout: 'sample  Sample\n',
      stderr: 'penknife: No tool matches “loud qqqq”. The closest ones:\n',
    });
    expect(await runCli(['search', 'qqqq'])).toMatchObject({
      status: 0,
      stdout: '',
      stderr: 'penknife: No tool matches “qqqq”. “penknife list” shows all tools.\n',
    });
    expect((await runCli(['search', 'qqqq', '--json'])).stdout).toBe('[]\n');
    expect((await runCli(['search', 'too many requests'])).stdout).toMatch(
      /^http-status-codes {2}429 Too Many Requests: \S/,
    );
    const [entry] = JSON.parse((await runCli(['search', 'teapot', '--json'])).stdout);
    expect(entry).toMatchObject({ tool: 'http-status-codes', entry: '418' });
    expect(await runCli(['search', 'commit'])).toMatchObject({
      stdout: expect.stringMatching(/^(git-memo {2}.+\n){10}$/),
      stderr: expect.stringMatching(/^penknife: \d+ more entries match; --json lists them all\.\n$/),
    });
    expect(await runCli(['search'])).toMatchObject({ status: 2 });
    expect(await runCli(['list', 'x'])).toMatchObject({ status: 2 });
  });

  test('help of a tool, from its declaration and messages', async () => {
    const { stdout } = await runCli(['sample', '--help']);
    expect(stdout).toContain(
      [
        'Sample\n',
        'A sample.\n',
        'Example',
        '  penknife sample hey --times 2\n',
        'Common options',
        '  --times N         Times',
        '  --end-mark NAME   End mark',
        '  --letters NAME,…  Letters',
        '  --lower-case      Lower case',
        '  --password TEXT   Password\n',
        'penknife sample shout [INPUT]',
        '  Shout: text → text',
        '  --preset NAME         Start from a preset, which other options override:',
        '                        softly, at-length',
        '  --times N             Times, 1 to 1000 (default 1)\n',
      ].join('\n'),
    );
    expect(stdout).toContain('  --end-mark NAME       End mark: !, ? (default !)\n');
    expect(stdout).toContain('  --letters NAME,…      Letters: any of a, b (default none)\n');
    expect(stdout).toContain(
      [
        '  --password-file PATH  Read from a file (not visible to other users)\n',
        '  For quiet people:',
        '  --quiet-mark          Quiet mark; only with --end-mark ?\n',
      ].join('\n'),
    );
    expect(stdout).toMatch(/ {2}--pairs TEXT +Pairs, one per line, as CSV: Left, right\n/);
    expect(stdout).toContain('penknife sample roll\n  Roll: rows\n');
    expect(stdout).toContain("  printf 'a\\n' | penknife sample count-all --no-with-blanks\n");
    expect(stdout).toContain('  --no-with-blanks  Turn off “Count blanks”\n');
    expect(stdout.match(/.*\n {2}A final line break .*/g)).toEqual([
      '  Count: text → number\n  A final line break counts: echo adds one, printf does not.',
    ]);
    expect(stdout).not.toContain('countAll');
    expect(stdout).not.toContain('hidden');
    const one = await runCli(['sample', 'roll', '--help']);
    expect(one.stdout).not.toContain('penknife sample shout');
    expect(one.stdout).toContain('penknife sample roll');
    expect(one.stdout).toContain('Example\n  penknife sample roll\n');
    expect(one.stdout).toContain('  --reroll N  Reroll, at least 1 (default 1; --no-reroll for off)\n');
    expect(one.stdout).toContain('  --bonus N   Bonus (default off: “No bonus”)\n');
    expect((await runCli(['help', 'sample'])).stdout).toBe(stdout);
  });
});

describe('colors', () => {
  const green = (text: string) => `\x1b[32m${text}\x1b[39m`;

  test.each<[string[], string]>([
    [['sample', 'inspect', 'abc'], `${green('upper')}   ABC\n${green('length')}  3\n`],
    [['list'], `\x1b[1mText\x1b[22m\n  ${green('sample')}  Sample\n`],
    [['search', 'loud'], `${green('sample')}  Sample\n`],
    [['sample', 'hey'], 'HEY!\n'],
  ])('%j on a terminal', async (args, stdout) => {
    expect((await runCli(args, { isTerminal: true, env: {} })).stdout).toBe(stdout);
  });

  test('mark errors and notices', async () => {
    const { stderr } = await runCli(['sample', '~#'], { isTerminal: true, env: {} });
    expect(stderr.startsWith('\x1b[31mpenknife:\x1b[39m ')).toBe(true);
    const noted = await runCli(['sample', '~'], { isTerminal: true, env: {} });
    expect(noted.stderr).toContain('\x1b[33mNote:\x1b[39m Character 1');
  });

  test.each([{ env: {} }, { isTerminal: true, env: { NO_COLOR: '1' } }, { isTerminal: true, env: { TERM: 'dumb' } }])(
    'none with %j',
    async (asked) => {
      for (const args of [['list'], ['sample', '--help'], ['--help'], ['sample', '~#'], ['sample', 'inspect', 'a']]) {
        const { stdout, stderr } = await runCli(args, asked);
        expect(stdout + stderr).not.toContain('\x1b');
      }
    },
  );

  test('none in a file', async () => {
    await runCli(['sample', 'measure', 'abc', '-o', path('plain')], { isTerminal: true, env: {} });
    expect(readFileSync(path('plain'), 'utf8')).not.toContain('\x1b');
  });
});

describe('completion', () => {
  test.each<[string[], string[]]>([
    [['sa'], ['sample']],
    [['l'], ['list']],
    [['help', 's'], ['sample']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['list', '--'], ['--json']],
    [
      ['sample', 'c'],
      ['copy', 'crash', 'count-all'],
    ],
    [
      ['old-sample', 'co'],
      ['copy', 'count-all'],
    ],
    [['sample', 'hidden'], []],
    [['sample', 'shout', ''], []],
    [
      ['sample', 'shout', '--pass'],
      ['--password', '--password-file'],
    ],
    [['sample', '--ti'], ['--times']],
    [['sample', '--pr'], ['--preset']],
    [['sample', 'roll', '--pr'], []],
    [
      ['sample', '--preset', ''],
      ['softly', 'at-length'],
    ],
    [['sample', '--lower'], ['--lower-case']],
    [['sample', 'count-all', '--no'], ['--no-with-blanks']],
    [['sample', 'count-all', '--with'], []],
    [['sample', 'roll', '--times'], []],
    [['sample', 'roll', '--no'], ['--no-reroll']],
    [['sample', 'roll', '--no-reroll', '--si'], ['--sides']],
    [
      ['sample', '--end-mark', ''],
      ['!', '?'],
    ],
    [
      ['sample', '--end-mark', '=', ''],
      ['!', '?'],
    ],
    [
      ['sample', '--end-mark', '='],
      ['!', '?'],
    ],
    [['sample', '--end-mark=?'], []],
    [
      ['sample', '--end-mark='],
      ['--end-mark=!', '--end-mark=?'],
    ],
    [
      ['sample', '--letters', ''],
      ['a', 'b'],
    ],
    [['sample', '--letters', 'a,'], ['a,b']],
    [['sample', '--times', ''], []],
    [['sample', '--file', ''], []],
    [['sample', '--lower-case', ''], []],
    [['sample', 'measure', '--pick', 't'], ['table']],
    [['sample', '--pick', ''], []],
    [['sample', '--', '--'], []],
    [['no-such-tool', ''], []],
    [['batch', ''], []],
  ])('%j can become %j', async (words, expected) => {
    const { status, stdout } = await runCli(['completion', '--', ...words]);
    expect(status).toBe(0);
    expect(
      stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t')[0]),
    ).toEqual(expected);
  });

  test('describes each candidate', async () => {
    expect((await runCli(['completion', '--', 'sample', 'sh'])).stdout).toBe('shout\tShout\n');
  });

  test.each([[[]], [['csh']], [['bash', 'zsh']]])('%j is wrong usage', async (args) => {
    expect(await runCli(['completion', ...args])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('bash, zsh, fish'),
    });
  });
});

describe('batch', () => {
  const answers = async (...lines: unknown[]) => {
    const stdin = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { stdout } = await runCli(['batch'], { stdin });
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  };

  test('starts from a preset, which options override', async () => {
    const use = 'sample/shout';
    expect(
      await answers(
        { use, input: 'Hey', preset: 'at-length' },
        { use, input: 'Hey', preset: 'atLength', options: { times: 1 } },
        { use, input: 'Hey', preset: 'loudly' },
        { use, input: 'Hey', preset: 1 },
        { use: 'sample/mirror', input: 'Hey', preset: '__proto__' },
      ),
    ).toEqual([
      { value: 'HEY!HEY!HEY!' },
      { value: 'HEY!' },
      { error: { code: 'usage', message: 'Unknown preset “loudly”. Presets: softly, at-length.' } },
      { error: { code: 'usage', message: '"preset" must be a name.' } },
      { error: { code: 'usage', message: 'This operation has no presets: leave out "preset".' } },
    ]);
  });

  test('answers each line, in order, and goes on after a wrong one', async () => {
    expect(
      await answers(
        { use: 'sample/shout', input: 'a', options: { times: 2 } },
        { use: 'old-sample/shout', inputBase64: 'w6k=' },
        '{"use":"sample/shout","input":"\u2028"}',
        '',
        '{',
        { use: 'sample/shout', input: 'b~' },
        { use: 'sample/shout', input: '#' },
        { use: 'sample/shout', inputBase64: '/w==' },
        { use: 'sample/crash', input: '' },
        { use: 'sample/roll', options: { sides: 2 } },
        { use: 'sample/copy', inputBase64: '//4=' },
        { use: 'sample/parse', input: { __proto__: null, a: [1] } },
        { use: 'sample/count-all', input: 'a', options: { 'with-blanks': true } },
        { use: 'sample/countAll', input: 'a', options: { withBlanks: true } },
        { use: 'sample/inspect', input: 'a' },
      ),
    ).toEqual([
      { value: 'A!A!' },
      { value: 'É!' },
      { value: '\u2028!' },
      {
        error: {
          code: 'usage',
          message:
            'The line is not JSON (syntax). A line must be {"use":"tool/operation","input":…,"preset":…,"options":{…}}.',
        },
      },
      { error: { code: 'usage', message: expect.stringContaining('The line is not JSON') } },
      { value: 'B~!', notices: [{ code: 'tilde', message: 'Character 2 is a tilde.', line: 1, column: 2 }] },
      { error: { code: 'no-hash', message: 'Line 1, column 1: no # here.', line: 1, column: 1 } },
      {
        error: {
          code: 'not-utf8',
          message: 'This file is not UTF-8 (byte 1 is 0xFF). It may be Windows-1252.',
          line: 1,
          column: 1,
        },
      },
      { error: { code: 'bug', message: 'oh no' } },
      {
        value: [
          { die: 1, sides: 2, note: null },
          { die: 2, sides: 2, note: 'last' },
        ],
      },
      { value: '//4=' },
      { value: { data: { a: [1] }, huge: 'Infinity' } },
      { value: 1 },
      { value: 1 },
      { value: { upper: 'A', length: 1 } },
    ]);
  });

  test.each<[unknown, string]>([
    [{ use: 'sample/shuot', input: '' }, 'Unknown operation “shuot” in sample. Did you mean shout?'],
    [
      { use: 'sample', input: '' },
      'Unknown operation “” in sample. Operations: shout, measure, copy, make-key, roll, parse, crash, count-all',
    ],
    [{ use: 'sample/hidden', input: '' }, 'Unknown operation “hidden” in sample.'],
    [{ use: 'sample/constructor', input: '' }, 'Unknown operation “constructor” in sample.'],
    [{ use: 'sampel/shout', input: '' }, 'Unknown tool “sampel”. Did you mean sample?'],
    [{ use: 'sample/shout' }, 'sample/shout needs "input" or "inputBase64".'],
    [{ use: 'sample/roll', input: 'a' }, 'sample/roll takes no input, only options.'],
    [{ use: 'sample/shout', input: 'a', inputBase64: 'YQ==' }, 'not both'],
    [{ use: 'sample/shout', inputBase64: 'Y' }, '"inputBase64" must be padded Base64.'],
    [{ use: 'sample/shout', input: 'a', options: { times: 0 } }, 'Times must be a whole number from 1 to 1,000.'],
    [{ use: 'sample/shout', input: 'a', options: { nope: 0 } }, 'Unknown option “nope”. Options: times, end-mark, '],
    [{ use: 'sample/shout', input: 'a', options: [] }, '"options" must be an object.'],
    [{ use: 'sample/shout', input: 'a', option: {} }, 'Unknown key “option”.'],
    [[], 'A line must be'],
    ['null', 'A line must be'],
  ])('%j is answered with an error', async (line, message) => {
    expect(await answers(line)).toEqual([
      { error: expect.objectContaining({ code: expect.any(String), message: expect.stringContaining(message) }) },
    ]);
  });

  test('takes no arguments', async () => {
    expect(await runCli(['batch', 'x'])).toMatchObject({ status: 2 });
  });
});
