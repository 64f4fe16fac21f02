import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

const wrapped = encodeURIComponent(gzipSync('{"a":1}').toString('base64'));

describe('peel', () => {
  test.each([
    [[wrapped], ''],
    [[], `${wrapped}\n`],
    [['--file', '-'], wrapped],
  ])('%j prints what is inside, and the layers', async (args, stdin) => {
    const { status, stdout, stderr } = await runCli(['peel', ...args], { stdin });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '{"a":1}' });
    expect(stderr).toContain(
      "percent-encoded → gzip → json: penknife pipe 'url-encoder decode' 'compression decompress'",
    );
  });

  test('what it names is the pipe that gives the same', async () => {
    const { stderr } = await runCli(['peel', Buffer.from('4a6f686e20446f65', 'utf8').toString('base64')]);
    expect(stderr).toContain("'text-to-binary decode --radix hex'");
    expect(await runCli(['pipe', 'text-to-binary decode --radix hex', '--', '4a6f686e20446f65'])).toMatchObject({
      stdout: 'John Doe',
    });
  });

  test('all that was found, as JSON', async () => {
    const { stdout } = await runCli(['peel', '--json', wrapped]);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        layers: [
          { kind: 'percent-encoded', step: 'url-encoder decode' },
          { kind: 'gzip', step: 'compression decompress' },
        ],
        kind: 'json',
        value: '{"a":1}',
      },
    ]);
  });

  test.each([
    [['hello'], 1, 'Nothing was found inside this text.'],
    [['a', 'b'], 2, 'peel takes one input'],
    [['a', '--file', 'x'], 2, 'not both'],
  ])('%j ends with %d', async (args, status, message) => {
    expect(await runCli(['peel', ...args])).toMatchObject({
      status,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  });

  test('--help shows how it is used', async () => {
    expect((await runCli(['peel', '--help'])).stdout).toContain('penknife peel [INPUT]');
  });
});
