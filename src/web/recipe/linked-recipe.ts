/** The recipe that a link carries. */
import type { LinkedStep } from '#core/execution/recipe-link.ts';
import { readLink } from '#core/fields.ts';
import { findName } from '#core/kebab.ts';
import { runsFromLink } from '#core/links/links.ts';
import type { Tool } from '#core/tool.ts';
import type { NewStep } from './steps.ts';

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
      const values = readLink(tool?.operations[operation]?.options ?? {}, options);
      return { tool: id, operation, pick, options: values, ...(skip && { isOff: true }) };
    }),
  );

/** An option of a link that is not set, with the place of its step, from 1. */
export interface IgnoredOption {
  readonly n: number;
  readonly title: string;
}

/** What a link sets that its steps, as they were read, do not have: options unknown, of no valid value or secret. */
export const ignoredOptions = (linked: readonly LinkedStep[], read: readonly NewStep[]): readonly IgnoredOption[] =>
  linked.flatMap(({ options }, index) => {
    const known = Object.keys(read[index]?.options ?? {});
    const names = [...new Set(options.keys())].filter((name) => findName(known, name) === undefined);
    return names.map((title) => ({ n: index + 1, title }));
  });

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
    const declared = toolOf(tool)?.operations[operation];
    return isOff || !declared || runsFromLink(declared);
  });
