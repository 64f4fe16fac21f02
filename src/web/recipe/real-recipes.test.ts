/** Recipes that people make: by the library, as a command, saved, shared, and in each form that is copied. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, describe, expect, test } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { type Division, divisions } from '#core/execution/each.ts';
import { packLink, unpackAddress } from '#core/execution/packed-link.ts';
import type { Recipe } from '#core/execution/recipe.ts';
import { readRecipe, writeRecipe } from '#core/execution/recipe-json.ts';
import { eachOfAddress, readSteps, stepsOfAddress } from '#core/execution/recipe-link.ts';
import type { Tool } from '#core/tool.ts';
import { runEach } from '#host/each/run-each.ts';
import messages from '#messages/en.json' with { type: 'json' };
import { loadAllTools } from '#testing/all-tools.ts';
import { realRecipes } from '#testing/real-recipes.ts';
import { runCli } from '#testing/run-cli.ts';
import { splitWords } from '../../cli/recipe/split-words.ts';
import * as library from '../../library/index.ts';
import { commandOf, linkOf, pipelineOf, programOf, recipeOf, workflowStepOf } from './forms.ts';
import { toNewSteps } from './link/linked-recipe.ts';
import { beginWith, type RecipeStep } from './steps.ts';

const tools = new Map((await loadAllTools()).map(({ id, tool }): readonly [string, Tool] => [id, tool]));
const toolOf = (id: string) => tools.get(id);
const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stepsOf = async (linked: ReturnType<typeof readSteps>): Promise<readonly RecipeStep[]> =>
  beginWith(await toNewSteps(linked ?? [], async (id) => toolOf(id))).steps;
const toDivision = (each: string | undefined): Division | undefined => {
  const [name, column = ''] = (each ?? '').split(':');
  const found = divisions.find((division) => division === name);
  return found && { each: found, column };
};
/** What the library makes of a recipe. */
async function run(steps: Recipe, input: string, division: Division | undefined): Promise<string> {
  if (!division) return String(await library.recipe(steps as never).run(input as never));
  const question = { ...division, steps, onError: 'stop', core: messages.core } as const;
  return (await runEach(input, question, plainContext())).text;
}
const env = { NO_COLOR: '1', XDG_CONFIG_HOME: folder };

describe.each(realRecipes)('$name', ({ name, steps: text, each, documents, input, result }) => {
  const division = toDivision(each);
  const read = async () => {
    const steps = await stepsOf(readSteps(text));
    return steps.map((step, at) =>
      at < steps.length - 1 ? step : { ...step, options: { ...step.options, ...documents } },
    );
  };

  test('fits, and runs', async () => {
    const recipe = recipeOf(await read(), toolOf);
    expect(await library.recipe(recipe as never).check()).toEqual([]);
    expect(await run(recipe, input, division)).toBe(result);
  });

  test('is shared, and saved as JSON', async () => {
    const steps = await read();
    const link = linkOf(steps, toolOf, division);
    expect(link.text).toBe(`${each === undefined ? '' : `each=${encodeURIComponent(each)}&`}do=${text}`);
    const address = `https://example.com/recipe#${await packLink(link.text)}`;
    const opened = (await unpackAddress(address)) ?? '';
    expect(eachOfAddress(opened)).toBe(each);
    expect(await stepsOf(stepsOfAddress(opened) ?? undefined)).toEqual(await stepsOf(readSteps(text)));
    const recipe = recipeOf(steps, toolOf);
    expect(readRecipe(writeRecipe(recipe))).toEqual({ recipe });
  });

  test('gives the same from a file and, where it has no document, by its command, saved, and by its link', async () => {
    const steps = await read();
    const flags = each === undefined ? [] : ['--each', each];
    const pipe = async (...args: readonly string[]) =>
      expect(await runCli(['pipe', ...args], { env })).toMatchObject({ status: 0, stdout: result, stderr: '' });
    const path = join(folder, 'recipe.json');
    writeFileSync(path, writeRecipe(recipeOf(steps, toolOf)));
    await pipe('--recipe', path, ...flags, '--', input);
    const command = commandOf(steps, toolOf, input, division && { ...division, onError: 'stop' });
    expect(command === undefined).toBe(documents !== undefined);
    if (command === undefined) return;
    const [, , ...args] = splitWords(command);
    await pipe(...args);
    const saved = name.replaceAll(' ', '-').replaceAll(/[^\w-]/g, '');
    const words = args.slice(0, steps.length);
    expect(await runCli(['pipe', ...words, '--save', saved], { env })).toMatchObject({ status: 0 });
    await pipe('--recipe', saved, ...flags, '--', input);
    await pipe('--recipe', `https://example.com/recipe#${linkOf(steps, toolOf, division).text}`, '--', input);
  });

  test.skipIf(division)('gives the same by its program, its pipeline and its step of a workflow', async () => {
    const steps = await read();
    const body = programOf(recipeOf(steps, toolOf), input).replace(/^import .*\n/, '');
    const program = new Function('recipe', `return (async () => { ${body}; return result; })()`);
    expect(String(await program(library.recipe))).toBe(result);
    const [pipeline, workflow] = [pipelineOf(steps, toolOf, input), workflowStepOf(steps, toolOf, input)];
    expect([pipeline, workflow].map((form) => form === undefined)).toEqual(Array(2).fill(documents !== undefined));
    if (pipeline === undefined || workflow === undefined) return;
    let stdin: Uint8Array = Buffer.of();
    for (const command of pipeline.split(/ \| (?=penknife )/))
      stdin = (await runCli(splitWords(command).slice(1), { stdin })).bytes;
    expect(new TextDecoder().decode(stdin)).toBe(result);
    const [{ run: script }] = load(workflow) as [{ run: string }];
    expect((await runCli(splitWords(script).slice(3))).stdout).toBe(result);
  });
});
