import type { Failure, Notice, RunOutcome } from '#core/execution/execute.ts';
import type { OutputOf } from '#core/tool.ts';
import type tool from './tool.ts';

type Verified = OutputOf<(typeof tool.operations)['verify' | 'verifyFile']>;

/** How an expected digest fares: it is that of an algorithm, or of none, or it could not be compared. */
export type Verdict = { readonly algorithm: string } | { readonly notice: Notice } | { readonly failure: Failure };

/** The digests that a file has come to, by the names of the outputs; nothing where there are none. */
export function digestsIn(outcome: RunOutcome | undefined): Readonly<Record<string, unknown>> | undefined {
  const value = outcome && 'value' in outcome ? outcome.value : undefined;
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

/** What the operations `verify` and `verifyFile` have found. */
export function toVerdict(outcome: RunOutcome<Verified>): Verdict | undefined {
  if ('failure' in outcome) return { failure: outcome.failure };
  if (!('value' in outcome)) return undefined;
  const { algorithm } = outcome.value;
  if (algorithm !== null) return { algorithm };
  const notice = outcome.notices.find(({ code }) => code.startsWith('mismatch'));
  return notice && { notice };
}
