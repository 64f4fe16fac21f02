/** What only a real process of the built command line can show: bytes of pipes, closed pipes, exit statuses. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';

const file = join(root, 'dist/package/penknife.js');
const penknife = `'${process.execPath}' '${file}'`;
const bash = (script: string, input?: Uint8Array) => {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], { cwd: root, input });
  return { stdout: stdout.toString('latin1'), stderr: stderr.toString(), status };
};

describe.skipIf(!existsSync(file))('a process (skipped where dist is not built)', () => {
  test('standard input is read byte for byte, and bytes are written raw', () => {
    const input = Uint8Array.from({ length: 256 }, (_, index) => index);
    const round = `${penknife} base64-string-converter encodeBytes | ${penknife} base64-string-converter decodeBytes`;
    expect(bash(round, input)).toEqual({ stdout: Buffer.from(input).toString('latin1'), stderr: '', status: 0 });
  });

  test('a document that comes by a pipe is read once, be the input text or binary', () => {
    const diff = (input: string, changed: string) =>
      bash(`printf '${input}' | ${penknife} text-diff similarity --changed-file <(printf '${changed}')`);
    expect(diff('a\\n', 'a\\n')).toEqual({ stdout: '100', stderr: '', status: 0 });
    expect(diff('a\\0b', 'a\\0b')).toEqual({
      stdout: '100',
      stderr: 'Note: Binary input, compared as: Hex dump.\n',
      status: 0,
    });
  });

  test('succeeds when the consumer of the output stops early', () => {
    const script = `head -c 3000000 /dev/zero | ${penknife} base64-string-converter | head -c 4; echo " \${PIPESTATUS[1]}"`;
    expect(bash(script)).toEqual({ stdout: 'AAAA 0\n', stderr: '', status: 0 });
  });

  test('output that cannot be written is reported', () => {
    const script = `${penknife} base64-string-converter hello`;
    expect(bash(`${script} > /dev/full`)).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^penknife: Cannot write the output: ENOSPC.*\.\n$/),
      status: 2,
    });
    expect(bash(`${script} -o /dev/full`)).toMatchObject({ stderr: expect.stringContaining('ENOSPC'), status: 2 });
    expect(bash(`${script} --nope 2> /dev/full`)).toEqual({ stdout: '', stderr: '', status: 2 });
  });

  test('a pattern that takes too long is stopped, and batch goes on', () => {
    const question = (input: string) =>
      JSON.stringify({ use: 'list-converter/split', input, options: { splitOn: 'pattern', splitPattern: '(a+)+$' } });
    const { stdout, status } = bash(
      `${penknife} batch`,
      Buffer.from(`${question(`${'a'.repeat(60)}!`)}\n${question('b')}`),
    );
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        error: {
          code: 'pattern-too-slow',
          message: expect.stringMatching(/^The pattern took longer than 2 s and was stopped\. /),
          line: 1,
          column: 1,
          option: 'split-pattern',
        },
      },
      { value: 'b' },
    ]);
    expect(status).toBe(0);
  });

  test('bash completes', () => {
    const script = `penknife() { ${penknife} "$@"; }
    source <(penknife completion bash)
    complete -p penknife
    complete_line() {
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _penknife
      echo "\${COMPREPLY[@]}"
    }
    complete_line penknife hash-t
    complete_line penknife hash-text ver
    complete_line penknife hash-text --input-as = h
    complete_line penknife hash-text --file ''`;
    expect(bash(script)).toEqual({
      stdout: 'complete -o default -F _penknife penknife\nhash-text\nverify verify-file\nhex\n\n',
      stderr: '',
      status: 0,
    });
  });

  test.each([
    ['base64-string-converter hello', 0],
    ["base64-string-converter decode '*'", 1],
    ['base64-string-converter --nope', 2],
  ])('%s ends with %i', (args, status) => {
    expect(bash(`${penknife} ${args}`).status).toBe(status);
  });
});
