/** The session of a tool's page without page and worker: a memory and a host that note what they are given. */
import { vi } from 'vitest';
import type { Call, RunOutcome } from '#core/execution/execute.ts';
import { choice, flag, text } from '#core/fields.ts';
import { defineTool, type Tool } from '#core/tool.ts';
import type { Input, Origin, RunOptions, ToolMemory } from '#page/services.ts';
import { createSession } from '#page/session/create-session.ts';
import { createListSwitch } from '#page/session/list-switch.ts';
import type { FieldHistory, InputChange } from '#page/session/session-state.ts';
// Loaded before the session loads it, so that no test waits for that.
import '#page/session/to-input.ts';

/** What is remembered before the page is opened. */
export interface Remembered {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly inputs?: readonly string[];
  readonly input?: Input;
  readonly operation?: string;
  readonly documents?: Readonly<Record<string, Input>>;
  readonly query?: string;
  readonly shared?: string;
  readonly origin?: Origin;
  readonly former?: ReturnType<ToolMemory['readFormer']>;
}

interface FakeRun {
  readonly call: Call;
  readonly options: RunOptions;
  readonly end: (outcome: RunOutcome) => void;
}

function fakeMemory(before: Remembered) {
  const kept = new Map<string, unknown>([
    ['options', before.options],
    ['inputs', { texts: before.inputs }],
  ]);
  const documents = new Map(Object.entries(before.documents ?? {}));
  const inputs: { readonly input: Input; readonly isSecret: boolean | undefined }[] = [];
  const operations: string[] = [];
  const queries: string[] = [];
  const memory: ToolMemory = {
    readKept: (part) => kept.get(part),
    writeKept: (part, value) => Boolean(kept.set(part, value)),
    onKeptElsewhere: () => () => {},
    keepsInputs: { get: () => true, set: () => {} },
    readInput: () => before.input,
    readFiles: () => [],
    writeFiles() {},
    writeInput: (input, isSecret) => void inputs.push({ input, isSecret }),
    readOperation: () => before.operation,
    writeOperation: (name) => void operations.push(name),
    readDocument: (field) => documents.get(field),
    writeDocument: (field, input) => void documents.set(field, input),
    leaveInput: () => {},
    readFormer: () => before.former,
    isPrivate: () => false,
    readOrigin: () => before.origin,
    readQuery: () => new URLSearchParams(before.query),
    writeQuery: (query) => void queries.push(query.toString()),
    readShared: () => new URLSearchParams(before.shared),
    readEntry: () => undefined,
    leaveEntry: () => {},
  };
  return { memory, kept, documents, inputs, operations, queries };
}

export const sampleTool = defineTool({
  category: 'text',
  icon: 'tool',
  operations: {
    encode: {
      input: 'text',
      output: 'base64',
      inverse: 'decode',
      options: {
        urlSafe: flag(),
        alphabet: choice(['old', 'new'], 'old'),
        key: text('', { secret: true }),
        other: text('', { document: 'text' }),
      },
    },
    decode: { input: 'base64', output: 'text', inverse: 'encode', options: { urlSafe: flag() } },
    encodeFile: { input: 'file', output: 'base64', inverse: 'decode' },
    guess: { input: 'text', output: 'text', costly: true },
    sign: { input: 'text', output: 'text', live: false },
  },
});

/** A tool that is rendered with the result of a sample. */
export const sampled: Tool = { ...sampleTool, page: { initialInput: 'sample' } };

/** A tool with an operation for lists. */
export const listed = defineTool({
  category: 'text',
  icon: 'tool',
  operations: {
    check: { input: 'text', output: 'text', list: { operation: 'checkList' } },
    checkList: { input: 'text', output: 'text' },
  },
});

const value = (result: unknown): RunOutcome => ({ value: result, notices: [], duration: 1 });

export const failure: RunOutcome = { failure: { code: 'wrong', params: {} }, notices: [], duration: 1 };

/** Lets what was begun in this turn go on, and timers that are due. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Waits for what reading a file leads to, which takes real time. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, 20_000);

/** A page as it is rendered; `arrive` reads what is remembered. Timers are those of Vitest. */
export function fakeSession(tool: Tool = sampleTool, before: Remembered = {}) {
  const runs: FakeRun[] = [];
  const memory = fakeMemory(before);
  const services = {
    id: 'sample',
    tool,
    parts: { createListSwitch },
    messages: { initialInput: 'exemple' },
    host: {
      run: (_: string, call: Call, options: RunOptions) =>
        new Promise<RunOutcome>((end, cancel) => {
          runs.push({ call, options, end });
          options.signal.addEventListener('abort', () => cancel(options.signal.reason));
        }),
    },
    firstOutcome: () => value('rendered'),
    memory: memory.memory,
  };
  const session = createSession(services);
  const leave = () => {};
  const page = {
    ...session,
    ...session.actions,
    ...memory,
    session,
    runs,
    leave,
    arrive() {
      page.leave = session.arrive();
      return page;
    },
    /** The text of the input. */
    text() {
      const { input } = session.get();
      return 'text' in input ? input.text : undefined;
    },
    /** Puts in a text as the field does. */
    give: (input: Input, how: InputChange = 'edit', pasted?: string, history?: FieldHistory) =>
      session.give(input, how, pasted, history),
    /** Types a text, and waits until a run that it calls for has started. */
    async type(typed: string) {
      page.give({ text: typed });
      await settle();
    },
    async replace(input: Input) {
      session.give(input, 'replace');
      await settle();
    },
    /** Ends the newest run. */
    async end(outcome: RunOutcome | { readonly result: unknown }) {
      runs.at(-1)?.end('result' in outcome ? value(outcome.result) : outcome);
      await settle();
    },
    /** What the runs so far have worked on. */
    ran: () => runs.map(({ call }) => call.input?.value),
  };
  return page;
}

/** The same after arrival. */
export const openSession = (tool?: Tool, before?: Remembered) => fakeSession(tool, before).arrive();
