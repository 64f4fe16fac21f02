import { expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

test('explains itself on one screen', async () => {
  const { status, stdout } = await runCli(['mcp', '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('--root DIR');
  expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each([
  [['--rot', '.'], /^penknife: Unknown option '--rot'/],
  [['--root', 'none'], /^penknife: --root: there is no folder none\./],
  [['--out', 'package.json'], /^penknife: --out: there is no folder package\.json\./],
  [['--tools', 'hash-txt'], /^penknife: --tools: There is no tool “hash-txt”\. Did you mean hash-text\?/],
  [['hash'], /^penknife: Unexpected argument 'hash'/],
])('mcp %j is wrong usage', async (args, message) => {
  expect(await runCli(['mcp', ...args])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(message),
  });
});

test('ends with its input, and prints nothing by itself', async () => {
  expect(await runCli(['mcp'])).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
