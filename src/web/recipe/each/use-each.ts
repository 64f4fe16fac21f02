import { useMemo, useState } from 'react';
import type { OnError } from '#core/execution/each.ts';
import { flowingKind } from '#core/execution/recipe.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { runsFromLink } from '#core/links/links.ts';
import { findOperation } from '#core/operations/find-operation.ts';
import type { Input, ToolMemory } from '#page/services.ts';
import type { AppServices } from '../../boot/services.ts';
import type { View } from '../../boot/view.ts';
import type { useToolLinks } from '../../tool/use-tool-links.ts';
import type { ToolOf } from '../forms.ts';
import type { WorkspaceTexts } from '../recipe-types.ts';
import { type RecipeStep, stepsToRun } from '../steps.ts';
import type { Passed } from '../use-step-session.ts';
import { type AllValues, type Each, eachServices } from './each-services.ts';
import { filePool, filesServices } from './files-services.ts';
import { usePreview } from './use-preview.ts';

interface EachParts {
  readonly view: View;
  readonly services: AppServices;
  readonly links: ReturnType<typeof useToolLinks>;
  readonly memory: ToolMemory;
  readonly texts: WorkspaceTexts;
  readonly input: Input;
  /** Several that the recipe runs on; the input is the first one. */
  readonly files: readonly File[];
  readonly steps: readonly RecipeStep[];
  readonly toolOf: ToolOf;
}

/**
 * On what a recipe runs, what its steps get to be tried on, and what runs on all values. `division` is what was chosen,
 * `each` has the column too.
 */
export function useEach({ view, services, links, memory, texts, input, files, steps, toolOf }: EachParts) {
  const [chosen, setEach] = useState<Each>();
  const division = files.length > 0 ? undefined : chosen;
  const [onFileError, setOnFileError] = useState<OnError>('skip');
  const begin = steps.find(({ isOff }) => !isOff);
  const taken = begin && (toolOf(begin.tool)?.operations[begin.operation]?.input as KindId | undefined);
  const tried = usePreview(services.host, input, division, taken, texts);
  const column = division?.column || (tried && 'first' in tried ? tried.column : undefined) || '';
  const each = useMemo(() => division && { ...division, column }, [division, column]);
  const first = tried && 'first' in tried ? tried.first : undefined;
  const begun = useMemo((): Passed | undefined => {
    if (!each) return { input };
    return first === undefined ? undefined : { input: { text: first } };
  }, [each, first, input]);
  /** The steps that run. */
  const used = useMemo(() => stepsToRun(steps), [steps]);
  const recipe = useMemo(() => each && JSON.stringify({ ...each, steps: used } satisfies AllValues), [each, used]);
  const isOnRequest = steps.some(({ tool, operation, isOff }) => {
    const declared = findOperation(toolOf(tool), operation);
    return !isOff && declared !== undefined && !runsFromLink(declared);
  });
  const ofAll = useMemo(
    () => ({ ...services, ...links, ...eachServices(services.host, view.messages.core, memory, texts, isOnRequest) }),
    [services, links, view, memory, texts, isOnRequest],
  );
  const last = steps.findLast(({ isOff }) => !isOff);
  const lastOperation = last && findOperation(toolOf(last.tool), last.operation);
  const kind = lastOperation && flowingKind(lastOperation, last.pick);
  const pool = useMemo(() => filePool(services.openHost), [services]);
  const ofFiles = useMemo(
    () => ({ ...services, ...links, ...filesServices(pool, view.messages.core, memory, texts, kind), kind }),
    [services, links, view, memory, texts, pool, kind],
  );
  const ran = useMemo(() => JSON.stringify(used), [used]);
  return {
    division,
    each,
    setEach,
    onFileError,
    setOnFileError,
    tried,
    begun,
    recipe,
    ran,
    isOnRequest,
    ofAll,
    ofFiles,
  };
}
