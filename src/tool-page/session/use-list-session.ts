import { useRef } from 'react';
import type { OperationName, Tool } from '#core/tool.ts';
import { hasSeveralLines } from '#lib/line-breaks.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';

/** The operations of a tool for one value and for a list of them. */
export interface ListOperations<T extends Tool> {
  readonly one: OperationName<T>;
  readonly list: OperationName<T>;
  /** Whether a text is a list; by default one of several lines. */
  readonly isList?: (text: string) => boolean;
}

/** The session of a tool in which a list of values has an operation of its own: a single one after it is one value again. */
export function useListSession<T extends Tool>({
  one,
  list,
  isList = hasSeveralLines,
}: ListOperations<T>): SessionOf<T> {
  const isImplied = useRef(false);
  return useToolSession<T>({
    impliedBy: (input, { name }) => {
      const isSeveral = !('text' in input) || isList(input.text);
      if (name === one && isSeveral) {
        isImplied.current = true;
        return { operation: list };
      }
      if (name !== list || isSeveral || !isImplied.current) return {};
      isImplied.current = false;
      return { operation: one };
    },
  });
}
