/** `penknife TOOL [OPERATION] [INPUT] [--option value]`. */

import { coerce } from '#core/coercion.ts';
import { type Call, type Failure, type Notice, OptionsError, prepareCall } from '#core/execution/execute.ts';
import { defaultOptions, type Fields, fieldFromText, isActive, isPrivate } from '#core/fields.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { operationForFiles } from '#core/operations/operation-for-files.ts';
import { locate } from '#core/place.ts';
import type { Operation } from '#core/tool.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import { type Arguments, type Given, parseArguments } from './arguments.ts';
import { binaryAsText, type Documents } from './binary.ts';
import { diagnoseFailure, diagnoseIssues, diagnoseNotice } from './diagnostics.ts';
import { decode, encodingFlag, parseEncoding, withEncodingHint } from './encoding.ts';
import { excerptAt } from './excerpt.ts';
import { describeTool, spellCondition } from './help.ts';
import { isText, openFile, readStandardInput, readTextFile } from './input.ts';
import { printResult, saveResult } from './output.ts';
import { findPreset } from './preset.ts';
import { startProgress } from './progress.ts';
import { paintFor } from './rendering/paint.ts';
import { renderResult } from './rendering/render.ts';
import { Bug, InputError, reportNotice, status } from './report.ts';
import { runCall } from './run-call.ts';
import type { Streams } from './streams.ts';
import { loadTool } from './tools.ts';
import { suggest, UsageError } from './usage-error.ts';

/**
 * Runs one operation, prints its result and returns the exit status.
 * @throws UsageError, InputError where the input is wrong, Bug
 */
export async function runTool(id: string, args: readonly string[], streams: Streams): Promise<number> {
  const loaded = await loadTool(id);
  const { operations } = loaded;
  const { positionals, settings, options } = parseArguments(args, allFields(operations));
  const [first = ''] = positionals;
  const named = findName(Object.keys(operations), first);
  if (settings.help) {
    await printResult(describeTool(loaded, named, paintFor(streams.stdout, streams), streams.stdout.columns), streams);
    return status.ok;
  }

  const inputs = named === undefined ? positionals : positionals.slice(1);
  const encoding = settings.encoding === undefined ? undefined : parseEncoding(settings.encoding);
  const given = await readInput(loaded, named, inputs, settings, streams);
  // Input with an encoding is text.
  const name = named ?? (await chooseOperation(loaded, encoding ? '' : given, settings.file !== undefined));
  const operation = operations[name] as Operation;
  if (given !== undefined && !operation.input)
    throw new UsageError(
      `${id} ${toKebab(name)} takes no input, only options.${typeof given === 'string' ? suggest(given, namesOf(operations)) : ''}`,
    );
  if (encoding) checkEncoding(operation, given, options);
  const json = settings.json === true;
  const documents = encoding
    ? { input: given instanceof Blob ? decode(new Uint8Array(await given.arrayBuffer()), encoding) : given, options }
    : await readBinary(loaded, name, { input: given, options }, json, streams);
  const pick = settings.pick === undefined ? undefined : findOutput(operation, settings.pick);
  const preset = settings.preset === undefined ? {} : findPreset(operation, settings.preset);
  const chosen = await readOptions(loaded, name, preset, documents.options, encoding, (notice) =>
    reportNotice(diagnoseNotice(notice, vocabularyOf(loaded.messages)), json, streams),
  );
  const call = check(loaded, name, documents.input, chosen);

  const done = await executeTool(loaded, call, json, streams);
  const { output } = operation;
  const shape = pick === undefined || typeof output === 'string' ? operation : { output: output[pick] ?? output };
  const path = settings.output === '-' ? undefined : settings.output;
  const isTerminal = path === undefined && streams.stdout.isTTY === true;
  const renderOptions = { json, isTerminal, paint: paintFor(streams.stdout, streams) };
  const pickFrom = (value: unknown) =>
    pick === undefined ? value : (value as Readonly<Record<string, unknown>>)[pick];
  const content = done ? await renderResult(pickFrom(done.value), shape, renderOptions) : json ? 'null\n' : '';
  await (path === undefined
    ? printResult(content, streams)
    : saveResult(content, path, done !== undefined && holdsSecret(operation, done.value, pick)));
  return done && isNo(operation, done.value) ? status.no : status.ok;
}

/** Whether a result is the answer no: its only or first output is a boolean, and false. */
function isNo({ output }: Operation, value: unknown): boolean {
  if (typeof output === 'string') return value === false && kindInfo(output).repr === 'boolean';
  const [[first, kind] = []] = Object.entries(output);
  return first !== undefined && kind !== undefined && isNo({ output: kind }, (value as Record<string, unknown>)[first]);
}

/** Whether a result, or what is picked of it, holds a secret. */
function holdsSecret({ secretOutput = [] }: Operation, value: unknown, pick: string | undefined): boolean {
  if (secretOutput === true) return true;
  const named = value as Readonly<Record<string, unknown>>;
  return secretOutput.some((name) => (pick === undefined || pick === name) && named[name] !== null);
}

const namesOf = (operations: LoadedTool['operations']): readonly string[] => Object.keys(operations).map(toKebab);

