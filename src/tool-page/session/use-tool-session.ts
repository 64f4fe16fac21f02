import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Fields, toStored } from '#core/fields.ts';
import type { Example, Operation, OperationName, OptionsOf, OutputOf, Tool } from '#core/tool.ts';
import { type Input, inputValue, useTool } from '#page/services.ts';
import { createSession, type ImpliedBy } from './create-session.ts';
import type { Runner, Success } from './run.ts';
import type { FieldHistory, InputChange, SessionState } from './session-state.ts';
import { canRedo, canUndo, fileOperation, operationOf, optionsIn, queryOf } from './store.ts';

export type { FieldHistory, InputChange } from './session-state.ts';

/** The state of a tool's page: which operation, its options, the input, and the results. */
export interface ToolSession {
  readonly tool: Tool;
  /** The operations that the page offers. */
  readonly names: readonly string[];
  readonly name: string;
  readonly operation: Operation;
  readonly fields: Fields;
  readonly options: Readonly<Record<string, unknown>>;
  readonly input: Input;
  readonly run: Runner;
  setOperation(name: string): void;
  /** Goes to the operation that a pasted text is for, and remembers the present one in `turned`. */
  turn(name: string, kindName: string, options?: Readonly<Record<string, unknown>>): void;
  /** Goes back, where a text that was pasted since is not for the present operation. */
  turnBack(): void;
  readonly turned?: SessionState['turned'];
  readonly isPasted: boolean;
  readonly isPastedWhole: boolean;
  /** A text that was pasted behind another one; `replaceJoined` puts it in place of that. */
  readonly joined?: SessionState['joined'];
  replaceJoined(): void;
  /** The input with the line breaks that it was pasted with, where it has lost them; `keepLineBreaks` puts them in. */
  readonly pastedRaw?: SessionState['pastedRaw'];
  keepLineBreaks(): void;
  readonly operationBy?: SessionState['operationBy'];
  /** The user has done something: results are announced from then on. */
  readonly hasActed?: boolean;
  /** The page runs the input again and again by itself, as a clock does: nothing is announced. */
  readonly isTicking?: boolean | undefined;
  setOption(name: string, value: unknown): void;
  /** Several at once. */
  setOptions(values: Readonly<Record<string, unknown>>): void;
  /** What is chosen for an operation, also one that is not the present one. */
  optionsOf(operation: string): Readonly<Record<string, unknown>>;
  setOptionsOf(operation: string, values: Readonly<Record<string, unknown>>): void;
  setInput(input: Input, how?: InputChange, pasted?: string, history?: FieldHistory): void;
  /** Puts in a text for the page to begin with, as a remembered one is there on arrival; not where there is an input already. */
  begin(text: string): void;
  /** Takes an opened or dropped file, with the operation that files go to where the present one takes only text. */
  open(file: File): void;
  /** Goes to the operation that opened files go to, and names it. */
  goToFiles(): string;
  /** Goes to the inverse operation with the present result as its input. */
  swap(): void;
  /** Its options hold for this visit only. */
  loadExample(name: string, example: Pick<Example, 'input' | 'options'>): void;
  /** Brings back the replaced input, with the operation and the options it had; until it is edited. */
  readonly undo: (() => void) | undefined;
  /** The input that `undo` brings back. */
  readonly replaced?: Input | undefined;
  /** Does again what `undo` has taken back. */
  readonly redo: (() => void) | undefined;
  /** Counts replaced and restored inputs, after which the input is scrolled to. */
  readonly replaceCount: number;
  /** Where it has the focus, the input is selected: it was there on arrival, or is an example or a swapped result. */
  readonly isSelected: boolean;
  /** The present text is the tool's own, untouched. */
  readonly isSample: boolean;
  /** There is an input of the user's: not a sample, an example or a result that was swapped. */
  readonly isOwn: boolean;
  /** Options of the present operation that differ from their defaults. */
  readonly changedOptions: readonly string[];
  /** Sets all options of the tool back, except secrets. */
  resetOptions(): void;
  /** Runs again: the next result of a generator, or an operation that runs on request. */
  refresh(): void;
  /** Runs again because time has passed: the result is not announced. */
  tick(): void;
  /** The state as query parameters, for a link. */
  query(): URLSearchParams;
}

