import { useEffect, useRef } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import { sameOptions } from '#core/fields.ts';
import type { Operation, OperationName, OptionsOf, OutputOf, Tool } from '#core/tool.ts';
import { type Runner, type Success, useRun } from './use-run.ts';
import type { SessionOf } from './use-tool-session.ts';

/** A further operation of the page, run beside that of the session. */
export interface OperationRun<Name extends string, Value> {
  readonly run: Runner;
  /** How its newest run ended. */
  readonly outcome: RunOutcome<Value> | undefined;
  /** What it gave for its newest input; nothing where that is wrong. */
  readonly success: Success<Name, Value> | undefined;
  /** Its newest good result, which stays while a later input is wrong. */
  readonly latest: Success<Name, Value> | undefined;
}

/**
 * Runs an operation of the tool whenever its input or its options change; one that takes an input does not run without it.
 * Its newest result stays until there is another.
 * @param options those that are not to have their defaults; absent, the options that the present operation shares with it
 * @param delay milliseconds without a change before it runs
 */
export function useOperation<T extends Tool, K extends OperationName<T>>(
  { tool, options: present }: Pick<SessionOf<T>, 'tool' | 'options'>,
  name: K | undefined,
  input: unknown,
  options?: Partial<OptionsOf<T, K>>,
  delay = 0,
): OperationRun<K, OutputOf<T['operations'][K]>> {
  const operation: Operation | undefined = name === undefined ? undefined : tool.operations[name];
  const shared = Object.entries(present).filter(([field]) => Object.hasOwn(operation?.options ?? {}, field));
  const wanted: Readonly<Record<string, unknown>> = options ?? Object.fromEntries(shared);
  const held = useRef(wanted);
  if (!sameOptions(held.current, wanted)) held.current = wanted;
  const chosen = held.current;
  const isInputMissing = operation?.input !== undefined && input === undefined;
  const run = useRun(name === undefined || isInputMissing ? undefined : { operation: name, input, options: chosen });
  const { start, clear, outcome, success } = run;
  useEffect(() => {
    if (name === undefined || isInputMissing) return clear();
    if (delay === 0) return start(name, input, chosen);
    const timer = setTimeout(() => start(name, input, chosen), delay);
    return () => clearTimeout(timer);
  }, [name, input, isInputMissing, chosen, delay, start, clear]);
  const latest = success?.operation === name ? (success as Success<K, OutputOf<T['operations'][K]>>) : undefined;
  return {
    run,
    outcome: outcome as RunOutcome<OutputOf<T['operations'][K]>> | undefined,
    success: outcome !== undefined && 'value' in outcome ? latest : undefined,
    latest,
  };
}
