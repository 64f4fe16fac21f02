import { useEffect, useMemo } from 'react';
import type { RunOutcome } from '#core/execute.ts';
import type { OperationName, OptionsOf, OutputOf, Tool } from '#core/tool.ts';
import { type Runner, type Success, useRun } from './use-run.ts';
import type { SessionOf } from './use-tool-session.ts';

/** A further operation of the page, run beside that of the session. */
export interface OperationRun<Name extends string, Value> {
  readonly run: Runner;
  /** How its newest run ended. */
  readonly outcome: RunOutcome<Value> | undefined;
  /** What it gave for its newest input; nothing where that is wrong. */
  readonly success: Success<Name, Value> | undefined;
}

/**
 * Runs an operation of the tool whenever its input or its options change, and not while there is no input. Its newest
 * result stays until there is another.
 * @param options those that are not to have their defaults
 */
export function useOperation<T extends Tool, K extends OperationName<T>>(
  _session: SessionOf<T>,
  name: K | undefined,
  input: unknown,
  options: Partial<OptionsOf<T, K>>,
): OperationRun<K, OutputOf<T['operations'][K]>> {
  const run = useRun();
  const { start, clear, outcome, success } = run;
  const written = JSON.stringify(options);
  const chosen = useMemo(() => JSON.parse(written) as Readonly<Record<string, unknown>>, [written]);
  useEffect(() => {
    if (name === undefined || input === undefined) clear();
    else start(name, input, chosen);
  }, [name, input, chosen, start, clear]);
  const isCurrent = success?.operation === name && outcome !== undefined && 'value' in outcome;
  return {
    run,
    outcome: outcome as RunOutcome<OutputOf<T['operations'][K]>> | undefined,
    success: isCurrent ? (success as Success<K, OutputOf<T['operations'][K]>>) : undefined,
  };
}
