/** The steps of `penknife pipe`: each is a call in one word. */

import { isBlank } from '#core/execution/execute.ts';
import { missingSecret } from '#core/execution/missing-secret.ts';
import { flowingKind, flowingKinds, flowingOutput, inverseCall, isMisfit } from '#core/execution/recipe.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { flows, type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { copiedName } from '#core/operations/headline.ts';
import { operationForFiles } from '#core/operations/operation-for-files.ts';
import type { Operation } from '#core/tool.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import { parseArguments } from '../arguments.ts';
import {
  allFields,
  check,
  chooseOperation,
  executeTool,
  findOutput,
  namesOf,
  type Report,
  readOptions,
} from '../call.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { findPreset } from '../preset.ts';
import { InputError } from '../report.ts';
import type { Streams } from '../streams.ts';
import { loadTool } from '../tools.ts';
import { suggest, UsageError } from '../usage-error.ts';
import { splitWords } from './split-words.ts';

/** A step, ready to run. */
export interface Step {
  readonly loaded: LoadedTool;
  readonly name: string;
  readonly operation: Operation;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pick: string | undefined;
}

/** A step as people name it: `step 2 (json-prettify format)`. */
const labelOf = ({ loaded, name }: Pick<Step, 'loaded' | 'name'>, index: number): string =>
  `step ${index + 1} (${loaded.id} ${toKebab(name)})`;

/** What the steps of a pipe are read with. */
export interface Reading {
  /** The input of the first step, which decides its operation where none is named; undefined where that must not. */
  readonly input: () => Promise<string | Blob | undefined>;
  readonly isFile: boolean;
  /** Of files that options name. */
  readonly encoding: TextEncoding | undefined;
  readonly report: Report;
}

/**
 * Reads the steps of a pipe, which follow those of a recipe, and checks that each takes what the one before gives.
 * @throws UsageError
 */
export async function readSteps(
  written: readonly string[],
  reading: Reading,
  recipe: readonly Step[] = [],
): Promise<readonly Step[]> {
  const steps = [...recipe];
  for (const [index, text] of written.entries()) {
    try {
      steps.push(await readStep(text, steps.at(-1), reading));
    } catch (error) {
      throw error instanceof UsageError
        ? new UsageError(`Step ${recipe.length + index + 1} (${text}): ${error.message}`)
        : error;
    }
  }
  checkFlow(steps);
  return steps;
}

async function readStep(text: string, before: Step | undefined, reading: Reading): Promise<Step> {
  const [id = '', ...args] = splitWords(text);
  const loaded = await loadTool(id);
  const { operations } = loaded;
  const { positionals, settings, options } = parseArguments(args, allFields(operations), ['preset', 'pick']);
  const [word, more] = positionals;
  const named = word === undefined ? undefined : findName(Object.keys(operations), word);
  if (word !== undefined && named === undefined)
    throw new UsageError(`Unknown operation “${word}”.${suggest(word, namesOf(operations))} The input goes after --.`);
  if (more !== undefined) throw new UsageError('The input goes after --, not into a step.');
  const name = named ?? (before ? chooseNext(loaded, before) : await chooseFirst(loaded, reading));
  const operation = operations[name] as Operation;
  const preset = settings.preset === undefined ? {} : findPreset(operation, settings.preset);
  return {
    loaded,
    name,
    operation,
    options: await readOptions(loaded, name, preset, options, reading.encoding, reading.report),
    pick: settings.pick === undefined ? undefined : findOutput(operation, settings.pick),
  };
}

/** Reads the input only where the tool may take one. */
async function chooseFirst(loaded: LoadedTool, { input, isFile }: Reading): Promise<string> {
  const [first] = Object.values(loaded.operations);
  return chooseOperation(loaded, first?.input ? await input() : undefined, isFile);
}

/** The kind of what a step gives on; undefined where it has several results and none is the main one. */
export const kindAfter = ({ operation, pick }: Step): KindId | undefined => flowingKind(operation, pick);

/** Of a tool whose operation is not named, the one for files where these come, else the first that takes what comes. */
function chooseNext({ tool, operations }: LoadedTool, before: Step): string {
  const kind = kindAfter(before);
  const [first = ''] = Object.keys(operations);
  if (kind === undefined) return first;
  const forFiles = operationForFiles(tool);
  if (['bytes', 'file'].includes(kindInfo(kind).repr) && forFiles !== undefined && operations[forFiles])
    return forFiles;
  const fitting = Object.entries(operations).find(([, { input }]) => input && flows(kind, input) !== 'no');
  return fitting?.[0] ?? first;
}

/** @throws UsageError where a step cannot take what the one before gives */
function checkFlow(steps: readonly Step[]): void {
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (!before) continue;
    const { input } = step.operation;
    if (!input) throw new UsageError(`${labelOf(step, index)} takes no input, so it can only come first.`);
    const kinds = flowingKinds(before.operation, before.pick);
    if (isMisfit(kinds, input)) throw new UsageError(tellMisfit(steps, index, kinds[0]));
  }
}

