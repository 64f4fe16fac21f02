import { checkRecipe, flowingValue, inverseCall, type Problem, type Step } from '#core/execution/recipe.ts';
import { writeRecipe } from '#core/execution/recipe-json.ts';
import { catalog } from '#host/catalog.ts';
import { loadTool } from '#host/load-tool.ts';
import { execute, type InputOf, type OperationName, type OptionsOf, type ResultOf } from './execute.ts';
import { setMessage } from './tool-error.ts';
import type { CallContext } from './types.ts';

/**
 * A step of a recipe: `tool/operation`, its options, and which of several results goes on, the one that the page copies
 * where absent; a step with `skip` stays in the recipe and does not run.
 */
export type RecipeStep<Use extends OperationName = OperationName> = Use extends OperationName
  ? {
      readonly use: Use;
      readonly options?: OptionsOf<Use> | undefined;
      readonly pick?: (keyof ResultOf<Use> & string) | undefined;
      readonly skip?: boolean | undefined;
    }
  : never;
type Steps = readonly [RecipeStep, ...RecipeStep[]];
type First<S> = S extends readonly [infer Step extends RecipeStep, ...infer Rest]
  ? Step extends { readonly skip: true }
    ? First<Rest>
    : Step
  : RecipeStep;
type Last<S> = S extends readonly [...infer Rest, infer Step extends RecipeStep]
  ? Step extends { readonly skip: true }
    ? Last<Rest>
    : Step
  : RecipeStep;

/** What a step results in: what it picks, else all. */
type Picked<Step extends RecipeStep> = Step extends { readonly pick: infer Pick extends keyof ResultOf<Step['use']> }
  ? ResultOf<Step['use']>[Pick]
  : ResultOf<Step['use']>;

/** Operations in a row, each on the result of the one before. */
export interface Recipe<S extends Steps = Steps> {
  readonly steps: S;
  /**
   * Runs the steps.
   * @throws OptionsError, ToolError as `execute` does; `message` begins with the step
   */
  run(input: InputOf<First<S>['use']>, context?: CallContext): Promise<Picked<Last<S>>>;
  /** What keeps the recipe from running; empty where nothing does. Steps are counted from 0. */
  check(): Promise<readonly Problem[]>;
  /**
   * The inverse of each step that runs, from the last to the first, with the options that both directions have.
   * @throws TypeError naming a step without an inverse
   */
  reverse(): Promise<Recipe>;
  /** The recipe as JSON, as the command `penknife pipe --recipe` reads it. */
  toString(): string;
}

const source = {
  tool: async (id: string) => (catalog.some((item) => item.id === id) ? (await loadTool(id)).tool : undefined),
};

const splitUse = (use: string): readonly [id: string, name: string] => {
  const [id = '', name = ''] = use.split('/');
  return [id, name];
};

async function runStep({ use, options, pick }: RecipeStep, input: unknown, isLast: boolean, context: CallContext) {
  const result = await execute(use as OperationName, input as InputOf<OperationName>, options, context);
  if (isLast && pick === undefined) return result;
  const [id, name] = splitUse(use);
  const { operations } = (await loadTool(id)).tool;
  const value = operations[name] && flowingValue(operations[name], result, pick);
  if (value === undefined && !isLast) throw new TypeError(`There is no ${pick ?? 'main result'} to pass on.`);
  return value;
}

/**
 * A recipe of steps: `await recipe([{ use: 'base64-string-converter/decode' }, { use: 'json-prettify/format' }])
 * .run('eyJhIjoxfQ==')`.
 */
export function recipe<const S extends Steps>(steps: S): Recipe<S> {
  return {
    steps,
    async run(input, context = {}) {
      let value: unknown = input;
      const last = steps.findLastIndex(({ skip }) => !skip);
      for (const [index, step] of steps.entries()) {
        if (step.skip) continue;
        try {
          value = await runStep(step, value, index === last, context);
        } catch (error) {
          if (error instanceof Error && !context.signal?.aborted)
            setMessage(error, `Step ${index + 1} (${step.use}): ${error.message}`);
          throw error;
        }
      }
      return value as Picked<Last<S>>;
    },
    check: () => checkRecipe(steps as readonly Step[], source),
    async reverse() {
      const inverses = await Promise.all(
        steps.map(async ({ use, options = {}, skip }, index) => {
          if (skip) return [];
          const [id, name] = splitUse(use);
          const inverse = inverseCall((await loadTool(id)).tool.operations, name, options);
          if (!inverse) throw new TypeError(`Step ${index + 1} (${use}) has no inverse.`);
          return [{ use: `${id}/${inverse.name}`, options: inverse.options } as RecipeStep];
        }),
      );
      return recipe(inverses.flat().reverse() as unknown as Steps);
    },
    toString: () => writeRecipe(steps as readonly Step[]),
  };
}
