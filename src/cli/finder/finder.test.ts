import { PassThrough, Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { loadTool } from '#host/load-tool.ts';
import { main } from '../main.ts';
import { type Answers, commandOf, wordsOf } from './finder.ts';
import { isNeeded, optionRows } from './options.ts';

const up = '\x1b[A';
const down = '\x1b[B';
const enter = '\r';
const tab = '\t';
const paste = (text: string) => `\x1b[200~${text}\x1b[201~`;

/** Runs `penknife` on a terminal, presses keys one after another, and waits for its end. */
async function press(keys: readonly string[], env: Readonly<Record<string, string>> = { NO_COLOR: '1' }) {
  const run = start(env);
  for (const key of keys) {
    await turn();
    run.stdin.write(key);
  }
  const status = await run.status;
  return { status, ...run.seen() };
}

function start(env: Readonly<Record<string, string>> = { NO_COLOR: '1' }) {
  const modes: boolean[] = [];
  let [output, errors] = ['', ''];
  const collect = (add: (text: string) => void) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        add(chunk.toString());
        done();
      },
    });
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (isRaw: boolean) => modes.push(isRaw) });
  const stdout = Object.assign(
    collect((text) => {
      output += text;
    }),
    { isTTY: true, columns: 80, rows: 24 },
  );
  const stderr = Object.assign(
    collect((text) => {
      errors += text;
    }),
    { isTTY: true },
  );
  const status = main([], '1.2.3', { stdin, stdout, stderr, env });
  /** What is left when the questions are erased, and all that was ever shown. */
  const seen = () => ({
    stdout: output.slice(output.lastIndexOf('\x1b[?2004l') + 8),
    stderr: errors,
    shown: output,
    modes,
  });
  return { stdin, status, seen };
}

describe('on a terminal', () => {
  test('what is found runs, and the command that does the same follows', async () => {
    expect(await press(['base64 decode', enter, 'aGVsbG8=', enter])).toMatchObject({
      status: 0,
      stdout: 'hello\n',
      stderr: '\nThe same again:\npenknife base64-string-converter decode aGVsbG8=\n',
      modes: [true, false],
    });
  });

  test('arrows move, and a path is read', async () => {
    const { status, stderr } = await press([
      'base64',
      down,
      down,
      up,
      enter,
      tab,
      'no-such',
      enter,
      '\x15package.json',
      enter,
    ]);
    expect(stderr).toContain('penknife base64-string-converter decode --file package.json');
    expect(status).toBe(1);
  });

  test('a pasted text is taken as it is, also on a terminal that does not mark it', async () => {
    for (const pasted of [paste('one\r\rtwo 😀\r'), 'one\r\rtwo 😀\r\x1b[C'])
      expect(await press(['text statistics', enter, pasted, enter])).toMatchObject({
        stderr: "\nThe same again:\npenknife text-statistics stats 'one\n\ntwo 😀\n'\n",
      });
  });

  test('options are changed by their labels', async () => {
    const { status, stdout, stderr } = await press(['uuid', tab, 'version', enter, 'nil', enter, tab]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '00000000-0000-0000-0000-000000000000\n' });
    expect(stderr).toContain('penknife uuid-generator generate --version nil');
  });

  test('a secret is in no output', async () => {
    const { status, shown, stderr, stdout } = await press(['hmac', enter, 'hi', enter, 'k3y!secret', enter]);
    expect(status).toBe(0);
    // HMAC-SHA-256 by OpenSSL.
    expect(stdout).toContain('844adf917bd2006d14fbf58b8411c2c109b064f22f5e0e295b77d9c40605d2bf');
    expect(shown + stderr).not.toContain('k3y');
    expect(stderr).toContain('--key-file key.txt');
  });

  test('a wrong input is reported as on the command line', async () => {
    const { status, stderr } = await press(['base64 decode', enter, 'a*', enter]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^penknife: .+\n.*a\*\n.*\nThe same again:\npenknife base64-string-converter decode 'a\*'\n$/s,
    );
  });

  test.each([['\x03'], ['\x1b']])('%j leaves the terminal as it was', async (key) => {
    const { status, stdout, stderr, shown, modes } = await press(['json', enter, 'half', key]);
    expect({ status, stdout, stderr, modes }).toEqual({ status: 130, stdout: '', stderr: '', modes: [true, false] });
    expect(shown.endsWith('\x1b[J\x1b[?7h\x1b[?2004l')).toBe(true);
  });

  test('so does a terminal that is closed', async () => {
    const { stdin, status, seen } = start();
    await turn();
    stdin.end();
    expect(await status).toBe(129);
    expect(seen().modes).toEqual([true, false]);
  });

  test('a row says what it does; without NO_COLOR the chosen one is bold', async () => {
    const { stdin, status, seen } = start({});
    stdin.write('base64 decode');
    await vi.waitFor(() =>
      expect(seen().shown).toContain('> \x1b[1mBase64 text encoder and decoder: Base64 to text\x1b[22m  Encode'),
    );
    stdin.write('\x03');
    expect(await status).toBe(130);
  });

  test.each([{ TERM: 'dumb' }, { CI: 'true' }])('%j: prints help', async (env) => {
    expect(await press([], env)).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage'), modes: [] });
  });
});

