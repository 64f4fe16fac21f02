import { useEffect, useEffectEvent, useRef } from 'react';
import { readHistory } from '#page/history/read-history.ts';
import { useTool } from '#page/services.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** How long an expression with a result must be unchanged to be one of the history, in milliseconds. */
const settleDelay = 1_500;

/** As many as anybody goes back. */
const maxEntries = 100;

/**
 * Brings former expressions of the visit, then those kept in this browser, back by the arrow keys: ↑ where the caret can
 * go no further up, or the input is a single line; ↓ returns to what was there.
 */
export function useKeyHistory(session: SessionOf<typeof tool>): void {
  const { memory } = useTool();
  const { input, run, isSample, setInput } = session;
  const text = 'text' in input ? input.text : undefined;
  /** The newest first. */
  const visited = useRef<readonly string[]>([]);
  /** What is gone through, the text that was there first, and which of it is shown. */
  const shown = useRef<{ readonly texts: readonly string[]; readonly at: number }>(undefined);
  const { success } = run;

  const add = useEffectEvent((settled: string) => {
    if (shown.current?.texts[shown.current.at] === settled) return;
    // One that goes on from the last takes its place.
    const others = visited.current.filter(
      (other, index) => other !== settled && (index > 0 || !settled.startsWith(other)),
    );
    visited.current = [settled, ...others].slice(0, maxEntries);
  });
  useEffect(() => {
    if (text === undefined || text.trim() === '' || isSample || success?.input !== text) return;
    const timer = setTimeout(() => add(text), settleDelay);
    return () => clearTimeout(timer);
  }, [text, isSample, success]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!(target instanceof HTMLTextAreaElement) || !target.closest('[data-input-pane]')) return;
    if (text === undefined || shiftKey || ctrlKey || metaKey || altKey || isComposing) return;
    const { selectionStart, selectionEnd, value } = target;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    if (selectionStart !== selectionEnd && !isWhole) return;
    const present = shown.current?.texts[shown.current.at] === text ? shown.current : undefined;
    const isOneLine = !value.includes('\n');
    const step =
      key === 'ArrowUp' && (isOneLine || selectionStart === 0)
        ? 1
        : key === 'ArrowDown' && present && (isOneLine || !value.includes('\n', selectionEnd))
          ? -1
          : 0;
    if (step === 0) return;
    const known = [...visited.current, ...readHistory(memory.readKept('inputs'))];
    const { texts, at } = present ?? { texts: [...new Set([text, ...known])], at: 0 };
    const next = texts[at + step];
    if (next === undefined) return;
    event.preventDefault();
    shown.current = { texts, at: at + step };
    setInput({ text: next }, 'replace');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
