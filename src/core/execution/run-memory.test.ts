import { expect, it, vi } from 'vitest';
import type { Context } from '#core/tool.ts';
import { plainContext } from './context.ts';
import { executeCall, type Logic } from './execute.ts';
import { RunMemory } from './run-memory.ts';

const make = vi.fn();
const logicOf = () =>
  ({
    share: (input: string, { size }: { size: number }, ctx: Context) =>
      ctx.reuse(['share', input, size], (notice) => {
        make(input, size);
        notice('seen', { size });
        return { input };
      }),
    plain: () => 1,
  }) as unknown as Logic;
const [first, second] = [logicOf(), logicOf()];

const run = (memory: RunMemory | undefined, operation: string, value: string, size = 1, logic = first) =>
  executeCall(
    logic,
    { operation, input: { repr: 'text', value }, options: { size } },
    plainContext(),
    undefined,
    memory,
  );

it('what a run made is used by the next with the same inputs, with its notices', async () => {
  make.mockClear();
  const memory = new RunMemory();
  const made = await run(memory, 'share', 'x');
  const used = await run(memory, 'share', ['x'].join(''));
  expect(make).toHaveBeenCalledTimes(1);
  expect(used).toEqual(made);
  expect(used).toEqual({ value: { input: 'x' }, notices: [{ code: 'seen', params: { size: 1 } }] });
  expect('value' in made && 'value' in used && made.value === used.value).toBe(true);
});

it.each<[string, (memory: RunMemory) => Promise<unknown>]>([
  ['another input', (memory) => run(memory, 'share', 'y')],
  ['another option', (memory) => run(memory, 'share', 'x', 2)],
  ['another tool', (memory) => run(memory, 'share', 'x', 1, second)],
  ['a run that does not use it', (memory) => run(memory, 'plain', 'x')],
])('%s makes it again, and forgets it', async (_, between) => {
  const memory = new RunMemory();
  await run(memory, 'share', 'x');
  await between(memory);
  make.mockClear();
  await run(memory, 'share', 'x');
  expect(make).toHaveBeenCalledTimes(1);
});

it('a host without memory makes it each time', async () => {
  make.mockClear();
  expect(await run(undefined, 'share', 'x')).toEqual(await run(undefined, 'share', 'x'));
  expect(make).toHaveBeenCalledTimes(2);
});
