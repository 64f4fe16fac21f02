import { useRef, useState } from 'react';
import type { Input } from '#page/services.ts';
import { fromOption, isTooLongToEdit, toOption } from './read-input.ts';
import { rawOf } from './store.ts';
import { toInput } from './to-input.ts';
import type { FieldHistory, InputChange, ToolSession } from './use-tool-session.ts';

/** A second document of a page: an option that has a pane of its own. */
export interface PageDocument {
  readonly input: Input;
  setInput(input: Input, how?: InputChange, pasted?: string, history?: FieldHistory): void;
  open(file: File): Promise<void>;
  /** The text with the line breaks that it was pasted with, where it has lost them; `keepLineBreaks` puts them in. */
  readonly pastedRaw: string | undefined;
  keepLineBreaks(): void;
  /** Brings back the text that was replaced. */
  readonly undo: (() => void) | undefined;
  /** Does again what `undo` has taken back. */
  readonly redo: (() => void) | undefined;
  readonly replaceCount: number;
}

/** A text or file that was replaced, and the one that replaced it. */
interface Replacement {
  readonly former: string | File;
  readonly by: string | File;
}

/** The document that an option of the present operation holds. */
export function useDocument({ options, setOption }: ToolSession, field: string): PageDocument {
  const value = options[field] as string | File;
  /** A long text as its editor holds it, and the option that was made of it. */
  const edited = useRef<{ readonly input: Input; readonly value: string }>(undefined);
  const [replaced, setReplaced] = useState<Replacement>();
  const [undone, setUndone] = useState<readonly Replacement[]>([]);
  const [replaceCount, setReplaceCount] = useState(0);
  const [pastedRaw, setPastedRaw] = useState<string>();
  const input = edited.current?.value === value ? edited.current.input : fromOption(value);

  const latest = useRef({ value, input, pastedRaw, setOption });
  latest.current = { value, input, pastedRaw, setOption };

  /** What is becoming an input; a later one takes its place. */
  const arriving = useRef<string | File>(undefined);
  const take = async (given: string | File) => {
    arriving.current = given;
    const made = await toInput(given, true);
    if (made && arriving.current === given) setInput(made, 'replace');
  };

  const setInput: PageDocument['setInput'] = (next, how, pasted, history) => {
    if (how === 'replace' && 'text' in next && isTooLongToEdit(next.text)) return void take(next.text);
    arriving.current = undefined;
    const given = toOption(next);
    if (history === 'lost') setUndone([...undone, { former: latest.current.value, by: given }]);
    else if (history === undefined) setUndone([]);
    if (how === 'replace') {
      setReplaceCount((count) => count + 1);
      // What is pasted where there was nothing is taken back by the page too: no field has it among its own edits.
      const isUndone = latest.current.value !== '' || pasted !== undefined;
      setReplaced(isUndone ? { former: latest.current.value, by: given } : undefined);
    }
    setPastedRaw(rawOf(latest.current, next, { how: how ?? 'replace', pasted }));
    edited.current = typeof given === 'string' ? { input: next, value: given } : undefined;
    latest.current.setOption(field, given);
  };

  const bringBack = (former: string | File) => {
    // Else an editor would have it among its own edits.
    setReplaceCount((count) => count + 1);
    setPastedRaw(rawOf({ input, pastedRaw }, fromOption(former), { how: 'replace' }));
    setOption(field, former);
  };

  const last = undone.at(-1);
  return {
    input,
    setInput,
    open: take,
    pastedRaw,
    keepLineBreaks: () => pastedRaw !== undefined && setInput({ text: pastedRaw }, 'replace'),
    undo:
      replaced?.by === value
        ? () => {
            setReplaced(undefined);
            setUndone([...undone, { former: value, by: replaced.former }]);
            bringBack(replaced.former);
          }
        : undefined,
    redo:
      last?.by === value
        ? () => {
            setUndone(undone.slice(0, -1));
            setReplaced({ former: value, by: last.former });
            bringBack(last.former);
          }
        : undefined,
    replaceCount,
  };
}
