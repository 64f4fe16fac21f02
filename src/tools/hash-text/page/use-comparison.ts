import { useEffect, useRef } from 'react';
import { type Runner, useRun } from '#page/session/use-run.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { matchDigest } from '../match-digest.ts';
import tool from '../tool.ts';
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
export function useComparison(session: ToolSession, expected: string): Comparison {
  const run = useRun();
  const { start, clear } = run;
  const digests = digestsOf(session);
  const isAsked = digests !== undefined && expected.trim() !== '';
  const match = isAsked ? matchDigest(expected, digests) : undefined;
  const latest = useRef(session);
  latest.current = session;
  useEffect(() => {
    if (!digests || !isAsked || match !== undefined) return clear();
    const { name, input, options } = latest.current;
    const operation = name === 'hash' ? 'verify' : 'verifyFile';
    const fields = Object.keys(tool.operations[operation].options);
    const shared = Object.entries(options).filter(([field]) => fields.includes(field));
    const value = 'text' in input ? input.text : input.file;
    start(operation, value, { ...Object.fromEntries(shared), expected });
  }, [digests, isAsked, match, expected, start, clear]);
  const { outcome } = run;
  const found = isAsked && outcome && !run.running ? toVerdict(outcome) : undefined;
  return { match, verdict: match === undefined ? found : { algorithm: match }, run };
}

/** The digests of the present input, once they are there. */
function digestsOf({ name, run }: ToolSession): Readonly<Record<string, unknown>> | undefined {
  const { success, outcome, slow, cancelled } = run;
  const isCurrent = success?.operation === name && outcome && 'value' in outcome && !slow && !cancelled;
  return isCurrent ? (success.value as Readonly<Record<string, unknown>>) : undefined;
}
