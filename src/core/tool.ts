import type { Fields, Options } from '#core/fields.ts';
import type { KindId, ValueOf } from '#core/kinds/kinds.ts';
import type { Picture } from '#core/kinds/picture.ts';
import type { Params } from '#core/messages.ts';
import { recordOf } from '#core/record-of.ts';

/** One value, or several labelled ones. */
export type Output = KindId | Readonly<Record<string, KindId>>;

/** A pure function from one kind to another, with options. Its name is a verb. */
export interface Operation {
  /** Left out by generators, which take nothing but options. */
  readonly input?: KindId;
  /** Other kinds that it accepts, or is the first choice for, each with the options needed for it. */
  readonly alsoTakes?: Readonly<Partial<Record<KindId, Readonly<Record<string, unknown>>>>>;
  /** A kind that it makes of a text that is nearly of it: such a text is given to this operation first. */
  readonly fixes?: KindId;
  /** One value, or several labelled ones. */
  readonly output: Output;
  /** What can be chosen, by name. */
  readonly options?: Fields;
  /**
   * The options that most people need, three at most: always visible beside the input, so none has a `place` of its own.
   * Where it is absent, three options or fewer are visible there, but for those that are rarely used.
   */
  readonly primary?: readonly string[];
  /**
   * The option that an input needs beside it, such as a query or a key: where the input is there and the option is empty, it
   * gets the focus when the operation is chosen.
   */
  readonly needs?: string;
  /** An empty input is the present moment, for people who ask; as a value of a recipe it is a missing one, and stays. */
  readonly emptyIsNow?: true;
  /** The operation that undoes this one; it may be this one. */
  readonly inverse?: string;
  /** Costly, or random on purpose: runs on request, not on each key. */
  readonly live?: false;
  /** Slow on purpose, like key derivation: runs when the user pauses, not on each key. */
  readonly costly?: true;
  /**
   * The input is a secret, such as a password: it is stored nowhere, not even for a reload, and no link carries it; nor
   * are the inputs of the tool's other operations.
   */
  readonly secretInput?: true;
  /**
   * Operations without input that make values for options, by option: a page has a button for each. They get the options
   * that they share with this one; of several outputs, each sets the option of its name.
   */
  readonly generators?: Readonly<Record<string, string>>;
  /** A page masks the input by dots until the user reveals it. */
  readonly masked?: true;
  /**
   * The result is a secret, such as a private key, or the outputs named here are: the command line writes them to files
   * that only their owner can read.
   */
  readonly secretOutput?: true | readonly string[];
  /**
   * Works on the characters of a text themselves, as hashing does: a final line break counts. For all other operations
   * it ends the last line: a resulting text ends with it too; values, rows and labelled results do not contain it.
   */
  readonly countsFinalLineBreak?: true;
  /**
   * Named sets of options, of which the user chooses one. All presets of an operation set the same options; their names
   * are in the tool's messages.
   */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * The number of earlier results that the page of a cheap generator without secrets lists, in memory only. Space then
   * makes the next one on arrival.
   */
  readonly earlierResults?: number;
  /**
   * Outputs that describe the others or the input: a page shows them in the status line. The other outputs are the
   * result.
   */
  readonly facts?: readonly string[];
  /**
   * The outputs that are no facts are alternatives, such as a text and a file: a result has one of them, which a page shows
   * as it shows an only output.
   */
  readonly hasOneOutput?: true;
  /**
   * Rarely needed outputs, by group: a page shows them below the others, closed, under the label `groups.<name>`. The
   * three to six most important ones are in no group.
   */
  readonly outputGroups?: Readonly<Record<string, readonly string[]>>;
  /**
   * The operation whose results the page shows after this one's. It runs on the input where that is of its kind, else
   * on the result, with the options that both have; see `detailsSource`.
   */
  readonly details?: string;
  /** The operation that takes over where a given text is a list of what this one takes. */
  readonly list?: ListOperation;
  /**
   * The option for the encoding of an input of text that comes as bytes, as files do: with `auto` it is read at once, and a
   * notice names the encoding, where it is not UTF-8. Without such an option, it is rejected with an offer of the encoding.
   */
  readonly inputEncoding?: string;
  /**
   * The operation that makes a text of any bytes. Where the input or another document is binary, the page offers to put
   * in place of all of them what it makes of them; the command line does so and says so.
   */
  readonly binaryAs?: string;
  /** The name of a download, where it is not the tool's with the extension of the kind. */
  readonly fileName?: FileName;
  /** Other forms of the result to download: under another name, or made by another operation from the same input. */
  readonly saveAs?: readonly SaveForm[];
  /** The result has many lines: a page without an input shows it in the size of text. */
  readonly long?: true;
  /** Each run with the same options gives the same result: a page without an input has no button for the next one. */
  readonly fixed?: true;
  /** The time limit of work run by `ctx.limit`, in milliseconds: for operations that may never end. */
  readonly stallAfter?: number;
  /**
   * The answer that people come for, where there are several outputs: a page shows it first and large and *Copy* copies
   * it, a terminal prints it first. Where it is absent, as null, the first result that is present. Of a search, cells of
   * the first row: `{ columns: ['code', 'name'] }`.
   */
  readonly headline?: Headline;
  /** The values of an output, often the headline itself, by which a page marks the headline as good or bad. */
  readonly verdict?: Verdict;
  /** The result is a short value, although its kind is that of documents: a page gives it the larger part. */
  readonly isShortResult?: true;
  /** The result is a table of many columns: a page gives it the whole width, below the input. */
  readonly isWideTable?: true;
  /** Its results contain the messages of errors, as a table that marks wrong rows: `ctx.message` has these too. */
  readonly reportsErrors?: true;
  /** Its results name options by their labels: `ctx.message` has these too. */
  readonly namesOptions?: true;
  /**
   * The output that *Copy* copies, where the headline is about it, such as a verdict about a token; of several, the first
   * that is present; where it is null, there is nothing to copy.
   */
  readonly copies?: string | readonly string[];
  /** Pictures can carry the input as a code: a page reads one by the camera or from the screen, and opens it as a file. */
  readonly scans?: true;
  /** Components that only this tool has, and where its page has them. */
  readonly components?: OwnComponents;
  /** Ways to show the result, to choose from in its head; the first one at first. */
  readonly views?: readonly View[];
  /** For the tool's own page only (a tree's index, for example): not on the command line, not in a recipe. */
  readonly internal?: true;
  /** Known answers: shown on the page and checked by the tests. */
  readonly examples?: readonly Example[];
}

