/**
 * The suite over all tools: what each must comply with, besides answering any input (`any-input.test.ts`). Results are
 * compared with those of a second run for the tools that a change affects; with `COMPLETE=1` in the environment, for all.
 * `TOOL=id` checks that one only.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#core/execution/execute.ts';
import { toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { locales } from '#core/registry.ts';
import type { Operation } from '#core/tool.ts';
import { toData } from '#host/json.ts';
import { isAffected } from '#testing/affected-tools.ts';
import { loadAllTools, type WholeTool } from '#testing/all-tools.ts';
import { arbitraryOptions } from '#testing/arbitrary-options.ts';
import { checkDeclaration, checkImports } from '#testing/check-declaration.ts';
import { checkLineBreak } from '#testing/check-line-break.ts';
import { checkMessages } from '#testing/check-messages.ts';
import { expectSound, preview, runs, smallInputs } from '#testing/inputs.ts';
import { runCli } from '#testing/run-cli.ts';
import { runOperation, showOutcome } from '#testing/run-operation.ts';

const all = await loadAllTools();

test('no id and no old path means two tools', () => {
  const paths = all.flatMap(({ id, tool: { redirectFrom = [] } }) => [`/${id}`, ...redirectFrom]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('no short name means two tools, or is the id of another', () => {
  const ids = all.flatMap(({ id, tool: { redirectFrom = [] } }) => [id, ...redirectFrom.map((path) => path.slice(1))]);
  const names = [...ids, ...all.flatMap(({ tool: { shortName = [] } }) => shortName)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(all.map((whole) => [whole.id, whole] as const))('%s', (id, whole) => {
  test('is declared as plain and sound data', () => {
    expect(structuredClone(whole.tool)).toEqual(whole.tool);
    expect([...checkDeclaration(whole), ...checkImports(whole)]).toEqual([]);
  });

  test('has all messages in every language', () => {
    expect(checkMessages(whole)).toEqual([]);
  });

  const { initialInput } = whole.tool.page ?? {};
  if (initialInput !== undefined)
    test.each(locales)('begins with an input that has a result: %s', async (locale) => {
      const [first = ''] = Object.keys(whole.tool.operations);
      const input = initialInput === true ? whole.messages[locale].initialInput : initialInput;
      expect(await runOperation(whole, first, input)).toHaveProperty('value');
    });

  const operations = Object.entries(whole.tool.operations).filter(
    ([, { internal, examples }]) => !internal || examples,
  );
  describe.each(operations)('%s', (name, operation) => {
    test.each(operation.examples ?? [])('example $input', async ({ input, options, output }) => {
      const outcome = await runOperation(whole, name, input, options);
      const value = 'value' in outcome ? await toData(outcome.value, operation.output) : showOutcome(outcome);
      if (typeof operation.output === 'string') expect(value).toEqual(output);
      else expect({ ...absent(operation.output), ...(value as object) }).toMatchObject(output as object);
    });
    // An internal operation gets only the input that the tool's own page makes, never hostile data.
    if (operation.internal) return;
    if (isAffected(id))
      test('gives the same result for the same input', () => expectSameAnswers(whole, name, operation), 300_000);
    test('accepts empty input', () => expectNoRefusal(whole, name, operation));
    test('treats a final line break as declared', async () => {
      expect(await checkLineBreak(whole, name)).toEqual([]);
    });
    if (operation.secretInput)
      test('reports a final line break that it leaves out', () => expectReport(whole, name, operation));
    if (operation.inverse !== undefined && typeof operation.output === 'string')
      test('is undone by its inverse', () => expectReturn(whole, name, operation, operation.inverse ?? ''), 300_000);
  });
});

/** All results as null: JSON leaves out absent ones, and an example may contain them. */
const absent = (output: object) => Object.fromEntries(Object.keys(output).map((name) => [name, null]));

/** With whatever options, and leaving its input as it was. */
async function expectSameAnswers(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  const inputs = fc.constantFrom(...smallInputs(operation));
  const property = fc.asyncProperty(inputs, arbitraryOptions(operation.options ?? {}), async (input, options) => {
    const given = input instanceof Uint8Array ? input.slice() : input;
    const outcome = await runOperation(whole, name, given, options);
    expectSound(outcome, name, whole, input);
    expect(given).toEqual(input);
    const again = await runOperation(whole, name, input, options);
    expect(await comparable(again, operation)).toEqual(await comparable(outcome, operation));
  });
  await fc.assert(property, runs(operation));
}

/**
 * Round trip: the inverse accepts the result of an operation and returns an input for which the operation gives the
 * same result. (The input may be written differently, with other indentation for example.)
 */
async function expectReturn(whole: WholeTool, name: string, operation: Operation, inverse: string): Promise<void> {
  const returns = async (input: unknown) => {
    const there = await runOperation(whole, name, input);
    if (!('value' in there)) return;
    const back = await runOperation(whole, inverse, there.value);
    if (!('value' in back)) throw new Error(`${inverse} after ${name}(${preview(input)}): ${showOutcome(back)}`);
    const again = await comparable(await runOperation(whole, name, back.value), operation);
    expect(again, preview(input)).toMatchObject({ value: await toData(there.value, operation.output) });
  };
  for (const { input } of operation.examples ?? []) await returns(input);
  const property = fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
    await returns(text);
    const made = await runOperation(whole, inverse, text);
    if ('value' in made) await returns(made.value);
  });
  await fc.assert(property, runs(operation));
}

/** Empty input is not an error; a missing option may be. */
async function expectNoRefusal(whole: WholeTool, name: string, { input }: Operation): Promise<void> {
  if (input === undefined || kindInfo(input).repr === 'boolean') return;
  for (const empty of ['', ' ', '\n', '\r\n\r\n', new Uint8Array(), new Blob(), new Blob(['\n'])]) {
    const outcome = await runOperation(whole, name, empty);
    const isTold = 'failure' in outcome && outcome.failure.at?.field === undefined;
    expect(isTold ? showOutcome(outcome) : '', preview(empty)).toBe('');
  }
  const { status, stderr } = await runCli([whole.id, toKebab(name), '']);
  const isOptionMissing = 'failure' in (await runOperation(whole, name, ''));
  expect(status, stderr).toBe(isOptionMissing ? 1 : 0);
}

/** Where every character of a secret counts, as a final space shows, a line break is not left out silently. */
async function expectReport(whole: WholeTool, name: string, operation: Operation): Promise<void> {
  for (const { input, options } of operation.examples ?? []) {
    // A list ends with a line break.
    if (input === undefined || input.includes('\n')) continue;
    const runWith = (end: string) => runOperation(whole, name, input + end, options);
    const plain = await runWith('');
    const isKept = !('value' in plain) || !isDeepStrictEqual(await runWith('\n'), plain);
    expect(isKept || isDeepStrictEqual(await runWith(' '), plain), preview(`${input}\n`)).toBe(true);
  }
}

const comparable = async (outcome: Outcome, { output }: Operation): Promise<unknown> =>
  'value' in outcome ? { ...outcome, value: await toData(outcome.value, output) } : outcome;
