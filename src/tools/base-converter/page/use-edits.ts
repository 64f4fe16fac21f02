import { useEffect, useRef, useState } from 'react';
import type { OptionsOf } from '#core/tool.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

export interface Draft {
  /** The row that was edited. */
  readonly name: string;
  readonly base: number;
  readonly text: string;
}

export interface Edits {
  readonly draft: Draft | undefined;
  /** What is wrong with the draft. */
  readonly problem: string | undefined;
  /** Makes what was typed in a row the input. */
  edit(draft: Draft): void;
  /** The row shows its number again as it is written, unless it cannot be read. */
  leave(): void;
}

/**
 * What is typed in a row is converted to the base of the input, so that the other rows stay where they are, and goes on
 * from there, until there is another input.
 */
export function useEdits(session: SessionOf<typeof tool>): Edits {
  const runMessages = useRunMessages();
  const [draft, setDraft] = useState<Draft & { readonly options: Partial<OptionsOf<typeof tool, 'convert'>> }>();
  const { success, outcome } = useOperation(session, 'convert', draft?.text, draft?.options ?? {});
  const latest = useRef({ session, draft });
  latest.current = { session, draft };
  /** The input that came from a row. */
  const own = useRef<string>(undefined);

  useEffect(() => {
    const { session: current, draft: written } = latest.current;
    if (!success || !written) return;
    // What is cut in the base of the input would no longer be the same number.
    const isCut = success.notices.some(({ code }) => code === 'cut');
    if (isCut) current.setOption('from', written.base);
    own.current = isCut ? written.text : success.value;
    current.setInput({ text: own.current });
  }, [success]);

  const { input } = session;
  useEffect(() => {
    if (!('text' in input && input.text === own.current)) setDraft(undefined);
  }, [input]);

  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  return {
    draft,
    problem: draft && failure && runMessages.failure(failure),
    // With the options of now: those that change later are for the input that comes of it.
    edit: (next) => {
      const { alphabet, customAlphabet, from } = session.optionsOf('describe');
      // An empty row leaves no number whose base could be kept.
      const begun = draft?.name === next.name ? draft.options.to : undefined;
      const to = from ?? begun ?? resultOf(session, 'describe')?.inputBase ?? 10;
      const prefix = from === null;
      setDraft({
        ...next,
        options: { alphabet, customAlphabet, from: next.base, to, prefix, fractionDigits: 1000 },
      });
    },
    leave: () => {
      if (!failure) setDraft(undefined);
    },
  };
}
