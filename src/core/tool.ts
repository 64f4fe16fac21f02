import type { Fields, Options } from '#core/fields.ts';
import type { KindId, ValueOf } from '#core/kinds.ts';
import type { Params } from '#core/messages.ts';
import { recordOf } from '#core/record-of.ts';

/** One value, or several labelled ones. */
export type Output = KindId | Readonly<Record<string, KindId>>;

/** A pure function from one kind to another, with options. Its name is a verb. */
export interface Operation {
  /** Left out by generators, which take nothing but options. */
  readonly input?: KindId;
  /** Other kinds that it takes, or is the first choice for, each with the options that it then needs. */
  readonly alsoTakes?: Readonly<Partial<Record<KindId, Readonly<Record<string, unknown>>>>>;
  readonly output: Output;
  readonly options?: Fields;
  /** The operation that undoes this one; it may be this one. */
  readonly inverse?: string;
  /** Costly, or random on purpose: runs on request, not on each key. */
  readonly live?: false;
  /**
   * Works on the characters of a text themselves, as hashing does: a final line break counts. To all others it ends the
   * last line: a text that is given back ends with it, while values, rows and labelled results do without it.
   */
  readonly countsFinalLineBreak?: true;
  /** Outputs that tell about the others or about the input: on a page they stand in the status line. Of several, what is no fact is the result. */
  readonly facts?: readonly string[];
  /**
   * The operation whose results follow this one's on the page. It runs on the input where that is of its kind, else on the
   * result, with the options that both have; see `detailsSource`.
   */
  readonly details?: string;
  /** Outputs that list values likely meant for an option of the operation on the page, by output: a press takes one. */
  readonly suggests?: Readonly<Record<string, string>>;
  /** How long what runs through `ctx.limit` may take, in milliseconds: for operations that may never end. */
  readonly stallAfter?: number;
  /** Serves the tool's own page only (a tree's index, say): not on the command line, not in a recipe. */
  readonly internal?: true;
  readonly examples?: readonly Example[];
}

/** A known answer: shown on the page and checked by the tests. */
export interface Example {
  readonly input?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Bytes are written as base64. Of several labelled outputs, those worth showing. */
  readonly output: unknown;
}

export type Operations = Readonly<Record<string, Operation>>;

/** A place in the input, or in the option named by `field`; offsets count UTF-16 units, in bytes and files bytes. */
export interface Place {
  readonly offset: number;
  readonly length?: number;
  readonly field?: string;
}

/**
 * What an operation may ask of its host. Nothing else is ambient: no clock, no randomness, no network, no storage. `Key`
 * types the keys of messages: `Context<keyof typeof messages.logic>` after `import type messages from './en.json'`.
 */
export interface Context<Key extends string = string> {
  /** Aborted when the result is no longer wanted. */
  readonly signal: AbortSignal;
  /** Tells how much is done, from 0 to 1. */
  progress(fraction: number): void;
  /** Tells what was changed or lost; the messages are in the tool's `notices`. */
  notice(code: string, params?: Params, at?: number | Place): void;
  /** Text for the reader: a message of the section `logic` of the tool's messages, in the reader's language. */
  message(key: Key, params?: Params): string;
  /**
   * Runs what may never end, such as a regular expression that a user typed. After the operation's `stallAfter` the host
   * stops it, and the run ends with `error`, whose messages are also given the `seconds`.
   */
  limit<T>(work: () => T, error: ToolError): T;
  now(): Date;
  /** Cryptographically strong random bytes, any number of them. */
  random(bytes: number): Uint8Array;
  /** BCP 47 tag of the reader's language. */
  readonly locale: string;
  /** IANA name of the reader's time zone. */
  readonly timeZone: string;
}

export type OptionsFor<O extends Operation> = O extends { readonly options: infer F extends Fields }
  ? Options<F>
  : Readonly<Record<never, never>>;

declare const type: unique symbol;

