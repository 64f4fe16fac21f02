import type { Failure, Notice, RunOutcome } from '#core/execute.ts';

/** How an expected digest fares: it is that of an algorithm, or of none, or it could not be compared. */
export type Verdict = { readonly algorithm: string } | { readonly notice: Notice } | { readonly failure: Failure };

/** What the operations `verify` and `verifyFile` have found. */
export function toVerdict(finished: RunOutcome): Verdict | undefined {
  if ('failure' in finished) return { failure: finished.failure };
  if (!('value' in finished)) return undefined;
  const { algorithm } = finished.value as { readonly algorithm: string | null };
  if (algorithm !== null) return { algorithm };
  const notice = finished.notices.find(({ code }) => code.startsWith('mismatch'));
  return notice && { notice };
}
