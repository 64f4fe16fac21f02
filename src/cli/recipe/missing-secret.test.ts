import { expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

const link = 'https://penknife.invalid/recipe?do=json-minify/minify,hmac-generator/hmac';
const lacks = 'step 2 (hmac-generator hmac) needs --key, which is secret';

test.each([
  ['a link', ['--recipe', link], lacks],
  ['each line', ['--recipe', link, '--each', 'line'], lacks],
  ['steps', ['json-minify', 'hmac'], lacks],
  ['a file', ['json-minify', 'hmac-generator hmac-file'], '"hmac-generator hmac-file --key-file key.txt"'],
])('%s without the key that a step needs ends as a wrong call', async (_, args, message) => {
  expect(await runCli(['pipe', ...args, '--', '1'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});

test('a key that is empty on purpose is taken', async () => {
  const made = await runCli(['pipe', "hmac --key ''", '--', 'hello world']);
  expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/^c2ea634c/) });
});
