import type { Tool } from '#core/tool.ts';
import { hasSeveralLines } from '#lib/lines/breaks.ts';
import type { Input } from '#page/services.ts';

/**
 * Returns a function that finds the operation for an input by the `list` of the present operation: the one for lists
 * where the input is a list, and the one before again where a single value follows.
 */
export function createListSwitch({ operations }: Tool): (input: Input, name: string) => string | undefined {
  let single: string | undefined;
  return (input, name) => {
    const from = single !== undefined && operations[single]?.list?.operation === name ? single : name;
    const { list } = operations[from] ?? {};
    if (!list) return undefined;
    const { operation, pattern } = list;
    const isList =
      !('text' in input) || (pattern ? new RegExp(pattern, 'u').test(input.text) : hasSeveralLines(input.text));
    if (isList === (name === operation)) return undefined;
    single = isList ? name : undefined;
    return isList ? operation : from;
  };
}
