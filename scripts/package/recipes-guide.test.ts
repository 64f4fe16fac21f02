/** Runs the commands of docs/recipes.md and those of `penknife pipe --help`, with the built command line. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pipeHelp } from '../../src/cli/recipe/pipe-help.ts';
import { root } from '../command.ts';

const file = join(root, 'dist/package/penknife.js');
const guide = readFileSync(join(root, 'docs/recipes.md'), 'utf8');
const examples = [...guide.matchAll(/```console\n(.*?)```/gs)].flatMap(([, block = '']) =>
  [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(
    ([, command = '', output = '']) => [command, output] as const,
  ),
);
const ofHelp = [...pipeHelp((_, text) => text).matchAll(/^ {2}(penknife pipe .*)$/gm)]
  .map(([, command = '']) => command)
  .filter((command) => !command.includes('STEP'));

describe.skipIf(!existsSync(file))('commands that are documented (skipped where dist is not built)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const bash = (command: string) => {
    const script = `penknife() { '${process.execPath}' '${file}' "$@"; }\n${command}`;
    const env = { ...process.env, XDG_CONFIG_HOME: folder, LC_ALL: 'C.UTF-8' };
    const { stdout, stderr, status } = spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
    return { stdout, stderr, status };
  };

  test('there are some', () => {
    expect(examples.length).toBeGreaterThan(10);
    expect(ofHelp.length).toBeGreaterThan(5);
  });

  test.each(examples)('%s', (command, output) => {
    const { stdout, stderr } = bash(command);
    expect({ stdout: stdout.trimEnd(), stderr }).toEqual({ stdout: output.trimEnd(), stderr: '' });
  });

  test.each(ofHelp)('%s', (command) => {
    const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI0MiJ9.';
    const inputs = { 'url.txt': 'https://a.example/?b=1', 'values.txt': 'YQ==\n', 'token.txt': jwt, 'x.json': '[1]' };
    for (const [name, text] of Object.entries(inputs)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'log.csv'), 'time,event\n0,start\n');
    const { status, stderr } = bash(command);
    expect({ status, stderr: stderr.replaceAll(/^(?:Note|Saved as).*\n/gm, '') }).toEqual({ status: 0, stderr: '' });
  });

  test('the results of two threads for files are those of one, and an interruption leaves no partial file', () => {
    const make = 'mkdir -p many && for i in $(seq 200); do printf %s $i > many/$i.txt; done';
    const run = (jobs: number) => `penknife pipe "hash --pick sha256" --each file --jobs ${jobs} -- many`;
    const { stdout } = bash(`${make} && ${run(1)}`);
    expect(stdout.split('\n')).toHaveLength(201);
    expect(bash(run(3)).stdout).toBe(stdout);
    // It is stopped once it has begun, however long that takes.
    const untilBegun = 'until [ -d stopped ] || ! kill -0 $!; do sleep 0.1; done';
    const stop = `'${process.execPath}' '${file}' pipe "bcrypt hash" --each file --jobs 2 -o stopped -- many & ${untilBegun}; kill -INT $!; wait $!`;
    expect(bash(stop).status).toBe(130);
    const written = readdirSync(join(folder, 'stopped'));
    expect(written.length).toBeLessThan(200);
    expect(written.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
