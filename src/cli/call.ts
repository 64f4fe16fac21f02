/** Calls of operations as command lines write them: their options, their check and their run. */

import { type Call, OptionsError, prepareCall } from '#core/execution/execute.ts';
import { defaultOptions, type Fields, fieldFromText, isActive, isPrivate } from '#core/fields.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { operationForFiles } from '#core/operations/operation-for-files.ts';
import { locate } from '#core/place.ts';
import type { Operation } from '#core/tool.ts';
import { excerptOf } from '#host/excerpt-of.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import type { Given } from './arguments.ts';
import { type Diagnostic, diagnoseFailure, diagnoseIssues, diagnoseNotice } from './diagnostics.ts';
import { encodingFlag, withEncodingHint } from './encoding.ts';
import { spellCondition } from './help.ts';
import { isText, readTextFile } from './input.ts';
import { startProgress } from './progress.ts';
import { Bug, InputError } from './report.ts';
import { runCall } from './run-call.ts';
import type { Streams } from './streams.ts';
import { suggest, UsageError } from './usage-error.ts';

export const namesOf = (operations: LoadedTool['operations']): readonly string[] =>
  Object.keys(operations).map(toKebab);

/** The options of all operations, because the operation may depend on the input. */
export const allFields = (operations: LoadedTool['operations']): Fields =>
  Object.fromEntries(Object.values(operations).flatMap(({ options }) => Object.entries(options ?? {})));

/** The first operation; where that takes text but the input is a file or bytes, the one that takes those. */
export async function chooseOperation(
  { tool, operations }: LoadedTool,
  input: string | Blob | undefined,
  isFile: boolean,
): Promise<string> {
  const [first = ''] = Object.keys(operations);
  const wanted = operations[first]?.input;
  const takesBytes = wanted !== undefined && ['bytes', 'file'].includes(kindInfo(wanted).repr);
  if (!(input instanceof Blob) || takesBytes || (!isFile && (await isText(input)))) return first;
  return operationForFiles(tool) ?? first;
}

/** The name of an output, written in kebab case or as declared. */
export function findOutput({ output }: Operation, written: string): string {
  if (typeof output === 'string') throw new UsageError('There is only one result: leave out --pick.');
  const names = Object.keys(output);
  const found = findName(names, written);
  if (found === undefined)
    throw new UsageError(`Unknown output “${written}”.${suggest(written, names, `Outputs: ${names.join(', ')}.`)}`);
  return found;
}

/** How a notice is reported. */
export type Report = (notice: Diagnostic) => Promise<void>;

/** The options of a preset, and over them those given. */
export async function readOptions(
  { id, operations, messages }: LoadedTool,
  name: string,
  preset: Readonly<Record<string, unknown>>,
  given: ReadonlyMap<string, Given>,
  encoding: TextEncoding | undefined,
  report: Report,
): Promise<Readonly<Record<string, unknown>>> {
  const fields = operations[name]?.options ?? {};
  const entries = [...given].map(async ([field, { flag, written, isPath }]) => {
    const declared = fields[field];
    if (!declared) {
      const others = Object.keys(operations).filter((other) => operations[other]?.options?.[field]);
      throw new UsageError(
        `${flag} is an option of ${id} ${others.map(toKebab).join(' and ')}, not of ${toKebab(name)}.`,
      );
    }
    if (typeof written === 'boolean') return [field, declared.type === 'flag' ? written : null];
    if (!isPath) return [field, fieldFromText(declared, written)];
    const { text, marked } = await readTextFile(written, isPrivate(declared), encoding);
    if (marked !== undefined)
      await report(
        diagnoseNotice(
          { code: 'read-as-marked', params: { encoding: marked }, at: locate({ offset: 0, field }, undefined) },
          vocabularyOf(messages),
        ),
      );
    return [field, text];
  });
  const options = { ...preset, ...Object.fromEntries(await Promise.all(entries)) };
  const all = { ...defaultOptions(fields), ...options };
  for (const [field, { flag }] of given) {
    const declared = fields[field];
    if (declared?.when && !isActive(declared, all))
      throw new UsageError(`${flag} has an effect only with ${spellCondition(declared.when, fields)}.`);
  }
  return options;
}

/** @throws UsageError where an option does not fit */
export function check(
  loaded: LoadedTool,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
): Call {
  try {
    return prepareCall(loaded, name, input, options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new UsageError(diagnoseIssues(error.issues, vocabularyOf(loaded.messages)).message);
  }
}

/**
 * Runs a call, and reports its notices. Undefined where the input is blank and the operation rejects that.
 * @throws InputError where the input is wrong, Bug
 */
export async function executeTool(
  { id, operations, messages }: LoadedTool,
  call: Call,
  streams: Streams,
  report: Report,
): Promise<{ readonly value: unknown } | undefined> {
  const progress = startProgress(streams);
  const outcome = await runCall(id, call, { progress: progress.report });
  progress.clear();
  if ('bug' in outcome) throw new Bug(`${id} ${call.operation}`, outcome.bug);
  const vocabulary = vocabularyOf(messages);
  const flag = encodingFlag(operations[call.operation]?.options);
  for (const notice of outcome.notices)
    await report(withEncodingHint(diagnoseNotice(notice, vocabulary), notice, flag));
  if ('failure' in outcome) {
    const { failure } = outcome;
    const diagnostic = withEncodingHint(diagnoseFailure(failure, vocabulary), failure, flag);
    throw new InputError(diagnostic, await excerptOf(failure, call, { operations }));
  }
  return 'nothing' in outcome ? undefined : outcome;
}