/** What values of an output say; any other value says neither. */
export interface Verdict<Name extends string = string> {
  readonly output: Name;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/**
 * The name of an output; of a table, the columns whose cells in the first row it is, with spaces between; or, by the
 * value of another output, the first present one of several of the same kind.
 */
export type Headline<Name extends string = string> =
  | Name
  | { readonly columns: readonly [string, ...string[]] }
  | { readonly by: Name; readonly names: Readonly<Record<string, readonly Name[]>> };

/**
 * The name of a download: as it is, or by the value of an option. One that begins with a dot is added to the name of the
 * file that is the input; `without` removes these extensions from it. `output` names the output that is the name.
 */
export type FileName =
  | string
  | { readonly by: string; readonly names: Readonly<Record<string, string>> }
  | { readonly without: readonly string[] }
  | { readonly output: string };

/** A way to show a result; its label is the message `views.<name>`. */
export interface View {
  readonly name: string;
  /** The component that shows it, as `OwnComponents` name theirs; absent for the usual way. */
  readonly component?: string;
  /** It shows the present input, as far as that can be read, also while the result is old. */
  readonly isOfInput?: true;
}

/**
 * Components in the folder `page` of a tool, by their place on its page: each the name of a file, `range-ends`, which
 * exports `RangeEnds` and gets the session.
 */
export interface OwnComponents {
  /** Replaces input and result. */
  readonly page?: string;
  /** Above input and result: another form of the input, such as fields, which no error below the input moves. */
  readonly lead?: string;
  /** Right below the input, such as buttons that change it. */
  readonly control?: string;
  /** Shows the result instead of the views of its kinds. */
  readonly result?: string;
  /** Follows the result. */
  readonly note?: string;
  /** Follows both; beside them where there is room. */
  readonly after?: string;
}

export type SaveForm = { readonly fileName: string } | { readonly operation: string; readonly extension: string };

/** How a text with several values finds its operation; a single value after it goes back to the one before. */
export interface ListOperation {
  readonly operation: string;
  /** Source of a regular expression that finds a list in a text; by default any text of several lines is one. */
  readonly pattern?: string;
}

/** A known answer: shown on the page and checked by the tests. */
export interface Example {
  /** Unique in its operation; its name is the message `examples.<id>`. */
  readonly id: string;
  readonly input?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Bytes are written as Base64. Of several labelled outputs, only those worth showing. */
  readonly output: unknown;
  /** Each run gives another result: `output` is that of the tests' random source. */
  readonly isRandom?: true;
}

export type Operations = Readonly<Record<string, Operation>>;

/**
 * A place in the input, or in the option named by `field`; offsets are in UTF-16 units, in bytes for bytes and files.
 */
export interface Place {
  readonly offset: number;
  readonly length?: number;
  readonly field?: string;
}

/**
 * Options that a notice or an error offers to set, such as `{ decimalSign: 'comma' }`; `input` replaces the input, and
 * `operation` names another one, which the options are of.
 */
export type Offer = Readonly<Record<string, string | number | boolean | null>> & {
  readonly input?: string;
  readonly operation?: string;
};

/** A key pair to make, as Web Crypto describes it. */
export interface KeyAlgorithm {
  readonly name: string;
  readonly hash?: string;
  readonly modulusLength?: number;
  readonly publicExponent?: Uint8Array<ArrayBuffer>;
  readonly namedCurve?: string;
}

/**
 * What a host provides to an operation; there is nothing else: no clock, no randomness, no network, no storage. `Key`
 * types the keys of messages: `Context<keyof typeof messages.logic>` after `import type messages from './en.json'`.
 */
export interface Context<Key extends string = string> {
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal;
  /** Reports progress, from 0 to 1. */
  progress(fraction: number): void;
  /**
   * Reports what was changed or lost; the messages are in the tool's `notices`. Each of `offers` becomes a button that
   * sets these options, or replaces the input, and a hint on the command line.
   */
  notice(code: string, params?: Params, at?: number | Place, offers?: readonly Offer[]): void;
  /** Text for people: a message of the section `logic` of the tool's messages, in the user's language. */
  message(key: Key, params?: Params): string;
  /**
   * Runs work that may never end, such as matching a user's regular expression. After the operation's `stallAfter` the
   * host stops it, and the run ends with `error`, whose messages also get the parameter `seconds`. `isPart`: the error is
   * thrown, and the run goes on where it is caught; a host may then begin the run again, without what it has stopped.
   */
  limit<T>(work: () => T, error: ToolError, isPart?: boolean): T;
  /**
   * What `make` gives, or what it gave to the run of this tool before with the same inputs, and with its notices: so the
   * operations of a page that run one after another read a long input once. The first input names it; it depends on
   * nothing but the inputs, and is not changed. Hosts other than a page make it each time.
   */
  reuse<T>(inputs: readonly unknown[], make: (notice: Context['notice']) => T): T;
  now(): Date;
  /** Cryptographically strong random bytes, any number of them. */
  random(bytes: number): Uint8Array;
  /**
   * Makes a key pair by the platform's own code, as PKCS#8; rejects where that refuses and, where `isUrgent`, while it is
   * busy. Absent where the host has none: browsers hide it from pages on plain http.
   */
  readonly generateKey?:
    | ((algorithm: KeyAlgorithm, isUrgent?: boolean) => Promise<Uint8Array<ArrayBuffer>>)
    | undefined;
  /**
   * Reads a picture of any format that the host knows; rejects where it knows none. Absent where the host reads none.
   */
  readonly readPicture?: ((file: Blob) => Promise<Picture>) | undefined;
  /**
   * Loads the WebAssembly module that reads bar codes of all kinds, which is too large to be part of logic; rejects where
   * it cannot be had, as without a network. Absent where the host has none.
   */
  readonly loadBarcodeReader?: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  /** The most iterations of a key derivation that an input may ask for, where nothing could stop them; else absent. */
  readonly maxIterations?: number | undefined;
  /** BCP 47 tag of the user's language. */
  readonly locale: string;
  /** ISO 3166 code of the user's region, where the host knows it: what is usual there may differ from the language. */
  readonly region?: string | undefined;
  /** IANA name of the user's time zone. */
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

/** The result of an operation; unknown for an operation that is not known. */
export type OutputOf<O extends Operation> = Operation extends O
  ? unknown
  : O['output'] extends KindId
    ? ValueIn<O['output']>
    : { readonly [K in keyof O['output']]: ValueIn<O['output'][K]> | null };

export type Run<O extends Operation> = O['input'] extends KindId
  ? (input: ValueOf<O['input']>, options: OptionsFor<O>, ctx: Context) => OutputOf<O> | Promise<OutputOf<O>>
  : (options: OptionsFor<O>, ctx: Context) => OutputOf<O> | Promise<OutputOf<O>>;

/** The declaration of a tool. Plain data: it can be cloned, sent and printed. */
export interface Tool<Ops extends Operations = Operations> {
  readonly category: Category;
  /** Name of a Tabler icon. */
  readonly icon: string;
  /** ISO date of the first release; drives the New badge. */
  readonly createdAt?: `${number}-${number}-${number}`;
  /** The word of the id that names this tool on the command line, although other ids contain it. */
  readonly shortName?: string;
  /** Former paths, which redirect to the tool. */
  readonly redirectFrom?: readonly `/${string}`[];
  readonly page?: PageDeclaration;
  readonly operations: Ops;
}

/** How the page of a tool is built. */
export interface PageDeclaration<Name extends string = string> {
  /** `two-way`: an operation that has an inverse has two editable panes. */
  readonly layout?: 'two-way';
  /**
   * Initial input of the first operation; an empty one that has a result, such as the present moment, too. `true`: it
   * depends on the language, and is the message `initialInput`.
   */
  readonly initialInput?: string | true;
  /**
   * The operations that each have an input of their own, such as the HTML of a page beside its title: choosing another
   * operation brings back what was entered there.
   */
  readonly ownInputs?: readonly Name[];
  /** Those of them whose input is also an option of the first operation, by its name: to change one changes the other. */
  readonly optionInputs?: Readonly<Partial<Record<Name, string>>>;
  /** The page puts in the first input by `session.begin`: only the browser knows it, or it is random. */
  readonly beginsInBrowser?: true;
  /** Restores the last input on the next visit, if history is on; overrides `initialInput`. */
  readonly keepsInput?: true;
  /** Its code takes long to start: the worker runs `initialInput` once the page is idle, before anything is entered. */
  readonly isSlowToStart?: true;
  /** Clears the result when the input becomes invalid, instead of dimming it, e.g. for QR codes. */
  readonly dropsOldResults?: true;
  /** The component above the input is what people write in first: it has the focus on arrival. */
  readonly focusesLead?: true;
  /** The data set, a script in `scripts/data`, that the page names as its source, by the message `source`. */
  readonly data?: string;
  /** The operations offered; by default all public ones that are not details of another. */
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

/** What the declaration of an operation with several outputs must have besides. */
type Answer<O extends Operation> = Operation extends O
  ? unknown
  : O extends { readonly internal: true } | { readonly output: KindId }
    ? unknown
    : {
        readonly headline: Headline<keyof O['output'] & string>;
        readonly copies?: keyof O['output'] | readonly (keyof O['output'])[];
        readonly verdict?: Verdict<keyof O['output'] & string>;
      };

/** Declares a tool; the types of its operations are inferred. */
export const defineTool = <const Ops extends Operations>(
  tool: Tool<Ops> & {
    readonly page?: PageDeclaration<keyof NoInfer<Ops> & string>;
    readonly operations: { readonly [K in keyof NoInfer<Ops>]: Answer<NoInfer<Ops>[K]> };
  },
): Tool<Ops> => tool;

/** Outputs of one kind, named by a list; `recordOf` makes the result. */
export const outputsOf = <const N extends string, const K extends KindId>(
  names: readonly N[],
  kind: K,
): Readonly<Record<N, K>> => recordOf(names, () => kind);

/** The type of one function of `logic.ts`: annotated with it, its parameters are typed. */
export type RunOf<T extends Tool, K extends keyof T['operations']> = Run<T['operations'][K]>;

/** The options of one operation, as its logic receives them. */
export type OptionsOf<T extends Tool, K extends keyof T['operations']> = OptionsFor<T['operations'][K]>;

/** The names of a tool's operations. */
export type OperationName<T extends Tool> = keyof T['operations'] & string;

/** What `logic.ts` must export for a tool. */
export type LogicOf<T extends Tool> = { readonly [K in keyof T['operations']]: Run<T['operations'][K]> };

/**
 * The only error meant for users; any other is a bug. `code` is the key in the tool's `errors`, `at` the place that is
 * wrong; `offers` are as those of a notice.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: string;
  readonly params: Params;
  readonly at: Place | undefined;
  readonly offers: readonly Offer[];

  constructor(code: string, params: Params = {}, at?: number | Place, offers: readonly Offer[] = []) {
    super(code);
    this.code = code;
    this.params = params;
    this.at = toPlace(at);
    this.offers = offers;
  }

  /** The same error at another place. */
  movedTo(at: Place): ToolError {
    return new ToolError(this.code, this.params, at, this.offers);
  }
}

/** An offset alone is a place of unknown length. */
export const toPlace = (at: number | Place | undefined): Place | undefined =>
  typeof at === 'number' ? { offset: at } : at;
