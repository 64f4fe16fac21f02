/** A recipe as JSON: `{"steps": [{"use": "json-prettify/format"}], "input": "[1]", "each": "line"}`. */
import { divisions, onErrors } from '#core/execution/each.ts';
import type { Recipe } from '#core/execution/recipe.ts';
import { isStep } from '#core/execution/recipe-json.ts';
import { findName } from '#core/kebab.ts';
import type { Operation } from '#core/tool.ts';
import { type LoadedTool, loadTool, toolIds } from '#host/load-tool.ts';
import type { HttpJob, RecipeJob } from '../job.ts';
import { dividedKind } from '../run-divided.ts';
import { type Data, type Fail, readGiven, readObject } from './read-body.ts';

const keys = ['steps', 'input', 'inputBase64', 'each', 'column', 'onError', 'timeZone'];
const stepKeys = ['use', 'options', 'pick', 'skip'];

/** What a result is made of, and the only requested output. */
export interface ResultForm {
  readonly declared: Pick<Operation, 'output' | 'facts' | 'headline'>;
  readonly pick?: string | undefined;
}

/** Reads the recipe of a request. That its steps exist and fit is checked when it runs. */
export async function readRecipeJob(
  http: HttpJob['http'],
  hiddenTools: readonly string[],
  fail: Fail,
): Promise<RecipeJob> {
  const value = await readObject(http, keys, fail);
  return {
    steps: await readSteps(value['steps'], fail),
    hiddenTools,
    division: await readDivision(value, fail),
    ...(await readGiven(value, fail)),
  };
}

const exampleStep = '{"use": "json-prettify/format", "options": {"indent": "4"}}';

async function readSteps(steps: unknown, fail: Fail): Promise<Recipe> {
  if (!Array.isArray(steps)) return fail('request', 'wrong-key', { key: 'steps', wanted: `[${exampleStep}]` });
  for (const [index, step] of steps.entries()) {
    const key = `steps[${index}]`;
    if (!isStep(step)) return fail('request', 'wrong-key', { key, wanted: exampleStep }, index);
    const unknown = Object.keys(step).find((name) => !stepKeys.includes(name));
    const params = { key: `${key}.${unknown}`, known: stepKeys.join(', ') };
    if (unknown !== undefined) return fail('request', 'unknown-key', params, index);
  }
  return steps;
}

async function readDivision({ each, column, onError }: Data, fail: Fail): Promise<RecipeJob['division']> {
  const wrong = (key: string, wanted: readonly string[]) =>
    fail('request', 'wrong-key', { key, wanted: wanted.map((value) => JSON.stringify(value)).join(', ') });
  if (each !== undefined && !isOneOf(divisions, each)) return wrong('each', divisions);
  if (onError !== undefined && !isOneOf(onErrors, onError)) return wrong('onError', onErrors);
  if (column !== undefined && typeof column !== 'string') return wrong('column', ['price']);
  if (column !== undefined && each !== 'csv')
    return fail('request', 'unused-key', { key: 'column', wanted: '"each": "csv"' });
  if (each !== undefined) return { each, column: column ?? '', onError: onError ?? 'stop' };
  return onError === undefined ? undefined : fail('request', 'unused-key', { key: 'onError', wanted: '"each"' });
}

const isOneOf = <T>(values: readonly T[], value: unknown): value is T => (values as readonly unknown[]).includes(value);

/** The form of what a recipe gives: of its last step, which is text where that does not exist, as running it reports. */
export async function formOfRecipe({ steps, division, hiddenTools = [] }: RecipeJob): Promise<ResultForm> {
  if (division) return { declared: { output: dividedKind(division) } };
  const { use = '', pick } = steps.findLast(({ skip }) => !skip) ?? {};
  const [id = '', written = ''] = use.split('/');
  const isThere = toolIds.includes(id) && !hiddenTools.includes(id);
  const operations: LoadedTool['operations'] = isThere ? (await loadTool(id)).operations : {};
  const declared = operations[findName(Object.keys(operations), written) ?? ''];
  return declared ? { declared, pick } : { declared: { output: 'text' } };
}
