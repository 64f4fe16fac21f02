import type { Recipe } from '#core/execution/recipe.ts';
import { readLink } from '#core/fields.ts';
import { findName } from '#core/kebab.ts';
import { findOutput, namesOf } from '../call.ts';
import { loadTool } from '../tools.ts';
import { suggest, UsageError } from '../usage-error.ts';
import type { Step } from './steps.ts';

/**
 * The steps that run; `written` has the options as a link does.
 * @throws UsageError naming the step that does not exist
 */
export async function toSteps(
  recipe: readonly (Recipe[number] & { readonly written?: URLSearchParams })[],
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const [index, { use, options = {}, written, pick, skip }] of recipe.entries()) {
    if (skip) continue;
    try {
      const [id = '', word = ''] = use.split('/');
      const loaded = await loadTool(id);
      const name = findName(Object.keys(loaded.operations), word);
      const operation = name === undefined ? undefined : loaded.operations[name];
      if (name === undefined || !operation)
        throw new UsageError(`Unknown operation “${word}”.${suggest(word, namesOf(loaded.operations))}`);
      steps.push({
        loaded,
        name,
        operation,
        options: written ? readLink(operation.options ?? {}, written) : options,
        pick: pick === undefined ? undefined : findOutput(operation, pick),
      });
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`Step ${index + 1} (${use}): ${error.message}`) : error;
    }
  }
  return steps;
}

/** The steps as data. */
export const toRecipe = (steps: readonly Step[]): Recipe =>
  steps.map(({ loaded, name, options, pick }) => {
    const isPlain = Object.keys(options).length === 0;
    return { use: `${loaded.id}/${name}`, ...(!isPlain && { options }), ...(pick !== undefined && { pick }) };
  });
