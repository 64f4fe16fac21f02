import { useEffect, useState } from 'react';
import { graceTime } from '#page/session/grace-time.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Notices that are shown beside their lines; the others are below the result. */
const besideLines = ['wrong', 'zero', 'rounded', 'rounded-lines'];
const isOfResult = ({ code }: { readonly code: string }): boolean => !besideLines.includes(code);

/** The session as the layout shows it, and whether typing has paused: until then, lines may only be unfinished. */
export function useDebouncedSession(session: SessionOf<typeof tool>) {
  const { input, run } = session;
  const isEvaluated = session.operation.input === 'expression';
  const [paused, setPaused] = useState<unknown>(input);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(input), graceTime);
    return () => clearTimeout(timer);
  }, [input]);
  const { success } = run;
  const debounced = {
    ...session,
    run: {
      ...run,
      success: isEvaluated && success ? { ...success, notices: success.notices.filter(isOfResult) } : success,
    },
  } as SessionOf<typeof tool>;
  return { debounced, isPaused: paused === input };
}