/** A result of any of a tool's operations, distinguished by its name. */
export type SuccessOf<T extends Tool> = {
  [K in OperationName<T>]: Success<K, OutputOf<T['operations'][K]>>;
}[OperationName<T>];

/** The session of the page of one tool: its operations, options and results are typed. */
export interface SessionOf<T extends Tool> extends ToolSession {
  readonly tool: T;
  readonly names: readonly OperationName<T>[];
  readonly name: OperationName<T>;
  readonly run: Runner & { readonly success: SuccessOf<T> | undefined };
  setOperation(name: OperationName<T>): void;
  optionsOf<K extends OperationName<T>>(operation: K): OptionsOf<T, K>;
  setOptionsOf<K extends OperationName<T>>(operation: K, values: Partial<OptionsOf<T, K>>): void;
}

/** The newest good result, where it is one of the named operations. */
export function resultOf<T extends Tool, K extends OperationName<T>>(
  { run }: SessionOf<T>,
  ...names: readonly K[]
): OutputOf<T['operations'][K]> | undefined {
  const success = run.success as Success<K, OutputOf<T['operations'][K]>> | undefined;
  return success && names.includes(success.operation) ? success.value : undefined;
}

/** What a new input brings along: another operation, other options for it. */
export interface Implied<T extends Tool> {
  readonly operation?: OperationName<T>;
  readonly options?: Partial<OptionsOf<T, OperationName<T>>>;
}

export interface SessionSettings<T extends Tool> {
  /** Called for user input, not for examples or undo. */
  readonly impliedBy?: (input: Input, present: Pick<SessionOf<T>, 'name' | 'options'>) => Implied<T>;
}

/** The session of the page's tool; the page of one tool names its type: `useToolSession<typeof tool>()`. */
export function useToolSession<T extends Tool = Tool>({ impliedBy }: SessionSettings<T> = {}): SessionOf<T> {
  const services = useTool();
  const { control, onSession } = services;
  const [store] = useState(() => createSession(services));
  store.impliedBy = impliedBy as ImpliedBy | undefined;
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [, setArrived] = useState(false);
  // Before the page is painted; React compares the state of a store only after that.
  useLayoutEffect(() => {
    setArrived(true);
    onSession?.(store);
    return store.arrive();
  }, [store, onSession]);

  const { actions } = store;
  const operation = operationOf(state);
  const fields = operation.options ?? noFields;
  const value = inputValue(state.input);

  const session: ToolSession = {
    ...state,
    ...actions,
    isPasted: state.isPasted === true,
    isPastedWhole: state.isPastedWhole === true,
    operation,
    fields,
    run: { ...state.run, ...store.control },
    undo: canUndo(state) ? actions.undo : undefined,
    replaced: canUndo(state) ? state.replacements.at(-1)?.former.input : undefined,
    redo: canRedo(state) ? actions.redo : undefined,
    isSample: !state.isGiven && value !== '' && value === state.sample,
    isOwn: state.isGiven === true && value !== '' && !state.isSelected && value !== state.sample,
    changedOptions: Object.keys(toStored(fields, state.options)),
    setOption: (field, next) => actions.setOptionsOf(state.name, { [field]: next }),
    setOptions: (values) => actions.setOptionsOf(state.name, values),
    optionsOf: (name) => optionsIn(state, name),
    setInput: store.give,
    // It is selected in the same task, before a key that is to replace it.
    begin: (text) => flushSync(() => actions.begin(text)),
    goToFiles() {
      const target = fileOperation(state);
      if (target !== state.name) actions.setOperation(target);
      return target;
    },
    query: () => queryOf(state),
  };
  useEffect(() => {
    control.current = session;
    return () => {
      control.current = undefined;
    };
  });
  // The page of a tool is only ever shown with that tool around it.
  return session as unknown as SessionOf<T>;
}

const noFields: Fields = {};
