/** Runs the steps of a recipe on each value of a text. */
import { coerce } from '#core/coercion.ts';
import { describeFailure } from '#core/describe.ts';
import { plainContext } from '#core/execution/context.ts';
import type { Division, OnError } from '#core/execution/each.ts';
import type { Step } from '#core/execution/recipe.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { formatMessage } from '#core/messages.ts';
import { locate } from '#core/place.ts';
import { localeOf } from '#core/registry.ts';
import { type Context, type Output, ToolError } from '#core/tool.ts';
import { runEach } from '#host/each/run-each.ts';
import { loadVocabulary } from '#host/load-vocabulary.ts';
import { pictureReaders } from '#host/picture-readers.ts';
import type { Message, Problem } from './job.ts';

const messages = {
  en: () =>
    Promise.all([import('#messages/recipe.en.json'), import('#lib/json/syntax/en.json'), import('#lib/csv/en.json')]),
  fr: () =>
    Promise.all([import('#messages/recipe.fr.json'), import('#lib/json/syntax/fr.json'), import('#lib/csv/fr.json')]),
};

/** The text with what became of each value, and a notice of each of the first values that failed. */
type Divided =
  | { readonly value: string; readonly output: Output; readonly notices: readonly Message[] }
  | { readonly failure: Problem };

/** The kind of the text that the results make. */
export const dividedKind = ({ each }: Division): KindId => (each === 'line' ? 'text' : each);

/** Runs checked steps on each value of an input, which is taken apart. */
export async function runDivided(
  steps: readonly Step[],
  input: unknown,
  division: Division & { readonly onError: OnError },
  locale: string,
  context: Partial<Context>,
): Promise<Divided> {
  const [{ core }, [recipe, json, csv]] = await Promise.all([loadVocabulary(locale), messages[localeOf(locale)]()]);
  const { each } = recipe.default;
  const describe = (n: number, step: number, message: string = each.noResult) =>
    formatMessage(each.failed, { n, step, message }, locale);
  let text: unknown = '';
  try {
    text = await coerce(input, 'text', { notice: () => {} });
    const own = plainContext({ ...pictureReaders, ...context, locale });
    const {
      failures,
      failed,
      text: value,
    } = await runEach(String(text), { steps, ...division, core, hidesSecrets: true }, own);
    const notices = failed.map(({ n, step, message }) => ({ code: 'failed', message: describe(n, step, message) }));
    const more = failures - failed.length;
    if (more > 0) notices.push({ code: 'more', message: formatMessage(each.more, { n: more }, locale) });
    return { value, output: dividedKind(division), notices };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, params, at } = error;
    const { n, step, message } = params;
    const failure = { code, params, ...(at && { at: locate(at, String(text)) }) };
    const { tried: _, ...own } = each;
    const errors = { ...json.default.errors, ...csv.default.errors, ...own };
    const sentence =
      code === 'failed'
        ? describe(Number(n), Number(step), message === undefined ? undefined : String(message))
        : describeFailure(failure, { locale, core, messages: { errors } });
    return {
      failure: {
        reason: code === 'wrong-options' ? 'options' : 'input',
        code,
        message: sentence,
        ...(failure.at && { at: failure.at }),
        ...(step !== undefined && { step: Number(step) - 1 }),
      },
    };
  }
}
