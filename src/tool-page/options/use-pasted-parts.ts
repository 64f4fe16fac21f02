import { useEffect, useRef } from 'react';
import { emptyInput } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

/** What a pasted text holds besides the input. */
export interface PastedParts {
  readonly options: Readonly<Record<string, unknown>>;
  /** The input; where absent, the one before the paste is kept. */
  readonly input?: string;
}

type Split = (text: string, options: ToolSession['options']) => PastedParts | undefined;

/** Puts the parts of a pasted text into their fields; `split` finds none in a text that is the input alone. */
export function usePastedParts(session: ToolSession, split: Split): void {
  const { input, isPasted, joined, setOptions, setInput } = session;
  // As they are at the paste: a later change of them splits nothing.
  const options = useRef(session.options);
  options.current = session.options;
  const former = useRef(emptyInput);
  useEffect(() => {
    const pasted = joined?.pasted ?? ('text' in input ? input.text : '');
    const parts = isPasted ? split(pasted, options.current) : undefined;
    if (!parts) {
      former.current = input;
      return;
    }
    setOptions(parts.options);
    setInput(parts.input === undefined ? (joined?.former ?? former.current) : { text: parts.input }, 'replace');
  }, [input, isPasted, joined, split, setOptions, setInput]);
}
