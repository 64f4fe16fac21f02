import { useEffect, useRef } from 'react';
import { kindInfo } from '#core/kinds/kinds.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { isTextField } from '#ui/focus.ts';

/** On an operation without input, a text pasted into no text field goes to the first operation that takes one. */
export function usePasteElsewhere(session: ToolSession): void {
  const latest = useRef(session);
  latest.current = session;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { names, tool, setOperation, setInput } = latest.current;
      const name = names.find((each) => {
        const input = tool.operations[each]?.input;
        return input && kindInfo(input).repr === 'text';
      });
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (name === undefined || text === '' || isTextField(event.composedPath()[0])) return;
      event.preventDefault();
      setOperation(name);
      setInput({ text: toLineFeeds(text) }, 'replace');
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
