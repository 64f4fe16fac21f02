import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inputValue, isEmptyInput, useTool } from '#page/services.ts';
import type { ToolSession } from './use-tool-session.ts';

/**
 * The entry that the page's address names, such as a command of a cheatsheet: it is brought into view, and its copy button
 * gets the focus. Where the result, whose entries are `ids`, lacks it, all are shown: the input is emptied, and options
 * become `unfiltered`. Undefined once the reader looks for something else.
 */
export function useEntry(
  session: ToolSession,
  ids: readonly string[],
  unfiltered: Readonly<Record<string, unknown>>,
): string | undefined {
  const { memory } = useTool();
  const [entry, setEntry] = useState<string>();
  useEffect(() => {
    const read = () => setEntry(memory.readEntry());
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [memory]);

  const { input, options, run } = session;
  const sought = useRef<{ readonly entry: string; readonly isSeen: boolean }>(undefined);
  const seek = useEffectEvent((wanted: string) => {
    // A result of another input than the present one is about to be replaced.
    if (run.outcomeInput !== inputValue(input)) return;
    const before = sought.current?.entry === wanted ? sought.current : undefined;
    const isSeen = ids.includes(wanted);
    sought.current = { entry: wanted, isSeen };
    if (isSeen) {
      if (!before?.isSeen) reveal(wanted);
    } else if (!before) {
      if (Object.entries(unfiltered).some(([name, value]) => options[name] !== value)) session.setOptions(unfiltered);
      if (!isEmptyInput(input)) session.setInput({ text: '' }, 'replace');
    } else {
      setEntry(undefined);
      // So that it can be opened again.
      memory.leaveEntry();
    }
  });
  useEffect(() => {
    if (entry === undefined) sought.current = undefined;
    else if (run.outcome) seek(entry);
  }, [entry, run.outcome]);
  return entry;
}

/** Shows an entry, once the group that it is in is open. */
function reveal(entry: string): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(entry);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  });
}
