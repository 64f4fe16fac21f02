/** How the state of a tool's page changes: pure functions that return the next state and what is to be done outside. */
import { toQuery } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { runsFromLink } from '#core/links/links.ts';
import { headlineOf } from '#core/operations/headline.ts';
import { operationForFiles } from '#core/operations/operation-for-files.ts';
import type { Example, Operation } from '#core/tool.ts';
import { fromLineFeeds, lineBreakOf, toLineFeeds } from '#lib/lines/breaks.ts';
import { emptyInput, type Input, inputValue, isEmptyInput } from '#page/services.ts';
import { type Chosen, chooseExample, choose as chooseFor, keepSecrets, optionsOf, remember } from './chosen-options.ts';
import {
  type Choices,
  type Effect,
  type Given,
  type Joined,
  type Page,
  pageOf,
  type Replacement,
  type SessionState,
  type Step,
  type Values,
} from './session-state.ts';

const bigInput = 20_000;
const bigDelay = 150;

/** How long a run that only a link has started may take, in milliseconds. */
const linkedLimit = 5_000;

/** How many replaced inputs can be brought back. */
const maxReplaced = 20;

export const operationOf = ({ tool, name }: SessionState): Operation => tool.operations[name] as Operation;

const reprOf = ({ input }: Operation) => input && kindInfo(input).repr;

/** All choices: those for this visit before those that are remembered. */
export const allChosen = ({ chosen, visiting }: Choices): Chosen => ({ ...chosen, ...visiting });

/** The operation and its options as query parameters. */
export function queryOf(state: SessionState): URLSearchParams {
  const { names, name, options } = state;
  const query = toQuery(operationOf(state).options ?? {}, options);
  if (name !== names[0]) query.set('op', toKebab(name));
  return query;
}

/** The operation that opened files go to: a file is no words to look up, and no text where an operation takes files. */
export function fileOperation(state: SessionState): string {
  const { tool, name } = state;
  const { input } = operationOf(state);
  return ((input === 'text' || input === 'query') && operationForFiles(tool, name)) || name;
}

/** Whether the newest replaced input can be brought back: until the one that replaced it is edited. */
export const canUndo = ({ replacements, input }: SessionState): boolean => isBy(input, replacements.at(-1));

/** Whether what *Undo* has taken back can be done again: until the input is changed. */
export const canRedo = ({ undone, input }: SessionState): boolean => isBy(input, undone.at(-1));

const isBy = (input: Input, last: Replacement | undefined): boolean =>
  last !== undefined && inputValue(last.by.input) === inputValue(input);

/** What is left to be done again after an input: nothing once there is another one, but for what the field has taken back. */
function undoneAfter(before: SessionState, after: Page, { history }: Given): readonly Replacement[] {
  if (history === 'kept') return before.undone;
  return history === 'lost' ? [...before.undone, { former: pageOf(before), by: after }] : [];
}

/** A page to go back to from `by`, with the documents that have changed since: each has a pane and an *Undo* of its own. */
function keepDocuments({ former, by }: Replacement, state: SessionState): Page {
  const { name } = state;
  if (former.name !== name) return former;
  const then = optionsIn({ ...state, ...by }, name);
  const changed = Object.entries(operationOf(state).options ?? {}).filter(
    ([option, field]) => field.type === 'text' && field.document && state.options[option] !== then[option],
  );
  const values = Object.fromEntries(changed.map(([option]) => [option, state.options[option]]));
  return { ...former, ...choose({ ...state, ...former }, name, values) };
}

/** The options of an operation. */
export const optionsIn = (state: SessionState, operation: string): Values =>
  optionsOf(state.tool, operation, allChosen(state));

