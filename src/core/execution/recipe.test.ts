import { describe, expect, test } from 'vitest';
import { choice } from '#core/fields.ts';
import { defineTool, type Tool } from '#core/tool.ts';
import { checkRecipe, flowingKind, flowingKinds, flowingOutput, flowingValue, type Source } from './recipe.ts';

const base = { category: 'text', icon: 'x' } as const;
const tools: Readonly<Record<string, Tool>> = {
  code: defineTool({
    ...base,
    operations: {
      encode: { input: 'text', output: 'base64' },
      decode: { input: 'base64', output: 'text' },
      peek: { input: 'text', output: 'text', internal: true },
    },
  }),
  hash: defineTool({
    ...base,
    operations: {
      hash: {
        input: 'text',
        output: { md5: 'hex', size: 'number' },
        headline: 'md5',
        options: { case: choice(['lower', 'upper'], 'lower') },
      },
    },
  }),
  token: defineTool({
    ...base,
    operations: {
      read: {
        input: 'text',
        output: { payload: 'number', content: 'text' },
        headline: 'payload',
        copies: ['payload', 'content'],
      },
    },
  }),
  dice: defineTool({ ...base, operations: { roll: { output: 'number' } } }),
  color: defineTool({ ...base, operations: { name: { output: 'text' } } }),
};
const source: Source = {
  tool: async (id) => (Object.hasOwn(tools, id) ? tools[id] : undefined),
};

describe('checkRecipe', () => {
  const decode = { use: 'code/decode' };
  const hash = { use: 'hash/hash', pick: 'md5' };

  test.each([
    [[]],
    [[decode]],
    [[{ use: 'code/encode' }, decode, hash]],
    [[{ use: 'dice/roll' }]],
    // Which of its outputs goes on is known only with the result.
    [[{ use: 'token/read' }, decode]],
    [[{ use: 'gone/run', skip: true }, { use: 'dice/roll' }]],
    [[{ use: 'hash/hash' }]],
    [[{ use: 'hash/hash', options: { case: 'upper' }, pick: 'size' }]],
  ])('%j is sound', async (recipe) => {
    expect(await checkRecipe(recipe, source)).toEqual([]);
  });

  test.each<[Parameters<typeof checkRecipe>[0], object[]]>([
    [[{ use: 'nope/x' }], [{ step: 0, code: 'unknown', detail: 'nope/x' }]],
    [[{ use: 'code/constructor' }], [{ step: 0, code: 'unknown', detail: 'code/constructor' }]],
    [[{ use: 'code/peek' }], [{ step: 0, code: 'unknown', detail: 'code/peek' }]],
    [[{ use: '' }, decode], [{ step: 0, code: 'unknown', detail: '' }]],
    [[{ use: 'hash/hash', options: { case: 'x', y: 1 } }], [{ step: 0, code: 'options', detail: 'y, case' }]],
    [[{ use: 'hash/hash' }, decode], [{ step: 1, code: 'does-not-flow', detail: 'hex → base64' }]],
    [[{ use: 'hash/hash', pick: 'sha1' }], [{ step: 0, code: 'pick', detail: 'md5, size' }]],
    [[{ use: 'code/decode', pick: 'x' }], [{ step: 0, code: 'pick', detail: 'code/decode' }]],
    [[{ use: 'token/read', pick: 'payload' }, decode], [{ step: 1, code: 'does-not-flow', detail: 'number → base64' }]],
    [[hash, decode], [{ step: 1, code: 'does-not-flow', detail: 'hex → base64' }]],
    [[decode, { use: 'dice/roll' }], [{ step: 1, code: 'does-not-flow', detail: 'dice/roll takes no input' }]],
  ])('%j has faults', async (recipe, problems) => {
    expect(await checkRecipe(recipe, source)).toEqual(problems);
  });
});

describe('what goes on', () => {
  const check = {
    output: { state: 'text', payload: 'json', content: 'text', header: 'json' },
    headline: 'state',
    copies: ['payload', 'content', 'header'],
  } as const;
  const result = { state: 'unchecked', payload: null, content: null, header: '{}' };

  test('is what Copy copies, unless another output is picked', () => {
    expect(flowingKind(check, undefined)).toBe('json');
    expect(flowingValue(check, { ...result, payload: '[1]' }, undefined)).toBe('[1]');
    expect(flowingValue(check, result, undefined)).toBe('{}');
    expect(flowingValue(check, result, 'state')).toBe('unchecked');
    expect(flowingValue(check, { ...result, header: null }, undefined)).toBeUndefined();
  });

  test('is of the kind of the output that is present', () => {
    expect(flowingKinds(check, undefined)).toEqual(['json', 'text']);
    const inner = flowingOutput(check, { ...result, content: 'a.b.c' }, undefined);
    expect(inner).toEqual({ name: 'content', kind: 'text', value: 'a.b.c' });
    expect(flowingOutput(check, result, 'content')).toBeUndefined();
    expect(flowingOutput(check, result, 'constructor')).toBeUndefined();
    const either = {
      output: { text: 'text', file: 'file', size: 'number' },
      headline: 'text',
      facts: ['size'],
    } as const;
    expect(flowingKinds({ ...either, hasOneOutput: true }, undefined)).toEqual(['text', 'file']);
  });
});
