import { useMemo, useState } from 'react';
import { runsFromLink } from '#core/links/links.ts';
import type { Input, ToolMemory } from '#page/services.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import type { useToolLinks } from '../tool/use-tool-links.ts';
import { type AllValues, type Each, eachServices } from './each-services.ts';
import type { ToolOf } from './forms.ts';
import type { RecipeTexts } from './recipe-types.ts';
import type { RecipeStep } from './steps.ts';
import { usePreview } from './use-preview.ts';
import type { Passed } from './use-step-session.ts';

interface EachParts {
  readonly view: View;
  readonly services: AppServices;
  readonly links: ReturnType<typeof useToolLinks>;
  readonly memory: ToolMemory;
  readonly texts: RecipeTexts;
  readonly input: Input;
  readonly steps: readonly RecipeStep[];
  readonly toolOf: ToolOf;
}

/** On what a recipe runs, what its steps get to be tried on, and what runs on all values. */
export function useEach({ view, services, links, memory, texts, input, steps, toolOf }: EachParts) {
  const [each, setEach] = useState<Each>();
  const tried = usePreview(services.host, input, each, texts);
  const first = tried && 'first' in tried ? tried.first : undefined;
  const begun = useMemo((): Passed | undefined => {
    if (!each) return { input };
    return first === undefined ? undefined : { input: { text: first } };
  }, [each, first, input]);
  /** The steps that run, as text. */
  const recipe = useMemo(() => {
    const used = steps.filter(({ isOff }) => !isOff);
    const all = each && {
      ...each,
      steps: used.map(({ tool, operation, options, pick }) => ({
        use: `${tool}/${operation}`,
        options,
        ...(pick !== undefined && { pick }),
      })),
    };
    return all && JSON.stringify(all satisfies AllValues);
  }, [each, steps]);
  const isOnRequest = steps.some(({ tool, operation, isOff }) => {
    const declared = toolOf(tool)?.operations[operation];
    return !isOff && declared !== undefined && !runsFromLink(declared);
  });
  const ofAll = useMemo(
    () => ({ ...services, ...links, ...eachServices(services.host, view.messages.core, memory, texts, isOnRequest) }),
    [services, links, view, memory, texts, isOnRequest],
  );
  return { each, setEach, tried, begun, recipe, isOnRequest, ofAll };
}
