import { useEffect, useMemo, useRef, useState } from 'react';
import { type FindQuery, findPattern } from '#lib/big-text/find-text.ts';
import { lowerBound } from '#lib/collections/lower-bound.ts';
import type { FindTarget } from './find-target.ts';

/** How long a search may keep the page from answering, in milliseconds. */
const turn = 10;

interface Found {
  readonly count: number;
  /** Which of them is shown, from 0; -1 where none is. */
  readonly at: number;
  /** Everything has been searched. */
  readonly isDone: boolean;
}

export interface Find extends Found {
  /** Shows the next match, or the previous one, around the end. */
  step(by: 1 | -1): void;
}

const nothing: Found = { count: 0, at: -1, isDone: true };

/** Searches for a text in a target, a little at a time, and again whenever `version`, that of the text, changes. */
export function useFind(target: FindTarget, query: FindQuery, version: unknown): Find {
  const { text, matchCase, wholeWord } = query;
  const pattern = useMemo(() => findPattern({ text, matchCase, wholeWord }), [text, matchCase, wholeWord]);
  const offsets = useRef<number[]>([]);
  const shown = useRef<{ pattern: RegExp | undefined; at: number }>({ pattern: undefined, at: -1 });
  const [found, setFound] = useState(nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another text
  useEffect(() => {
    // Where only the text has changed, the matches are counted anew but nothing scrolls.
    const isNew = shown.current.pattern !== pattern;
    shown.current = { pattern, at: -1 };
    offsets.current = [];
    target.show(pattern);
    if (!pattern) return setFound(nothing);
    const start = target.start();
    const search = target.search(pattern);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const end = performance.now() + turn;
      let isDone = false;
      while (!isDone && performance.now() < end) {
        const { value, done = false } = search.next();
        for (const offset of value ?? []) offsets.current.push(offset);
        isDone = done;
      }
      const count = offsets.current.length;
      const next = lowerBound(offsets.current, start);
      if (shown.current.at < 0 && (next < count || (isDone && count > 0))) {
        shown.current.at = next < count ? next : 0;
        if (isNew) target.show(pattern, offsets.current[shown.current.at], text.length);
      }
      setFound({ count, at: shown.current.at, isDone });
      if (!isDone) timer = setTimeout(goOn);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [target, pattern, text, version]);

  useEffect(() => () => target.show(undefined), [target]);

  return {
    ...found,
    step(by) {
      const { count } = found;
      if (count === 0) return;
      const at = (Math.max(shown.current.at, by > 0 ? -1 : 0) + by + count) % count;
      shown.current.at = at;
      setFound({ ...found, at });
      target.show(pattern, offsets.current[at], text.length);
    },
  };
}
