import { isComplete } from './affected-tools.ts';

/** How often a property is tried with random data: a quarter of the times on a landing, all with the complete run. */
export const runs = (all: number): { readonly numRuns: number } => ({
  numRuns: isComplete ? all : Math.ceil(all / 4),
});
