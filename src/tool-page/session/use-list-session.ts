import { useRef } from 'react';
import type { OperationName, OptionsOf, Tool } from '#core/tool.ts';
import { hasSeveralLines } from '#lib/line-breaks.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';

/** The operations of a tool for one value and for a list of them. */
export interface ListOperations<T extends Tool> {
  readonly one: OperationName<T>;
  readonly list: OperationName<T>;
  /** Whether a text is a list; by default one of several lines. */
  readonly isList?: (text: string) => boolean;
  /** Options that the first input of a visit brings along. */
  readonly firstOptions?: (present: SessionOf<T>['options']) => Partial<OptionsOf<T, OperationName<T>>>;
}

/** The session of a tool in which a list of values has an operation of its own: a single one after it is one value again. */
export function useListSession<T extends Tool>(operations: ListOperations<T>): SessionOf<T> {
  const { one, list, isList = hasSeveralLines, firstOptions } = operations;
  const isImplied = useRef(false);
  const hasInput = useRef(false);
  return useToolSession<T>({
    impliedBy: (input, { name, options }) => {
      const brought = hasInput.current ? {} : { options: firstOptions?.(options) ?? {} };
      hasInput.current = true;
      const isSeveral = !('text' in input) || isList(input.text);
      if (name === one && isSeveral) {
        isImplied.current = true;
        return { ...brought, operation: list };
      }
      if (name !== list || isSeveral || !isImplied.current) return brought;
      isImplied.current = false;
      return { ...brought, operation: one };
    },
  });
}
