import { useEffect, useState } from 'react';
import type { Finished } from '#core/perform.ts';
import type { ToolSession } from '#ui/use-tool-session.ts';

/** Milliseconds without a sign of life: after one, and before the first, when the logic may still be on its way. */
const patience = { between: 2_000, first: 5_000 };

/** The options that hold a pattern which counts at the moment. */
const patternFields = ({ options }: ToolSession): readonly string[] =>
  [
    options['splitOn'] === 'pattern' && 'splitPattern',
    options['findPattern'] === true && 'find',
    options['filter'] !== 'off' && 'filterPattern',
  ].filter((field): field is string => field !== false && options[field] !== '');

/**
 * Ends a run in which a pattern does not come to an end: a single match can take for ever, and then only the end of the
 * worker helps. All other work tells how far it is at least every second.
 */
export function usePatternLimit(session: ToolSession): ToolSession {
  const { run, input, options } = session;
  const { running, elapsed, fraction, cancel } = run;
  const [stopped, setStopped] = useState<{ readonly input: unknown; readonly options: unknown }>();
  const [field] = patternFields(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every sign of life and every new run starts the wait anew
  useEffect(() => {
    if (!running || field === undefined) return;
    const timer = setTimeout(
      () => {
        setStopped({ input, options });
        cancel();
      },
      fraction === undefined ? patience.first : patience.between,
    );
    return () => clearTimeout(timer);
  }, [running, elapsed, fraction, field, cancel, input, options]);
  if (field === undefined || stopped?.input !== input || stopped.options !== options) return session;
  const at = { offset: 0, line: 1, column: 1, character: 1, field };
  const finished: Finished = { failure: { code: 'pattern-too-slow', params: {}, at }, notices: [], duration: 0 };
  return { ...session, run: { ...run, finished, cancelled: false } };
}
