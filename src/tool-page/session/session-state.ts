import { offeredOperations } from '#core/operations/offered-operations.ts';
import type { Tool } from '#core/tool.ts';
import type { Input, ToolServices } from '#page/services.ts';
import { type Chosen, optionsOf } from './chosen-options.ts';
import { firstRun, type RunControl, type RunState } from './run.ts';

export type Values = Readonly<Record<string, unknown>>;

/**
 * The source of an input: typed or pasted into its field, replaced as a whole, or filled in by the page, which leaves it
 * selected. Where there is none, the page has written it from what is edited elsewhere.
 */
export type InputChange = 'edit' | 'replace' | 'fill';

/** The choices for options by their source; what neither holds has its default. */
export interface Choices {
  /** Remembered from visit to visit, or kept in the tab. */
  readonly chosen: Chosen;
  /** Chosen for this visit, by an example or a link: comes before what is remembered. */
  readonly visiting: Chosen;
}

/** What a page works with; what Undo brings back. */
export interface Page extends Choices {
  readonly name: string;
  readonly input: Input;
}

/** The page in a state, without the rest of it. */
export const pageOf = ({ name, chosen, visiting, input }: Page): Page => ({ name, chosen, visiting, input });

export interface SessionState extends Page {
  /** The options of the operation, made of the choices. */
  readonly options: Values;
  readonly tool: Tool;
  /** The operations that the page offers. */
  readonly names: readonly string[];
  /** What was entered for operations that have an input of their own, by operation, and for all others, without a name. */
  readonly parked: Readonly<Record<string, Input>>;
  /** The page before the first of the changes that belong together. */
  readonly former: Page;
  /** The tool's own text: the one it is rendered with, or the one its page began with. */
  readonly sample: string;
  /** The user has given an input: it may have been typed before hydration. */
  readonly isGiven?: boolean;
  /** Where it has the focus, the input is selected: it was there on arrival, or is an example or a swapped result. */
  readonly isSelected: boolean;
  /** The input has changed by more than a key does: it was pasted or opened. */
  readonly isPasted?: boolean | undefined;
  /** All of the input is what was pasted: the next paste takes its place, where one has not pressed on it. */
  readonly isPastedWhole?: boolean | undefined;
  /** The input that a pasted one has taken the place of. */
  readonly pastedOver?: Input | undefined;
  /** The input with the line breaks that it was pasted with, where it has lost them. */
  readonly pastedRaw?: string | undefined;
  /** Whether the user has chosen the operation, not for a text that had left it for another one, or a pasted text led to it. */
  readonly operationBy?: 'user' | 'text' | undefined;
  /** A text that was pasted behind or into another one, and that one. */
  readonly joined?: Joined | undefined;
  /** The operation that a pasted text has left for the one that it is for, or that the user went back for this text. */
  readonly turned?: Turn | 'kept' | undefined;
  /** The options or the input come from a link, and the user has done nothing yet. */
  readonly isLinked?: boolean;
  /** There is something to run on: until anything changes, the page is as it was rendered. */
  readonly hasBegun?: boolean;
  /** The user has done something: results are announced from then on. */
  readonly hasActed?: boolean;
  /** The page runs the input again and again by itself, as a clock does: nothing is announced. */
  readonly isTicking?: boolean | undefined;
  /** A run is requested and has not started. */
  readonly isAsked?: boolean | undefined;
  /** What was replaced, and by what; the newest last. */
  readonly replacements: readonly Replacement[];
  /** What *Undo* has taken back, and the input it has led to; the newest last. */
  readonly undone: readonly Replacement[];
  /** Counts how often the input was replaced or brought back: each asks for the focus. */
  readonly replaceCount: number;
  /** A text that is becoming a file. */
  readonly pendingTextFile?: string | undefined;
  readonly run: RunState;
}

/** A page, and the one that replaced it. */
export interface Replacement {
  readonly former: Page;
  readonly by: Page;
}

export interface Joined {
  readonly former: Input;
  readonly pasted: string;
  /** There is nothing between them that makes a list: no separator, nor white space that was typed. */
  readonly isTight: boolean;
}

/** A change of the operation because of what was pasted, or because it is a list. */
export interface Turn {
  readonly from: string;
  /** What was chosen for this visit before. */
  readonly visiting: Chosen;
  /** The name of what the text is. */
  readonly kindName: string;
  /** What `operationBy` was before. */
  readonly by?: 'user' | 'text' | undefined;
  /** Another text was pasted since: whether it is for the operation too is still to be seen. */
  readonly isCarried?: boolean;
  /** It was a return to the operation before, which a pasted text left again. */
  readonly isBack?: boolean;
}

/**
 * An edit by the history of the field: `kept` where the field can do it again or take it back, `lost` where it may have
 * forgotten it by then, as a text area does when its text is set.
 */
export type FieldHistory = 'kept' | 'lost';

/** What comes with an input. */
export interface Given {
  readonly how?: InputChange | undefined;
  readonly history?: FieldHistory | undefined;
  /** What was pasted, where that is known. */
  readonly pasted?: string | undefined;
  readonly operation?: string | undefined;
  /** The input is a list, and that operation the one for lists. */
  readonly isList?: boolean;
  readonly options?: Values | undefined;
  /** What Undo brings back, where that is not the page before this turn. */
  readonly former?: Page;
  /** Runs it although it was not typed. */
  readonly isAsked?: boolean | undefined;
}

/** What a change can bring about outside of the state. */
export interface Effects extends RunControl {
  /** Schedules a run in milliseconds, instead of the scheduled one; none if undefined. */
  schedule(delay?: number): void;
  /** Runs what is shown already once the page is idle, so that the code for it has started when something is entered. */
  warmUp(): void;
  /** Stores what has changed: choices for good, documents for the life of the tab. */
  writeOptions(before: Choices, after: Choices): void;
  writeInput(input: Input): void;
  /** Stores what was entered for operations that are not the present one; they are named as in `parked`. */
  writeParked(owner: string, input: Input): void;
  writeQuery(query: URLSearchParams): void;
  /**
   * Makes an input of a long text, a file or a result, which then replaces the present one: a file becomes text where
   * `asText`, and where it can be edited. `given.operation` is for one that is not text.
   */
  toInput(value: unknown, given: Given, asText?: boolean): void;
}

/** An effect as data: its name and its arguments. */
export type Effect = { [K in keyof Effects]: readonly [K, ...Parameters<Effects[K]>] }[keyof Effects];

/** The next state, and the effects of getting there. */
export type Step = readonly [SessionState, ...(readonly Effect[])];

/** What the state that a page is rendered with follows from. */
export interface InitialServices extends Pick<ToolServices, 'tool' | 'firstOutcome'> {
  readonly messages: Pick<ToolServices['messages'], 'initialInput'>;
}

/** The state that a page is rendered with. */
export function initialState(services: InitialServices): SessionState {
  const { tool, messages } = services;
  const names = offeredOperations(tool);
  const [name = ''] = names;
  const declared = tool.page?.initialInput;
  const initialInput = declared === true ? messages.initialInput : declared;
  const text = initialInput ?? '';
  const options = optionsOf(tool, name, {});
  const page: Page = { name, chosen: {}, visiting: {}, input: { text } };
  return {
    ...page,
    options,
    tool,
    names,
    parked: {},
    former: page,
    sample: text,
    isSelected: false,
    replacements: [],
    undone: [],
    replaceCount: 0,
    run: firstRun(services, initialInput === undefined ? undefined : { operation: name, input: text, options }),
  };
}
