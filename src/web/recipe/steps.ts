/** The steps of the recipe page and how they change: pure functions, each change can be undone. */
import type { Step } from '#core/execution/recipe.ts';
import { sameOptions } from '#core/fields.ts';
import { moveItem } from '#lib/collections/move-item.ts';
import { type Input, inputValue } from '#page/services.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RecipeStep {
  /** Identifies it while the page is open. */
  readonly id: number;
  readonly tool: string;
  readonly operation: string;
  /** Those that differ from the defaults. */
  readonly options: Values;
  /** The output that goes on to the next step, the headline where absent. */
  readonly pick?: string | undefined;
  /** What the next step gets in place of the result, as the user has written it. */
  readonly edited?: string | undefined;
  /** It is passed over. */
  readonly isOff?: boolean;
  /** Counts the changes of its options that its own form has not made. */
  readonly revision: number;
}

/** A step to be added. */
export type NewStep = Pick<RecipeStep, 'tool' | 'operation' | 'pick' | 'isOff'> & { readonly options?: Values };

/** The inputs of the recipe before and after a change that brought another one. */
interface Swap {
  readonly from: Input;
  readonly to: Input;
}

/** Steps to go back or forward to, and the inputs that the change between them and the next ones has swapped. */
interface Version {
  readonly steps: readonly RecipeStep[];
  readonly swap?: Swap | undefined;
}

export interface RecipeState {
  readonly steps: readonly RecipeStep[];
  /** The step whose result is shown; the last one where absent. */
  readonly selected?: number | undefined;
  readonly nextId: number;
  readonly past: readonly Version[];
  readonly future: readonly Version[];
  /** How many of the changes that can be undone were there when the present recipe was opened over another one. */
  readonly opened: number;
  /** The step whose options or result the last change has set: the next one of them is part of it. */
  readonly merging?: string | undefined;
  /** The step that the last change has added, the last of them. */
  readonly added?: number | undefined;
}

/** How many changes can be undone. */
const maxPast = 100;

const toStep = (step: NewStep, id: number): RecipeStep => ({ ...step, options: step.options ?? {}, id, revision: 0 });

/** The steps that run, as they are run. */
export const stepsToRun = (steps: readonly NewStep[]): readonly Step[] =>
  steps
    .filter(({ isOff }) => !isOff)
    .map(({ tool, operation, options = {}, pick }) => ({
      use: `${tool}/${operation}`,
      options,
      ...(pick !== undefined && { pick }),
    }));

/** The recipe that the page begins with. */
export const beginWith = (steps: readonly NewStep[]): RecipeState => ({
  steps: steps.map(toStep),
  nextId: steps.length,
  past: [],
  future: [],
  opened: 0,
});

const isSame = (a: Input, b: Input): boolean => inputValue(a) === inputValue(b);

/** The input that Undo brings back with the steps: the one that was replaced with them, unless it was changed since. */
export function inputBefore({ past }: RecipeState, input: Input): Input | undefined {
  const swap = past.at(-1)?.swap;
  return swap && isSame(swap.to, input) ? swap.from : undefined;
}

/** The input that Redo brings again. */
export function inputAfter({ future }: RecipeState, input: Input): Input | undefined {
  const swap = future[0]?.swap;
  return swap && isSame(swap.from, input) ? swap.to : undefined;
}

/** The step whose result is shown: of the last one where none is selected, or of the last before one that is unknown. */
export function shownStep(
  { steps, selected }: RecipeState,
  isKnown: (step: RecipeStep) => boolean = () => true,
): RecipeStep | undefined {
  const used = steps.filter(({ isOff }) => !isOff);
  const unknown = used.findIndex((step) => !isKnown(step));
  return used.find(({ id }) => id === selected) ?? used[unknown - 1] ?? used.at(-1);
}

const change = (
  state: RecipeState,
  steps: readonly RecipeStep[],
  more: Pick<RecipeState, 'merging'> & Partial<RecipeState> = {},
  swap?: Swap,
): RecipeState => ({
  ...state,
  merging: undefined,
  added: undefined,
  ...more,
  steps,
  past:
    more.merging !== undefined && more.merging === state.merging
      ? state.past
      : [...state.past, { steps: state.steps, swap }].slice(-maxPast),
  future: [],
});

const update = (state: RecipeState, id: number, changed: Partial<RecipeStep>): readonly RecipeStep[] =>
  state.steps.map((step) => (step.id === id ? { ...step, ...changed } : step));

/** Steps that are to take the place of others: a form whose options change by that has to begin anew. */
function restore(present: readonly RecipeStep[], steps: readonly RecipeStep[]): readonly RecipeStep[] {
  return steps.map((step) => {
    const now = present.find(({ id }) => id === step.id);
    if (!now || sameOptions(now.options, step.options)) return { ...step, revision: now?.revision ?? step.revision };
    return { ...step, revision: now.revision + 1 };
  });
}

