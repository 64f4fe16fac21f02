import { useEffect, useRef, useState } from 'react';
import { inputValue, isEmptyInput, useTool } from '#page/services.ts';
import type { ToolSession } from './use-tool-session.ts';

/**
 * The entry that the page's address names, such as a command of a cheatsheet, brought into view with its copy button
 * focused. Where `ids`, those of the result, lack it, all are shown: the input is emptied, and `unfiltered` are the options
 * with which nothing is left out. Undefined once the reader looks for something else.
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
  const { outcome, outcomeInput } = run;
  const isAnswered = outcome !== undefined && outcomeInput === inputValue(input);
  const latest = useRef({ input, options, session, ids, isAnswered });
  latest.current = { input, options, session, ids, isAnswered };
  /** How far the entry has been brought into view. */
  const progress = useRef<{ readonly entry: string; readonly isSeen: boolean }>(undefined);

  // With each result, and each entry.
  useEffect(() => {});
  return entry;
}