/** The run that a change requires, instead of the scheduled one. */
function planRun(before: SessionState, after: SessionState): readonly Effect[] {
  const value = inputValue(after.input);
  if (
    before.options === after.options &&
    before.isAsked === after.isAsked &&
    before.isLinked === after.isLinked &&
    before.hasBegun === after.hasBegun &&
    inputValue(before.input) === value
  )
    return [];
  const operation = operationOf(after);
  // Nothing typed is no file: an empty one has to be opened.
  if (reprOf(operation) === 'file' && isEmptyInput(after.input)) return [['schedule'], ['clear']];
  const isWanted = after.isAsked || (after.hasBegun && operation.live !== false);
  // What another operation led to says nothing of one that has yet to run.
  if (!isWanted || (after.isLinked && !runsFromLink(operation)))
    return before.name === after.name ? [['schedule']] : [['schedule'], ['clear']];
  const size = value instanceof File ? value.size : value.length;
  const delay = operation.costly ? 2 * bigDelay : size > bigInput ? bigDelay : 0;
  return [['schedule', after.isAsked ? 0 : delay]];
}

/** A step that is not stored. */
export const step = (before: SessionState, after: SessionState, effects: readonly Effect[] = []): Step => [
  after,
  ...effects,
  ...planRun(before, after),
];

/** A change by the user: it is stored, and a link counts no longer. */
function act(before: SessionState, changed: Partial<Page>, given: Given = {}, effects: readonly Effect[] = []): Step {
  const { name = before.name, input } = changed;
  const { how, former = before.former } = given;
  const isOther = name !== before.name;
  const isPasted = input && isPastedBy(before.input, input, given);
  let after: SessionState = {
    ...before,
    ...changed,
    ...((input || isOther) && chooseInput({ ...before, ...changed })),
    isLinked: false,
    hasBegun: true,
    hasActed: true,
    operationBy: isOther || (changed.name !== undefined && !input) ? undefined : before.operationBy,
    isTicking: input ? undefined : before.isTicking,
    isAsked: given.isAsked || before.isAsked,
    isGiven: before.isGiven || input !== undefined,
    isSelected: input ? how === 'fill' : before.isSelected || isOther,
    isPasted: input ? isPasted : before.isPasted,
    isPastedWhole: input ? isPasted && (how === 'replace' || isEmptyInput(before.input)) : before.isPastedWhole,
    pastedOver: !input ? before.pastedOver : isPasted ? before.input : undefined,
    pastedRaw: input ? rawOf(before, input, given) : before.pastedRaw,
    joined: input ? (how === 'edit' ? joinOf(before, input, given.pasted) : undefined) : before.joined,
    // To choose the present operation is to confirm it.
    turned: input ? undefined : changed.name === undefined || !(before.turned || isOther) ? before.turned : 'kept',
  };
  const writes: Effect[] = [];
  if (isOther || after.chosen !== before.chosen || after.visiting !== before.visiting) {
    after = { ...after, options: optionsIn(after, name) };
    writes.push(['writeOptions', before, after], ['writeQuery', queryOf(after)]);
  }
  if (input) {
    writes.push(['writeInput', input]);
    after = { ...after, undone: undoneAfter(before, pageOf(after), given) };
  }
  if (input && how && how !== 'edit') {
    const { replaceCount, replacements } = before;
    const all = isEmptyInput(former.input)
      ? replacements
      : [...replacements, { former, by: pageOf(after) }].slice(-maxReplaced);
    after = { ...after, pendingTextFile: undefined, replaceCount: replaceCount + 1, replacements: all };
  }
  return step(before, after, [...writes, ...effects]);
}

/** More characters at once are not typed. */
const maxTyped = 2;

const lengthOf = (input: Input): number => {
  const value = inputValue(input);
  return value instanceof File ? value.size : value.length;
};

const isAtOnce = (before: Input, after: Input): boolean => Math.abs(lengthOf(after) - lengthOf(before)) > maxTyped;

/** A key typed over a selection, or what is left of a deletion so short, is no paste. */
const isPaste = (before: Input, after: Input): boolean => lengthOf(after) > maxTyped && isAtOnce(before, after);

/** A text of about the same length may be pasted over another one: that it was replaced as a whole is known then. */
function isPastedBy(before: Input, after: Input, { how, pasted }: Given): boolean {
  if (pasted !== undefined && how !== 'fill') return true;
  return how === 'replace' ? lengthOf(after) > maxTyped : how === 'edit' && isPaste(before, after);
}

