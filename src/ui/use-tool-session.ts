import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Fields, toQuery } from '#core/fields.ts';
import { findName, toKebab } from '#core/kebab.ts';
import { kindInfo } from '#core/kinds.ts';
import { operationForFiles } from '#core/operation-for-files.ts';
import type { Example, Operation, Tool } from '#core/tool.ts';
import { bigTextToBlob, isBigText } from '#lib/big-text.ts';
import {
  type Chosen,
  choose,
  chooseByQuery,
  chooseExample,
  optionsOf,
  readChosen,
  storeChosen,
} from './chosen-options.ts';
import { editableLength, readInput } from './read-input.ts';
import { emptyInput, type Input, isEmptyInput, useTool } from './tool.ts';
import { type Runner, useRun } from './use-run.ts';

/** The state of a tool's page: which operation, its options, the input, and the results. */
export interface ToolSession {
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
  /** What is chosen for another operation, such as an internal one whose options are what the page keeps. */
  optionsOf(operation: string): Readonly<Record<string, unknown>>;
  setOptionsOf(operation: string, values: Readonly<Record<string, unknown>>): void;
  setInput(input: Input): void;
  /** Takes an opened or dropped file, with the operation that files go to where the present one takes only text. */
  open(file: File): Promise<void>;
  /** Goes to the operation that opened files go to, and names it. */
  goToFiles(): string;
  /** Goes to the inverse operation with the present result as its input. */
  swap(): void;
  loadExample(name: string, example: Example): void;
  /** Runs again: a generator's next result, or an operation that runs only when asked. */
  refresh(): void;
  /** The state as query parameters, for a link. */
  query(): URLSearchParams;
}

const bigInput = 20_000;
const bigDelay = 150;

/** `offered` are the operations that the page is made for, a constant; without it, all but the internal ones. */
export function useToolSession(offered?: readonly string[]): ToolSession {
  const { tool, memory } = useTool();
  const names = useMemo(() => offered ?? publicOperations(tool), [offered, tool]);
  const run = useRun();
  const [name, setName] = useState(names[0] ?? '');
  const [chosen, setChosen] = useState<Chosen>({});
  const [input, setInputState] = useState<Input>(emptyInput);
  /** Whether there is anything to run on: until something is touched the page is as it was rendered. */
  const [begun, setBegun] = useState(false);
  /** Counts requests to run. */
  const [asked, setAsked] = useState(0);

  const operation = tool.operations[name] as Operation;
  const fields = operation.options ?? noFields;
  const options = useMemo(() => optionsOf(tool, name, chosen), [tool, name, chosen]);
  const ask = useCallback(() => setAsked((count) => count + 1), []);

  // The page was rendered with the defaults; what is remembered or linked to comes on top before it is painted.
  useLayoutEffect(() => {
    const query = memory.readQuery();
    const start = findName(names, query.get('op') ?? '') ?? names[0] ?? '';
    const shared = memory.readSharedInput();
    const kept = shared === undefined ? memory.readInput() : { text: shared };
    setName(start);
    setChosen(chooseByQuery(tool, start, query, readChosen(tool, memory.readOptions())));
    if (kept && !isEmptyInput(kept)) setInputState(kept);
    if (kept && !isEmptyInput(kept)) setBegun(true);
    else if (!tool.operations[start]?.input) ask();
  }, [tool, memory, names, ask]);

  const isLive = operation.live !== false;
  const value = 'text' in input ? input.text : input.file;
  const size = typeof value === 'string' ? value.length : value.size;
  const { start } = run;
  const lastAsked = useRef(0);
  useEffect(() => {
    const isRequest = asked !== lastAsked.current;
    if (!isRequest && !(isLive && begun)) return;
    const timer = setTimeout(
      () => {
        lastAsked.current = asked;
        start(name, value, options);
      },
      size > bigInput && !isRequest ? bigDelay : 0,
    );
    return () => clearTimeout(timer);
  }, [asked, begun, isLive, name, value, size, options, start]);

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

  const change = (nextName: string, nextChosen: Chosen = chosen) => {
    touched.current = true;
    setName(nextName);
    setChosen(nextChosen);
    setBegun(true);
    memory.writeOptions(storeChosen(tool, nextChosen));
  };

  const setInput = (next: Input) => {
    setInputState(next);
    memory.writeInput(next);
    setBegun(true);
  };

  const goToFiles = () => {
    const target = (operation.input === 'text' ? operationForFiles(tool) : undefined) ?? name;
    if (target !== name) change(target);
    return target;
  };

  const open = async (file: File) => {
    const isText = operation.input !== undefined && kindInfo(operation.input).repr === 'text';
    const read = await readInput(file, isText && goToFiles() === name);
    const forFiles = operationForFiles(tool);
    if (isText && 'file' in read && forFiles && file.size <= editableLength) change(forFiles);
    setInput(read);
    if (isLive) ask();
  };

  const swap = () => {
    const { good } = run;
    if (!operation.inverse) return;
    change(operation.inverse);
    if (good?.operation === name) void toInput(good.value).then((next) => next && setInput(next));
  };

  const loadExample = (exampleName: string, { input: text, options: exampleOptions = {} }: Example) => {
    change(exampleName, chooseExample(tool, exampleName, exampleOptions, chosen));
    if (text !== undefined) setInput({ text });
    ask();
  };

  return {
    names,
    name,
    operation,
    fields,
    options,
    input,
    run,
    setOperation: (next) => change(next),
    setOption: (field, next) => change(name, choose(tool, name, { [field]: next }, chosen)),
    setOptions: (next) => change(name, choose(tool, name, next, chosen)),
    optionsOf: (other) => optionsOf(tool, other, chosen),
    setOptionsOf: (other, next) => change(name, choose(tool, other, next, chosen)),
    setInput,
    goToFiles,
    open,
    swap,
    loadExample,
    refresh: ask,
    query,
  };
}

const noFields: Fields = {};

const publicOperations = (tool: Tool): readonly string[] =>
  Object.entries(tool.operations).flatMap(([name, { internal }]) => (internal ? [] : [name]));

/** A result as the input of the inverse operation. */
async function toInput(value: unknown): Promise<Input | undefined> {
  if (typeof value === 'string') return { text: value };
  const blob = isBigText(value)
    ? bigTextToBlob(value, 'text/plain')
    : value instanceof Uint8Array
      ? new Blob([value as BlobPart])
      : value;
  return blob instanceof Blob ? readInput(new File([blob], ''), isBigText(value)) : undefined;
}
