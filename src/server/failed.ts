import type { Params } from '#core/messages.ts';
import type { Problem, Reason } from './job.ts';
import { type ServerCode, toProblem } from './problem.ts';

/** Ends a job with a problem. */
export class Failed extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Ends a job with a problem that belongs to no tool, or to a step by its index, in the language of a BCP 47 tag. */
export const failIn =
  (locale: string) =>
  async (reason: Reason, code: ServerCode, params: Params = {}, step?: number): Promise<never> => {
    throw new Failed({ ...(await toProblem(reason, code, params, locale)), ...(step !== undefined && { step }) });
  };
