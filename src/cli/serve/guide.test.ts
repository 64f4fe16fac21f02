/** Runs the commands of docs/server.md. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapePattern } from '#lib/text/escape-pattern.ts';
import { type RunningServer, startServer } from '../../server/http/server.ts';
import { createPool } from '../../server/pool.ts';
import { readServeSettings } from './settings.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/server.md'), 'utf8');
const examples = [...guide.matchAll(/```console\n(.*?)```/gs)].flatMap(([, block = '']) =>
  [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(
    ([, command = '', output = '']) => [command, output] as const,
  ),
);

const pool = createPool({ size: 1 });
let server: RunningServer;
beforeAll(async () => {
  const settings = readServeSettings(['--port', '0', '--no-site'], {}, '');
  server = await startServer({ ...settings.server, version: '1', pool });
});
afterAll(async () => {
  await server.close();
  await pool.close();
});

test('there are examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
});

test.each(examples)('%s', async (command, output) => {
  const here = command.replaceAll('localhost:8080', `127.0.0.1:${server.address.port}`);
  const { stdout } = await promisify(execFile)('bash', ['-c', here]);
  // What differs from run to run is an ellipsis.
  const expected = escapePattern(output.trimEnd()).replaceAll('…', '.*');
  expect(stdout.trimEnd()).toMatch(new RegExp(`^${expected}$`, 's'));
});

test('the flags exist', () => {
  const named = [...guide.matchAll(/`(--[a-z-]+)/g)].map(([, flag = '']) => flag);
  expect(named.length).toBeGreaterThan(5);
  for (const flag of named) expect(() => readServeSettings([`${flag}=*`], {}, '')).not.toThrow(/^Unknown option/);
});
