import { useRef } from 'react';
import { sameOptions } from '#core/fields.ts';
import { inputValue } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

type NewestSession = Pick<ToolSession, 'operation' | 'input' | 'options' | 'run'>;

/** How long a run may take to start, and how often it is looked whether it has ended, in milliseconds. */
const [startsWithin, pause] = [1_000, 20];

/**
 * What is to be copied or saved once the run under way has ended, so that keys and clicks in quick succession get no
 * earlier result; nothing where that run fails.
 * @param content the newest result
 * @param isOld that is the result of an earlier input
 */
export function useNewest<Content>(
  session: NewestSession,
  content: () => Content | Promise<Content>,
  isOld: boolean,
): () => Content | undefined | Promise<Content | undefined> {
  const latest = useRef({ session, content, isOld });
  latest.current = { session, content, isOld };
  return () => (isPending(session) ? afterRun() : content());

  async function afterRun() {
    const begun = performance.now();
    while (
      isPending(latest.current.session) &&
      (latest.current.session.run.running || performance.now() - begun < startsWithin)
    )
      await new Promise((resolve) => setTimeout(resolve, pause));
    return latest.current.isOld ? undefined : latest.current.content();
  }
}

/** Whether the present input and options are still to be run. */
export function isPending({ operation, input, options, run }: NewestSession): boolean {
  if (run.running) return true;
  if (operation.live === false || run.cancelled || run.outcome === undefined || run.issues.length > 0) return false;
  const isOfInput = operation.input === undefined || run.outcomeInput === inputValue(input);
  return !isOfInput || run.outcomeOptions === undefined || !sameOptions(run.outcomeOptions, options);
}
