import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import type { Runner } from '#page/session/use-run.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { matchDigest } from '../match-digest.ts';
import type tool from '../tool.ts';
import { toVerdict, type Verdict } from '../verdict.ts';

/** How the expected digest compares with those of the input. */
export interface Comparison {
  /** The algorithm, among those whose digests are shown, that gives the expected one. */
  readonly match: string | undefined;
  /** Absent where nothing is expected, and while it is not known. */
  readonly verdict: Verdict | undefined;
  /** The run that compares with algorithms whose digests are not shown. */
  readonly run: Runner;
}

/** Compares with the digests that are there; only where none matches, with those of all other algorithms. */
export function useComparison(session: SessionOf<typeof tool>, expected: string): Comparison {
  const digests = digestsOf(session);
  const isAsked = digests !== undefined && expected.trim() !== '';
  const match = isAsked ? matchDigest(expected, digests) : undefined;
  const { input } = session;
  const operation = session.operation.input === 'text' ? 'verify' : 'verifyFile';
  const { run, outcome } = useOperation(
    session,
    operation,
    isAsked && match === undefined ? inputValue(input) : undefined,
    {
      ...session.optionsOf(operation),
      expected,
    },
  );
  const found = isAsked && outcome && !run.running ? toVerdict(outcome) : undefined;
  return { match, verdict: match === undefined ? found : { algorithm: match }, run };
}

/** The digests of the present input, once they are there. */
function digestsOf(session: SessionOf<typeof tool>) {
  const { success, outcome, slow, cancelled } = session.run;
  const isCurrent = outcome && 'value' in outcome && !slow && !cancelled;
  if (!isCurrent || success?.operation !== session.name) return undefined;
  return resultOf(session, 'hash', 'hashFile');
}