/**
 * The input with the line breaks that it has lost: it was pasted with them, or had them before, as after *Undo*; while it
 * is edited, those of the text that was pasted.
 */
export function rawOf(
  { input: before, pastedRaw }: Pick<SessionState, 'input' | 'pastedRaw'>,
  input: Input,
  given: Given,
): string | undefined {
  if (!('text' in input && 'text' in before) || input.text.includes('\r') || !input.text.includes('\n'))
    return undefined;
  const raw = given.pasted ?? before.text;
  if (raw.includes('\r') && toLineFeeds(raw) === input.text) return raw;
  const isEdit = pastedRaw !== undefined && lineBreakOf(pastedRaw) === '\r\n' && !isReplacement(before, input, given);
  return isEdit ? fromLineFeeds(input.text, '\r\n') : undefined;
}

/** Whether a text is another one with a part put in somewhere. */
function isInsertion(before: string, part: string, after: string): boolean {
  if (after.length !== before.length + part.length) return false;
  let at = 0;
  while (before[at] === after[at]) at++;
  return before.slice(at) === after.slice(at + part.length);
}

/** A text that was pasted behind one that was typed, with nothing between them, or behind or into one that was not typed. */
function joinOf(
  { input: before, isPasted, isSelected }: SessionState,
  after: Input,
  raw: string | undefined,
): Joined | undefined {
  // A text that the page has filled in, as *Swap* does, is selected: it was not typed either.
  const wasPasted = isPasted || isSelected;
  if (!('text' in before && 'text' in after && isPaste(before, after)) || before.text.trim() === '') return undefined;
  if (!after.text.startsWith(before.text)) {
    const part = raw && fromLineFeeds(toLineFeeds(raw), lineBreakOf(before.text));
    const isInside = wasPasted && part !== undefined && isInsertion(before.text, part, after.text);
    return isInside ? { former: before, pasted: part, isTight: false } : undefined;
  }
  const pasted = after.text.slice(before.text.length);
  const isSeparated = /[,;|]\s*$/.test(before.text) || /^\s*[,;|]/.test(pasted);
  const isApart = /\s$/.test(before.text) || /^\s/.test(pasted);
  const isTight = !isSeparated && (wasPasted || !isApart);
  return isTight || wasPasted ? { former: before, pasted, isTight } : undefined;
}

const choose = ({ tool, chosen, visiting }: SessionState, operation: string, values: Values): Choices => ({
  chosen: remember(tool, operation, values, chosen),
  visiting: chooseFor(tool, operation, values, visiting),
});

/** The choices with the input for the option that it is, too: there it has no line end. */
export function chooseInput(state: SessionState): Choices {
  const { tool, name, names, input, chosen, visiting } = state;
  const option = tool.page?.optionInputs?.[name];
  if (option === undefined || !('text' in input)) return { chosen, visiting };
  return choose(state, names[0] ?? '', { [option]: input.text.replace(/[\r\n]+$/, '') });
}

export function give(state: SessionState, input: Input, given: Given = {}): Step {
  // The operation that a pasted text was for is not that of the next text, unless that is pasted and fits.
  const { turned } = state;
  const isNext =
    turned !== undefined && turned !== 'kept' && !turned.isBack && isReplacement(state.input, input, given);
  const isCarried = isNext && isPastedBy(state.input, input, given);
  const back = isNext && !isCarried ? { name: turned.from, visiting: turned.visiting } : { name: state.name };
  const { operation: name = back.name, options = {} } = given;
  const choices = Object.keys(options).length > 0 && choose(state, name, options);
  const [next, ...effects] = act(state, { ...back, name, ...choices, input }, given);
  const owner = ownerOf(state, back.name);
  const pastedOver = owner === ownerOf(state, state.name) ? next.pastedOver : state.parked[owner];
  const carried = isCarried && name === state.name && { turned: { ...turned, isCarried } };
  const kept = isNext && !isCarried && name === turned.from && { operationBy: turned.by };
  const { operationBy: by } = state;
  const listed = given.isList && { turned: { from: state.name, visiting: state.visiting, kindName: '', by } };
  return [{ ...next, pastedOver, ...carried, ...kept, ...listed }, ...effects];
}

