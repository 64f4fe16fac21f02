import { startTransition, useEffect, useRef, useState } from 'react';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Presets } from '#ui/controls/buttons/presets.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface WordSuggestionsProps {
  readonly session: SessionOf<typeof tool>;
}

/** In milliseconds: while keys come faster, nothing is suggested. */
const pause = 80;

/** Words that the one before the caret can become; Tab goes to them, and a press completes it. */
export function WordSuggestions({ session }: WordSuggestionsProps) {
  const { message } = useToolMessages<typeof messages>();
  const { input, options } = session;
  const text = 'text' in input ? input.text : '';
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const readCaret = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLTextAreaElement) || activeElement.value !== latest.current) return;
      area.current = activeElement;
      // The key that moved it is answered first.
      startTransition(() => setCaret(activeElement.selectionEnd));
    };
    document.addEventListener('selectionchange', readCaret);
    return () => document.removeEventListener('selectionchange', readCaret);
  }, []);
  const typed = text.slice(0, caret);
  // The options of all operations of the page have it.
  const language = options['language'] as 'auto';
  const { success } = useOperation(session, 'suggest', typed, { language }, pause);
  const complete = (word: string) => {
    const written = /\S*$/.exec(typed)?.[0].length ?? 0;
    area.current?.focus();
    area.current?.setSelectionRange(typed.length - written, typed.length);
    // Typed, so that it can be undone.
    document.execCommand('insertText', false, text.charAt(typed.length) === ' ' ? word : `${word} `);
  };
  return <Presets isLine title={message('suggestions')} values={success?.value ?? []} current="" onPick={complete} />;
}
