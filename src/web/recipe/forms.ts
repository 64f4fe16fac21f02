/** A recipe as a link, a command, a program and data. */

import type { Division } from '#core/execution/each.ts';
import { maxPlainLength } from '#core/execution/packed-link.ts';
import type { Recipe } from '#core/execution/recipe.ts';
import { type LinkedStep, writeSteps } from '#core/execution/recipe-link.ts';
import { defaultOptions, type Fields, isPrivate, toQuery } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { toFragment } from '#core/links/to-fragment.ts';
import { findOperation } from '#core/operations/find-operation.ts';
import { copiedName } from '#core/operations/headline.ts';
import type { Tool } from '#core/tool.ts';
import { commandFor } from '#lib/command-for.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import type { Each } from './each/each-services.ts';
import type { RecipeStep } from './steps.ts';

export type ToolOf = (id: string) => Tool | undefined;

const fieldsOf = (tool: Tool | undefined, operation: string): Fields => findOperation(tool, operation)?.options ?? {};

/** Whether links and what is saved leave something out: secrets, what belongs to one run, and documents. */
export const leavesOut = (steps: readonly RecipeStep[], toolOf: ToolOf): boolean =>
  steps.some(({ tool, operation }) =>
    Object.values(fieldsOf(toolOf(tool), operation)).some(
      (field) => isPrivate(field) || (field.type === 'text' && field.document !== undefined),
    ),
  );

/** The steps that run. */
const used = (steps: readonly RecipeStep[]): readonly RecipeStep[] => steps.filter(({ isOff }) => !isOff);

export interface RecipeLink {
  /** What it runs on and the steps, as `writeSteps` writes them; empty where there are none. */
  readonly text: string;
  /** It may be in the query, which servers log: it holds no content, and is short. */
  readonly isQuery: boolean;
}

/** The steps for a link, without secrets and documents. */
export function linkOf(steps: readonly RecipeStep[], toolOf: ToolOf, each?: Division): RecipeLink {
  let hasContent = false;
  const linked = steps.map(({ tool, operation, options, pick, isOff }): LinkedStep => {
    const fields = fieldsOf(toolOf(tool), operation);
    const all = { ...defaultOptions(fields), ...options };
    const content = toFragment(fields, all);
    hasContent ||= content.size > 0;
    return {
      use: `${tool}/${toKebab(operation)}`,
      ...(pick !== undefined && { pick }),
      options: new URLSearchParams([...toQuery(fields, all), ...content]),
      ...(isOff && { skip: true }),
    };
  });
  const written = writeSteps(linked);
  const text = written && `${each ? `each=${encodeURIComponent(eachFlag(each))}&` : ''}do=${written}`;
  return { text, isQuery: !hasContent && text.length <= maxPlainLength };
}

/** As the command line takes it. */
const eachFlag = ({ each, column }: Division): string => `${each}${each === 'csv' ? `:${column || '1'}` : ''}`;

/** The steps as plain data, without secrets. */
export const recipeOf = (steps: readonly RecipeStep[], toolOf: ToolOf): Recipe =>
  steps.map(({ tool, operation, options, pick, isOff }) => {
    const fields = fieldsOf(toolOf(tool), operation);
    const open = Object.entries(options).filter(([name]) => {
      const field = fields[name];
      return field && !isPrivate(field);
    });
    return {
      use: `${tool}/${operation}`,
      ...(open.length > 0 && { options: Object.fromEntries(open) }),
      ...(pick !== undefined && { pick }),
      ...(isOff && { skip: true }),
    };
  });

/** The longest text that is written into a command or a program. */
const maxInputLength = 2_000;

const isShort = (input: string | undefined): input is string =>
  input !== undefined &&
  input !== '' &&
  input.length <= maxInputLength &&
  input.isWellFormed() &&
  !input.includes('\0');

const givenTo = (input: string | undefined): readonly string[] => (isShort(input) ? ['--', quoteForShell(input)] : []);

/** The command of a step; undefined where it has a document. */
function commandOfStep({ tool: id, operation, options }: RecipeStep, toolOf: ToolOf, pick?: string) {
  const tool = toolOf(id);
  const all = { ...defaultOptions(fieldsOf(tool, operation)), ...options };
  const command = tool && commandFor(id, tool, operation, all, {});
  return command && `${command}${pick === undefined ? '' : ` --pick ${toKebab(pick)}`}`;
}

/** The command that runs the recipe, on the input where that is a short text; undefined where a step has a document. */
export function commandOf(
  steps: readonly RecipeStep[],
  toolOf: ToolOf,
  input?: string,
  each?: Each,
): string | undefined {
  const words = used(steps).map((step) => commandOfStep(step, toolOf, step.pick)?.replace(/^penknife /, ''));
  if (!words.every((word) => word !== undefined)) return undefined;
  const flags = each ? ['--each', quoteForShell(eachFlag(each)), '--on-error', each.onError] : [];
  return ['penknife pipe', ...words.map(quoteForShell), ...flags, ...givenTo(input)].join(' ');
}

/**
 * A command for each step, in a pipeline of a POSIX shell; undefined where a step has a document.
 * @param outputs those that the steps pass on, by the ids of the steps, as far as they have results
 */
export function pipelineOf(
  steps: readonly RecipeStep[],
  toolOf: ToolOf,
  input?: string,
  outputs: ReadonlyMap<number, string | undefined> = new Map(),
): string | undefined {
  const all = used(steps);
  const commands = all.map((step, at) => {
    const operation = findOperation(toolOf(step.tool), step.operation);
    // A command prints all outputs, a step of a recipe passes one on.
    const isOneOf = operation && typeof operation.output === 'object' && !operation.hasOneOutput;
    const passed = isOneOf && at < all.length - 1 ? (outputs.get(step.id) ?? copiedName(operation)) : undefined;
    return commandOfStep(step, toolOf, step.pick ?? passed);
  });
  const [first, ...rest] = commands;
  if (first === undefined || !rest.every((command) => command !== undefined)) return undefined;
  return [[first, ...givenTo(input)].join(' '), ...rest].join(' | ');
}

/** The step of a workflow of GitHub Actions that runs the recipe; undefined where one of its steps has a document. */
export function workflowStepOf(...[steps, toolOf, input, each]: Parameters<typeof commandOf>): string | undefined {
  // GitHub would replace its expressions before the shell runs.
  const command = commandOf(steps, toolOf, input, each)?.replaceAll(`\${{`, `\${{ '\${{' }}`);
  if (command === undefined) return undefined;
  const run = `npx --yes ${command}`;
  // Characters that YAML reads otherwise, or does not allow, in a block of text.
  const isPlain = /^[\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\u{10000}-\u{10ffff}]*$/u.test(run);
  return `- name: Penknife\n  run: ${isPlain ? `|-\n${run.replaceAll(/^(?=.)/gm, '    ')}` : JSON.stringify(run)}\n`;
}

/** The program that runs the recipe with the library. */
export function programOf(recipe: Recipe, input?: string): string {
  const steps = recipe.map((step) => `  ${toLiteral(step)},\n`).join('');
  const given = isShort(input) ? toLiteral(input) : 'input';
  return `import { recipe } from 'penknife';\n\nconst result = await recipe([\n${steps}]).run(${given});\n`;
}

/** As JavaScript that people write: keys without quotes, texts in single ones. */
function toLiteral(value: unknown): string {
  if (typeof value === 'string') {
    const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
    return `'${inner}'`;
  }
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : toLiteral(key)}: ${toLiteral(one)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
