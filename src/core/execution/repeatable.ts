import type { Operation } from '#core/tool.ts';

/**
 * Whether another run would give the same result, as by its declaration.
 * @param examples those of the operation: in the browser, its declaration has none
 */
export const isRepeatable = (
  { input, live, fixed }: Operation = { output: 'text' },
  examples: readonly { readonly isRandom?: boolean }[],
): boolean => (input !== undefined || fixed === true) && live !== false && !examples.some(({ isRandom }) => isRandom);
