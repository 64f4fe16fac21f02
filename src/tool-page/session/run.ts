import { type Notice, OptionsError, prepare, type RunOutcome } from '#core/execution/execute.ts';
import type { Issue } from '#core/fields.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation, Tool } from '#core/tool.ts';
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

/** A result, and what it was made with. */
interface Made {
  readonly success: Success;
  readonly options: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Whether a text changes that is written at length: what it led to on the way is as good as what it led to before. */
const isWriting = (operation: Operation, { options: before }: Made, after: Made['options']): boolean =>
  Object.entries(operation.options ?? {}).some(
    ([name, field]) => field.type === 'text' && (field.document || field.multiline) && before[name] !== after[name],
  );

export interface Runner extends RunState, RunControl {}

/**
 * Runs operations of a tool in the worker, the newest wins, and passes on what changes in the state of its runs.
 * `keeps`: whether the newest result stays when a later input is wrong; undefined where that depends on the time that it
 * was there. `first`: the result that the page was rendered with.
 */
export function createRunControl(
  { id, tool, host }: Pick<ToolServices, 'id' | 'tool' | 'host'>,
  onChange: (changed: Partial<RunState>) => void,
  keeps: KeepsResult = () => undefined,
  first?: Pick<Made, 'options'> & { readonly success: Success | undefined },
): RunControl {
  let current: AbortController | undefined;
  let newest = first?.success && { success: first.success, options: first.options, at: Number.NEGATIVE_INFINITY };
  let isNew = newest !== undefined;
  /** The newest result that was there for long enough to be read before anything changed. */
  let read: Made | undefined;
  const cancel = () => current?.abort();
  return {
    start(name, input, options, limit) {
      cancel();
      const operation = tool.operations[name];
      if (!operation) return;
      const controller = new AbortController();
      current = controller;
      if (isNew && newest && performance.now() - newest.at >= graceTime) read = newest;
      isNew = false;
      const report = (changed: Partial<RunState>) => {
        if (current === controller) onChange(changed);
      };
      const isShort = operation.input !== undefined && kindInfo(operation.input).isShort;
      const isOfThis = (made: Made | undefined): made is Made =>
        made?.success.operation === name && made.success.input === input;
      /** The result of a sample, or of a value that typing only passed through, such as 2024-02-3, answers no question. */
      const leaveUnread = () => {
        if (current !== controller || tool.page?.dropsOldResults) return;
        if (!isOfThis(newest)) {
          if (!(keeps() ?? (newest === read || !isShort))) report({ success: undefined });
        } else if (newest !== read && isOfThis(read) && !isWriting(operation, newest, options)) {
          // Only an option is wrong.
          newest = read;
          report({ success: read.success });
        }
      };
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
              const changed = ended(tool, { operation: name, input, options }, outcome);
              report(changed);
              if (!changed.success) setTimeout(leaveUnread, graceTime);
              else if (current === controller) {
                newest = { success: changed.success, options, at: performance.now() };
                isNew = true;
              }
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
        setTimeout(leaveUnread, graceTime);
      }
    },
    cancel,
    clear() {
      cancel();
      current = undefined;
      newest = undefined;
      read = undefined;
      onChange(initial);
    },
  };
}
