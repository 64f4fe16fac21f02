import { expect, test } from 'vitest';
import { runCli } from '#testing/run-cli.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const inner = `${encode('{"alg":"none"}')}.${encode('{"sub":"42"}')}.`;
const nested = `${encode('{"alg":"none","cty":"JWT"}')}.${encode(inner)}.`;

test('a token within a token is decoded twice', async () => {
  const steps = ['jwt decode', 'jwt decode', 'json-minify'];
  expect(await runCli(['pipe', ...steps, '--', nested])).toMatchObject({ status: 0, stdout: '{"sub":"42"}' });
});

test('a step that does not take what came says so', async () => {
  expect(await runCli(['pipe', 'jwt decode', 'jwt decode', '--', inner])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('step 2 (jwt-parser decode) takes jwt, but step 1 (jwt-parser decode) gives json.'),
  });
});
