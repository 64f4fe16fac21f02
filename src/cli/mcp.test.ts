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

test('a wrong message on standard input is answered, and the next one too', async () => {
  const lines = ['nonsense', '', '{"jsonrpc":"1.0","id":1,"method":"ping"}', '{"jsonrpc":"2.0","id":2}'];
  const initialize = {
    jsonrpc: '2.0',
    id: 3,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const { stdout } = await runCli(['mcp'], { stdin: `${[...lines, JSON.stringify(initialize)].join('\r\n')}\n` });
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.slice(0, 3)).toMatchObject([
    { id: null, error: { code: -32700 } },
    { id: 1, error: { code: -32600 } },
    { id: 2, error: { code: -32600 } },
  ]);
});
