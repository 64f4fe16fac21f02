import { prepare } from '#core/execution/execute.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { type Input, inputValue, type ToolServices } from '#page/services.ts';
import { isTextField } from '#ui/focus.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { arrive, parkedName } from './arrive.ts';
import { storeChange, writeLeft } from './chosen-options.ts';
import { editableLength, isTooLongToEdit } from './read-input.ts';
import { createRunControl, type RunControl } from './run.ts';
import {
  type Effects,
  type FieldHistory,
  type Given,
  type InitialServices,
  type InputChange,
  initialState,
  pageOf,
  type SessionState,
  type Step,
  type Values,
} from './session-state.ts';
import { actions, allChosen, give, startRun } from './store.ts';

/** What an input given by the user brings along: another operation, other options for it. */
export type ImpliedBy = (
  input: Input,
  present: { readonly name: string; readonly options: Values },
) => { readonly operation?: string | undefined; readonly options?: Values | undefined };

/** Changes of the state, as functions that make them. */
type Bound<T> = {
  readonly [K in keyof T]: T[K] extends (state: SessionState, ...args: infer A) => Step ? (...args: A) => void : never;
};

/** The state of a tool's page, and what carries out the effects of its changes. */
export interface Session {
  impliedBy?: ImpliedBy | undefined;
  readonly control: RunControl;
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  readonly actions: Bound<typeof actions>;
  /** Puts in what the user has typed or pasted; a text that is too long to be edited becomes a file first. */
  give(input: Input, how?: InputChange, pasted?: string, history?: FieldHistory): void;
  /** Reads what is remembered or linked to; returns what ends the session when the page is left. */
  arrive(): () => void;
}

const focused = (): Element | null => globalThis.document?.activeElement ?? null;

type SessionServices = InitialServices & Pick<ToolServices, 'id' | 'parts' | 'host' | 'memory'>;

export function createSession(services: SessionServices): Session {
  const { id, tool, parts, host, memory } = services;
  let state = initialState(services);
  let isTurn = false;
  /** Before arrival the address is still to be read; after leaving it is that of another page. */
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const listSwitch = parts?.createListSwitch?.(tool);
  const implied = (input: Input, given: Given) => {
    const operation = listSwitch?.(input, state.name);
    const isList = operation !== undefined && tool.operations[state.name]?.list?.operation === operation;
    return { ...given, operation, isList, ...session.impliedBy?.(input, state) };
  };

  const update = <A extends readonly unknown[]>(change: (state: SessionState, ...args: A) => Step, ...args: A) => {
    // Changes of one turn belong together.
    if (!isTurn) {
      state = { ...state, former: pageOf(state) };
      queueMicrotask(() => {
        isTurn = false;
      });
    }
    isTurn = true;
    const [next, ...steps] = change(state, ...args);
    state = next;
    for (const listener of listeners) listener();
    for (const [name, ...parts] of steps) Reflect.apply(effects[name], effects, parts);
  };
  const control = createRunControl(
    services,
    (changed) => update((present) => [{ ...present, run: { ...present.run, ...changed } }]),
    () => {
      // A field among the results would go with them while it is written in.
      if (isTextField(focused()) && !focused()?.closest('[data-input-pane]')) return true;
      return state.sample !== '' && state.run.success?.input === state.sample ? false : undefined;
    },
    { success: state.run.success, options: state.options },
  );

  let keptOperation: string | undefined;
  /** Not with each key. */
  const keepOperation = () => {
    if (keptOperation !== state.name) memory.writeOperation(state.name);
    keptOperation = state.name;
  };
  const effects: Effects = {
    ...control,
    schedule(delay) {
      clearTimeout(timer);
      if (isShown && delay !== undefined) timer = setTimeout(() => update(startRun), delay);
    },
    warmUp: () =>
      whenIdle(() => {
        const { name, input, options, isGiven } = state;
        const operation = tool.operations[name];
        if (!operation || isGiven) return;
        // To abort it would end the worker with what has been loaded.
        const { signal } = new AbortController();
        host.run(id, prepare(name, operation, inputValue(input), options), { signal }).catch(() => {});
      }),
    writeOptions(before, after) {
      if (before.chosen !== after.chosen)
        memory.writeKept('options', storeChange(tool, before.chosen, after.chosen, memory.readKept('options')));
      writeLeft(tool, allChosen(before), allChosen(after), memory);
    },
    writeInput(input) {
      memory.writeInput(input, hasSecretInput(tool));
      keepOperation();
    },
    writeParked(owner, input) {
      if (!hasSecretInput(tool)) memory.writeDocument(parkedName(owner), input);
    },
    writeQuery(query) {
      if (!isShown) return;
      memory.writeQuery(query);
      keepOperation();
    },
    async toInput(value, { operation, ...given }, asText) {
      const isPaste = state.pendingTextFile === value;
      const input = await import('./to-input.ts').then(
        (module) => module.toInput(value, asText),
        // Nothing that the user has given is lost, though a text that is encoded whole holds up the page.
        () => (isPaste || value instanceof File ? { file: new File([value as BlobPart], '') } : reportMissingCode()),
      );
      // A later input has taken its place.
      if (!input || (isPaste && state.pendingTextFile !== value)) return;
      const isMoved = 'file' in input && input.file.size <= editableLength;
      const known: Given = { how: 'replace', ...given };
      update(give, input, isPaste ? implied(input, known) : isMoved ? { ...known, operation } : known);
    },
  };

  const session: Session = {
    control,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions: Object.fromEntries(
      Object.entries<(state: SessionState, ...args: never[]) => Step>(actions).map(([name, change]) => [
        name,
        (...args: never[]) => update(change, ...args),
      ]),
    ) as Session['actions'],
    give(input, how, pasted, history) {
      if ((how === 'replace' || how === 'fill') && 'text' in input && isTooLongToEdit(input.text))
        update((present) => [{ ...present, pendingTextFile: input.text }, ['toInput', input.text, { how }]]);
      else update(give, input, implied(input, { how, pasted, history }));
    },
    arrive() {
      isShown = true;
      update(arrive, memory);
      return () => {
        isShown = false;
        clearTimeout(timer);
        control.cancel();
      };
    },
  };
  return session;
}
