import type { Call, Failure, RunOutcome } from '#core/execution/execute.ts';

/** Messages from the page: load a tool's logic, execute a call of it, or abort the call. */
export type Request =
  | { readonly type: 'load'; readonly id: string; readonly locale: string }
  /** A slice of a long text, which the call of that job has as its input. */
  | { readonly type: 'slice'; readonly job: number; readonly slice: string }
  | {
      readonly type: 'run';
      readonly job: number;
      readonly id: string;
      readonly call: Call;
      readonly locale: string;
      readonly timeZone: string;
      /** The limited parts, counted from 0, that an earlier attempt at the same run has shown not to end. */
      readonly stopped: readonly number[];
    }
  | { readonly type: 'abort'; readonly job: number };

/** Messages from the worker. */
export type Response =
  | { readonly type: 'progress'; readonly job: number; readonly fraction: number }
  /**
   * The work that follows may never end; after that time the run ends with the failure or, where the work is a part, by
   * its number, of what was limited, begins again without it.
   */
  | {
      readonly type: 'limit';
      readonly job: number;
      readonly milliseconds: number;
      readonly failure: Failure;
      readonly part?: number;
    }
  | { readonly type: 'unlimited'; readonly job: number }
  | { readonly type: 'outcome'; readonly job: number; readonly outcome: RunOutcome };

/** Id of the worker's own services, which no tool can have. */
export const servicesId = '';

/** The code of the failure where the tool's code can be loaded neither from the device nor from the network. */
export const notLoaded = 'not-loaded';
