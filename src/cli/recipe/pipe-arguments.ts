/** The arguments of `penknife pipe`. */

import { type OnError, onErrors } from '#core/execution/each.ts';
import { openLink } from '#core/execution/packed-link.ts';
import { maxSteps } from '#core/execution/recipe-json.ts';
import { eachOfAddress, maxLinkLength } from '#core/execution/recipe-link.ts';
import { choice, flag, text } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { csvColumnOf } from '#host/each/csv-column.ts';
import { jsonItemsOf } from '#host/each/json-items.ts';
import { linesOf } from '#host/each/lines.ts';
import type { Parts } from '#host/each/parts.ts';
import type { TextEncoding } from '#lib/encoding/text-encoding.ts';
import { type Arguments, type Given, parseArguments } from '../arguments.ts';
import { parseEncoding } from '../encoding.ts';
import { UsageError } from '../usage-error.ts';
import { jsonItem } from './each/json-item.ts';
import { reading } from './each/reading.ts';
import { kindAfter, type Step } from './steps.ts';

/** The flags of the command, as fields. */
const pipeFields = {
  each: text('line'),
  onError: choice(onErrors, 'stop'),
  jobs: text(''),
  explain: flag(),
  reverse: flag(),
  recipe: text(''),
  save: text(''),
};

/** Each thread has its own memory. */
const maxJobs = 64;

/** Takes a text apart into values. */
type TakeApart = (text: string, last: Step) => Parts;

export interface PipeArguments {
  readonly settings: Arguments['settings'];
  readonly steps: readonly string[];
  /** Those after `--`. */
  readonly inputs: readonly string[];
  readonly encoding: TextEncoding | undefined;
  readonly each: TakeApart | 'file' | undefined;
  readonly onError: OnError | undefined;
  readonly jobs: number | undefined;
  readonly isExplained: boolean;
  readonly isReversed: boolean;
  /** The name or path of a recipe that comes before the steps. */
  readonly recipe: string | undefined;
  /** The name to save the steps under, in place of running them. */
  readonly save: string | undefined;
}

/** @throws UsageError for flags that are unknown, wrong, or without effect beside others */
export async function parsePipe(args: readonly string[]): Promise<PipeArguments> {
  const end = args.indexOf('--');
  const inputs = end < 0 ? [] : args.slice(end + 1);
  const before = end < 0 ? args : args.slice(0, end);
  const allowed = ['file', 'encoding', 'output', 'json', 'help'] as const;
  const { positionals: steps, settings, options } = parseArguments(before, pipeFields, allowed);
  const written = (name: keyof typeof pipeFields): string | undefined => {
    const given = options.get(name);
    return given && String(given.written);
  };
  const recipe = await unpack(written('recipe'));
  const parsed: PipeArguments = {
    settings,
    steps,
    inputs,
    encoding: settings.encoding === undefined ? undefined : parseEncoding(settings.encoding),
    each: parseEach(options.get('each') ?? (options.has('save') ? undefined : eachOfLink(recipe))),
    onError: parseOnError(options.get('onError')),
    jobs: parseJobs(options.get('jobs')),
    isExplained: options.get('explain')?.written === true,
    isReversed: options.get('reverse')?.written === true,
    recipe,
    save: written('save'),
  };
  if (!settings.help) check(parsed);
  return parsed;
}

/** @throws UsageError where one flag has no effect, or not the one meant, beside another */
function check({ settings, steps, inputs, each, onError, jobs, isExplained, recipe, save }: PipeArguments): void {
  if (steps.length === 0 && recipe === undefined)
    throw new UsageError('pipe needs steps, such as penknife pipe "base64 decode" "json format" -- eyJhIjoxfQ==.');
  const ofEach = onError === undefined ? jobs && '--jobs' : '--on-error';
  if (ofEach && !each) throw new UsageError(`${ofEach} has an effect only with --each.`);
  if (each && (isExplained || settings.json))
    throw new UsageError(`--each prints the results: leave out ${isExplained ? '--explain' : '--json'}.`);
  const effects = [each && '--each', isExplained && '--explain', settings.output && '-o', settings.file && '--file'];
  const effect = effects.find(Boolean) || (inputs.length > 0 && 'the input');
  if (save !== undefined && effect) throw new UsageError(`--save runs nothing: leave out ${effect}.`);
  if (each !== 'file') return;
  if (inputs.length === 0 || settings.file !== undefined)
    throw new UsageError('--each file needs the files after --, such as: -- *.json');
  if (onError === 'keep' && (settings.output === undefined || settings.output === '-'))
    throw new UsageError('With --each file, --on-error keep needs -o DIR: a table cannot hold the inputs.');
}

/** @throws UsageError for a link whose compressed text cannot be read, or that has more than a link may have */
async function unpack(recipe: string | undefined): Promise<string | undefined> {
  if (recipe === undefined) return undefined;
  const { address, fault } = await openLink(recipe);
  if (fault === 'too-long')
    throw new UsageError(
      `The recipe of the link is too long: it has more than ${maxSteps} steps, or more than ${maxLinkLength} characters.`,
    );
  if (address === undefined) throw new UsageError('The link is cut or damaged. Check that you copied all of it.');
  return address;
}

/** What the recipe of a link runs on. */
function eachOfLink(recipe = ''): Given | undefined {
  const each = eachOfAddress(recipe);
  return each === undefined ? undefined : { flag: 'each in the link', written: each, isPath: false };
}

/** @throws UsageError for anything but `line`, `json`, `csv:COLUMN` and `file` */
function parseEach(given: Given | undefined): PipeArguments['each'] {
  if (!given) return undefined;
  const written = String(given.written);
  if (written === 'file') return written;
  if (written === 'line') return linesOf;
  if (written === 'json') {
    return (content, last) =>
      reading(content, () => jsonItemsOf(content, (result) => jsonItem(result, kindAfter(last) ?? 'text')));
  }
  const [, column] = /^csv:(.+)$/s.exec(written) ?? [];
  if (column === undefined) throw new UsageError(`${given.flag} must be line, json, csv:COLUMN or file.`);
  return (content, { pick }) =>
    reading(content, () => csvColumnOf(content, column, pick === undefined ? 'result' : toKebab(pick)));
}

/** @throws UsageError for an unknown value */
function parseOnError(given: Given | undefined): OnError | undefined {
  if (given === undefined) return undefined;
  const value = onErrors.find((each) => each === given.written);
  if (value === undefined) throw new UsageError(`${given.flag} must be one of: ${onErrors.join(', ')}.`);
  return value;
}

/** @throws UsageError for anything but a sensible number of threads */
function parseJobs(given: Given | undefined): number | undefined {
  if (given === undefined) return undefined;
  const jobs = /^\d{1,3}$/.test(String(given.written)) ? Number(given.written) : 0;
  if (jobs < 1 || jobs > maxJobs) throw new UsageError(`--jobs must be a number of threads from 1 to ${maxJobs}.`);
  return jobs;
}
