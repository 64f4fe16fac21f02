/** The jobs of the threads of a pool, and their outcomes: plain data that can be cloned. */
import type { Division, OnError } from '#core/execution/each.ts';
import type { Recipe } from '#core/execution/recipe.ts';
import type { LocatedPlace } from '#core/place.ts';
import type { Offer, Output } from '#core/tool.ts';

/** The language of messages and of composed text, `en` by default, and the time zone, `UTC` by default. */
interface Setting {
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** A part of a file that is open in this process; all threads can read it. */
export interface OpenFile {
  readonly descriptor: number;
  readonly size: number;
}

/** An input: text, bytes, a Blob in memory or JSON data; or a file, which is read in slices. */
interface Given {
  readonly input?: unknown;
  readonly file?: OpenFile | undefined;
}

/** A call of one operation; its name and those of options and outputs are as declared, or in kebab case. */
export interface CallJob extends Setting, Given {
  readonly tool: string;
  readonly operation: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The output that is the value; all of them where absent. */
  readonly pick?: string | undefined;
}

/** Steps in a row; the first one gets the input. */
export interface RecipeJob extends Setting, Given {
  readonly steps: Recipe;
  /** Runs the steps on each value of the input, and says what happens to one that fails. */
  readonly division?: (Division & { readonly onError: OnError }) | undefined;
  /** The ids of tools that no step may use. */
  readonly hiddenTools?: readonly string[];
}

/** What a request over HTTP runs: an operation, by its names as declared, or the recipe in its body. */
export type Target = Pick<CallJob, 'tool' | 'operation'> | Pick<Required<RecipeJob>, 'hiddenTools'>;

/** The body of a request: in a file where it is long. */
export type Body = Uint8Array | Blob | OpenFile;

/** A request over HTTP, unread; the value of its outcome is an `Answer`. */
export interface HttpJob extends Pick<Setting, 'locale'> {
  readonly http: {
    readonly target: Target;
    readonly isGet: boolean;
    /** Without the question mark. */
    readonly query: string;
    readonly body: Body;
    /** The body is the call as JSON, not the input. */
    readonly isJson: boolean;
    /** The header; empty where absent. */
    readonly accept: string;
  };
}

/** Finds what is inside a text, layer by layer: the value is that of `peel`. */
export interface PeelJob extends Setting {
  readonly peel: string;
  /** The ids of tools that take no part in it. */
  readonly hiddenTools?: readonly string[];
}

export type Job = CallJob | RecipeJob | PeelJob | HttpJob;

/**
 * Why there is no value. `unknown`: no such tool or operation; `options`: an option, an output or a recipe is wrong;
 * `input`: the input is; `request`: the HTTP request is malformed; `accept`: no form of the value is accepted; `timeout`, `memory`: a limit was exceeded; `overloaded`: the queue is full; `aborted`: by its
 * signal, or because the pool was closed; `bug`: anything else.
 */
export type Reason =
  | 'unknown'
  | 'options'
  | 'input'
  | 'request'
  | 'accept'
  | 'timeout'
  | 'memory'
  | 'overloaded'
  | 'aborted'
  | 'bug';

/** A notice as a sentence in the language of the job. */
export interface Message {
  readonly code: string;
  readonly message: string;
  readonly at?: LocatedPlace;
  /** Sets of options that would help. */
  readonly offers?: readonly Offer[];
  /** The index of the step of a recipe, from 0. */
  readonly step?: number;
}

/** A failure as a sentence in the language of the job. */
export interface Problem extends Message {
  readonly reason: Reason;
  /** The line that is wrong, and a mark below the place; never of a secret. */
  readonly excerpt?: string;
  /** Each wrong option. */
  readonly issues?: readonly { readonly option: string; readonly message: string }[];
}

/** How a job ended. `duration` is in milliseconds, without the time in the queue and between threads. */
export type JobOutcome =
  | {
      readonly value: unknown;
      /** The kind of the value, or those of its parts. */
      readonly output: Output;
      readonly notices: readonly Message[];
      readonly isRandom?: true;
      readonly duration: number;
    }
  | { readonly failure: Problem; readonly notices: readonly Message[]; readonly duration: number };

/** What a pool sends to a thread. */
export type Request = { readonly type: 'run'; readonly job: Job } | { readonly type: 'abort' };

/** What a thread sends: that its code is loaded, and of a job its progress and at last its outcome. */
export type Response =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'outcome'; readonly outcome: JobOutcome };
