/** `penknife pipe STEP…`: runs calls one after another, each on the result of the one before. */
import type { Arguments } from '../arguments.ts';
import type { Report } from '../call.ts';
import { decode, readText } from '../encoding.ts';
import { openFile, readStandardInput } from '../input.ts';
import { printResult } from '../output.ts';
import { alignTable } from '../rendering/align.ts';
import { textFor } from '../rendering/escape-controls.ts';
import { paintFor } from '../rendering/paint.ts';
import { reportNotice, status } from '../report.ts';
import { giveContent, giveResult } from '../result.ts';
import type { Streams } from '../streams.ts';
import { UsageError } from '../usage-error.ts';
import { filesOf, findFiles, type InputFile, targetsIn } from './each/files.ts';
import { runEach } from './each/run-each.ts';
import { type PipeArguments, parsePipe } from './pipe-arguments.ts';
import { pipeHelp } from './pipe-help.ts';
import { savedSteps, saveSteps } from './saved.ts';
import { checkSecrets, type Explained, kindAfter, readSteps, reverseSteps, runSteps, type Step } from './steps.ts';
import { toRecipe } from './to-steps.ts';

/** A pipe that is ready to run. */
interface Pipe extends PipeArguments {
  readonly ready: readonly Step[];
  readonly last: Step;
  readonly takesInput: boolean;
  /** What is made of a secret is one. */
  readonly isSecret: boolean;
  /** The inputs of `--each file`. */
  readonly files: readonly InputFile[];
  /** The input, read once; that of the first file where there are several. */
  readonly input: () => Promise<string | Blob>;
  readonly report: Report;
  readonly streams: Streams;
}

/**
 * Runs steps on an input, prints the last result and returns the exit status.
 * @throws UsageError, InputError where an input is wrong, Bug
 */
export async function runPipe(args: readonly string[], streams: Streams): Promise<number> {
  const parsed = await parsePipe(args);
  if (parsed.settings.help) {
    await printResult(pipeHelp(paintFor(streams.stdout, streams)), streams);
    return status.ok;
  }
  const pipe = await preparePipe(parsed, streams);
  if (parsed.save !== undefined) {
    const path = await saveSteps(parsed.save, pipe.ready, streams);
    streams.stderr.write(`Saved as ${path}. It runs with --recipe ${parsed.save}.\n`);
    return status.ok;
  }
  return parsed.each ? runDivided(pipe, parsed.each) : runWhole(pipe);
}

async function preparePipe(parsed: PipeArguments, streams: Streams): Promise<Pipe> {
  const { settings, steps, inputs, encoding, each, isReversed, recipe, save } = parsed;
  const report: Report = (notice) => reportNotice(notice, settings.json === true, streams);
  const onLeft = (count: number, folder: string) =>
    streams.stderr.write(`Left out: ${count} ${count === 1 ? 'link' : 'links'} in ${folder} to files outside it.\n`);
  const files = each === 'file' ? await findFiles(inputs, settings.output, onLeft) : [];
  const given = files[0] ? await openFile(files[0].path) : await readGiven(inputs, settings);
  const decoded = async (input: string | Blob) =>
    encoding && input instanceof Blob ? decode(new Uint8Array(await input.arrayBuffer()), encoding) : input;
  let content: Promise<string | Blob> | undefined;
  const input = () => {
    content ??= (async () => decoded(given ?? (await readStandardInput(streams))))();
    return content;
  };
  const isUnread = isReversed || save !== undefined;
  const isFile = each === 'file' || settings.file !== undefined;
  const reading = { input: isUnread ? async () => undefined : input, isFile, encoding, report };
  const forward = await readSteps(steps, reading, recipe === undefined ? [] : await savedSteps(recipe, streams));
  if (forward.length === 0) throw new UsageError('Every step of the recipe is skipped: there is nothing to run.');
  const ready = isReversed ? reverseSteps(forward) : forward;
  if (save === undefined) checkSecrets(ready);
  const takesInput = ready[0]?.operation.input !== undefined;
  if (given !== undefined && !takesInput) throw new UsageError('The first step takes no input, only options.');
  const isSecret = ready.some(({ operation }) => operation.secretOutput !== undefined);
  const last = ready.at(-1) as Step;
  return { ...parsed, ready, last, takesInput, isSecret, files, input, report, streams };
}

/** Runs the steps on the whole input, and prints the result or what each step did. */
async function runWhole(pipe: Pipe): Promise<number> {
  const { ready, last, takesInput, isSecret, isExplained, settings, input, report, streams } = pipe;
  const rows: Explained[] = [];
  const explain = isExplained ? (row: Explained) => rows.push(row) : undefined;
  const done = await runSteps(ready, takesInput ? await input() : undefined, streams, report, explain);
  if (!isExplained) return giveResult(done, last, settings, streams, isSecret);
  await giveContent(textFor(streams.stdout, alignTable(rows)), settings, streams, isSecret);
  return status.ok;
}

/** Runs the steps on each value of the input, or on each file. */
async function runDivided(pipe: Pipe, each: NonNullable<PipeArguments['each']>): Promise<number> {
  const { ready, last, takesInput, isSecret, files, encoding, jobs, settings, input, report, streams } = pipe;
  if (!takesInput) throw new UsageError('--each needs an input: the first step takes none.');
  const isFile = each === 'file';
  const folder = isFile && settings.output !== '-' ? settings.output : undefined;
  const targets = folder === undefined ? undefined : await targetsIn(folder, files, kindAfter(last));
  const parts = isFile ? filesOf(files, targets, isSecret) : each(await readText(await input(), report), last);
  const onError = pipe.onError ?? 'stop';
  const job = { recipe: toRecipe(ready), isFile, encoding, isSecret, stops: onError === 'stop' };
  const { text, failures } = await runEach({ parts, targets, onError, jobs }, ready, job, report, streams);
  const { output = '-' } = settings;
  const content = output === '-' ? textFor(streams.stdout, text) : text;
  if (!targets) await giveContent(content, settings, streams, isSecret);
  return failures > 0 ? status.input : status.ok;
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