/** Whether nothing of an input is left in the next one: a key typed over all of it replaces it too. */
function isReplacement(before: Input, after: Input, { how = 'edit' }: Given): boolean {
  const length = lengthOf(after);
  return how !== 'edit' || length === 0 || (length === 1 && isAtOnce(before, after));
}

/** The run that was waited for starts. */
export function startRun(state: SessionState): Step {
  const { name, input, options, isLinked } = state;
  return [
    { ...state, isAsked: false },
    ['start', name, inputValue(input), options, isLinked ? linkedLimit : undefined],
  ];
}

/** The operation whose input an operation has: its own, or the one that all others share. */
export const ownerOf = ({ tool }: Pick<SessionState, 'tool'>, name: string): string =>
  tool.page?.ownInputs?.includes(name) ? name : '';

/** The input that is an option of the first operation; undefined for one that is none. */
const optionInput = (state: SessionState, name: string): Input | undefined => {
  const option = state.tool.page?.optionInputs?.[name];
  return option === undefined ? undefined : { text: String(optionsIn(state, state.names[0] ?? '')[option]) };
};

/** The input that an operation begins with: what the page begins with is for the first one. */
export const firstInput = (state: SessionState, owner: string, text: string): Input =>
  optionInput(state, owner) ?? (owner === ownerOf(state, state.names[0] ?? '') ? { text } : emptyInput);

/** Keeps an input, where operations have their own, for when it is needed again: the present one where absent. */
function park(state: SessionState, input = state.input): Step {
  if (!state.tool.page?.ownInputs) return [state];
  const owner = ownerOf(state, state.name);
  return [{ ...state, parked: { ...state.parked, [owner]: input } }, ['writeParked', owner, input]];
}