/** That a step does not take the kind of what the one before gives. */
function tellMisfit(steps: readonly Step[], index: number, given: KindId | undefined): string {
  const [before, step] = [steps[index - 1] as Step, steps[index] as Step];
  return `${labelOf(step, index)} takes ${step.operation.input}, but ${labelOf(before, index - 1)} gives ${given}.`;
}

/**
 * No recipe that is saved or shared has secrets: without one, a step would go on with the empty one. One that is written
 * so is meant.
 * @throws UsageError where a step lacks a secret that it needs
 */
export function checkSecrets(steps: readonly Step[]): void {
  for (const [index, step] of steps.entries()) {
    const missing = missingSecret(step.operation, step.options);
    if (missing === undefined) continue;
    const { loaded, name } = step;
    const flag = toKebab(missing);
    throw new UsageError(
      `${labelOf(step, index)} needs --${flag}, which is secret and in no saved or shared recipe. ` +
        `Write the step with it, such as: "${loaded.id} ${toKebab(name)} --${flag}-file ${flag}.txt".`,
    );
  }
}

/**
 * The inverse of each step, in reverse order, with the options that both directions have.
 * @throws UsageError naming a step without inverse
 */
export function reverseSteps(steps: readonly Step[]): readonly Step[] {
  const reversed = steps
    .map((step, index): Step => {
      const { operations } = step.loaded;
      const inverse = inverseCall(operations, step.name, step.options);
      if (!inverse) throw new UsageError(`${labelOf(step, index)} has no inverse, so this pipe cannot be reversed.`);
      return { ...step, ...inverse, operation: operations[inverse.name] as Operation, pick: undefined };
    })
    .reverse();
  checkFlow(reversed);
  return reversed;
}

/** The result of the last step: whole, and what would go on to a next one. */
export interface Done {
  readonly value: unknown;
  readonly flowing: unknown;
}

/** What a step took and gave, for people. */
export type Explained = Readonly<Record<'step' | 'takes' | 'gives' | 'result', string>>;

/**
 * Runs the steps one after another. Undefined where an input is blank and its operation rejects that, or would
 * take it for the present.
 * @param explain gets what each step did
 * @throws UsageError, InputError and Bug, which name the step
 */
export async function runSteps(
  steps: readonly Step[],
  input: unknown,
  streams: Streams,
  report: Report,
  explain?: (row: Explained) => void,
): Promise<Done | undefined> {
  let flowing = input;
  let kind: KindId | undefined;
  for (const [index, step] of steps.entries()) {
    const { loaded, name, operation, options, pick } = step;
    const label = labelOf(step, index);
    if (kind !== undefined && operation.input && flows(kind, operation.input) === 'no')
      throw new InputError({ code: 'does-not-flow', message: tellMisfit(steps, index, kind) });
    const named = (diagnostic: Diagnostic): Diagnostic => ({
      ...diagnostic,
      message: `${label}: ${diagnostic.message}`,
    });
    try {
      const call = check(loaded, name, flowing, options);
      if (operation.emptyIsNow && (await isBlank(flowing))) return undefined;
      const done = await executeTool(loaded, call, streams, (notice) => report(named(notice)));
      if (!done) return undefined;
      const isLast = index === steps.length - 1;
      const output = flowingOutput(operation, done.value, pick);
      flowing = output?.value;
      kind = output?.kind;
      if (flowing === undefined && !isLast) {
        const what = pick ?? copiedName(operation) ?? 'result';
        throw new InputError({ code: 'nothing-to-pass', message: `there is no “${toKebab(what)}” for this input.` });
      }
      explain?.({
        step: `${index + 1} ${loaded.id} ${toKebab(name)}`,
        takes: operation.input ?? '',
        gives: kind ?? kindAfter(step) ?? '',
        result: summaryOf(flowing ?? ''),
      });
      if (isLast) return { value: done.value, flowing };
    } catch (error) {
      if (error instanceof UsageError) throw new UsageError(`${label}: ${error.message}`);
      // The place is in what the step got, which nobody wrote.
      if (error instanceof InputError) throw new InputError(named(error.diagnostic), index === 0 ? error.excerpt : '');
      throw error;
    }
  }
  return undefined;
}

/** The beginning of a value, in one line. */
function summaryOf(value: unknown): string {
  if (value instanceof Uint8Array || value instanceof Blob)
    return `(${value instanceof Blob ? value.size : value.length} bytes)`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const [line = ''] = text.split(/\r?\n/, 1);
  return line.length < text.length || line.length > maxSummary ? `${line.slice(0, maxSummary)}…` : line;
}
const maxSummary = 60;
