import { useRef } from 'react';
import type { OperationName, Tool } from '#core/tool.ts';
import { hasSeveralLines } from '#lib/line-breaks.ts';
import type { Input } from '#page/services.ts';
import { type SessionOf, useToolSession } from './use-tool-session.ts';

/**
 * The session of a tool that describes one value, and makes a table of several: an input of several lines goes to the
 * table, a single one after it is described again.
 */
export function useOneOrSeveral<T extends Tool>(
  one: OperationName<T>,
  several: OperationName<T>,
  isSeveral: (input: Input) => boolean = hasLines,
): SessionOf<T> {
  /** The table was not chosen by hand. */
  const isImplied = useRef(false);
  return useToolSession<T>({
    impliedBy: (input, { name }) => {
      const isList = isSeveral(input);
      if (name === one && isList) {
        isImplied.current = true;
        return { operation: several };
      }
      if (name !== several || isList || !isImplied.current) return {};
      isImplied.current = false;
      return { operation: one };
    },
  });
}

const hasLines = (input: Input): boolean => !('text' in input) || hasSeveralLines(input.text);
