import { useEffect, useRef, useState } from 'react';
import { byHand, copy } from './copy.ts';

export type CopyState = 'idle' | 'copied' | 'refused';

/** What is copied, made on request; undefined: nothing. */
export type CopiedContent = () => string | Blob | undefined | Promise<string | Blob | undefined>;

/** How long the confirmation is shown, in milliseconds. */
const confirmation = 1_500;

/**
 * Copies, and reports for a moment whether that worked; so does the returned `copyNow`. If copying is refused, the text
 * of the element that `fallback` returns is selected. The report goes once `source`, which the content is made of, or `name`,
 * by which the report calls it, changes.
 */
export function useCopying(
  content: CopiedContent,
  fallback?: () => Element | null,
  source?: unknown,
  name?: string,
): readonly [state: CopyState, copyNow: () => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was copied is no longer what is shown
  useEffect(() => setState('idle'), [source, name]);
  const copyNow = async () => {
    const given = await content();
    if (given === undefined) return false;
    const copied = await copy(given);
    const element = fallback?.();
    if (!copied && element) (await byHand()).selectText(element);
    setState(copied ? 'copied' : 'refused');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), confirmation);
    return copied;
  };
  return [state, copyNow];
}
