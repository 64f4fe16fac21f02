/** A recipe that runs on each value of its input, as the services of a session. */
import type { CoreMessages } from '#core/describe.ts';
import type { Division, EachQuestion, EachResult, OnError, Preview, PreviewQuestion } from '#core/execution/each.ts';
import type { Notice, RunOutcome } from '#core/execution/execute.ts';
import type { Step } from '#core/execution/recipe.ts';
import { text } from '#core/fields.ts';
import type { Tool } from '#core/tool.ts';
import type { TextDocument } from '#lib/big-text/text-document.ts';
import type { Host, ToolMemory } from '#page/services.ts';
import { recipePage } from '../../navigation/recipe-page.ts';
import { servicesId } from '../../worker/worker-protocol.ts';
import { type Own, stepServices } from '../recipe-services.ts';
import type { WorkspaceTexts } from '../recipe-types.ts';

/** Into which values the input is taken apart, and what becomes of one that fails. */
export interface Each extends Division {
  readonly onError: OnError;
}

/** What the session of all values runs with, as the text of its option. */
export type AllValues = Each & { readonly steps: readonly Step[] };

/** The recipe is a document of its own, which is part of no link and no command. */
const recipe = { ...text(''), document: 'json' } as const;

const eachTool = (isOnRequest: boolean): Tool => ({
  category: 'development',
  icon: 'list-check',
  operations: {
    run: {
      input: 'text',
      output: 'text',
      headline: 'text',
      examples: [],
      options: { recipe },
      ...(isOnRequest && { live: false }),
    },
  },
});

/** Codes of failures that have a message of their own; all that is wrong with JSON has one. */
const codes = ['no-array', 'no-column', 'unclosed-field', 'quote-in-field', 'not-text', 'wrong-options'];

/** The number of a value is that of its line where these are lines. */
const failedCode = (division: Division): string => (division.each === 'line' ? 'failedLine' : 'failed');

function explain(outcome: RunOutcome, texts: WorkspaceTexts, division: Division): RunOutcome {
  if (!('failure' in outcome)) return outcome;
  const { code, params } = outcome.failure;
  const known = code === 'failed' ? failedCode(division) : codes.includes(code) ? code : 'unread';
  const told = { message: texts.each.noResult, ...params };
  return { ...outcome, failure: { ...outcome.failure, code: known, params: told } };
}

function noticesOf({ failures, failed }: EachResult, texts: WorkspaceTexts, division: Division): readonly Notice[] {
  const described = failed.map(({ message = texts.each.noResult, ...where }) => ({
    code: failedCode(division),
    params: { ...where, message },
  }));
  const n = failures - failed.length;
  return n > 0 ? [...described, { code: 'more', params: { n } }] : described;
}

/** Runs the recipe that the option holds, in one job of the worker. */
const eachHost = (host: Host, core: CoreMessages, texts: WorkspaceTexts): Host => ({
  async run(_, { input, options }, how) {
    if (options['recipe'] === '' || !input) return { value: '', notices: [], duration: 0 };
    const question: EachQuestion = { ...(JSON.parse(String(options['recipe'])) as AllValues), core };
    const outcome = await host.run(servicesId, { operation: 'runEach', input, options: { ...question } }, how);
    if (!('value' in outcome)) return explain(outcome, texts, question);
    const result = outcome.value as EachResult;
    return { ...outcome, value: result.text, notices: noticesOf(result, texts, question) };
  },
});

/**
 * For the session of all values.
 * @param isOnRequest it costs too much to run with each key
 */
export function eachServices(
  host: Host,
  core: CoreMessages,
  memory: ToolMemory,
  texts: WorkspaceTexts,
  isOnRequest: boolean,
): Own {
  const { each } = texts;
  return stepServices(
    {
      id: recipePage,
      tool: eachTool(isOnRequest),
      host: eachHost(host, core, texts),
      messages: {
        title: texts.title,
        description: '',
        operations: {},
        outputs: { run: each.result },
        errors: each,
        notices: each,
      },
    },
    memory,
    'run',
  );
}

/** What the steps are tried on. */
export async function preview(
  host: Host,
  input: string | TextDocument,
  question: PreviewQuestion,
  signal: AbortSignal,
  texts: WorkspaceTexts,
) {
  const call = { operation: 'previewEach', input: { repr: 'text', value: input }, options: { ...question } } as const;
  const outcome = await host.run(servicesId, call, { signal });
  return 'value' in outcome ? (outcome.value as Preview) : explain(outcome, texts, question);
}