/** The options of all operations, because the operation may depend on the input. */
const allFields = (operations: LoadedTool['operations']): Fields =>
  Object.fromEntries(Object.values(operations).flatMap(({ options }) => Object.entries(options ?? {})));

async function readInput(
  { id, operations }: LoadedTool,
  named: string | undefined,
  inputs: readonly string[],
  { file }: Arguments['settings'],
  streams: Streams,
): Promise<string | Blob | undefined> {
  const [input, ...more] = inputs;
  if (input !== undefined && more.length > 0) {
    const hint = named === undefined ? suggest(input, namesOf(operations)) : '';
    throw new UsageError(`${id} takes one input: quote it if it has spaces.${hint}`);
  }
  if (input !== undefined && file !== undefined)
    throw new UsageError('Give the input as an argument or with --file, not both.');
  if (file === '-') return readStandardInput(streams);
  if (file !== undefined) return openFile(file);
  if (input !== undefined) return input;
  return operations[named ?? Object.keys(operations)[0] ?? '']?.input ? readStandardInput(streams) : undefined;
}

/** The documents, with binary ones replaced by the form that the operation accepts, which is reported. */
async function readBinary(
  loaded: LoadedTool,
  name: string,
  documents: Documents,
  json: boolean,
  streams: Streams,
): Promise<Documents> {
  const execute = async (call: Call) => (await executeTool(loaded, call, json, streams))?.value;
  const texts = await binaryAsText(loaded, name, documents, execute);
  if (!texts) return documents;
  const label = loaded.messages.operations[loaded.operations[name]?.binaryAs ?? ''];
  await reportNotice({ code: 'binary', message: `Binary input, compared as: ${label}.` }, json, streams);
  return texts;
}

/** @throws UsageError where there is no text to read from a file or standard input */
function checkEncoding({ input }: Operation, given: unknown, options: ReadonlyMap<string, Given>): void {
  const isRead = given instanceof Blob;
  if (isRead && input !== undefined && ['bytes', 'file'].includes(kindInfo(input).repr))
    throw new UsageError('An encoding is for text; this operation takes bytes as they are.');
  if (!isRead && ![...options.values()].some(({ isPath }) => isPath))
    throw new UsageError('An encoding is for text from a file or standard input.');
}

/** The first operation; where that takes text but the input is a file or bytes, the one that takes those. */
async function chooseOperation(
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
function findOutput({ output }: Operation, written: string): string {
  if (typeof output === 'string') throw new UsageError('There is only one result: leave out --pick.');
  const names = Object.keys(output);
  const found = findName(names, written);
  if (found === undefined)
    throw new UsageError(`There is no output “${written}”.${suggest(written, names, `Outputs: ${names.join(', ')}.`)}`);
  return found;
}

/** The options of a preset, and over them those given. */
async function readOptions(
  { id, operations }: LoadedTool,
  name: string,
  preset: Readonly<Record<string, unknown>>,
  given: ReadonlyMap<string, Given>,
  encoding: TextEncoding | undefined,
  report: (notice: Notice) => Promise<void>,
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
      await report({
        code: 'read-as-marked',
        params: { encoding: marked },
        at: locate({ offset: 0, field }, undefined),
      });
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

function check(loaded: LoadedTool, name: string, input: unknown, options: Readonly<Record<string, unknown>>): Call {
  try {
    return prepareCall(loaded, name, input, options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new UsageError(diagnoseIssues(error.issues, vocabularyOf(loaded.messages)).message);
  }
}

/** Undefined where the input is blank and the operation rejects that. */
async function executeTool(
  { id, operations, messages }: LoadedTool,
  call: Call,
  json: boolean,
  streams: Streams,
): Promise<{ readonly value: unknown } | undefined> {
  const progress = startProgress(streams);
  const outcome = await runCall(id, call, { progress: progress.report });
  progress.clear();
  if ('bug' in outcome) throw new Bug(`${id} ${call.operation}`, outcome.bug);
  const vocabulary = vocabularyOf(messages);
  const flag = encodingFlag(operations[call.operation]?.options);
  for (const notice of outcome.notices)
    await reportNotice(withEncodingHint(diagnoseNotice(notice, vocabulary), notice, flag), json, streams);
  if ('failure' in outcome) {
    const { failure } = outcome;
    const diagnostic = withEncodingHint(diagnoseFailure(failure, vocabulary), failure, flag);
    throw new InputError(diagnostic, await excerptOf(failure, call, { operations }));
  }
  return 'nothing' in outcome ? undefined : outcome;
}

/** The line in which a run failed; empty where it has no place in a text, or the text may be a secret. */
async function excerptOf({ at }: Failure, call: Call, tool: Pick<LoadedTool, 'operations'>): Promise<string> {
  if (!at || hasSecretInput(tool)) return '';
  const field = at.field === undefined ? undefined : tool.operations[call.operation]?.options?.[at.field];
  if (field?.type === 'text' && field.secret) return '';
  const value = at.field === undefined ? call.input?.value : call.options[at.field];
  const repr = at.field === undefined ? (call.input?.repr ?? 'bytes') : 'text';
  if (repr !== 'text') return '';
  const text = await coerce(value, repr, { notice: () => {} }).catch(() => '');
  return typeof text === 'string' ? excerptAt(text, at.offset) : '';
}
