/** The recipe that a link carries. */
import type { LinkedStep } from '#core/execution/recipe-link.ts';
import { readLink } from '#core/fields.ts';
import { findName } from '#core/kebab.ts';
import { runsFromLink } from '#core/links/links.ts';
import { findOperation } from '#core/operations/find-operation.ts';
import type { Tool } from '#core/tool.ts';
import type { Each } from '../each/each-services.ts';
import type { NewStep } from '../steps.ts';

/** The steps with the values of their options; those of unknown tools stay without. */
export const toNewSteps = (
  linked: readonly LinkedStep[],
  load: (id: string) => Promise<Tool | undefined>,
): Promise<readonly NewStep[]> =>
  Promise.all(
    linked.map(async ({ use, pick, options, skip }) => {
      const [id = '', written = ''] = use.split('/');
      const tool = await load(id);
      const operation = findName(Object.keys(tool?.operations ?? {}), written) ?? written;
      const values = readLink(findOperation(tool, operation)?.options ?? {}, options);
      return { tool: id, operation, pick, options: values, ...(skip && { isOff: true }) };
    }),
  );

/** An option of a link that is not set, with the place of its step, from 1; what is not of a step has none. */
export interface IgnoredOption {
  readonly n?: number;
  readonly title: string;
}

/** What a link sets that its steps, as they were read, do not have: options unknown, of no valid value or secret. */
export const ignoredOptions = (linked: readonly LinkedStep[], read: readonly NewStep[]): readonly IgnoredOption[] =>
  linked.flatMap(({ options }, index) => {
    const known = Object.keys(read[index]?.options ?? {});
    const names = [...new Set(options.keys())].filter((name) => findName(known, name) === undefined);
    return names.map((title) => ({ n: index + 1, title }));
  });

/** What the recipe of a link runs on; undefined for the whole input, also where that is written in no known way. */
export function eachOfLink(written: string | undefined): Each | undefined {
  const [, each, column = ''] = /^(line|json|csv)(?::(.*))?$/s.exec(written ?? '') ?? [];
  return each === undefined ? undefined : { each: each as Each['each'], column, onError: 'stop' };
}

/** What a link has in an unknown way of what its recipe runs on. */
export const ignoredEach = (written: string | undefined): readonly IgnoredOption[] =>
  written === undefined || eachOfLink(written) ? [] : [{ title: `each=${written}` }];

/**
 * Whether the steps of a link wait for a press, with or without an input: anyone may have prepared it, unless it is that
 * of a recipe saved here.
 */
export const isHeldLink = (
  steps: readonly NewStep[],
  isSaved: boolean,
  toolOf: (id: string) => Tool | undefined,
): boolean => !isSaved && !runByThemselves(steps, toolOf);

const runByThemselves = (steps: readonly NewStep[], toolOf: (id: string) => Tool | undefined): boolean =>
  steps.every(({ tool, operation, isOff }) => {
    const declared = findOperation(toolOf(tool), operation);
    return isOff || !declared || runsFromLink(declared);
  });
