import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inputValue, isEmptyInput, useTool } from '#page/services.ts';
import type { ToolSession } from './use-tool-session.ts';

/**
 * The entry that the page's address names, such as a command of a cheatsheet: it is scrolled into view, and its copy
 * button focused. If the result, whose entries are `ids`, lacks it, all are shown: the input is emptied, and options
 * become `unfiltered`. Undefined once the user searches for something else.
 */
export function useEntry(
  session: ToolSession,
  ids: readonly string[],
  unfiltered: Readonly<Record<string, unknown>>,
): string | undefined {
  const { memory } = useTool();
  // An object, so that the same entry can be requested again.
  const [wanted, setWanted] = useState<Wanted>({});
  useEffect(() => {
    const read = () => setWanted({ entry: memory.readEntry() });
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [memory]);

  const { input, options, run } = session;
  const sought = useRef<{ readonly wanted: Wanted; readonly isSeen: boolean }>(undefined);
  const seek = useEffectEvent((entry: string) => {
    // A result of another input than the present one is about to be replaced.
    if (run.outcomeInput !== inputValue(input)) return;
    const before = sought.current?.wanted === wanted ? sought.current : undefined;
    const isSeen = ids.includes(entry);
    sought.current = { wanted, isSeen };
    if (isSeen) {
      if (!before?.isSeen) reveal(entry);
    } else if (!before) {
      if (Object.entries(unfiltered).some(([name, value]) => options[name] !== value)) session.setOptions(unfiltered);
      if (!isEmptyInput(input)) session.setInput({ text: '' }, 'replace');
    } else {
      setWanted({});
      // So that it can be opened again.
      memory.leaveEntry();
    }
  });
  useEffect(() => {
    if (wanted.entry === undefined) sought.current = undefined;
    else if (run.outcome) seek(wanted.entry);
  }, [wanted, run.outcome]);
  return wanted.entry;
}

interface Wanted {
  readonly entry?: string | undefined;
}

/** Shows an entry, once the group that it is in is open. */
function reveal(entry: string): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(entry);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  });
}
