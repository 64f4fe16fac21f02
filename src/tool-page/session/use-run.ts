import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type Notice, OptionsError, prepare, type RunOutcome } from '#core/execute.ts';
import type { Issue } from '#core/fields.ts';
import { type FirstCall, useTool } from '#page/services.ts';
import { beginPending } from '#ui/pending.ts';

/** A result worth showing. */
export interface Success<Name extends string = string, Value = unknown> {
  readonly operation: Name;
  /** What it was made of. */
  readonly input: unknown;
  readonly value: Value;
  readonly notices: readonly Notice[];
  readonly isRandom?: true;
  readonly duration: number;
}

export interface RunState {
  readonly running: boolean;
  /** Running for long enough to show progress. */
  readonly slow: boolean;
  /** The newest run was cancelled. */
  readonly cancelled: boolean;
  /** How far it has come, from 0 to 1, and after how many milliseconds. */
  readonly fraction: number | undefined;
  readonly elapsed: number;
  /** How the newest run ended. */
  readonly outcome: RunOutcome | undefined;
  /** What that run worked on. */
  readonly outcomeInput: unknown;
  /** The newest good result, which stays while later input is wrong, unless the tool declares otherwise. */
  readonly success: Success | undefined;
  readonly issues: readonly Issue[];
}

type Event =
  | { readonly type: 'started' | 'slow' | 'cancelled' | 'cleared' }
  | { readonly type: 'progress'; readonly fraction: number; readonly elapsed: number }
  | { readonly type: 'refused'; readonly issues: readonly Issue[] }
  | { readonly type: 'outcome'; readonly operation: string; readonly input: unknown; readonly outcome: RunOutcome };

const initial: RunState = {
  running: false,
  slow: false,
  cancelled: false,
  fraction: undefined,
  elapsed: 0,
  outcome: undefined,
  outcomeInput: undefined,
  success: undefined,
  issues: [],
};

function reduce(state: RunState, event: Event): RunState {
  const settled = { ...state, running: false, slow: false, fraction: undefined };
  switch (event.type) {
    case 'started':
      return { ...state, running: true, cancelled: false, fraction: undefined, issues: [] };
    case 'slow':
      return { ...state, slow: true };
    case 'progress':
      return { ...state, fraction: event.fraction, elapsed: event.elapsed };
    case 'cancelled':
      return { ...settled, cancelled: true };
    case 'cleared':
      return initial;
    case 'refused':
      return { ...settled, issues: event.issues };
    case 'outcome': {
      const { operation, input, outcome } = event;
      const ended = { ...settled, outcome, outcomeInput: input };
      if (!('value' in outcome)) return ended;
      return { ...ended, success: { operation, input, ...outcome } };
    }
  }
}

/** After so long a run shows its progress, in milliseconds. */
const slowAfter = 300;
/** So long a page that is arrived at waits for a result to be shown with it: one that comes later moves what is below. */
const awaitedFor = 1_000;

export interface Runner extends RunState {
  /** Checks and runs an operation, for `limit` milliseconds at most; a run that is still under way is cancelled. */
  start(operation: string, input: unknown, options: Readonly<Record<string, unknown>>, limit?: number): void;
  /** Ends the run under way; input and last result stay. */
  cancel(): void;
  /** Forgets all results. */
  clear(): void;
}

/** Runs operations of the page's tool in the worker, the newest wins. `first` is what the page is rendered with. */
export function useRun(first?: FirstCall): Runner {
  const { id, tool, host, firstOutcome } = useTool();
  const [state, dispatch] = useReducer(reduce, first, (call) => {
    const outcome = call && firstOutcome(call);
    return outcome ? reduce(initial, { type: 'outcome', ...call, outcome }) : initial;
  });
  const current = useRef<AbortController>(undefined);

  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const start = useCallback<Runner['start']>(
    (name, input, options, limit) => {
      stop();
      const operation = tool.operations[name];
      if (!operation) return;
      const controller = new AbortController();
      current.current = controller;
      const tell = (event: Event) => {
        if (current.current === controller) dispatch(event);
      };
      try {
        const call = prepare(name, operation, input, options);
        tell({ type: 'started' });
        const endPending = beginPending();
        const timers = [setTimeout(() => tell({ type: 'slow' }), slowAfter), setTimeout(endPending, awaitedFor)];
        if (limit !== undefined) timers.push(setTimeout(() => controller.abort(), limit));
        const began = performance.now();
        host
          .run(id, call, {
            signal: controller.signal,
            onProgress: (fraction) => tell({ type: 'progress', fraction, elapsed: performance.now() - began }),
          })
          .then(
            (outcome) => tell({ type: 'outcome', operation: name, input, outcome }),
            () => tell({ type: 'cancelled' }),
          )
          .finally(() => {
            for (const timer of timers) clearTimeout(timer);
            endPending();
          });
      } catch (error) {
        if (!(error instanceof OptionsError)) throw error;
        tell({ type: 'refused', issues: error.issues });
      }
    },
    [id, tool, host, stop],
  );

  const clear = useCallback(() => {
    stop();
    current.current = undefined;
    dispatch({ type: 'cleared' });
  }, [stop]);

  const isOld = state.issues.length > 0 || (state.outcome && !('value' in state.outcome));
  const success = isOld && tool.page?.dropsOldResults ? undefined : state.success;
  return { ...state, success, start, cancel: stop, clear };
}
