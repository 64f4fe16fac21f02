import { useEffect, useRef, useState } from 'react';
import type { FoundEntry } from '#core/search/entries.ts';

const none: readonly FoundEntry[] = [];

/**
 * The entries of tools that a query finds; `isPending` until they are known, meanwhile those of the query before. Runs
 * one query at a time, the newest, so that no key waits for outdated answers.
 */
export function useEntries(query: string, find: (query: string) => Promise<readonly FoundEntry[]>) {
  const [known, setKnown] = useState({ query: '', entries: none });
  const isAsking = useRef(false);
  useEffect(() => {
    if (isAsking.current || known.query === query) return;
    isAsking.current = true;
    const settle = (entries: readonly FoundEntry[]) => {
      isAsking.current = false;
      setKnown({ query, entries });
    };
    find(query).then(settle, () => settle(none));
  }, [query, known, find]);
  return { entries: query === '' ? none : known.entries, isPending: known.query !== query };
}
