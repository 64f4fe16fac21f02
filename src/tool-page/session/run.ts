import { type Notice, OptionsError, prepare, type RunOutcome } from '#core/execution/execute.ts';
import type { Issue } from '#core/fields.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Tool } from '#core/tool.ts';
import type { FirstCall, ToolServices } from '#page/services.ts';
import { beginPending } from '#ui/pending.ts';
import { graceTime } from './grace-time.ts';

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
  readonly outcomeOptions: Readonly<Record<string, unknown>> | undefined;
  /** The newest good result, which stays while later input is wrong, unless typing only passed through it. */
  readonly success: Success | undefined;
  readonly issues: readonly Issue[];
}

const settled = { running: false, slow: false, fraction: undefined };

/** What a run that failed changes: the last good result stays, unless the tool declares otherwise. */
const failed = ({ page }: Tool): Partial<RunState> =>
  page?.dropsOldResults ? { ...settled, success: undefined } : settled;

const initial: RunState = {
  ...settled,
  cancelled: false,
  elapsed: 0,
  outcome: undefined,
  outcomeInput: undefined,
  outcomeOptions: undefined,
  success: undefined,
  issues: [],
};

const ended = (tool: Tool, { operation, input, options }: FirstCall, outcome: RunOutcome): Partial<RunState> => ({
  ...('value' in outcome ? { ...settled, success: { operation, input, ...outcome } } : failed(tool)),
  outcome,
  outcomeInput: input,
  outcomeOptions: options,
});

/** The state before any run. The outcome of `call` is shown where the page was rendered with it. */
export function firstRun(
  { tool, firstOutcome }: Pick<ToolServices, 'tool' | 'firstOutcome'>,
  call?: FirstCall,
): RunState {
  const outcome = call && firstOutcome(call);
  return outcome ? { ...initial, ...ended(tool, call, outcome) } : initial;
}

/** After so long a run shows its progress, in milliseconds. */
const slowAfter = 300;
/** Delays first paint for the result, up to this long, to avoid layout shift. */
const maxPaintHold = 1_000;

export interface RunControl {
  /** Checks and runs an operation, for `limit` milliseconds at most; a run that is still under way is cancelled. */
  start(operation: string, input: unknown, options: Readonly<Record<string, unknown>>, limit?: number): void;
  /** Ends the run under way; input and last result stay. */
  cancel(): void;
  /** Forgets all results. */
  clear(): void;
}

type KeepsResult = () => boolean | undefined;

export interface Runner extends RunState, RunControl {}

/**
 * Runs operations of a tool in the worker, the newest wins, and passes on what changes in the state of its runs.
 * `keeps`: whether the newest result stays when a later input is wrong; undefined where that depends on the time that it
 * was there.
 */
export function createRunControl(
  { id, tool, host }: Pick<ToolServices, 'id' | 'tool' | 'host'>,
  onChange: (changed: Partial<RunState>) => void,
  keeps: KeepsResult = () => undefined,
): RunControl {
  let current: AbortController | undefined;
  let succeededAt: number | undefined;
  /** The newest result was there for long enough to be read before the input changed. */
  let isRead = true;
  const cancel = () => current?.abort();
  return {
    start(name, input, options, limit) {
      cancel();
      const operation = tool.operations[name];
      if (!operation) return;
      const controller = new AbortController();
      current = controller;
      if (succeededAt !== undefined) isRead = performance.now() - succeededAt >= graceTime;
      succeededAt = undefined;
      const report = (changed: Partial<RunState>) => {
        if (current === controller) onChange(changed);
      };
      const isShort = operation.input !== undefined && kindInfo(operation.input).isShort;
      try {
        const call = prepare(name, operation, input, options);
        report({ running: true, cancelled: false, fraction: undefined, issues: [] });
        const endPending = beginPending();
        const timers = [setTimeout(() => report({ slow: true }), slowAfter), setTimeout(endPending, maxPaintHold)];
        if (limit) timers.push(setTimeout(() => controller.abort(), limit));
        const began = performance.now();
        host
          .run(id, call, {
            signal: controller.signal,
            onProgress: (fraction) => report({ fraction, elapsed: performance.now() - began }),
          })
          .then(
            (outcome) => {
              report(ended(tool, { operation: name, input, options }, outcome));
              if ('value' in outcome && current === controller) succeededAt = performance.now();
              // The result of a sample, or of a value that typing only passed through, such as 2024-02-3, answers no question.
              else
                setTimeout(() => {
                  if (!(keeps() ?? (isRead || !isShort))) report({ success: undefined });
                }, graceTime);
            },
            () => report({ ...settled, cancelled: true }),
          )
          .finally(() => {
            for (const timer of timers) clearTimeout(timer);
            endPending();
          });
      } catch (error) {
        if (!(error instanceof OptionsError)) throw error;
        report({ ...failed(tool), issues: error.issues });
      }
    },
    cancel,
    clear() {
      cancel();
      current = undefined;
      onChange(initial);
    },
  };
}
