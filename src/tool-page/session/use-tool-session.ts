import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Fields, toQuery, toStored } from '#core/fields.ts';
import { hasSecretInput } from '#core/has-secret-input.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds.ts';
import { inputOfLink, runsFromLink } from '#core/links.ts';
import { offeredOperations } from '#core/offered-operations.ts';
import { operationForFiles } from '#core/operation-for-files.ts';
import { runsAtOnce } from '#core/runs-at-once.ts';
import type { Example, Operation, OperationName, OptionsOf, OutputOf, Tool } from '#core/tool.ts';
import { readHistory } from '#page/history/read-history.ts';
import { type Input, inputValue, isEmptyInput, useTool } from '#page/services.ts';
import {
  type Chosen,
  chooseByQuery,
  chooseExample,
  choose as chooseFor,
  keepSecrets,
  optionsOf,
  readChosen,
  readLeft,
  storeChange,
  writeLeft,
} from './chosen-options.ts';
import { editableLength, isTooLongToEdit, readInput, textToFile } from './read-input.ts';
import { toInput } from './to-input.ts';
import { type Runner, type Success, useRun } from './use-run.ts';

/** How an input came about: typed by hand, or put in the place of all of the former one. */
export type InputChange = 'edit' | 'replace';

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
  setOption(name: string, value: unknown): void;
  /** Several at once. */
  setOptions(values: Readonly<Record<string, unknown>>): void;
  /** What is chosen for an operation, also one that is not the present one. */
  optionsOf(operation: string): Readonly<Record<string, unknown>>;
  setOptionsOf(operation: string, values: Readonly<Record<string, unknown>>): void;
  setInput(input: Input, how?: InputChange): void;
  /** Puts in a text for the page to begin with, as a remembered one is there on arrival; not where there is an input already. */
  begin(text: string): void;
  /** Takes an opened or dropped file, with the operation that files go to where the present one takes only text. */
  open(file: File): Promise<void>;
  /** Goes to the operation that opened files go to, and names it. */
  goToFiles(): string;
  /** Goes to the inverse operation with the present result as its input. */
  swap(): void;
  /** Its options hold for this visit only. */
  loadExample(name: string, example: Example): void;
  /** Brings back the replaced input, with the operation and the options it had; until it is edited. */
  readonly undo: (() => void) | undefined;
  /** Counts how often the input was replaced or brought back: the reader looks for it then. */
  readonly replaceCount: number;
  /** The present text was there on arrival: remembered, linked to or the tool's own. */
  readonly isRestored: boolean;
  /** The present text is the tool's own, untouched. */
  readonly isSample: boolean;
  /** Options of the present operation that differ from their defaults. */
  readonly changedOptions: readonly string[];
  /** Sets all options of the tool back, except secrets. */
  resetOptions(): void;
  /** Runs again: a generator's next result, or an operation that runs only when asked. */
  refresh(): void;
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
  /** Asked of each input that the reader gives; an example and what Undo brings back have their own. */
  readonly impliedBy?: (input: Input, present: Pick<SessionOf<T>, 'name' | 'options'>) => Implied<T>;
}

const bigInput = 20_000;
const bigDelay = 150;

/** How long a run that only a link has started may take, in milliseconds. */
const linkedLimit = 5_000;

/** How many replaced inputs can be brought back. */
const maxReplaced = 20;

/** What a page works with. */
interface PageState {
  readonly name: string;
  /** Remembered from visit to visit. */
  readonly chosen: Chosen;
  /** Chosen for this visit, by an example or a link: comes before what is remembered. */
  readonly visiting: Chosen;
  readonly input: Input;
}

const allChosen = ({ chosen, visiting }: Pick<PageState, 'chosen' | 'visiting'>): Chosen => ({
  ...chosen,
  ...visiting,
});

interface Replacement {
  readonly former: PageState;
  /** The input that took its place. */
  readonly by: Input;
}

