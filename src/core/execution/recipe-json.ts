import type { Recipe, Step } from './recipe.ts';

/** The version of the form that is written. */
const version = 1;

/** Longer recipes are refused: nobody writes them by hand. */
export const maxSteps = 100;
/** Longer texts, in UTF-16 units, are no recipe. */
const maxLength = 1_000_000;

/** Why a text is no recipe, and the index of the step that is wrong, from 0. */
export type RecipeFault =
  | { readonly code: 'json' | 'version' | 'steps' | 'too-long' }
  | { readonly code: 'step'; readonly step: number };

export type ReadRecipe = { readonly recipe: Recipe } | { readonly fault: RecipeFault };

/** A recipe as JSON: `{"version": 1, "steps": [{"use": "json-prettify/format", "options": {"indent": 4}}]}`. */
export const writeRecipe = (recipe: Recipe): string => `${JSON.stringify({ version, steps: recipe }, null, 2)}\n`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether JSON data has the form of a step; that it exists and fits is for `checkRecipe` to say. */
export const isStep = (value: unknown): value is Step =>
  isRecord(value) &&
  typeof value['use'] === 'string' &&
  (value['options'] === undefined || isRecord(value['options'])) &&
  (value['pick'] === undefined || typeof value['pick'] === 'string') &&
  (value['skip'] === undefined || typeof value['skip'] === 'boolean');

/** Reads what `writeRecipe` writes. That its steps exist and fit is for `checkRecipe` to say. */
export function readRecipe(text: string): ReadRecipe {
  if (text.length > maxLength) return { fault: { code: 'too-long' } };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { code: 'json' } };
  }
  if (!isRecord(value) || !Array.isArray(value['steps']) || value['steps'].length === 0)
    return { fault: { code: 'steps' } };
  if (value['version'] !== version) return { fault: { code: 'version' } };
  const { steps } = value as { steps: readonly unknown[] };
  if (steps.length > maxSteps) return { fault: { code: 'too-long' } };
  const recipe = steps.filter(isStep).map(
    ({ use, options, pick, skip }): Step => ({
      use,
      ...(options && { options }),
      ...(pick !== undefined && { pick }),
      ...(skip && { skip }),
    }),
  );
  const wrong = steps.findIndex((step) => !isStep(step));
  return wrong < 0 ? { recipe } : { fault: { code: 'step', step: wrong } };
}
