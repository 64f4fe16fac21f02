import { describeFailure } from '#core/describe.ts';
import type { FailedStep, StepsQuestion } from '#core/execution/each.ts';
import { type Call, type Failure, failureOf, isBlank, OptionsError, prepareCall } from '#core/execution/execute.ts';
import { missingSecret, secretMissing } from '#core/execution/missing-secret.ts';
import { flowingKind, flowingValue } from '#core/execution/recipe.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { loadLogic } from '../load-logic.ts';
import { loadTool } from '../load-tool.ts';
import { run } from '../run.ts';
import { takesSecret, withoutSecrets } from '../without-secrets.ts';
import type { Change } from './change-each.ts';

/** The steps of a recipe, loaded once for many values. */
export interface LoadedSteps {
  /**
   * Runs them on a value.
   * @param progress gets how far they are, from 0 to 1
   * @throws ToolError `wrong-options` {step}
   */
  change(value: unknown, progress?: (fraction: number) => void): Promise<Change<FailedStep>>;
  /** That of the results. */
  readonly kind: KindId | undefined;
  /** The output that the last step picks. */
  readonly pick: string | undefined;
}

/**
 * Loads the steps of a recipe.
 * @throws Error for an unknown step
 */
export async function loadSteps(question: StepsQuestion, ctx: Context): Promise<LoadedSteps> {
  const { steps: recipe, core, hidesSecrets = false } = question;
  const { locale, signal, timeZone, region, readPicture, loadBarcodeReader, maxIterations } = ctx;
  const own = { locale, signal, timeZone, region, readPicture, loadBarcodeReader, maxIterations };
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
      const missing = missingSecret(operation, options);
      return { operation, operations, messages, logic, callOf, pick, missing };
    }),
  );
  const change: LoadedSteps['change'] = async (value, progress = () => {}) => {
    signal.throwIfAborted();
    const isLine = typeof value === 'string' && !/[\r\n]/.test(value);
    let flowing: unknown = value;
    let isSecret = false;
    for (const [index, { operation, operations, messages, logic, callOf, pick, missing }] of steps.entries()) {
      const call = callOf(flowing);
      if (operation.emptyIsNow && (await isBlank(flowing))) return { result: undefined };
      const onStep = (fraction: number) => progress((index + fraction) / steps.length);
      const fail = (failure: Failure) => ({
        failure: { step: index + 1, message: describeFailure(failure, { locale, core, messages, isLine }) },
      });
      if (missing !== undefined) return fail(secretMissing(missing, messages));
      const outcome = await run(logic, call, { ...own, progress: onStep });
      if ('bug' in outcome) throw Object.assign(new Error(outcome.bug.message), { stack: outcome.bug.stack });
      // Nothing comes of nothing.
      if ('nothing' in outcome) return { result: undefined };
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
  return { change, kind: last && flowingKind(last.operation, last.pick), pick: last?.pick };
}