const answersFor = async (id: string, name: string, more: Partial<Answers>): Promise<Answers> => ({
  loaded: await loadTool(id),
  name,
  options: {},
  documents: {},
  ...more,
});

test('words and command: only what differs and is effective, secrets and files by name', async () => {
  const hmac = await answersFor('hmac-generator', 'hmac', { options: { key: '-k' }, input: { text: '-x' } });
  expect(wordsOf(hmac)).toEqual(['hmac', '--key=-k', '--', '-x']);
  expect(commandOf(hmac)).toBe('penknife hmac-generator hmac --key-file key.txt');
  const uppercase = { options: { encoding: 'base64', uppercase: true }, input: { file: '-' } };
  expect(wordsOf(await answersFor('hash-text', 'hashFile', uppercase))).toEqual([
    'hashFile',
    '--encoding',
    'base64',
    '--file',
    './-',
  ]);
  const typed = await answersFor('text-diff', 'diff', {
    input: { text: 'a' },
    documents: { changed: { text: "it's" } },
  });
  expect(wordsOf(typed)).toEqual(['diff', '--changed', "it's", '--', 'a']);
  expect(commandOf(typed)).toBe(String.raw`penknife text-diff diff --changed 'it'\''s' a`);
  const read = { input: { file: 'a' }, documents: { changed: { file: 'b c' } } };
  expect(commandOf(await answersFor('text-diff', 'diff', read))).toBe(
    "penknife text-diff diff --changed-file 'b c' --file a",
  );
});

test('what a command cannot carry, or a terminal cannot show, is read from a file or standard input', async () => {
  const long = { text: 'x'.repeat(20_000) };
  const bell = await answersFor('text-diff', 'diff', { input: { text: 'a\u0007' }, documents: { changed: long } });
  expect(commandOf(bell)).toBe('penknife text-diff diff --changed-file changed.txt');
});

test('documents and what is beside the input are requested; the list of options has the others that are effective', async () => {
  const loaded = await loadTool('encryption');
  const fields = Object.entries(loaded.operations['encrypt']?.options ?? {});
  expect(fields.filter(([, field]) => isNeeded(field)).map(([name]) => name)).toEqual(['passphrase']);
  const rows = optionRows(loaded, 'encrypt', { format: 'age' }).map(({ value }) => value);
  expect(rows).toContain('workFactor');
  expect(rows).not.toContain('iterations');
  expect(rows).not.toContain('passphrase');
  expect(rows[0]).toBeUndefined();
});
