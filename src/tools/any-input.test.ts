/**
 * Each operation of each tool gives a value or a failure, in time that grows with its input, whatever that is. Long, deep
 * and random inputs are for the tools that a change affects; with `COMPLETE=1` in the environment, for all. `TOOL=id`
 * checks that tool only; `FUZZ=1000` runs that many random inputs on each operation, different ones each time.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#core/tool.ts';
import { isAffected, isComplete } from '#testing/affected-tools.ts';
import { loadAllTools, type WholeTool } from '#testing/all-tools.ts';
import { arbitraryInput } from '#testing/arbitrary-input.ts';
import { arbitraryOptions } from '#testing/arbitrary-options.ts';
import { growsLinearly } from '#testing/effort.ts';
import { deepInputs, expectSound, hugeInputs, preview, runs, smallInputs } from '#testing/inputs.ts';
import { runOperation } from '#testing/run-operation.ts';

const fuzz = Number(process.env['FUZZ'] ?? 0);

// An internal operation gets only the input that the tool's own page makes, never hostile data.
const operations = (await loadAllTools()).flatMap((whole) =>
  Object.entries(whole.tool.operations)
    .filter(([, { internal }]) => !internal)
    .map(([name, operation]) => [whole.id, name, whole, operation] as const),
);
// Vitest refuses a file without tests.
if (operations.length === 0) test.skip('the tool has no public operation: nothing to ask');
describe.each(operations)('%s %s', (id, name, whole, operation) => {
  test('gives a value or a failure for any input', () => expectAnswers(whole, name, operation));
  if (fuzz === 0 && !isAffected(id)) return;
  test('takes time in proportion to a long input', () => expectGrowth(whole, name, operation), 300_000);
  test('gives a value or a failure for deep nesting', () => expectNoOverflow(whole, name, operation), 300_000);
  test('gives a value or a failure for random input', () => expectNoHarm(whole, name, operation), 600_000);
});

/** A value or a failure, each with its messages. */
async function expectAnswer(
  whole: WholeTool,
  name: string,
  input: unknown,
  options?: Readonly<Record<string, unknown>>,
): Promise<void> {
  expectSound(await runOperation(whole, name, input, options), name, whole, input);
}

async function expectAnswers(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const options = operation.costly && leastOptions(operation);
  for (const input of smallInputs(operation)) await expectAnswer(whole, name, input, options);
}

async function expectGrowth(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const options = operation.costly && leastOptions(operation);
  for (const input of hugeInputs(operation)) {
    const work = (size: number) => expectAnswer(whole, name, input.slice(0, size), options);
    expect(await growsLinearly(work, input.length), preview(input)).toBe(true);
  }
}

/** However deeply the input is nested. */
async function expectNoOverflow(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const options = operation.costly && leastOptions(operation);
  const inputs = deepInputs(operation);
  // What costs much has few of them on a landing.
  const chosen = operation.costly && !isComplete ? inputs.filter((_, index) => index % 5 === 0) : inputs;
  for (const input of chosen) await expectAnswer(whole, name, input, options);
}

/** The options with which a costly operation costs least: the smallest numbers. */
const leastOptions = ({ options = {} }: Operation): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, field]) =>
      (field.type === 'int' || field.type === 'number') && field.min !== undefined ? [[name, field.min]] : [],
    ),
  );

/** Whatever comes in, with whatever options. */
async function expectNoHarm(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const property = fc.asyncProperty(
    arbitraryInput(operation),
    arbitraryOptions(operation.options ?? {}),
    (input, options) => expectAnswer(whole, name, input, options),
  );
  await fc.assert(property, fuzz > 0 ? { numRuns: fuzz } : runs(operation));
}
