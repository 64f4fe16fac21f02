import { inverseCall } from '#core/execution/recipe.ts';
import type { ToolOf } from './forms.ts';
import type { NewStep, RecipeStep } from './steps.ts';

/** The steps that run backwards, each as its inverse; or the first step that has none. */
export function reverseSteps(
  steps: readonly RecipeStep[],
  toolOf: ToolOf,
): { readonly steps: readonly NewStep[] } | { readonly blocking: RecipeStep } {
  const reversed: NewStep[] = [];
  for (const step of steps) {
    if (step.isOff) continue;
    const inverse = inverseCall(toolOf(step.tool)?.operations ?? {}, step.operation, step.options);
    if (!inverse) return { blocking: step };
    reversed.unshift({ tool: step.tool, operation: inverse.name, options: inverse.options, pick: undefined });
  }
  return { steps: reversed };
}
