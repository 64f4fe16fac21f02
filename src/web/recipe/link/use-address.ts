import { useEffect, useRef, useState } from 'react';
import { openLink } from '#core/execution/packed-link.ts';
import { eachOfAddress, type LinkFault, stepsOfAddress } from '#core/execution/recipe-link.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import type { Tool } from '#core/tool.ts';
import { emptyInput } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import { savedName } from '../../state/saved-recipes.ts';
import { type PageMemory, replaceAddress } from '../../storage/memory.ts';
import type { Each } from '../each/each-services.ts';
import { linkOf, type ToolOf } from '../forms.ts';
import { actions, beginWith, type RecipeState } from '../steps.ts';
import { isForeignRecipe } from './foreign-recipe.ts';
import { formerRecipe, keepRecipe } from './former-recipe.ts';
import {
  eachOfLink,
  type IgnoredOption,
  ignoredEach,
  ignoredOptions,
  isHeldLink,
  toNewSteps,
} from './linked-recipe.ts';

interface AddressParts {
  readonly state: RecipeState;
  readonly each: Each | undefined;
  readonly setEach: (each: Each | undefined) => void;
  readonly change: (next: (state: RecipeState) => RecipeState) => void;
  readonly memory: PageMemory;
  readonly session: Pick<ToolSession, 'input' | 'setInput'>;
  readonly toolOf: ToolOf;
  readonly loadTool: (id: string) => Promise<Tool | undefined>;
  /** The tools of all steps are loaded. */
  readonly isLoaded: boolean;
}

const eachOf = (address: string): Each | undefined => eachOfLink(eachOfAddress(address));

const isBlank = ({ steps, past }: RecipeState): boolean => steps.length + past.length === 0;

/** Reads the recipe of the address, and keeps the present one there. */
export function useAddress(parts: AddressParts) {
  const { state, each, setEach, change, memory, session, toolOf, loadTool, isLoaded } = parts;
  const { input, setInput } = session;
  const [fault, setFault] = useState<LinkFault>();
  const [isHeld, setHeld] = useState(false);
  const [isReading, setReading] = useState(true);
  const [ignored, setIgnored] = useState<readonly IgnoredOption[]>([]);
  /** That of the saved recipe that was opened, or last saved. */
  const [name, setName] = useState<string>();
  const present = useRef({ input, each });
  present.current = { input, each };
  /** What the recipe ran on that another one was opened over. */
  const formerEach = useRef<Each>(undefined);
  useEffect(() => {
    const begin = async () => {
      const opened = await openLink(location.search + location.hash);
      setFault(opened.fault);
      const { address, steps: linked } = opened;
      if (!address || !linked) return;
      const former = formerRecipe(memory);
      const formerAddress = `#${former?.link}`;
      const saved = savedName(location);
      setName(saved);
      const read = await toNewSteps(linked, loadTool);
      const tools = new Map(await Promise.all(read.map(async ({ tool }) => [tool, await loadTool(tool)] as const)));
      // No link carries a secret.
      const isRefused =
        memory.readShared().has('input') && [...tools.values()].some((tool) => tool && hasSecretInput(tool));
      if (isRefused) setInput(emptyInput);
      setIgnored([...ignoredEach(eachOfAddress(address)), ...ignoredOptions(linked, read)]);
      const formerSteps = await toNewSteps(stepsOfAddress(formerAddress) ?? [], loadTool);
      const swap = former && { from: former.input, to: isRefused ? emptyInput : present.current.input };
      formerEach.current = former ? eachOf(formerAddress) : present.current.each;
      setEach(eachOf(address));
      // Together with the steps, so that none of them runs before.
      setHeld(isHeldLink(read, saved !== undefined, (id) => tools.get(id)));
      change((before) =>
        isBlank(before) ? actions.open(beginWith(formerSteps), read, swap) : actions.open(before, read),
      );
    };
    const load = () =>
      void begin()
        .catch(reportMissingCode)
        .finally(() => setReading(false));
    load();
    // Another recipe is opened: one that is not saved here comes with an input of its own, as in a new tab.
    const open = () => (isForeignRecipe(location) ? location.reload() : load());
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [change, loadTool, memory, setInput, setEach]);
  const { steps } = state;
  const isUntouched = isBlank(state);
  useEffect(() => {
    if (!isLoaded || isUntouched) return;
    const { text, isQuery } = linkOf(steps, toolOf, each);
    replaceAddress(isQuery ? text : '', isQuery ? '' : text);
    keepRecipe(memory, text);
  }, [steps, each, isLoaded, isUntouched, toolOf, memory]);
  const isUndone = state.past.length < state.opened;
  useEffect(() => {
    if (!isUndone) return;
    setName(undefined);
    setEach(formerEach.current);
  }, [isUndone, setEach]);
  const isAsRead = state.past.length === state.opened;
  const run = () => setHeld(false);
  return { fault, ignored: isAsRead ? ignored : [], isHeld, isReading, run, name, setName };
}
