import type { Failure, RunOutcome } from '#core/execution/execute.ts';
import { hasPane, isFormBegun } from '#core/fields.ts';
import { failsAsVerdict } from '#core/operations/headline.ts';
import type { LocatedPlace } from '#core/place.ts';
import { inputValue } from '#page/services.ts';
import { useDescriptions } from './use-descriptions.ts';
import type { Success } from './use-run.ts';
import { useSettled } from './use-settled.ts';
import type { ToolSession } from './use-tool-session.ts';
import { useVocabulary } from './use-vocabulary.ts';

/** What there is to show of a session's runs. */
export interface RunView {
  /** The newest run that did not end well, unless an option is to blame. */
  readonly problem: RunOutcome | undefined;
  /** The operation does not take the input: it was pasted, or typing has paused. */
  readonly isRefused: boolean;
  /** What is wrong with the input, as text. */
  readonly problemText: string | undefined;
  /** Where the input is wrong. */
  readonly mark: LocatedPlace | undefined;
  readonly success: Success | undefined;
  /** The success result is that of an earlier input. */
  readonly isStale: boolean;
  /** It is, and is marked so: typing has paused, and nothing runs. */
  readonly isStaleSettled: boolean;
  /** What is wrong with options, by field. */
  readonly issues: Readonly<Record<string, string>>;
  /** What is wrong with an option that may be out of sight: there is no result without it. */
  readonly missing: string | undefined;
  /** The failure that offers what would help, where an option is to blame. */
  readonly offering: Failure | undefined;
}

/** How long an error of a pasted text waits, in milliseconds: the page may turn to the operation that the text is for. */
const turnTime = 150;

export function useRunView({ run, operation, input, name, options, isPasted }: ToolSession): RunView {
  const { outcome } = run;
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  // Nothing typed is no mistake: what a blank input leads to counts only where it is a result.
  const isNothing = outcome !== undefined && 'nothing' in outcome;
  // In a form whose other fields are filled in, it is what is missing.
  const blank = isNothing && isFormBegun(operation.options ?? {}, options) ? outcome.nothing : undefined;
  const field = failure?.at?.field;
  // What was missing has been filled in since: it is missing no more.
  const isFilled = run.outcomeOptions?.[String(field)] === '' && options[String(field)] !== '';
  const isOfOption = failure !== undefined && field !== undefined;
  const isFault = isOfOption && !isFilled;
  const vocabulary = useVocabulary();
  const descriptions = useDescriptions((failure ?? blank) !== undefined || run.issues.length > 0);
  const optionFault = isFault ? descriptions?.describeFailure(failure, vocabulary) : undefined;
  const failed = outcome && !('value' in outcome) && !isNothing ? outcome : undefined;
  const problem = useSettled(failed, isPasted, turnTime);
  const issues = Object.fromEntries(
    run.issues.flatMap((issue) => (descriptions ? [[issue.field, descriptions.describeIssue(issue, vocabulary)]] : [])),
  );
  // A run on request may belong to an earlier input.
  const isUnasked = operation.live === false && run.success?.input !== inputValue(input);
  // An empty option is a hint, another one an error; a pane of a document and fields by or above the input show that.
  const isEmpty = options[String(field)] === '';
  const declared = operation.options?.[String(field)];
  const isInLead = declared?.place === 'own' && operation.components?.lead !== undefined;
  const isInSight = declared !== undefined && (declared.place === 'input' || isInLead || hasPane(declared));
  const isNamed = isFault && !isEmpty && !isInSight;
  const namedFault = isNamed ? descriptions?.describeFailure(failure, vocabulary, true) : undefined;
  // A document is an input: without it there is no result, not even an old one.
  const isWithout = isOfOption && isEmpty && declared !== undefined && hasPane(declared);
  const isStale = run.slow || run.cancelled || isUnasked || run.issues.length > 0 || failed !== undefined;
  // The verdict of a check is what is wrong, not that of an earlier input.
  const isVerdict = problem !== undefined && !isOfOption && failsAsVerdict(operation);
  const isTyping = failed !== undefined && !isOfOption && problem === undefined;
  return {
    problem: isOfOption ? undefined : problem,
    isRefused: !isOfOption && (isPasted ? failed : problem) !== undefined,
    problemText: isOfOption || !problem || !failure ? undefined : descriptions?.describeFailure(failure, vocabulary),
    mark: isOfOption || isNothing || !problem ? undefined : failure?.at,
    success: run.success?.operation === name && !isNothing && !isVerdict && !isWithout ? run.success : undefined,
    isStale,
    isStaleSettled: isStale && !isTyping && !run.slow,
    issues: optionFault ? { ...issues, [String(field)]: optionFault } : issues,
    missing: blank ? descriptions?.describeFailure(blank, vocabulary) : isEmpty ? optionFault : namedFault,
    offering: isFault && failure.offers ? failure : undefined,
  };
}