/** What can be done with the page. */
export const actions = {
  setOperation(state: SessionState, name: string): Step {
    const owner = ownerOf(state, name);
    const operationBy = state.turned === undefined || state.turned === 'kept' ? 'user' : undefined;
    if (owner === ownerOf(state, state.name)) {
      const [next, ...effects] = act(state, { name });
      return [{ ...next, operationBy }, ...effects];
    }
    const [parked, ...writes] = park(state);
    const [next, ...effects] = act(parked, {
      name,
      input: optionInput(state, owner) ?? state.parked[owner] ?? firstInput(state, owner, state.sample),
    });
    return [{ ...next, operationBy, isSelected: true, isPasted: false }, ...writes, ...effects];
  },

  /** Goes to the operation that a pasted text is for, for as long as that is there; going back keeps that for this text. */
  turn(state: SessionState, name: string, kindName: string, options: Values = {}): Step {
    const { isSelected, visiting, name: from, tool, pastedOver = emptyInput, operationBy: by } = state;
    // What was entered there waits for the way back.
    const [parked, ...writes] = ownerOf(state, from) === ownerOf(state, name) ? [state] : park(state, pastedOver);
    const [next, ...effects] = act(parked, { name, visiting: chooseFor(tool, name, options, visiting) });
    return [
      { ...next, isSelected, operationBy: 'text', turned: { from, visiting, kindName, by } },
      ...writes,
      ...effects,
    ];
  },

  /** Goes back to the operation before such a turn: the text that was pasted since is not for the present one. */
  turnBack(state: SessionState): Step {
    const { turned, name: from, visiting, isSelected } = state;
    if (!turned || turned === 'kept') return [state];
    const [next, ...effects] = act(state, { name: turned.from, visiting: turned.visiting });
    return [
      { ...next, isSelected, operationBy: turned.by, turned: { from, visiting, kindName: '', isBack: true } },
      ...effects,
    ];
  },

  /** Gives the input the carriage returns that it was pasted with. */
  keepLineBreaks(state: SessionState): Step {
    const { pastedRaw, turned, pastedOver } = state;
    if (pastedRaw === undefined) return [state];
    const [next, ...effects] = act(state, { input: { text: pastedRaw } }, { how: 'replace' });
    return [{ ...next, turned, pastedOver }, ...effects];
  },

  /** Puts a text that was pasted behind another one in its place: both are one value each. */
  replaceJoined(state: SessionState): Step {
    if (!state.joined) return [state];
    const { pasted, former } = state.joined;
    const { input } = operationOf(state);
    const text = input && kindInfo(input).isShort ? pasted.trim() : pasted;
    const [next, ...effects] = act(
      state,
      { input: { text } },
      { how: 'replace', former: { ...pageOf(state), input: former } },
    );
    return [{ ...next, pastedOver: former }, ...effects];
  },

  setOptionsOf: (state: SessionState, operation: string, values: Values): Step =>
    act(state, choose(state, operation, values)),

  resetOptions: (state: SessionState): Step =>
    act(state, { chosen: keepSecrets(state.tool, state.chosen), visiting: {} }),

  /** A text for the page to begin with, unless there is an input already. */
  begin: (state: SessionState, text: string): Step =>
    state.isGiven || !isEmptyInput(state.input)
      ? [state]
      : step(state, { ...state, input: { text }, sample: text, isSelected: true, hasBegun: true }),

  undo(state: SessionState): Step {
    const last = state.replacements.at(-1);
    if (!last) return [state];
    const [next, ...effects] = act(state, keepDocuments(last, state), { how: 'replace' });
    const undone = [...state.undone, { former: pageOf(state), by: pageOf(next) }];
    return [{ ...next, replacements: state.replacements.slice(0, -1), undone }, ...effects];
  },

  redo(state: SessionState): Step {
    const last = state.undone.at(-1);
    if (!last) return [state];
    const [next, ...effects] = act(state, keepDocuments(last, state), { how: 'replace' });
    // One that was empty, too: the field may have forgotten the way back to it.
    const replacements = [...state.replacements, { former: pageOf(state), by: pageOf(next) }].slice(-maxReplaced);
    return [{ ...next, replacements, undone: state.undone.slice(0, -1) }, ...effects];
  },

  open(state: SessionState, file: File): Step {
    const { former } = state;
    const operation = operationOf(state);
    const isText = reprOf(operation) === 'text';
    const name = fileOperation(state);
    const isMoved = name !== state.name;
    const forFile = isText ? operationForFiles(state.tool, state.name) : undefined;
    const given = { operation: forFile, former, isAsked: operation.live !== false };
    const effects: Effect[] = [['toInput', file, given, isText && !isMoved]];
    if (!isMoved) return [state, ...effects];
    // The text that the file replaces is no input of this operation: its run is cancelled.
    return [...act(state, { name }, {}, effects), ['schedule']];
  },

  swap(state: SessionState): Step {
    const { name, former, run } = state;
    const operation = operationOf(state);
    const { inverse } = operation;
    if (!inverse) return [state];
    const { success } = run;
    const effects: Effect[] =
      success?.operation === name
        ? [['toInput', headlineOf(operation, success.value)?.value, { former, how: 'fill' }]]
        : [];
    return act(state, { name: inverse }, {}, effects);
  },

  /** Its options hold for this visit only. */
  loadExample(state: SessionState, name: string, { input, options = {} }: Pick<Example, 'input' | 'options'>): Step {
    const visiting = chooseExample(state.tool, name, options, state.visiting);
    const changed = { name, visiting, ...(input !== undefined && { input: { text: input } }) };
    const [parked, ...writes] = park(state);
    const [next, ...effects] = act(parked, changed, { how: 'fill', isAsked: true });
    return [next, ...writes, ...effects];
  },

  refresh: (state: SessionState): Step =>
    step(state, { ...state, isLinked: false, hasActed: true, isTicking: undefined, isAsked: true }),

  /** Runs again because time has passed. */
  tick: (state: SessionState): Step => step(state, { ...state, isLinked: false, isTicking: true, isAsked: true }),
};
