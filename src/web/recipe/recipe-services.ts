/** The services of the input and of the steps of the recipe page, instead of those of a tool's page. */
import { missingSecret, secretMissing } from '#core/execution/missing-secret.ts';
import { toKebab } from '#core/kebab.ts';
import { stepOperations } from '#core/operations/offered-operations.ts';
import type { Tool } from '#core/tool.ts';
import { emptyInput, type Host, type ToolMemory, type ToolServices } from '#page/services.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { arrangement } from '../state/arrangement.ts';

/** What the input of a recipe is a session of: it gives what it gets. */
const inputTool: Tool = {
  category: 'development',
  icon: 'list-check',
  operations: { run: { input: 'text', output: 'text', headline: 'text', examples: [] } },
};

const inputHost: Host = {
  run: async (_, { input }) => ({ value: input?.value, notices: [], duration: 0 }),
};

export type Own = Pick<
  ToolServices,
  'id' | 'tool' | 'host' | 'memory' | 'messages' | 'firstOutcome' | 'arrangement' | 'control'
>;

const common = () => ({ firstOutcome: () => undefined, arrangement, control: { current: undefined } });

/**
 * For the input: it is kept as that of a tool is, unless a step takes it as a secret, and the address is that of the
 * steps.
 */
export const inputServices = (memory: ToolMemory, isSecret: () => boolean): Own => ({
  ...common(),
  id: recipePage,
  tool: inputTool,
  host: inputHost,
  messages: { title: '', description: '', operations: {} },
  memory: {
    ...memory,
    readQuery: () => new URLSearchParams(),
    writeQuery: () => {},
    writeInput: (input) => memory.writeInput(input, isSecret()),
    writeFiles: (files) => memory.writeFiles(files, isSecret()),
    readShared() {
      const input = memory.readShared().get('input');
      return new URLSearchParams(input === null ? {} : { input });
    },
    readEntry: () => undefined,
    leaveEntry: () => {},
  },
});

/** What a step keeps: nothing, since the recipe does. It passes its result on as the recipe. */
const stepMemory = (memory: ToolMemory, operation: string): ToolMemory => ({
  ...memory,
  readKept: () => undefined,
  writeKept: () => true,
  onKeptElsewhere: () => () => {},
  readInput: () => emptyInput,
  writeInput: () => {},
  readFiles: () => [],
  writeFiles: () => {},
  readOperation: () => undefined,
  writeOperation: () => {},
  readDocument: () => undefined,
  writeDocument: () => {},
  isPrivate: () => false,
  // The user has put the step there: it is no link to its tool.
  readOrigin: () => ({ tool: recipePage, href: '' }),
  readQuery: () => new URLSearchParams({ op: toKebab(operation) }),
  writeQuery: () => {},
  readShared: () => new URLSearchParams(),
  readEntry: () => undefined,
  leaveEntry: () => {},
});

const untimed = { notices: [], duration: 0 } as const;

/** Runs what a step has to run, not before a press where it is held, nor without a secret that it needs. */
const stepHost = (
  { tool, host, messages }: Pick<ToolServices, 'tool' | 'host' | 'messages'>,
  isHeld: boolean,
): Host => ({
  ...host,
  async run(id, call, how) {
    if (isHeld) return { ...untimed, nothing: { code: 'held', params: {} } };
    const operation = tool.operations[call.operation];
    // An empty field is one that has yet to be filled in.
    const filled = Object.fromEntries(Object.entries(call.options).filter(([, value]) => value !== ''));
    const missing = operation && missingSecret(operation, filled);
    return missing === undefined ? host.run(id, call, how) : { ...untimed, failure: secretMissing(missing, messages) };
  },
});

/**
 * For a step, which may have any public operation.
 * @param held says why the step does not run yet; undefined where it may
 */
export const stepServices = (
  { tool, ...services }: Pick<ToolServices, 'id' | 'tool' | 'host' | 'messages'>,
  memory: ToolMemory,
  operation: string,
  held?: string,
): Own => ({
  ...common(),
  ...services,
  host: stepHost({ tool, ...services }, held !== undefined),
  ...(held !== undefined && {
    messages: { ...services.messages, errors: { ...services.messages.errors, held } },
  }),
  tool: { ...tool, page: { ...tool.page, operations: stepOperations(tool) } },
  memory: stepMemory(memory, operation),
});
