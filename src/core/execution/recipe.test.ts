import { describe, expect, test, vi } from 'vitest';
import { choice } from '#core/fields.ts';
import { type Context, defineTool, type Tool, ToolError } from '#core/tool.ts';
import { plainContext } from './context.ts';
import type { Logic } from './execute.ts';
import { checkRecipe, executeRecipe, type Source } from './recipe.ts';

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
  dice: defineTool({ ...base, operations: { roll: { output: 'number' } } }),
  color: defineTool({ ...base, operations: { name: { output: 'text' } } }),
};
const logics: Readonly<Record<string, Logic>> = {
  code: {
    encode: (input: string) => btoa(input),
    decode: (input: string) => {
      if (/[^\w+/=]/.test(input)) throw new ToolError('odd');
      return atob(input);
    },
  } as unknown as Logic,
  hash: {
    hash: (input: string, options: { case: string }) => ({ md5: `md5:${options.case}:${input}`, size: input.length }),
  } as unknown as Logic,
  dice: { roll: () => 4 } as Logic,
  color: { name: (_options: object, ctx: Context) => ctx.message('red') } as unknown as Logic,
};
const source: Source = {
  tool: async (id) => (Object.hasOwn(tools, id) ? tools[id] : undefined),
  logic: async (id) => logics[id] ?? {},
  messages: async (id) => (id === 'color' ? { red: 'Red' } : {}),
};

describe('checkRecipe', () => {
  const decode = { use: 'code/decode' };
  const hash = { use: 'hash/hash', pick: 'md5' };

  test.each([
    [[]],
    [[decode]],
    [[{ use: 'code/encode' }, decode, hash]],
    [[{ use: 'dice/roll' }]],
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
    [[hash, decode], [{ step: 1, code: 'does-not-flow', detail: 'hex → base64' }]],
    [[decode, { use: 'dice/roll' }], [{ step: 1, code: 'does-not-flow', detail: 'dice/roll takes no input' }]],
  ])('%j has faults', async (recipe, problems) => {
    expect(await checkRecipe(recipe, source)).toEqual(problems);
  });
});

describe('executeRecipe', () => {
  test('passes each result to the next step', async () => {
    const recipe = [{ use: 'code/decode' }, { use: 'hash/hash', options: { case: 'upper' }, pick: 'md5' }];
    const progress = vi.fn();
    expect(await executeRecipe(recipe, 'YWJj', source, plainContext({ progress }))).toBe('md5:upper:abc');
    expect(progress.mock.calls).toEqual([[0.5], [1]]);
  });

  test('leaves out the steps that are skipped', async () => {
    const recipe = [{ use: 'code/encode' }, { use: 'code/decode', skip: true }, { use: 'gone/run', skip: true }];
    expect(await executeRecipe(recipe, 'ab', source, plainContext())).toBe('YWI=');
  });

  test('passes the headline on, and gives the last result whole', async () => {
    const recipe = [{ use: 'hash/hash' }, { use: 'hash/hash' }];
    expect(await executeRecipe(recipe, 'a', source, plainContext())).toEqual({
      md5: 'md5:lower:md5:lower:a',
      size: 11,
    });
  });

  test('each step has the messages of its tool', async () => {
    const recipe = [{ use: 'color/name' }, { use: 'hash/hash', pick: 'md5' }];
    expect(await executeRecipe(recipe, '', source, plainContext())).toBe('md5:lower:Red');
  });

  test('an empty one changes nothing', async () => {
    expect(await executeRecipe([], 'abc', source, plainContext())).toBe('abc');
  });

  test('throws what the failing step throws', async () => {
    const execution = executeRecipe(
      [{ use: 'code/encode' }, { use: 'code/decode' }, { use: 'code/decode' }],
      '*',
      source,
      plainContext(),
    );
    await expect(execution).rejects.toMatchObject({ code: 'odd' });
    await expect(executeRecipe([{ use: 'nope/x' }], '', source, plainContext())).rejects.toThrow('unknown step nope/x');
  });

  test('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const execution = executeRecipe([{ use: 'dice/roll' }], '', source, plainContext({ signal: controller.signal }));
    await expect(execution).rejects.toThrow('aborted');
  });
});
