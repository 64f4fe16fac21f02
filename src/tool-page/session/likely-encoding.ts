import type { RunOutcome } from '#core/execution/execute.ts';

/** The name of the encoding that an input, read as UTF-8, may be in instead; nothing where there is no doubt. */
export function likelyEncoding(outcome: RunOutcome | undefined): string | undefined {
  if (!outcome || 'bug' in outcome) return undefined;
  const isRefused = 'failure' in outcome && outcome.failure.code === 'not-utf8';
  const told = isRefused ? outcome.failure : outcome.notices.find(({ code }) => code === 'may-be-utf16');
  const name = told?.params['encoding'];
  return name === undefined ? undefined : String(name);
}

/** The name of the encoding that the byte-order mark of an input announced. */
export function announcedEncoding(outcome: RunOutcome | undefined): string | undefined {
  if (!outcome || 'bug' in outcome) return undefined;
  const marked = outcome.notices.find(({ code, at }) => code === 'read-as-marked' && at?.field === undefined);
  return marked && String(marked.params['encoding']);
}
