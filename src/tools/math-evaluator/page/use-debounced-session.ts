import { useEffect, useState } from 'react';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Milliseconds after the last key before errors are shown: the input may only be unfinished. */
const pause = 400;

/** Notices that stand beside their lines; the others stand beneath the result. */
const besideLines = ['wrong', 'zero', 'rounded', 'rounded-lines'];
const isOfResult = ({ code }: { readonly code: string }): boolean => !besideLines.includes(code);

/** The session as the layout shows it: errors are delayed until typing pauses. */
export function useDebouncedSession(session: SessionOf<typeof tool>) {
  const { input, run, name } = session;
  const [paused, setPaused] = useState<unknown>(input);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(input), pause);
    return () => clearTimeout(timer);
  }, [input]);
  const isPaused = paused === input;
  const { outcome, success } = run;
  const isHeld = !isPaused && outcome !== undefined && 'failure' in outcome;
  const debounced = {
    ...session,
    run: {
      ...run,
      outcome: isHeld ? undefined : outcome,
      success: name === 'evaluate' && success ? { ...success, notices: success.notices.filter(isOfResult) } : success,
    },
  } as SessionOf<typeof tool>;
  return { debounced, isPaused };
}
