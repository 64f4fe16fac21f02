import { expect, test } from 'vitest';
import { readSteps } from '#core/execution/recipe-link.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { isHeldLink, toNewSteps } from './linked-recipe.ts';

const tools = new Map((await loadAllTools()).map(({ id, tool }) => [id, tool]));
const toolOf = (id: string) => tools.get(id);
const read = (text: string) => toNewSteps(readSteps(text) ?? [], async (id) => toolOf(id));

test.each([
  ['json-minify/minify,base64-string-converter/encode', false],
  // It takes a secret, so that no link has an input for it.
  ['hmac-generator/hmac', false],
  ['bcrypt/hash(cost:20)', true],
  ['json-minify/minify,bcrypt/hash', true],
  ['rsa-key-pair-generator/generate', true],
  ['-bcrypt/hash,json-minify/minify', false],
  ['no-such-tool/run,json-minify/minify', false],
])('a link with %s is held: %s, unless it is saved here', async (text, held) => {
  const steps = await read(text);
  expect(isHeldLink(steps, false, toolOf)).toBe(held);
  expect(isHeldLink(steps, true, toolOf)).toBe(false);
});
