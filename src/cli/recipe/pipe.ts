/** `penknife pipe STEP…`: runs calls one after another, each on the result of the one before. */

import { coerce } from '#core/coercion.ts';
import { choice, flag } from '#core/fields.ts';
import { type Arguments, parseArguments } from '../arguments.ts';
import { holdsSecret, type Report } from '../call.ts';
import { openFile, readStandardInput } from '../input.ts';
import { printResult, saveResult } from '../output.ts';
import { alignTable } from '../rendering/align.ts';
import { textFor } from '../rendering/escape-controls.ts';
import { paintFor } from '../rendering/paint.ts';
import { type Printable, renderResult } from '../rendering/render.ts';
import { reportNotice, status } from '../report.ts';
import type { Streams } from '../streams.ts';
import { UsageError } from '../usage-error.ts';
import { changeLines, type OnError, onErrors } from './each-line.ts';
import { pipeHelp } from './pipe-help.ts';
import { type Explained, readSteps, reverseSteps, runSteps, type Step } from './steps.ts';

/** The flags of the command, as fields. */
const pipeFields = {
  each: choice(['line'], 'line'),
  onError: choice(onErrors, 'stop'),
  explain: flag(),
  reverse: flag(),
};

/**
 * Runs steps on an input, prints the last result and returns the exit status.
 * @throws UsageError, InputError where an input is wrong, Bug
 */
export async function runPipe(args: readonly string[], streams: Streams): Promise<number> {
  const end = args.indexOf('--');
  const { positionals, settings, options } = parseArguments(end < 0 ? args : args.slice(0, end), pipeFields, [
    'file',
    'output',
    'json',
    'help',
  ]);
  if (settings.help) {
    await printResult(pipeHelp(paintFor(streams.stdout, streams)), streams);
    return status.ok;
  }
  if (positionals.length === 0)
    throw new UsageError('pipe needs steps, such as penknife pipe "base64 decode" "json format" -- eyJhIjoxfQ==.');
  const isReversed = options.get('reverse')?.written === true;
  const isExplained = options.get('explain')?.written === true;
  const each = chosenOf(options, 'each', pipeFields.each.values);
  const onError = chosenOf(options, 'onError', onErrors);
  if (onError !== undefined && each === undefined) throw new UsageError('--on-error has an effect only with --each.');
  if (each !== undefined && (isExplained || settings.json))
    throw new UsageError(`--each prints lines: leave out ${isExplained ? '--explain' : '--json'}.`);

  const report: Report = (notice) => reportNotice(notice, settings.json === true, streams);
  const given = await readGiven(end < 0 ? [] : args.slice(end + 1), settings);
  const read = async (input: string | Blob | undefined) => {
    const steps = await readSteps(positionals, isReversed ? undefined : input, report);
    return isReversed ? reverseSteps(steps) : steps;
  };
  let steps = await read(given);
  const [first] = steps;
  if (given !== undefined && !first?.operation.input)
    throw new UsageError('The first step takes no input, only options.');
  const input = first?.operation.input ? (given ?? (await readStandardInput(streams))) : undefined;
  // Bytes choose another operation than text, where none is named.
  if (given === undefined && input !== undefined) steps = await read(input);
  if (each !== undefined) return runEachLine(input, onError ?? 'stop', steps, { settings, streams, report });

  const rows: Explained[] = [];
  const done = await runSteps(steps, input, streams, report, isExplained ? (row) => rows.push(row) : undefined);
  const content = isExplained
    ? textFor(streams.stdout, alignTable(rows))
    : await renderLast(steps, done?.value, { settings, streams });
  await put(content, steps, done?.value, { settings, streams });
  return status.ok;
}

interface Ways {
  readonly settings: Arguments['settings'];
  readonly streams: Streams;
}

async function runEachLine(
  input: unknown,
  onError: OnError,
  steps: readonly Step[],
  { settings, streams, report }: Ways & { readonly report: Report },
): Promise<number> {
  if (input === undefined) throw new UsageError('--each line needs an input: the first step takes none.');
  const text = String(await coerce(input, 'text', { notice: () => {} }));
  const change = async (line: string) => (await runSteps(steps, line, streams, report))?.flowing;
  const changed = await changeLines(text, change, onError, report);
  await put(changed.text, steps, undefined, { settings, streams });
  return changed.failures > 0 ? status.input : status.ok;
}

/** The last result as it is printed; what it picks, alone. */
async function renderLast(steps: readonly Step[], value: unknown, { settings, streams }: Ways): Promise<Printable> {
  const json = settings.json === true;
  const last = steps.at(-1);
  if (value === undefined || !last) return json ? 'null\n' : '';
  const { operation, pick } = last;
  const isTerminal = isPrinted(settings) && streams.stdout.isTTY === true;
  const picked = pick === undefined ? value : (value as Readonly<Record<string, unknown>>)[pick];
  const output = typeof operation.output === 'string' || pick === undefined ? undefined : operation.output[pick];
  const paint = paintFor(streams.stdout, streams);
  return renderResult(picked, output === undefined ? operation : { output }, { json, isTerminal, paint });
}

const isPrinted = ({ output }: Arguments['settings']): boolean => output === undefined || output === '-';

async function put(content: Printable, steps: readonly Step[], value: unknown, { settings, streams }: Ways) {
  if (isPrinted(settings)) return printResult(content, streams);
  const last = steps.at(-1);
  const isSecret = last !== undefined && value !== undefined && holdsSecret(last.operation, value, last.pick);
  await saveResult(content, settings.output ?? '', isSecret);
}

/** The input after `--` or of a file; undefined where it comes from standard input. */
async function readGiven(
  inputs: readonly string[],
  { file }: Arguments['settings'],
): Promise<string | Blob | undefined> {
  const [input, more] = inputs;
  if (more !== undefined) throw new UsageError('pipe takes one input: quote it if it has spaces.');
  if (input !== undefined && file !== undefined)
    throw new UsageError('Give the input after -- or with --file, not both.');
  return file === undefined || file === '-' ? input : openFile(file);
}

/** @throws UsageError for a value that is not one of those */
function chosenOf<V extends string>(
  options: Arguments['options'],
  field: keyof typeof pipeFields,
  values: readonly V[],
): V | undefined {
  const given = options.get(field);
  if (given === undefined) return undefined;
  const value = values.find((each) => each === given.written);
  if (value === undefined) throw new UsageError(`${given.flag} must be one of: ${values.join(', ')}.`);
  return value;
}
