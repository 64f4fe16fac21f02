import type { Operation } from './tool.ts';

/** Whether another run would give the same result, as by its declaration. */
export const isRepeatable = ({ input, live, fixed, examples = [] }: Operation = { output: 'text' }): boolean =>
  (input !== undefined || fixed === true) && live !== false && !examples.some(({ isRandom }) => isRandom);
