import { describeFailure, describeIssue, describeNotice, type Vocabulary } from '#core/describe.ts';
import { type Call, failureOf, OptionsError, prepareCall } from '#core/execution/execute.ts';
import type { ToolMessages } from '#core/messages.ts';
import { localeOf } from '#core/registry.ts';
import type { Tool } from '#core/tool.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import type { LoadedLogic } from '#host/load-logic.ts';
import { loadVocabulary } from '#host/load-vocabulary.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import { run } from '#host/run.ts';
import { setMessage, ToolError } from './tool-error.ts';
import type { CallContext, Notice } from './types.ts';

/** A tool whose operations can be called. */
export interface CallableTool {
  readonly id: string;
  readonly tool: Pick<Tool, 'operations'>;
  /** Loads the logic, with its messages for a BCP 47 tag. */
  loadLogic(locale: string): Promise<LoadedLogic>;
  /** Loads the messages for a BCP 47 tag: only where there is something to report. */
  loadMessages(locale: string): Promise<ToolMessages>;
}

/**
 * Calls an operation and returns its result; notices are passed to `context.notice`.
 * @throws OptionsError naming each option that does not fit
 * @throws ToolError where the input is wrong
 * @throws the reason of `context.signal` where it was aborted
 */
export async function callOperation(
  callable: CallableTool,
  name: string,
  input: unknown,
  options: object = {},
  context: CallContext = {},
): Promise<unknown> {
  const { notice = (it: Notice) => warn(`${callable.id}/${name}: ${it.message}`), locale = 'en', ...rest } = context;
  rest.signal?.throwIfAborted();
  const call = await check(callable, name, input, { ...options }, locale);
  const provided = Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== undefined));
  const outcome = await run(callable.loadLogic(locale), call, { ...pictureReaders, ...provided }, limitInNode);
  rest.signal?.throwIfAborted();
  if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
  if (outcome.notices.length > 0) {
    const vocabulary = await vocabularyFor(callable, locale);
    for (const found of outcome.notices) notice({ ...found, message: describeNotice(found, vocabulary) });
  }
  if ('value' in outcome) return outcome.value;
  const failure = failureOf(outcome);
  throw new ToolError(failure, describeFailure(failure, await vocabularyFor(callable, locale)));
}

// biome-ignore lint/suspicious/noConsole: nothing is lost silently, not even where nobody listens
const warn = (message: string) => console.warn(message);

async function check(
  callable: CallableTool,
  name: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  locale: string,
): Promise<Call> {
  try {
    return prepareCall(callable.tool, name, input, options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const vocabulary = await vocabularyFor(callable, locale);
    setMessage(error, error.issues.map((issue) => describeIssue(issue, vocabulary)).join(' '));
    throw error;
  }
}

const vocabularyFor = async ({ loadMessages }: CallableTool, tag: string): Promise<Vocabulary> =>
  loadVocabulary(tag, await loadMessages(localeOf(tag)));
