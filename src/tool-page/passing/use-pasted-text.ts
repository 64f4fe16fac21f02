import { useEffect, useRef } from 'react';
import { betterUse } from '#core/kinds/better-use.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { isTextField } from '#ui/focus.ts';

/** Gives a text that is pasted on a page without an input to the operation of the tool that it is for. */
export function usePastedText(session: ToolSession): void {
  const { tool, findMatchingTools } = useTool();
  const latest = useRef(session);
  latest.current = session;
  const hasInput = session.operation.input !== undefined;
  useEffect(() => {
    if (hasInput) return;
    const take = async (text: string) => {
      const { kinds } = await findMatchingTools({ text });
      const { names, name, turn, setInput } = latest.current;
      const better = betterUse(kinds, tool, names, name, true);
      if (better?.operation === undefined) return;
      setInput({ text: toLineFeeds(text) }, 'replace');
      turn(better.operation, kinds.find(({ kind }) => kind === better.kind)?.name ?? '', better.options);
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '' && !isTextField(event.composedPath()[0])) take(text).catch(() => {});
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [tool, hasInput, findMatchingTools]);
}
