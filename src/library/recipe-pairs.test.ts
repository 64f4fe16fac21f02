/** Random pairs of operations of which one takes what the other gives: as a recipe they do what one after the other does. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowingKind, flowingValue } from '#core/execution/recipe.ts';
import { flows } from '#core/kinds/kinds.ts';
import { type Output, ToolError } from '#core/tool.ts';
import { toData } from '#host/json.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { seededContext } from '#testing/seeded-context.ts';
import { execute, recipe } from './index.ts';

/** Those that run at once, by their names. */
const operations = new Map(
  (await loadAllTools()).flatMap(({ id, tool }) =>
    Object.entries(tool.operations)
      .filter(([, { internal, costly, live }]) => !internal && !costly && live !== false)
      .map(([name, operation]) => [`${id}/${name}`, operation] as const),
  ),
);

/** The operations that have an example, each with those that take what it gives. */
const beginnings = [...operations].flatMap(([use, operation]) => {
  const kind = flowingKind(operation, undefined);
  const [example] = (operation.examples ?? []).filter(({ isRandom }) => !isRandom);
  const next = [...operations].filter(([, { input }]) => kind && input && flows(kind, input) !== 'no');
  return example && next.length > 0 ? [{ use, operation, example, next: next.map(([name]) => name) }] : [];
});
const pair = fc.nat(beginnings.length - 1).chain((index) => {
  const { use = '', next = [] } = beginnings[index] ?? {};
  return fc.constantFrom(...next.map((second) => [use, second] as const));
});

/** What a run ends with, as data. */
async function endOf(run: Promise<unknown>, output: Output) {
  try {
    const value = await run;
    return { value: await toData(value, output) };
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code };
    throw error;
  }
}

test('a pair is its second operation on the result of its first', async () => {
  expect(beginnings.length).toBeGreaterThan(100);
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(pair, async ([first, second]) => {
      const { operation, example } = beginnings.find(({ use }) => use === first) ?? {};
      const output = operations.get(second)?.output;
      if (!operation || !example || !output) throw new Error('no such pair');
      const { input, options = {} } = example;
      const context = () => ({ ...seededContext(), notice: () => {} });
      const given = await execute(first as never, input as never, options as never, context());
      const flowing = flowingValue(operation, given, undefined);
      fc.pre(flowing !== undefined);
      const expected = await endOf(execute(second as never, flowing as never, {} as never, context()), output);
      if ('value' in expected) succeeded++;
      const steps = [{ use: first, options }, { use: second }];
      expect(await endOf(recipe(steps as never).run(input as never, context()), output)).toEqual(expected);
    }),
    { numRuns: 130 },
  );
  expect(succeeded).toBeGreaterThan(50);
});