/** The kind `value` with the type of its data. */
export type TypedValue<V> = 'value' & { readonly [type]: V };

/** Declares an output of the kind `value` whose type the logic and the tool's own page know: `typedValue<Outline>()`. */
export const typedValue = <V>(): TypedValue<V> => 'value' as TypedValue<V>;

type ValueIn<K> = K extends TypedValue<infer V> ? V : K extends KindId ? ValueOf<K> : never;

/** What an operation gives; of an operation that is not known, anything. */
export type OutputOf<O extends Operation> = Operation extends O
  ? unknown
  : O['output'] extends KindId
    ? ValueIn<O['output']>
    : { readonly [K in keyof O['output']]: ValueIn<O['output'][K]> | null };

export type Run<O extends Operation> = O['input'] extends KindId
  ? (input: ValueOf<O['input']>, options: OptionsFor<O>, ctx: Context) => OutputOf<O> | Promise<OutputOf<O>>
  : (options: OptionsFor<O>, ctx: Context) => OutputOf<O> | Promise<OutputOf<O>>;

/** What a tool is. Plain data: it can be cloned, sent and printed. */
export interface Tool<Ops extends Operations = Operations> {
  readonly category: Category;
  /** Name of a Tabler icon. */
  readonly icon: string;
  /** ISO date of the first release; drives the New badge. */
  readonly createdAt?: `${number}-${number}-${number}`;
  /** The word of the id that means this tool on the command line, where other ids have it too. */
  readonly shortName?: string;
  /** Former paths, which go on to serve. */
  readonly redirectFrom?: readonly `/${string}`[];
  readonly page?: PageDeclaration;
  readonly operations: Ops;
}

/** How the page of a tool is made. */
export interface PageDeclaration<Name extends string = string> {
  /** `two-way`: an operation that has an inverse has two panes, in each of which one can type. */
  readonly layout?: 'two-way';
  /** Stands in the input of the first operation until the reader gives another. */
  readonly initialInput?: string;
  /** The operations that one can choose; all that are public and no details of others where absent. */
  readonly operations?: readonly Name[];
}

export const categories = [
  'crypto',
  'converter',
  'web',
  'images-and-videos',
  'development',
  'network',
  'math',
  'measurement',
  'text',
  'data',
] as const;
export type Category = (typeof categories)[number];

/** Declares a tool; the types of its operations are inferred. */
export const defineTool = <const Ops extends Operations>(
  tool: Tool<Ops> & { readonly page?: PageDeclaration<keyof NoInfer<Ops> & string> },
): Tool<Ops> => tool;

/** Outputs of one kind, named by a list; `recordOf` makes the result. */
export const outputsOf = <const N extends string, const K extends KindId>(
  names: readonly N[],
  kind: K,
): Readonly<Record<N, K>> => recordOf(names, () => kind);

/** The type of one function of `logic.ts`; annotate with it and the parameters type themselves. */
export type RunOf<T extends Tool, K extends keyof T['operations']> = Run<T['operations'][K]>;

/** The options of one operation, as its logic receives them. */
export type OptionsOf<T extends Tool, K extends keyof T['operations']> = OptionsFor<T['operations'][K]>;

/** The names of a tool's operations. */
export type OperationName<T extends Tool> = keyof T['operations'] & string;

/** What `logic.ts` must export for a tool. */
export type LogicOf<T extends Tool> = { readonly [K in keyof T['operations']]: Run<T['operations'][K]> };

/**
 * The one error a user is meant to see; everything else is a bug. `code` names the messages in the tool's `errors`,
 * `at` the place that is wrong.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: string;
  readonly params: Params;
  readonly at: Place | undefined;

  constructor(code: string, params: Params = {}, at?: number | Place) {
    super(code);
    this.code = code;
    this.params = params;
    this.at = toPlace(at);
  }
}

/** An offset alone is a place of unknown length. */
export const toPlace = (at: number | Place | undefined): Place | undefined =>
  typeof at === 'number' ? { offset: at } : at;
