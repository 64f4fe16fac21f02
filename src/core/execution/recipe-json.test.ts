import { expect, test } from 'vitest';
import { maxSteps, readRecipe, writeRecipe } from './recipe-json.ts';

const steps = [
  { use: 'jwt-parser/decode', pick: 'payload' },
  { use: 'json-minify/minify', skip: true },
  { use: 'json-prettify/format', options: { indent: 4, sortKeys: 'asc' } },
];

test('a recipe is read as it was written', () => {
  expect(readRecipe(writeRecipe(steps))).toEqual({ recipe: steps });
});

test.each<[string, unknown, object]>([
  ['no JSON', '{"version": 1', { code: 'json' }],
  ['a list', [], { code: 'steps' }],
  ['null', null, { code: 'steps' }],
  ['no steps', { version: 1, steps: [] }, { code: 'steps' }],
  ['steps that are no list', { version: 1, steps: { length: 1 } }, { code: 'steps' }],
  ['a later version', { version: 2, steps }, { code: 'version' }],
  ['a step without a name', { version: 1, steps: [...steps, { options: {} }] }, { code: 'step', step: 3 }],
  ['options that are a list', { version: 1, steps: [{ use: 'a/b', options: [] }] }, { code: 'step', step: 0 }],
  ['a pick that is no name', { version: 1, steps: [{ use: 'a/b', pick: 1 }] }, { code: 'step', step: 0 }],
  ['a mark that is no truth value', { version: 1, steps: [{ use: 'a/b', skip: 'no' }] }, { code: 'step', step: 0 }],
  ['too many steps', { version: 1, steps: Array(maxSteps + 1).fill(steps[0]) }, { code: 'too-long' }],
  ['a long text', { version: 1, steps: [{ use: 'a'.repeat(1_000_000) }] }, { code: 'too-long' }],
])('%s is refused', (_, value, fault) => {
  expect(readRecipe(typeof value === 'string' ? value : JSON.stringify(value))).toEqual({ fault });
});

test('keys that objects have are options like others', () => {
  const text = '{"version":1,"steps":[{"use":"a/b","options":{"__proto__":{"x":1}},"other":1}]}';
  const read = readRecipe(text);
  expect('recipe' in read && Object.keys(read.recipe[0]?.options ?? {})).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
