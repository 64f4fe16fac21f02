import { describeFailure } from '#core/describe.ts';
import type { Division, EachQuestion, EachResult, FailedValue, Preview } from '#core/execution/each.ts';
import { type Call, type Failure, failureOf, OptionsError, prepareCall } from '#core/execution/execute.ts';
import { flowingKind, flowingValue } from '#core/execution/recipe.ts';
import { toKebab } from '#core/kebab.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { isStrictJson } from '#lib/json/dialect.ts';
import { loadLogic } from '../load-logic.ts';
import { loadTool } from '../load-tool.ts';
import { run } from '../run.ts';
import { takesSecret, withoutSecrets } from '../without-secrets.ts';
import { type Change, changeEach } from './change-each.ts';
import { columnsOf, csvColumnOf } from './csv-column.ts';
import { jsonItemsOf } from './json-items.ts';
import { linesOf } from './lines.ts';
import type { Parts } from './parts.ts';
import { textOf } from './text-of.ts';

/** How many failures are described. */
const maxDescribed = 5;

/** Takes a text apart; the results of a kind become JSON as that asks for. */
function partsOf(text: string, { each, column }: Division, kind: KindId = 'text', heading = 'result'): Parts {
  if (each === 'line') return linesOf(text);
  if (each === 'csv') return csvColumnOf(text, column || (columnsOf(text)[0] ?? ''), heading);
  const isJson = kindInfo(kind).language === 'json';
  return jsonItemsOf(text, (result) => {
    if (typeof result === 'number' || typeof result === 'boolean') return String(result);
    if (result === undefined || result === null) return 'null';
    const item = textOf(result);
    return isJson && isStrictJson(item) ? item.trim().replaceAll('\n', '\n  ') : JSON.stringify(item);
  });
}

/**
 * What a recipe is tried on; nothing where there is no such column.
 * @throws ToolError as `readNodes` and `readCsv` do; `no-array`
 */
export function previewEach(text: string, division: Division): Preview {
  const { each, column } = division;
  const columns = each === 'csv' ? columnsOf(text) : [];
  if (column !== '' && each === 'csv' && !columns.includes(column) && !/^\d+$/.test(column))
    return { first: '', count: 0, columns };
  const values = partsOf(text, division).values.filter((value) => value !== undefined);
  return { first: values.find((value) => value.trim() !== '') ?? '', count: values.length, columns };
}

/**
 * Runs a recipe on each value of a text, without a notice of single runs.
 * @throws ToolError as `jsonItemsOf` and `csvColumnOf` do; `not-text`; `wrong-options` {step}; `failed` {n, step, message}
 * where that ends the run; Error for an unknown step
 */
export async function runEach(text: string, question: EachQuestion, ctx: Context): Promise<EachResult> {
  const { steps: recipe, onError, core, hidesSecrets = false } = question;
  const { locale, signal, timeZone, region, readPicture, loadBarcodeReader } = ctx;
  const own = { locale, signal, timeZone, region, readPicture, loadBarcodeReader };
  const steps = await Promise.all(
    recipe.map(async ({ use, options = {}, pick }, index) => {
      const [id = '', name = ''] = use.split('/');
      const [{ tool, operations, messages }, logic] = await Promise.all([loadTool(id, locale), loadLogic(id, locale)]);
      const operation = operations[name];
      if (!operation) throw new Error(`unknown step ${use}`);
      const callOf = (value: unknown): Call => {
        try {
          return prepareCall(tool, name, value, options);
        } catch (error) {
          throw error instanceof OptionsError ? new ToolError('wrong-options', { step: index + 1 }) : error;
        }
      };
      return { operation, operations, messages, logic, callOf, pick };
    }),
  );
  const change = async (value: string): Promise<Change<Omit<FailedValue, 'n'>>> => {
    signal.throwIfAborted();
    let flowing: unknown = value;
    let isSecret = false;
    for (const [index, { operation, operations, messages, logic, callOf, pick }] of steps.entries()) {
      const call = callOf(flowing);
      const outcome = await run(logic, call, own);
      if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
      // Nothing comes of nothing.
      if ('nothing' in outcome) return { result: undefined };
      const fail = (failure: Failure) => ({
        failure: { step: index + 1, message: describeFailure(failure, { locale, core, messages }) },
      });
      if ('failure' in outcome) {
        const failure = failureOf(outcome);
        return fail(hidesSecrets ? withoutSecrets(failure, call, { operations, messages }, isSecret) : failure);
      }
      isSecret ||= operation.secretOutput !== undefined || takesSecret({ operations }, operation);
      flowing = flowingValue(operation, outcome.value, pick);
      const isLast = index === steps.length - 1;
      if (flowing === undefined && !isLast) return { failure: { step: index + 1 } };
      if (!isLast && (typeof flowing === 'number' || typeof flowing === 'boolean')) flowing = String(flowing);
    }
    return { result: flowing };
  };
  const last = steps.at(-1);
  const heading = last?.pick === undefined ? undefined : toKebab(last.pick);
  const parts = partsOf(text, question, last && flowingKind(last.operation, last.pick), heading);
  const failed: FailedValue[] = [];
  let failures = 0;
  const changed = await changeEach(
    parts,
    change,
    onError === 'stop' ? 'skip' : onError,
    (index, failure) => {
      if (onError === 'stop') throw new ToolError('failed', { n: index + 1, ...failure });
      if (failures++ < maxDescribed) failed.push({ n: index + 1, ...failure });
    },
    (count) => ctx.progress(count / parts.values.length),
  );
  return { text: changed, count: parts.values.length, failures, failed };
}
