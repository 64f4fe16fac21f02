/** Runs a job in this thread. */
import { describeFailure, describeIssue, describeNotice } from '#core/describe.ts';
import { failureOf, type Notice, OptionsError, prepareCall } from '#core/execution/execute.ts';
import { checkRecipe, flowingValue, type Step } from '#core/execution/recipe.ts';
import { maxSteps } from '#core/execution/recipe-json.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import { copiedName } from '#core/operations/headline.ts';
import { closestNames } from '#core/search/closest.ts';
import type { Context, Operation, Output } from '#core/tool.ts';
import { excerptOf } from '#host/excerpt-of.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { loadLogic } from '#host/load-logic.ts';
import { type LoadedTool, loadTool, toolIds } from '#host/load-tool.ts';
import { loadVocabulary } from '#host/load-vocabulary.ts';
import { nameOptions } from '#host/name-options.ts';
import { peel } from '#host/peel.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';
import { takesSecret, withoutSecrets } from '#host/without-secrets.ts';
import { append } from '#lib/collections/append.ts';
import { DiskBlob } from '../cli/disk-blob.ts';
import { Failed, failIn } from './failed.ts';
import type { CallJob, JobOutcome, Message, PeelJob, RecipeJob } from './job.ts';
import { exceededLimits, loweredDefaults, maxIterations } from './native-limits.ts';
import { serverMessage, toProblem } from './problem.ts';
import { runDivided } from './run-divided.ts';

/** A step whose names are found. */
interface Ready {
  readonly loaded: LoadedTool;
  readonly name: string;
  readonly operation: Operation;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pick: string | undefined;
}

interface Run {
  readonly locale: string;
  readonly context: Partial<Context>;
  readonly notices: Message[];
  isRandom: boolean;
  /** What is passed on is made of a secret, or is one. */
  holdsSecret: boolean;
}

/** Runs a job and returns its outcome; never throws. All names, options and picks are checked before anything runs. */
export async function runJob(
  job: CallJob | RecipeJob | PeelJob,
  context: Pick<Context, 'signal' | 'progress'>,
): Promise<JobOutcome> {
  const { locale = 'en', timeZone = 'UTC' } = job;
  const start = performance.now();
  const state: Run = {
    locale,
    context: { ...context, locale, timeZone, maxIterations },
    notices: [],
    isRandom: false,
    holdsSecret: false,
  };
  const ended = await execute(job, state).catch(async (error: unknown) => {
    if (error instanceof Failed) return { failure: error.problem };
    return { failure: await toProblem('bug', 'bug', { reason: String(error) }, locale) };
  });
  const { notices, isRandom } = state;
  return { ...ended, notices, ...(isRandom && { isRandom }), duration: performance.now() - start };
}

async function execute(
  job: CallJob | RecipeJob | PeelJob,
  state: Run,
): Promise<{ readonly value: unknown; readonly output: Output }> {
  const fail = failIn(state.locale);
  if ('peel' in job) {
    const { signal = new AbortController().signal, timeZone = 'UTC' } = state.context;
    const value = await peel(job.peel, { locale: state.locale, timeZone, signal }, job.hiddenTools);
    return { value, output: 'value' };
  }
  if (!('steps' in job)) {
    const step = await prepareStep({ use: `${job.tool}/${job.operation}`, ...definedIn(job) }, state);
    const input = await readInput(job, step, state);
    return pickOutput(step, await runStep(step, input, state));
  }
  const steps = job.steps.flatMap((step, index) => (step.skip ? [] : [{ step, index }]));
  if (steps.length === 0) await fail('options', 'no-steps');
  if (job.steps.length > maxSteps) await fail('options', 'too-many-steps', { n: maxSteps });
  const ready: Ready[] = [];
  for (const { step, index } of steps)
    ready.push(await inStep(prepareStep(step, state, job.hiddenTools), step, index, state));
  await checkFlow(steps, ready, state);
  let result: { readonly value: unknown; readonly output: Output } | undefined;
  let flowing = await readInput(job, ready[0] as Ready, state);
  if (job.division) {
    const divided = await runDivided(recipeOf(ready), flowing, job.division, state.locale, state.context);
    if ('failure' in divided) throw new Failed(divided.failure);
    append(state.notices, divided.notices);
    return divided;
  }
  for (const [position, { step, index }] of steps.entries()) {
    const current = ready[position] as Ready;
    const earlier = state.notices.length;
    const value = await inStep(runStep(current, flowing, state, position > 0), step, index, state);
    for (let at = earlier; at < state.notices.length; at++)
      state.notices[at] = await named(state.notices[at] as Message, step, index, state.locale);
    result = pickOutput(current, value);
    if (position === steps.length - 1) break;
    flowing = flowingValue(current.operation, value, current.pick);
    const output = toKebab(current.pick ?? copiedName(current.operation) ?? '');
    if (flowing === undefined) await inStep(fail('input', 'nothing-to-pass', { output }), step, index, state);
    state.context.progress?.((position + 1) / steps.length);
  }
  return result as NonNullable<typeof result>;
}

/** The parts of a call that are those of a step. */
const definedIn = ({ options, pick }: { options?: Step['options'] | undefined; pick?: string | undefined }) => ({
  ...(options && { options }),
  ...(pick !== undefined && { pick }),
});