/** The session of the page's tool; the page of one tool names its type: `useToolSession<typeof tool>()`. */
export function useToolSession<T extends Tool = Tool>({ impliedBy }: SessionSettings<T> = {}): SessionOf<T> {
  const { tool, memory, control } = useTool();
  const names = useMemo(() => offeredOperations(tool), [tool]);
  /** What the page is rendered with. */
  const [rendered] = useState(() => {
    const [first = ''] = names;
    const { initialInput = '' } = tool.page ?? {};
    return { operation: first, input: initialInput, options: optionsOf(tool, first, {}) };
  });
  const run = useRun(tool.page?.initialInput === undefined ? undefined : rendered);
  const [page, setPage] = useState<PageState>({
    name: rendered.operation,
    chosen: {},
    visiting: {},
    input: { text: rendered.input },
  });
  const [replacements, setReplacements] = useState<readonly Replacement[]>([]);
  const [replaceCount, setReplaceCount] = useState(0);
  const [isRestored, setRestored] = useState(false);
  /** Whether there is anything to run on: until something is touched the page is as it was rendered. */
  const [begun, setBegun] = useState(false);
  /** Counts requests to run. */
  const [asked, setAsked] = useState(0);

  /** The page with all changes, also those that are not rendered yet: a further one builds on these. */
  const newest = useRef(page);
  const update = useCallback((make: (current: PageState) => PageState) => {
    newest.current = make(newest.current);
    setPage(newest.current);
  }, []);

  const { name, input, visiting } = page;
  const operation = tool.operations[name] as Operation;
  const fields = operation.options ?? noFields;
  const chosen = useMemo(() => allChosen({ chosen: page.chosen, visiting }), [page.chosen, visiting]);
  const options = useMemo(() => optionsOf(tool, name, chosen), [tool, name, chosen]);
  const ask = useCallback(() => setAsked((count) => count + 1), []);
  /** Whether the reader has given an input: it may have been typed before hydration. */
  const isInputGiven = useRef(false);
  /** The tool's own text: the one it is rendered with, or the one its page began with. */
  const sample = useRef(rendered.input);

  /** The options or the input come from a link, and the reader has done nothing yet. */
  const isLinked = useRef(false);

  const { start, clear } = run;
  const isAnswered = useRef(run.outcome !== undefined);
  // The page was rendered with the defaults; what is remembered or linked to comes on top before it is painted.
  useLayoutEffect(() => {
    const query = memory.readQuery();
    const wanted = findName(names, query.get('op') ?? '') ?? names[0] ?? '';
    const remembered = { ...readChosen(tool, memory.readKept('options')), ...readLeft(tool, wanted, memory) };
    const shared = memory.readShared();
    const sharedInput = inputOfLink(tool, shared);
    const linked = new URLSearchParams([...query, ...shared]);
    // What the palette or another tool has passed on, the reader has chosen.
    isLinked.current = linked.size > 0 && memory.readOrigin() === undefined;
    const lastInputs = tool.page?.keepsInput ? readHistory(memory.readKept('inputs')) : [];
    const kept = sharedInput === null ? memory.readInput() : { text: sharedInput };
    // Another page may have left it: of a secret, nothing stays in the storage.
    if (kept && hasSecretInput(tool)) memory.writeInput(kept, true);
    // No link carries a secret: one that does loses it, so that it goes no further.
    if (sharedInput === null && shared.has('input')) {
      query.delete('q');
      memory.writeQuery(query);
    }
    const restored = kept ?? { text: lastInputs[0] ?? rendered.input };
    update((current) => ({
      name: wanted,
      chosen: remembered,
      visiting: linked.size > 0 ? chooseByQuery(tool, wanted, linked, remembered) : {},
      input: isInputGiven.current ? current.input : restored,
    }));
    setRestored(!isInputGiven.current && !isEmptyInput(restored));
    const isSame = !isInputGiven.current && inputValue(restored) === rendered.input;
    if (isAnswered.current && isSame && linked.size + Object.keys(remembered).length === 0) return;
    clear();
    if (isInputGiven.current || !isEmptyInput(restored)) setBegun(true);
    else if (runsAtOnce(tool, wanted)) ask();
  }, [tool, memory, names, rendered, ask, clear, update]);

  const isLive = operation.live !== false;
  const value = inputValue(input);
  const size = value instanceof File ? value.size : value.length;
  const delay = operation.costly ? 2 * bigDelay : size > bigInput ? bigDelay : 0;
  const lastAsked = useRef(0);
  const isFileMissing =
    operation.input !== undefined && kindInfo(operation.input).repr === 'file' && isEmptyInput(input);
  useEffect(() => {
    // Nothing typed is no file: an empty one has to be opened.
    if (isFileMissing) return clear();
    const isRequest = asked !== lastAsked.current;
    if (!isRequest && !(isLive && begun)) return;
    if (isLinked.current && !runsFromLink(operation)) return;
    const timer = setTimeout(
      () => {
        lastAsked.current = asked;
        start(name, value, options, isLinked.current ? linkedLimit : undefined);
      },
      isRequest ? 0 : delay,
    );
    return () => clearTimeout(timer);
  }, [asked, begun, isLive, isFileMissing, name, operation, value, delay, options, start, clear]);

  const query = useCallback(() => {
    const written = toQuery(fields, options);
    if (name !== names[0]) written.set('op', toKebab(name));
    return written;
  }, [fields, options, name, names]);

  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return;
    memory.writeQuery(query());
  }, [memory, query]);

  const change = (next: Partial<Omit<PageState, 'input'>>) => {
    touched.current = true;
    isLinked.current = false;
    const before = newest.current;
    update((current) => ({ ...current, ...next }));
    setBegun(true);
    if (next.chosen)
      memory.writeKept('options', storeChange(tool, before.chosen, next.chosen, memory.readKept('options')));
    writeLeft(tool, allChosen(before), allChosen(newest.current), memory);
  };
  const choose = (operationName: string, values: Readonly<Record<string, unknown>>) =>
    change({
      chosen: chooseFor(tool, operationName, values, newest.current.chosen),
      visiting: chooseFor(tool, operationName, values, newest.current.visiting),
    });

  /** The page as it stands, also for what began earlier. */
  const latest = useRef(page);
  latest.current = page;
  /** A text on its way to become a file; nothing once another input takes its place. */
  const arriving = useRef<Input>(undefined);
  /** `former` is what Undo brings back: the page before the first change of those that belong together. */
  const setInput = (next: Input, how: InputChange = 'edit', former = latest.current) => {
    isInputGiven.current = true;
    isLinked.current = false;
    if (how === 'replace' && !isEmptyInput(former.input))
      setReplacements((known) => [...known, { former, by: next }].slice(-maxReplaced));
    if (how === 'replace') {
      arriving.current = undefined;
      setReplaceCount((count) => count + 1);
    }
    update((current) => ({ ...current, input: next }));
    memory.writeInput(next, hasSecretInput(tool));
    setRestored(false);
    setBegun(true);
  };

  const begin = (text: string) => {
    if (isInputGiven.current || !isEmptyInput(latest.current.input)) return;
    sample.current = text;
    // It is selected in the same task, before a key that is to replace it.
    flushSync(() => {
      update((current) => ({ ...current, input: { text } }));
      setRestored(true);
      setBegun(true);
    });
  };

  const giveInput: ToolSession['setInput'] = (next, how) => {
    if (how === 'replace' && 'text' in next && isTooLongToEdit(next.text)) {
      arriving.current = next;
      void textToFile(next.text).then((file) => arriving.current === next && giveInput({ file }, how));
      return;
    }
    const former = latest.current;
    const present = { name: name as OperationName<T>, options };
    const { operation: other, options: values } = impliedBy?.(next, present) ?? {};
    if (other !== undefined && other !== name) change({ name: other });
    if (values && Object.keys(values).length > 0) choose(other ?? name, values);
    setInput(next, how, former);
  };

  const last = replacements.at(-1);
  const undo = ({ former: { input: former, ...rest } }: Replacement) => {
    setReplacements(replacements.slice(0, -1));
    setReplaceCount(replaceCount + 1);
    change(rest);
    setInput(former);
  };

  const goToFiles = () => {
    const target = (isNoFile(operation.input) ? operationForFiles(tool, name) : undefined) ?? name;
    if (target !== name) change({ name: target });
    return target;
  };

  const open = async (file: File) => {
    const former = latest.current;
    const isText = operation.input !== undefined && kindInfo(operation.input).repr === 'text';
    const read = await readInput(file, isText && goToFiles() === name);
    const forFiles = operationForFiles(tool, name);
    if (isText && 'file' in read && forFiles && file.size <= editableLength) change({ name: forFiles });
    setInput(read, 'replace', former);
    if (isLive) ask();
  };

  const swap = () => {
    const { success } = run;
    if (!operation.inverse) return;
    change({ name: operation.inverse });
    if (success?.operation === name)
      void toInput(success.value).then((next) => next && setInput(next, 'replace', page));
  };

  const loadExample = (exampleName: string, { input: text, options: exampleOptions = {} }: Example) => {
    change({ name: exampleName, visiting: chooseExample(tool, exampleName, exampleOptions, page.visiting) });
    if (text !== undefined) setInput({ text }, 'replace');
    ask();
  };

  const session: ToolSession = {
    tool,
    names,
    name,
    operation,
    fields,
    options,
    input,
    run,
    undo: last && value === inputValue(last.by) ? () => undo(last) : undefined,
    replaceCount,
    isRestored,
    isSample: !isInputGiven.current && value !== '' && value === sample.current,
    changedOptions: Object.keys(toStored(fields, options)),
    setOperation: (next) => change({ name: next }),
    setOption: (field, next) => choose(name, { [field]: next }),
    setOptions: (next) => choose(name, next),
    optionsOf: (other) => optionsOf(tool, other, chosen),
    setOptionsOf: choose,
    resetOptions: () => change({ chosen: keepSecrets(tool, page.chosen), visiting: {} }),
    setInput: giveInput,
    begin,
    goToFiles,
    open,
    swap,
    loadExample,
    refresh: () => {
      isLinked.current = false;
      ask();
    },
    query,
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

/** A file is no words to look up; of a text it is one, but not where an operation takes files. */
const isNoFile = (kind: Operation['input']): boolean => kind === 'text' || kind === 'query';

const noFields: Fields = {};
