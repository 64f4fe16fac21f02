/** `penknife batch`: answers each line of JSON with a line of JSON, in order. */

import { OptionsError, prepareCall } from '#core/execution/execute.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { toData, toJson } from '#host/json.ts';
import { nameOptions } from '#host/name-options.ts';
import { vocabularyOf } from '#host/vocabulary.ts';
import { type Diagnostic, diagnoseFailure, diagnoseIssues, diagnoseNotice } from './diagnostics.ts';
import { splitLines } from './lines.ts';
import { findPreset } from './preset.ts';
import { textFor } from './rendering/escape-controls.ts';
import { runCall } from './run-call.ts';
import { type Streams, write } from './streams.ts';
import { loadTool } from './tools.ts';
import { suggest, UsageError } from './usage-error.ts';

type Answer =
  | { readonly value: unknown; readonly notices?: readonly Diagnostic[] }
  | { readonly error: Diagnostic; readonly notices?: readonly Diagnostic[] };

interface Question {
  readonly use: string;
  readonly input?: unknown;
  readonly preset?: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Answers each line of standard input as it arrives. The answer to a wrong line is an error, and the next line is read.
 */
export async function runBatch(args: readonly string[], { stdin, stdout }: Streams): Promise<void> {
  if (args.length > 0) throw new UsageError('batch takes no arguments: it reads JSON Lines from standard input.');
  for await (const line of splitLines(stdin))
    await write(stdout, textFor(stdout, `${toJson(await answerLine(line))}\n`));
}

async function answerLine(line: Uint8Array): Promise<Answer> {
  try {
    return await answer(readQuestion(line));
  } catch (error) {
    const code = error instanceof UsageError ? 'usage' : 'bug';
    return { error: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

async function answer({ use, input, preset, options }: Question): Promise<Answer> {
  const [id = '', written = ''] = use.split('/');
  const loaded = await loadTool(id);
  const names = Object.keys(loaded.operations);
  const name = findName(names, written);
  const operation = name === undefined ? undefined : loaded.operations[name];
  if (name === undefined || !operation) {
    const known = names.map(toKebab);
    throw new UsageError(
      `Unknown operation “${written}” in ${loaded.id}.${suggest(written, known, `Operations: ${known.join(', ')}.`)}`,
    );
  }
  if (operation.input && input === undefined) throw new UsageError(`${use} needs "input" or "inputBase64".`);
  if (!operation.input && input !== undefined) throw new UsageError(`${use} takes no input, only options.`);

  const vocabulary = vocabularyOf(loaded.messages);
  try {
    const chosen = {
      ...(preset === undefined ? {} : findPreset(operation, preset, '"preset"')),
      ...nameOptions(operation, options),
    };
    const outcome = await runCall(loaded.id, prepareCall(loaded, name, input, chosen));
    if ('bug' in outcome) return { error: { code: 'bug', message: outcome.bug.message } };
    const diagnostics = outcome.notices.map((notice) => diagnoseNotice(notice, vocabulary));
    const notices = diagnostics.length > 0 ? { notices: diagnostics } : {};
    return 'failure' in outcome
      ? { error: diagnoseFailure(outcome.failure, vocabulary), ...notices }
      : { value: 'nothing' in outcome ? null : await toData(outcome.value, operation.output), ...notices };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return { error: diagnoseIssues(error.issues, vocabulary) };
  }
}

/** @throws UsageError saying what a line must be */
function readQuestion(line: Uint8Array): Question {
  const question = parseLine(line);
  if (question === null || typeof question !== 'object' || Array.isArray(question)) throw new UsageError(shape);
  const { use, input, inputBase64, preset, options = {}, ...others } = question as Readonly<Record<string, unknown>>;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new UsageError(`Unknown key “${other}”. ${shape}`);
  if (typeof use !== 'string') throw new UsageError(shape);
  if (preset !== undefined && typeof preset !== 'string') throw new UsageError('"preset" must be a name.');
  if (options === null || typeof options !== 'object' || Array.isArray(options))
    throw new UsageError('"options" must be an object.');
  if (input !== undefined && inputBase64 !== undefined)
    throw new UsageError('Give either "input" or "inputBase64", not both.');
  const given = inputBase64 === undefined ? input : decodeBase64(inputBase64);
  return {
    use,
    ...(given === undefined ? {} : { input: given }),
    ...(preset === undefined ? {} : { preset }),
    options: options as Question['options'],
  };
}

const shape = 'A line must be {"use":"tool/operation","input":…,"preset":…,"options":{…}}.';

function parseLine(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch (error) {
    // What the engine says quotes the line, which may hold a secret.
    const place = /position \d+/.exec(String(error))?.[0] ?? 'syntax';
    throw new UsageError(`The line is not JSON (${place}). ${shape}`);
  }
}

/** Node skips characters that are not Base64; such input must be rejected, not partly decoded. */
function decodeBase64(written: unknown): Uint8Array {
  const bytes = typeof written === 'string' ? Buffer.from(written, 'base64') : undefined;
  if (!bytes || bytes.toString('base64') !== written) throw new UsageError('"inputBase64" must be padded Base64.');
  return new Uint8Array(bytes);
}
