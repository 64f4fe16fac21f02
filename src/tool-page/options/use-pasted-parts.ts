import { useEffect, useRef } from 'react';
import { emptyInput } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

/** What a pasted text holds besides the input. */
export interface PastedParts {
  readonly options: Readonly<Record<string, unknown>>;
  /** The input; where absent, the one before the paste is kept. */
  readonly input?: string;
}

/** Puts the parts of a pasted text into their fields; `split` finds none in a text that is the input alone. */
export function usePastedParts(session: ToolSession, split: (text: string) => PastedParts | undefined): void {
  const { input, isPasted, joined, setOptions, setInput } = session;
  const former = useRef(emptyInput);
  useEffect(() => {
    const pasted = joined?.pasted ?? ('text' in input ? input.text : '');
    const parts = isPasted ? split(pasted) : undefined;
    if (!parts) {
      former.current = input;
      return;
    }
    setOptions(parts.options);
    setInput(parts.input === undefined ? (joined?.former ?? former.current) : { text: parts.input }, 'replace');
  }, [input, isPasted, joined, split, setOptions, setInput]);
}
