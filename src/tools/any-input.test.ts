/**
 * Each operation of each tool gives a value or a failure, in time, whatever its input is. `TOOL=id` in the environment
 * checks that tool only; `FUZZ=1000` runs that many random inputs on each operation, different ones each time.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { loadAllTools, type WholeTool } from '#testing/all-tools.ts';
import { arbitraryInput } from '#testing/arbitrary-input.ts';
import { arbitraryOptions } from '#testing/arbitrary-options.ts';
import { isDoneIn } from '#testing/effort.ts';
import { deepInputs, expectSound, hugeInputs, preview, runs, smallInputs } from '#testing/inputs.ts';
import { runOperation } from '#testing/run-operation.ts';

/** Seconds that one call may take: a live one, and one that runs on request only. */
const secondsAllowed = { live: 5, onRequest: 60 };

// An internal operation gets only the input that the tool's own page makes, never hostile data.
const operations = (await loadAllTools()).flatMap((whole) =>
  Object.entries(whole.tool.operations)
    .filter(([, { internal }]) => !internal)
    .map(([name, operation]) => [whole.id, name, whole, operation] as const),
);
// Vitest refuses a file without tests.
if (operations.length === 0) test.skip('the tool has no public operation: nothing to ask');
describe.each(operations)('%s %s', (_id, name, whole, operation) => {
  test('gives a value or a failure for any input, in time', () => expectAnswers(whole, name, operation), 300_000);
  test('gives a value or a failure for deep nesting', () => expectNoOverflow(whole, name, operation), 300_000);
  test('gives a value or a failure for random input, in time', () => expectNoHarm(whole, name, operation), 600_000);
});

/** A value or a failure, each with its messages, and in time. */
async function expectAnswer(
  whole: WholeTool,
  name: string,
  input: unknown,
  options?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const limit = whole.tool.operations[name]?.live === false ? secondsAllowed.onRequest : secondsAllowed.live;
  const isInTime = await isDoneIn(limit, async () =>
    expectSound(await runOperation(whole, name, input, options), name, whole, input),
  );
  expect(isInTime, `${preview(input)} within ${limit} s`).toBe(true);
}

async function expectAnswers(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const options = operation.costly && leastOptions(operation);
  for (const input of [...smallInputs(operation), ...hugeInputs(operation)])
    await expectAnswer(whole, name, input, options);
}

/** However deeply the input is nested. */
async function expectNoOverflow(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const costs = operation.costly && leastOptions(operation);
  for (const input of deepInputs(operation))
    expectSound(await runOperation(whole, name, input, costs), name, whole, input);
}

/** The options with which a costly operation costs least: the smallest numbers. */
const leastOptions = ({ options = {} }: Operation): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, field]) =>
      (field.type === 'int' || field.type === 'number') && field.min !== undefined ? [[name, field.min]] : [],
    ),
  );

const fuzz = Number(process.env['FUZZ'] ?? 0);

/** Whatever comes in, with whatever options. */
async function expectNoHarm(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const property = fc.asyncProperty(
    arbitraryInput(operation),
    arbitraryOptions(operation.options ?? {}),
    (input, options) => expectAnswer(whole, name, input, options),
  );
  await fc.assert(property, fuzz > 0 ? { numRuns: fuzz } : runs(operation));
}
