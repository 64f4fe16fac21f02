import { expect, test } from 'vitest';
import { readSteps } from '#core/execution/recipe-link.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { linkOf } from '../forms.ts';
import { beginWith } from '../steps.ts';
import { eachOfLink, ignoredEach, isHeldLink, toNewSteps } from './linked-recipe.ts';

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

test('steps of which there is nothing stay, and hide no others', async () => {
  const text = '__proto__/x,json-prettify/__proto__,json-prettify/constructor(a:1),json-minify/minify';
  const steps = await read(text);
  expect(steps.map(({ tool, operation, options }) => [tool, operation, options])).toEqual([
    ['__proto__', 'x', {}],
    ['json-prettify', '__proto__', {}],
    ['json-prettify', 'constructor', {}],
    ['json-minify', 'minify', {}],
  ]);
  expect(isHeldLink(steps, false, toolOf)).toBe(false);
  const written = linkOf(beginWith(steps).steps, toolOf).text.slice('do='.length);
  expect((await read(written)).map(({ tool, operation }) => `${tool}/${operation}`)).toEqual(
    steps.map(({ tool, operation }) => `${tool}/${operation}`),
  );
});

test.each([
  [undefined, undefined, []],
  ['csv:a:b', { each: 'csv', column: 'a:b', onError: 'stop' }, []],
  ['__proto__', undefined, [{ title: 'each=__proto__' }]],
  ['lines', undefined, [{ title: 'each=lines' }]],
])('a link that runs on %j', (written, each, ignored) => {
  expect(eachOfLink(written)).toEqual(each);
  expect(ignoredEach(written)).toEqual(ignored);
});
