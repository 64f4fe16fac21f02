import type { Finished } from '#core/execute.ts';
import type { LocatedPlace } from '#core/place.ts';
import type { Good } from './use-run.ts';
import { useSentences } from './use-run-messages.ts';
import type { ToolSession } from './use-tool-session.ts';

/** What there is to show of a session's runs. */
export interface Findings {
  /** The newest run that did not end well, unless an option is to blame. */
  readonly problem: Finished | undefined;
  /** Where the input is wrong. */
  readonly mark: LocatedPlace | undefined;
  readonly good: Good | undefined;
  /** The good result is that of an earlier input. */
  readonly isStale: boolean;
  /** The present input is not wrong: it has not led to a result yet, or was cancelled. */
  readonly isPending: boolean;
  /** What is wrong with options, by field. */
  readonly issues: Readonly<Record<string, string>>;
}

export function useFindings({ run, operation, input, name }: ToolSession): Findings {
  const sentences = useSentences();
  const { finished } = run;
  const failure = finished && 'failure' in finished ? finished.failure : undefined;
  const field = failure?.at?.field;
  const isOptionWrong = failure !== undefined && field !== undefined;
  // Nothing typed is no mistake: what a blank input leads to counts only where it is a result.
  const isNothing = finished !== undefined && 'nothing' in finished;
  const problem = finished && !('value' in finished) && !isNothing ? finished : undefined;
  const issues = Object.fromEntries(run.issues.map((issue) => [issue.field, sentences.issue(issue)]));
  // What runs only when asked may have been asked of an earlier input.
  const isUnasked = operation.live === false && run.good?.input !== ('text' in input ? input.text : input.file);
  const isPending = run.slow || run.cancelled || isUnasked;
  return {
    problem: isOptionWrong ? undefined : problem,
    mark: isOptionWrong || isNothing ? undefined : failure?.at,
    good: run.good?.operation === name && !isNothing ? run.good : undefined,
    isStale: isPending || run.issues.length > 0 || problem !== undefined,
    isPending,
    issues: isOptionWrong ? { ...issues, [field]: sentences.failure(failure) } : issues,
  };
}
