/** `penknife TOOL [OPERATION] [INPUT] [--option value]`. */

import type { Call } from '#core/execution/execute.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { type Arguments, type Given, parseArguments } from './arguments.ts';
import { binaryAsText, type Documents } from './binary.ts';
import {
  allFields,
  check,
  chooseOperation,
  executeTool,
  findOutput,
  namesOf,
  type Report,
  readOptions,
} from './call.ts';
import { decode, parseEncoding } from './encoding.ts';
import { describeTool } from './help.ts';
import { openFile, readStandardInput } from './input.ts';
import { printResult } from './output.ts';
import { findPreset } from './preset.ts';
import { paintFor } from './rendering/paint.ts';
import { reportNotice, status } from './report.ts';
import { giveResult } from './result.ts';
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
  const report: Report = (notice) => reportNotice(notice, json, streams);
  const documents = encoding
    ? { input: given instanceof Blob ? decode(new Uint8Array(await given.arrayBuffer()), encoding) : given, options }
    : await readBinary(loaded, name, { input: given, options }, streams, report);
  const pick = settings.pick === undefined ? undefined : findOutput(operation, settings.pick);
  const preset = settings.preset === undefined ? {} : findPreset(operation, settings.preset);
  const chosen = await readOptions(loaded, name, preset, documents.options, encoding, report);
  const call = check(loaded, name, documents.input, chosen);

  const done = await executeTool(loaded, call, streams, report);
  return giveResult(done, { operation, pick }, settings, streams);
}

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
  streams: Streams,
  report: Report,
): Promise<Documents> {
  const execute = async (call: Call) => (await executeTool(loaded, call, streams, report))?.value;
  const texts = await binaryAsText(loaded, name, documents, execute);
  if (!texts) return documents;
  const label = loaded.messages.operations[loaded.operations[name]?.binaryAs ?? ''];
  await report({ code: 'binary', message: `Binary input, compared as: ${label}.` });
  return texts;
}

/** @throws UsageError where there is no text to read from a file or standard input */
function checkEncoding({ input }: Operation, given: unknown, options: ReadonlyMap<string, Given>): void {
  const isRead = given instanceof Blob;
  if (isRead && input !== undefined && ['bytes', 'file'].includes(kindInfo(input).repr))
    throw new UsageError('An encoding is for text; this operation reads bytes.');
  if (!isRead && ![...options.values()].some(({ isPath }) => isPath))
    throw new UsageError('An encoding is for text from a file or standard input.');
}
