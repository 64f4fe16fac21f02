import { useEffect, useRef } from 'react';
import { useTool } from './tool.ts';
import type { ToolSession } from './use-tool-session.ts';

/** Begins with an input where none is kept or shared; it stands selected, so that whatever is typed replaces it. */
export function useFirstInput(session: ToolSession, text: string): void {
  const { memory } = useTool();
  const latest = useRef(session);
  latest.current = session;
  useEffect(() => {
    if (memory.readInput() !== undefined || memory.readSharedInput() !== undefined) return;
    latest.current.setInput({ text });
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (focused instanceof HTMLTextAreaElement && focused.value === text) focused.select();
    });
  }, [memory, text]);
}
