import { useState } from 'react';
import { sameOptions } from '#core/fields.ts';
import { inputValue } from '#page/services.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** The changes, by number from 0, of which the original is taken: none once a text or what counts of it changes. */
export interface Undone {
  readonly numbers: ReadonlySet<number>;
  set(number: number, isUndone: boolean): void;
}

export function useUndone(session: SessionOf<typeof tool>): Undone {
  const { input, options } = session;
  const names: readonly string[] = Object.keys(session.tool.operations.compare.options);
  const present = {
    input: inputValue(input),
    options: Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name))),
  };
  const [state, setState] = useState({ of: present, numbers: none });
  const isPresent = state.of.input === present.input && sameOptions(state.of.options, present.options);
  const numbers = isPresent ? state.numbers : none;
  return {
    numbers,
    set: (number, isUndone) => {
      const next = new Set(numbers);
      if (isUndone) next.add(number);
      else next.delete(number);
      setState({ of: present, numbers: next });
    },
  };
}

const none: ReadonlySet<number> = new Set();
