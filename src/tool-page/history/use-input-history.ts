import { useEffect, useEffectEvent, useRef } from 'react';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { examplesOf } from '#page/examples/examples.ts';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { readHistory } from './read-history.ts';

let loading: Promise<typeof import('./input-history.ts')> | undefined;

/** Loads what knows the forms of all secrets, with the first text that may be kept. */
function loadHistory() {
  loading ??= import('./input-history.ts').catch((error) => {
    // The next text tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Stores typed and pasted inputs when another one replaces them or the page is left: never a secret, a text with a
 * password, key or token in it, an example or the tool's own input, and nothing if history is off.
 */
export function useInputHistory({ tool, input, isSample, replaceCount }: ToolSession): void {
  const { memory } = useTool();
  const isKept = 'text' in input && !hasSecretInput(tool) && !memory.isPrivate() && !isSample;
  const present = useRef<string>(undefined);
  const count = useRef(replaceCount);
  const keep = useEffectEvent(async () => {
    const text = present.current;
    const isExample = Object.keys(tool.operations).some((name) =>
      examplesOf(tool, name).some((one) => one.input === text),
    );
    if (text === undefined || isExample || !memory.keepsInputs.get()) return;
    const { addToHistory } = await loadHistory();
    const known = readHistory(memory.readKept('inputs'));
    let texts = addToHistory(known, text);
    if (texts === known) return;
    // Where there is no room, the oldest give way.
    while (!memory.writeKept('inputs', { texts }) && texts.length > 0) texts = texts.slice(0, -1);
  });
  // The input that has just been replaced is still the present one here: the next effect makes the new one that.
  useEffect(() => {
    if (count.current !== replaceCount) keep().catch(() => {});
    count.current = replaceCount;
  }, [replaceCount]);
  useEffect(() => {
    present.current = isKept ? input.text : undefined;
    // A page that is left does not wait for it.
    if (present.current) loadHistory().catch(() => {});
  }, [input, isKept]);
  useEffect(() => {
    const leave = () => void keep().catch(() => {});
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
