import type { RunOutcome } from '#core/execute.ts';
import type { LocatedPlace } from '#core/place.ts';
import { inputValue } from '#page/services.ts';
import type { Success } from './use-run.ts';
import { useRunMessages } from './use-run-messages.ts';
import type { ToolSession } from './use-tool-session.ts';

/** What there is to show of a session's runs. */
export interface RunView {
  /** The newest run that did not end well, unless an option is to blame. */
  readonly problem: RunOutcome | undefined;
  /** Where the input is wrong. */
  readonly mark: LocatedPlace | undefined;
  readonly success: Success | undefined;
  /** The success result is that of an earlier input. */
  readonly isStale: boolean;
  /** What is wrong with options, by field. */
  readonly issues: Readonly<Record<string, string>>;
  /** What is wrong with an option that is empty: there is no result without it. */
  readonly missing: string | undefined;
}

export function useRunView({ run, operation, input, name, options }: ToolSession): RunView {
  const runMessages = useRunMessages();
  const { outcome } = run;
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const field = failure?.at?.field;
  const optionFault = failure && field !== undefined ? runMessages.failure(failure) : undefined;
  // Nothing typed is no mistake: what a blank input leads to counts only where it is a result.
  const isNothing = outcome !== undefined && 'nothing' in outcome;
  const problem = outcome && !('value' in outcome) && !isNothing ? outcome : undefined;
  const issues = Object.fromEntries(run.issues.map((issue) => [issue.field, runMessages.issue(issue)]));
  // What runs only when asked may have been asked of an earlier input.
  const isUnasked = operation.live === false && run.success?.input !== inputValue(input);
  return {
    problem: optionFault ? undefined : problem,
    mark: optionFault || isNothing ? undefined : failure?.at,
    success: run.success?.operation === name && !isNothing ? run.success : undefined,
    isStale: run.slow || run.cancelled || isUnasked || run.issues.length > 0 || problem !== undefined,
    issues: optionFault ? { ...issues, [String(field)]: optionFault } : issues,
    missing: options[String(field)] === '' ? optionFault : undefined,
  };
}
