/** A recipe that runs on each value of its input, as the services of a session. */
import type { CoreMessages } from '#core/describe.ts';
import type { Division, EachQuestion, EachResult, OnError, Preview } from '#core/execution/each.ts';
import type { Notice, RunOutcome } from '#core/execution/execute.ts';
import type { Step } from '#core/execution/recipe.ts';
import { text } from '#core/fields.ts';
import type { Tool } from '#core/tool.ts';
import type { Host, ToolMemory } from '#page/services.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { servicesId } from '../worker/worker-protocol.ts';
import { type Own, stepServices } from './recipe-services.ts';
import type { RecipeTexts } from './recipe-types.ts';

/** Into which values the input is taken apart, and what becomes of one that fails. */
export interface Each extends Division {
  readonly onError: OnError;
}

/** What the session of all values runs with, as the text of its option. */
export type AllValues = Each & { readonly steps: readonly Step[] };

const eachTool: Tool = {
  category: 'development',
  icon: 'list-check',
  operations: {
    run: { input: 'text', output: 'text', headline: 'text', examples: [], options: { recipe: text('') } },
  },
};

/** Codes of failures that have a message of their own; all that is wrong with JSON has one. */
const codes = ['no-array', 'no-column', 'unclosed-field', 'quote-in-field', 'not-text', 'failed'];

function explain(outcome: RunOutcome, texts: RecipeTexts): RunOutcome {
  if (!('failure' in outcome)) return outcome;
  const { code, params } = outcome.failure;
  const known = codes.includes(code) ? code : 'unread';
  const told = { message: texts.each.noResult, ...params };
  return { ...outcome, failure: { ...outcome.failure, code: known, params: told } };
}

function noticesOf({ failures, failed }: EachResult, texts: RecipeTexts): readonly Notice[] {
  const described = failed.map(({ message = texts.each.noResult, ...where }) => ({
    code: 'failed',
    params: { ...where, message },
  }));
  const n = failures - failed.length;
  return n > 0 ? [...described, { code: 'more', params: { n } }] : described;
}

/** Runs the recipe that the option holds, in one job of the worker. */
const eachHost = (host: Host, core: CoreMessages, texts: RecipeTexts): Host => ({
  async run(_, { input, options: { recipe } }, how) {
    if (recipe === '' || !input) return { value: '', notices: [], duration: 0 };
    const question: EachQuestion = { ...(JSON.parse(String(recipe)) as AllValues), core };
    const outcome = await host.run(servicesId, { operation: 'runEach', input, options: { ...question } }, how);
    if (!('value' in outcome)) return explain(outcome, texts);
    const result = outcome.value as EachResult;
    return { ...outcome, value: result.text, notices: noticesOf(result, texts) };
  },
});

/** For the session of all values. */
export function eachServices(host: Host, core: CoreMessages, memory: ToolMemory, texts: RecipeTexts): Own {
  const { each } = texts;
  return stepServices(
    {
      id: recipePage,
      tool: eachTool,
      host: eachHost(host, core, texts),
      messages: { title: texts.title, description: '', operations: {}, errors: each, notices: each },
    },
    memory,
    'run',
  );
}

/** What the steps are tried on. */
export async function preview(host: Host, input: string, division: Division, signal: AbortSignal, texts: RecipeTexts) {
  const call = { operation: 'previewEach', input: { repr: 'text', value: input }, options: { ...division } } as const;
  const outcome = await host.run(servicesId, call, { signal });
  return 'value' in outcome ? (outcome.value as Preview) : explain(outcome, texts);
}
