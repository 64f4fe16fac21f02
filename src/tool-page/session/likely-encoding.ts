import type { Finished } from '#core/execute.ts';

/** The name of the encoding that an input, read as UTF-8, may be in instead; nothing where there is no doubt. */
export function likelyEncoding(finished: Finished | undefined): string | undefined {
  if (!finished || 'bug' in finished) return undefined;
  const isRefused = 'failure' in finished && finished.failure.code === 'not-utf8';
  const told = isRefused ? finished.failure : finished.notices.find(({ code }) => code === 'may-be-utf16');
  const name = told?.params['encoding'];
  return name === undefined ? undefined : String(name);
}
