import { useEffect, useState } from 'react';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Nothing is called wrong so many milliseconds after the last key: it may only be unfinished. */
const pause = 400;

/**
 * The session as the layout shows it: errors once the reader pauses. What is said of single lines stands beside them.
 */
export function useCalmSession(session: SessionOf<typeof tool>) {
  const { input, run, name } = session;
  const [paused, setPaused] = useState<unknown>(input);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(input), pause);
    return () => clearTimeout(timer);
  }, [input]);
  const isPaused = paused === input;
  const { outcome, success } = run;
  const isHeld = !isPaused && outcome !== undefined && 'failure' in outcome;
  const calm = {
    ...session,
    run: {
      ...run,
      outcome: isHeld ? undefined : outcome,
      success: name === 'evaluate' && success ? { ...success, notices: [] } : success,
    },
  } as SessionOf<typeof tool>;
  return { calm, isPaused };
}