export const actions = {
  /** Puts steps behind the one with the id, or at the end, and shows the result of the last of them. */
  add(state: RecipeState, added: readonly NewStep[], behind?: number): RecipeState {
    const at = state.steps.findIndex(({ id }) => id === behind);
    const end = at < 0 ? state.steps.length : at + 1;
    const nextId = state.nextId + added.length;
    const made = added.map((step, index) => toStep(step, state.nextId + index));
    const steps = [...state.steps.slice(0, end), ...made, ...state.steps.slice(end)];
    return change(state, steps, { selected: at < 0 ? undefined : nextId - 1, nextId, added: nextId - 1 });
  },

  /** Puts steps before the one with the id; its result, or the final one, stays in view. */
  insert(state: RecipeState, id: number, added: readonly NewStep[]): RecipeState {
    const at = state.steps.findIndex((step) => step.id === id);
    const made = added.map((step, index) => toStep(step, state.nextId + index));
    const steps = [...state.steps.slice(0, at), ...made, ...state.steps.slice(at)];
    return at < 0 ? state : change(state, steps, { nextId: state.nextId + added.length });
  },

  /** `swap`: the input of the recipe is replaced too. */
  replaceAll(state: RecipeState, steps: readonly NewStep[], swap?: Swap): RecipeState {
    const added = steps.map((step, index) => toStep(step, state.nextId + index));
    return change(state, added, { selected: undefined, nextId: state.nextId + steps.length }, swap);
  },

  /** Opens the recipe of a link over the present one, which Undo brings back, also with its input. */
  open(state: RecipeState, steps: readonly NewStep[], swap?: Swap): RecipeState {
    if (state.steps.length + state.past.length === 0) return beginWith(steps);
    const next = actions.replaceAll(state, steps, swap);
    return { ...next, opened: next.past.length };
  },

  duplicate(state: RecipeState, id: number): RecipeState {
    const { edited: _, ...step } = state.steps.find((one) => one.id === id) ?? {};
    return 'tool' in step ? actions.add(state, [step], id) : state;
  },

  remove: (state: RecipeState, id: number): RecipeState =>
    change(
      state,
      state.steps.filter((step) => step.id !== id),
    ),

  move: (state: RecipeState, from: number, to: number): RecipeState => change(state, moveItem(state.steps, from, to)),

  turnOff: (state: RecipeState, id: number, isOff: boolean): RecipeState => change(state, update(state, id, { isOff })),

  /** Passes over the steps behind the one with the id, whose result is then that of the recipe. */
  endAt(state: RecipeState, id: number): RecipeState {
    const at = state.steps.findIndex((step) => step.id === id);
    const steps = state.steps.map((step, index) => (index > at && !step.isOff ? { ...step, isOff: true } : step));
    return at < 0 ? state : change(state, steps, { selected: undefined });
  },

  /** Options that both operations have stay; `initial` are those that the other one begins with. */
  setOperation: (state: RecipeState, id: number, operation: string, initial: Values = {}): RecipeState =>
    change(
      state,
      state.steps.map((step) =>
        step.id === id
          ? { ...step, operation, options: { ...initial, ...step.options }, pick: undefined, edited: undefined }
          : step,
      ),
    ),

  setPick: (state: RecipeState, id: number, pick: string | undefined): RecipeState =>
    change(state, update(state, id, { pick, edited: undefined })),

  /** Takes what the form of the step has set: several changes in a row are one. */
  setOptions(state: RecipeState, id: number, options: Values): RecipeState {
    const step = state.steps.find((one) => one.id === id);
    if (!step || sameOptions(step.options, options)) return state;
    return change(state, update(state, id, { options }), { merging: `options ${id}` });
  },

  /** Takes what the next step is to get, undefined for the result, and shows it: several changes in a row are one. */
  edit(state: RecipeState, id: number, edited: string | undefined): RecipeState {
    const isBegun = state.steps.some((step) => step.id === id && step.edited === undefined);
    return change(state, update(state, id, { edited }), {
      merging: edited === undefined ? undefined : `result ${id}`,
      ...(isBegun && { selected: id }),
    });
  },

  select: (state: RecipeState, id: number | undefined): RecipeState => ({ ...state, selected: id }),

  undo(state: RecipeState): RecipeState {
    const before = state.past.at(-1);
    if (!before) return state;
    const { steps, past, future } = state;
    return {
      ...state,
      merging: undefined,
      added: undefined,
      steps: restore(steps, before.steps),
      past: past.slice(0, -1),
      future: [{ steps, swap: before.swap }, ...future],
    };
  },

  redo(state: RecipeState): RecipeState {
    const [after, ...future] = state.future;
    if (!after) return state;
    const { steps, past } = state;
    return {
      ...state,
      merging: undefined,
      added: undefined,
      steps: restore(steps, after.steps),
      past: [...past, { steps, swap: after.swap }],
      future,
    };
  },
};
