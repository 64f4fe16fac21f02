import type { Finished } from '#core/perform.ts';
import type { LocatedPlace } from '#core/place.ts';
import { isEmptyInput } from './tool.ts';
import type { Good } from './use-run.ts';
import { useSentences } from './use-sentences.ts';
import type { ToolSession } from './use-tool-session.ts';

/** What there is to show of a session's runs. */
export interface Findings {
  /** The newest run that did not end well. */
  readonly problem: Finished | undefined;
  /** Where the input is wrong. */
  readonly mark: LocatedPlace | undefined;
  readonly good: Good | undefined;
  /** The good result is that of an earlier input. */
  readonly isStale: boolean;
  /** What is wrong with options, by field. */
  readonly issues: Readonly<Record<string, string>>;
}

export function useFindings({ run, operation, input, name }: ToolSession): Findings {
  const sentences = useSentences();
  const { finished } = run;
  // Nothing typed is no mistake: what an empty input leads to counts only where it is a result.
  const isNothing =
    operation.input !== undefined && isEmptyInput(input) && finished !== undefined && 'failure' in finished;
  const problem = finished && !('value' in finished) && !isNothing ? finished : undefined;
  const failure = problem && 'failure' in problem ? problem.failure : undefined;
  const field = failure?.at?.field;
  const issues = Object.fromEntries(run.issues.map((issue) => [issue.field, sentences.issue(issue)]));
  return {
    problem,
    mark: field === undefined ? failure?.at : undefined,
    good: run.good?.operation === name && !isNothing ? run.good : undefined,
    isStale: run.issues.length > 0 || problem !== undefined,
    issues: failure && field !== undefined ? { ...issues, [field]: sentences.failure(failure) } : issues,
  };
}
