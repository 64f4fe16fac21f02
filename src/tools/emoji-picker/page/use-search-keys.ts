import { useEffect, useEffectEvent } from 'react';
import { emptyInput } from '#page/services.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

const search = '[data-input-pane] textarea';
const grid = '[role="grid"]';

/**
 * In the search, Enter picks the best that was found (`isShifted` with Shift), and ↓ goes to the grid; Escape empties the
 * search, from the grid too.
 */
export function useSearchKeys(session: SessionOf<typeof tool>, onPick: (isShifted: boolean) => void): void {
  const { input, run, setInput } = session;
  const text = 'text' in input ? input.text : undefined;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (!(target instanceof HTMLElement) || defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    const isInSearch = target.matches(search);
    if (key === 'Escape' && text && (isInSearch || target.matches(grid))) {
      setInput(emptyInput, 'replace');
      document.querySelector<HTMLElement>(search)?.focus();
    } else if (key === 'Enter' && isInSearch) {
      // Nothing is picked that was found for the letters before.
      if (text && run.success?.input === text) onPick(shiftKey);
    } else if (key === 'ArrowDown' && isInSearch) {
      const found = document.querySelector<HTMLElement>(grid);
      found?.focus({ preventScroll: true });
      found?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
