/** `penknife pipe STEP…`: runs calls one after another, each on the result of the one before. */

import { choice, flag, text } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { type Arguments, type Given, parseArguments } from '../arguments.ts';
import type { Report } from '../call.ts';
import { decode, parseEncoding, readText } from '../encoding.ts';
import { openFile, readStandardInput } from '../input.ts';
import { printResult } from '../output.ts';
import { alignTable } from '../rendering/align.ts';
import { textFor } from '../rendering/escape-controls.ts';
import { paintFor } from '../rendering/paint.ts';
import { reportNotice, status } from '../report.ts';
import { giveContent, giveResult } from '../result.ts';
import type { Streams } from '../streams.ts';
import { UsageError } from '../usage-error.ts';
import { changeEach, onErrors, type Parts } from './each/change-each.ts';
import { csvColumnOf } from './each/csv-column.ts';
import { filesOf, resultFiles } from './each/files.ts';
import { jsonItemsOf } from './each/json-items.ts';
import { linesOf } from './each/lines.ts';
import { pipeHelp } from './pipe-help.ts';
import { savedSteps, saveSteps } from './saved.ts';
import { type Explained, kindAfter, readSteps, reverseSteps, runSteps, type Step } from './steps.ts';

/** The flags of the command, as fields. */
const pipeFields = {
  each: text('line'),
  onError: choice(onErrors, 'stop'),
  explain: flag(),
  reverse: flag(),
  recipe: text(''),
  save: text(''),
};

/**
 * Runs steps on an input, prints the last result and returns the exit status.
 * @throws UsageError, InputError where an input is wrong, Bug
 */
export async function runPipe(args: readonly string[], streams: Streams): Promise<number> {
  const end = args.indexOf('--');
  const { positionals, settings, options } = parseArguments(end < 0 ? args : args.slice(0, end), pipeFields, [
    'file',
    'encoding',
    'output',
    'json',
    'help',
  ]);
  if (settings.help) {
    await printResult(pipeHelp(paintFor(streams.stdout, streams)), streams);
    return status.ok;
  }
  const recipe = options.get('recipe')?.written;
  if (positionals.length === 0 && recipe === undefined)
    throw new UsageError('pipe needs steps, such as penknife pipe "base64 decode" "json format" -- eyJhIjoxfQ==.');
  const isReversed = options.get('reverse')?.written === true;
  const isExplained = options.get('explain')?.written === true;
  const each = options.get('each');
  const isEachFile = each?.written === 'file';
  const takeApart = isEachFile ? undefined : parseEach(each);
  const onError = chosenOf(options, 'onError', onErrors);
  if (onError !== undefined && !each) throw new UsageError('--on-error has an effect only with --each.');
  if (each && (isExplained || settings.json))
    throw new UsageError(`--each prints the results: leave out ${isExplained ? '--explain' : '--json'}.`);

  const json = settings.json === true;
  const report: Report = (notice) => reportNotice(notice, json, streams);
  const encoding = settings.encoding === undefined ? undefined : parseEncoding(settings.encoding);
  const inputs = end < 0 ? [] : args.slice(end + 1);
  const save = options.get('save')?.written;
  const effects = [each?.flag, isExplained && '--explain', settings.output && '-o', settings.file && '--file'];
  const effect = effects.find(Boolean) || (inputs.length > 0 && 'the input');
  if (save !== undefined && effect) throw new UsageError(`--save runs nothing: leave out ${effect}.`);
  if (isEachFile && (inputs.length === 0 || settings.file !== undefined))
    throw new UsageError('--each file needs the files after --, such as: -- *.json');
  const given = isEachFile ? await openFile(inputs[0] ?? '') : await readGiven(inputs, settings);
  const decoded = async (input: string | Blob) =>
    encoding && input instanceof Blob ? decode(new Uint8Array(await input.arrayBuffer()), encoding) : input;
  const read = async () => decoded(given ?? (await readStandardInput(streams)));
  let content: ReturnType<typeof read> | undefined;
  const input = () => {
    content ??= read();
    return content;
  };
  const isFile = isEachFile || settings.file !== undefined;
  const saved = recipe === undefined ? [] : await savedSteps(String(recipe), streams);
  const isUnread = isReversed || save !== undefined;
  const reading = { input: isUnread ? async () => undefined : input, isFile, encoding, report };
  const forward = await readSteps(positionals, reading, saved);
  const steps = isReversed ? reverseSteps(forward) : forward;
  if (save !== undefined) {
    const path = await saveSteps(String(save), steps, streams);
    streams.stderr.write(`Saved as ${path}. It runs with --recipe ${save}.\n`);
    return status.ok;
  }
  const last = steps.at(-1);
  const takesInput = steps[0]?.operation.input !== undefined;
  if (given !== undefined && !takesInput) throw new UsageError('The first step takes no input, only options.');
  // What is made of a secret is one.
  const isSecret = steps.some(({ operation }) => operation.secretOutput !== undefined);

  if (each && last) {
    if (!takesInput) throw new UsageError('--each needs an input: the first step takes none.');
    const run = async (value: unknown) => (await runSteps(steps, value, streams, report))?.flowing;
    const folder = isEachFile && settings.output !== '-' ? settings.output : undefined;
    if (isEachFile && folder === undefined && onError === 'keep')
      throw new UsageError('A table does not hold what is kept: with --each file, --on-error keep needs -o DIR.');
    const target = folder === undefined ? undefined : await resultFiles(folder, inputs, kindAfter(last), isSecret);
    const parts = takeApart?.(await readText(await input(), report), last) ?? filesOf(inputs, target);
    const change = async (value: string) => {
      if (takeApart) return run(value);
      const result = await run(await decoded(await openFile(value)));
      return target ? target.save(value, result) : result;
    };
    const changed = await changeEach(parts, change, onError ?? 'stop', report);
    if (!target) await giveContent(changed.text, settings, streams, isSecret);
    return changed.failures > 0 ? status.input : status.ok;
  }
  const rows: Explained[] = [];
  const explain = isExplained ? (row: Explained) => rows.push(row) : undefined;
  const done = await runSteps(steps, takesInput ? await input() : undefined, streams, report, explain);
  if (!isExplained && last) return giveResult(done, last, settings, streams, isSecret);
  await giveContent(textFor(streams.stdout, alignTable(rows)), settings, streams, isSecret);
  return status.ok;
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

/**
 * What takes an input apart: `line`, `json` or `csv:COLUMN`; `file` names several inputs.
 * @throws UsageError for anything else
 */
function parseEach(given: Given | undefined): ((text: string, last: Step) => Parts) | undefined {
  if (!given) return undefined;
  const written = String(given.written);
  if (written === 'line') return linesOf;
  if (written === 'json') return (text, last) => jsonItemsOf(text, kindAfter(last) ?? 'text');
  const [, column] = /^csv:(.+)$/s.exec(written) ?? [];
  if (column === undefined) throw new UsageError(`${given.flag} must be line, json, csv:COLUMN or file.`);
  return (text, { pick }) => csvColumnOf(text, column, pick === undefined ? 'result' : toKebab(pick));
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
