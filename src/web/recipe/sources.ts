/** What goes from step to step of a recipe. */
import type { RecipeStep } from './steps.ts';
import type { Passed } from './use-step-session.ts';

/** The place of a step that has no result, and what is wrong there, where that is known. */
export interface Cause {
  readonly index: number;
  readonly problem: string | undefined;
}

/** What a step gets. */
export interface StepSource {
  /** The place of the step that it comes from; undefined where that is the input. */
  readonly before: number | undefined;
  readonly given: Passed | undefined;
  /** The place of the last step before it whose edited result takes part in that. */
  readonly edited: number | undefined;
  /** The first step that leaves it, and those before it, without anything. */
  readonly cause: Cause | undefined;
}

/**
 * What each step gets, by its id, and what another one at the end would.
 * @param input undefined where the steps are not to run
 * @param problems by the ids of the steps
 */
export function sourcesOf(
  steps: readonly RecipeStep[],
  input: Passed | undefined,
  results: ReadonlyMap<number, Passed | undefined>,
  problems: ReadonlyMap<number, string | undefined>,
) {
  const sources = new Map<number, StepSource>();
  let source: StepSource = { before: undefined, given: input, edited: undefined, cause: undefined };
  for (const [index, { id, isOff, edited }] of steps.entries()) {
    sources.set(id, source);
    if (isOff) continue;
    const given = results.get(id);
    const cause = given ? undefined : (source.cause ?? { index, problem: problems.get(id) });
    source = { before: index, given, edited: edited === undefined ? source.edited : index, cause };
  }
  return { sources, end: source };
}