async function prepareStep(
  { use, options = {}, pick }: Step,
  { locale }: Run,
  hiddenTools: readonly string[] = [],
): Promise<Ready> {
  const fail = failIn(locale);
  const [id = '', written = ''] = use.split('/');
  const known = toolIds.filter((each) => !hiddenTools.includes(each));
  if (!known.includes(id)) {
    const near = closestNames(id, known).slice(0, 3).join(', ');
    return fail('unknown', near ? 'unknown-tool-near' : 'unknown-tool', { tool: id, near });
  }
  const loaded = await loadTool(id, locale);
  const names = Object.keys(loaded.operations);
  const name = findName(names, written);
  const operation = name === undefined ? undefined : loaded.operations[name];
  if (name === undefined || !operation) {
    const failure = { code: 'unknown-operation', params: { name: written, known: names.map(toKebab).join(', ') } };
    const message = describeFailure(failure, await loadVocabulary(locale));
    throw new Failed({ reason: 'unknown', code: failure.code, message });
  }
  if (pick !== undefined && typeof operation.output === 'string') return fail('options', 'only-output');
  const outputs = Object.keys(operation.output);
  const picked = pick === undefined ? undefined : findName(outputs, pick);
  if (pick !== undefined && picked === undefined)
    return fail('options', 'unknown-output', { output: pick, known: outputs.join(', ') });
  const given = nameOptions(operation, options);
  const fields = operation.options ?? {};
  const [exceeded] = exceededLimits(id, given, fields);
  const ready = {
    loaded,
    name,
    operation,
    options: { ...loweredDefaults(id, fields), ...given },
    pick: picked,
  };

  if (exceeded) return fail('options', 'native-limit', exceeded);
  await check(ready, '', locale);
  return ready;
}

/** Checks a call. */
async function check({ loaded, name, options }: Ready, input: unknown, locale: string) {
  try {
    return prepareCall(loaded, name, input, options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const vocabulary = await loadVocabulary(locale, loaded.messages);
    const issues = error.issues.map((issue) => ({
      option: issue.field,
      message: describeIssue(issue, vocabulary),
    }));
    const message = issues.map((issue) => issue.message).join(' ');
    throw new Failed({ reason: 'options', code: 'wrong-option', message, issues });
  }
}

const recipeOf = (ready: readonly Ready[]) =>
  ready.map(({ loaded, name, options, pick }) => ({ use: `${loaded.id}/${name}`, ...definedIn({ options, pick }) }));

async function checkFlow(
  steps: readonly { readonly step: Step; readonly index: number }[],
  ready: readonly Ready[],
  state: Run,
): Promise<void> {
  const tools = new Map(ready.map(({ loaded }) => [loaded.id, loaded.tool]));
  const [problem] = await checkRecipe(recipeOf(ready), { tool: async (id) => tools.get(id) });
  const wrong = problem && steps[problem.step];
  if (!problem || !wrong) return;
  const failing = failIn(state.locale)('options', 'does-not-flow', { detail: problem.detail });
  await inStep(failing, wrong.step, wrong.index, state);
}

async function readInput(
  { input, file }: CallJob | RecipeJob,
  { operation }: Ready,
  { locale }: Run,
): Promise<unknown> {
  const fail = failIn(locale);
  const isGiven = file !== undefined || input !== undefined;
  if (operation.input && !isGiven) return fail('input', 'missing-input');
  if (!operation.input && isGiven) return fail('input', 'unused-input');
  return file === undefined ? input : new DiskBlob(file.descriptor, file.size);
}

/** Runs a step and returns its whole result. */
async function runStep(step: Ready, input: unknown, state: Run, isPassed = false): Promise<unknown> {
  const { loaded } = step;
  const { locale, context, notices } = state;
  const call = await check(step, input, locale);
  const outcome = await run(loadLogic(loaded.id, locale), call, { ...pictureReaders, ...context }, limitInNode);
  const isSecret = state.holdsSecret || takesSecret(loaded, step.operation);
  if ('bug' in outcome)
    return failIn(locale)('bug', 'bug', { reason: isSecret || holdsSecrets(loaded) ? '' : outcome.bug.message });
  const vocabulary = await loadVocabulary(locale, loaded.messages);
  for (const given of outcome.notices) {
    const notice = withoutSecrets(given, call, loaded, isSecret);
    notices.push(describe(loaded.id, notice, describeNotice(notice, vocabulary)));
  }
  if ('value' in outcome) {
    state.isRandom ||= outcome.isRandom === true;
    state.holdsSecret ||= isSecret || step.operation.secretOutput !== undefined;
    return outcome.value;
  }
  const failure = withoutSecrets(failureOf(outcome), call, loaded, isSecret);
  // The place is in what the step got, which nobody wrote.
  const excerpt = isPassed ? '' : await excerptOf(failure, call, loaded);
  throw new Failed({
    reason: 'input',
    ...describe(loaded.id, failure, describeFailure(failure, vocabulary)),
    ...(excerpt && { excerpt }),
  });
}

/** A notice without offers that a server refuses. */
function describe(tool: string, { code, at, offers = [] }: Notice, message: string): Message {
  const possible = offers.filter((offer) => exceededLimits(tool, offer).length === 0);
  return { code, message, ...(at && { at }), ...(possible.length > 0 && { offers: possible }) };
}

function pickOutput({ operation: { output }, pick }: Ready, value: unknown) {
  if (pick === undefined || typeof output === 'string') return { value, output };
  return { value: (value as Readonly<Record<string, unknown>>)[pick], output: output[pick] ?? output };
}

/** Adds a step to the problem that ends it. */
async function inStep<T>(work: Promise<T>, step: Step, index: number, { locale }: Run): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (!(error instanceof Failed)) throw error;
    throw new Failed(await named(error.problem, step, index, locale));
  });
}

async function named<M extends Message>(message: M, { use }: Step, index: number, locale: string): Promise<M> {
  const sentence = await serverMessage('in-step', { number: index + 1, use, sentence: message.message }, locale);
  return { ...message, step: index, message: sentence };
}
