/** The MCP server: what a client lists, calls and reads, whatever the transport. */
import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import { toJson } from '#host/json.ts';
import { DiskBlob } from '../../cli/disk-blob.ts';
import { serverMessage } from '../problem.ts';
import { type ArgumentsSchema, checkArguments } from './arguments.ts';
import { describeTool } from './describe.ts';
import { detectFile, detectText, findTools } from './find.ts';
import { CallError, suggestNames, toErrorResult, usageError } from './problem.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import type { PublishedTool } from './published.ts';
import { listResources, readResource } from './resources.ts';
import { fromBase64, type RunArguments, runOperation, runRecipe, runTool, writeDocument } from './run.ts';
import { listInputs, type McpSettings, noFiles, RootsNeeded, type Running, runningFor } from './running.ts';
import { toolSurface } from './tools.ts';

const instructions =
  'Penknife gives exact answers where models can only guess: digests, encodings, conversions, dates, checks, random ' +
  'values. Find an operation with find_tools, read its options with describe_tool if the defaults do not fit, and run ' +
  'it with run_tool.';

const privacy = { here: 'Nothing leaves this machine.', elsewhere: 'Inputs are neither stored nor logged.' };

type Arguments = Readonly<Record<string, unknown>>;
type Call = (args: Arguments, running: Running) => Promise<CallToolResult>;

/** A tool as it is listed, and how it is called; its arguments have been checked. */
interface CallableTool {
  readonly tool: Tool;
  readonly call: Call;
}

/** Creates a server, which answers one client. */
export function createMcpServer(settings: McpSettings): Server {
  const tools = [...ownTools(settings), ...settings.published.map(toCallable)];
  const server = new Server(
    { name: 'penknife', title: 'Penknife', version: settings.version },
    {
      capabilities: { tools: {}, prompts: {}, resources: {} },
      instructions: `${instructions} ${settings.files ? privacy.here : privacy.elsewhere}`,
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ tool }) => tool) }));
  server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }, context) =>
    answerCall(findTool(tools, name), args, runningFor(server, settings, context), settings),
  );
  server.setRequestHandler('prompts/list', () => ({ prompts: [...listPrompts(settings.tools)] }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: args = {} } }, context) =>
    orProtocolError(getPrompt(name, args, runningFor(server, settings, context)), settings),
  );
  server.setRequestHandler('resources/list', () => ({ resources: [...listResources(settings.tools)] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }, context) =>
    orProtocolError(readResource(uri, runningFor(server, settings, context)), settings),
  );
  return server;
}

function ownTools({ files, tools: { catalog, references } }: McpSettings): readonly CallableTool[] {
  const surface = toolSurface({
    count: catalog.filter(({ operations }) => operations.length > 0).length,
    references: [...references.keys()],
    canRead: files !== undefined,
    canSave: files?.out !== undefined,
  });
  return surface.map((tool) => ({ tool, call: calls[tool.name] as Call }));
}

const toCallable = ({ tool, named }: PublishedTool): CallableTool => ({
  tool,
  call: ({ options = {}, ...args }, running) =>
    runOperation(named, options as Arguments, { ...args, isStructured: true }, running),
});

/** @throws ProtocolError where there is no such tool */
function findTool(tools: readonly CallableTool[], name: string): CallableTool {
  const found = tools.find(({ tool }) => tool.name === name);
  if (found) return found;
  const names = tools.map(({ tool }) => tool.name);
  const message = `There is no tool “${name}”.${suggestNames(name, names, 'Tools')}`;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** @throws ProtocolError where what was requested is wrong: prompts and resources have no errors of their own */
async function orProtocolError<T>(answer: Promise<T>, settings: McpSettings): Promise<T> {
  return answer
    .then((result) => hold(result, settings))
    .catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
    });
}

/** The result of a call, or its error; a bug says nothing of the input. */
async function answerCall(
  { tool, call }: CallableTool,
  given: Arguments | undefined,
  running: ReturnType<typeof runningFor>,
  settings: McpSettings,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    if (!settings.files && (given?.['file'] !== undefined || given?.['saveAs'] !== undefined))
      throw usageError(noFiles);
    const result = await call(checkArguments(tool.name, tool.inputSchema as ArgumentsSchema, given), running);
    return await hold(result, settings);
  } catch (error) {
    if (error instanceof RootsNeeded) return inputRequired({ inputRequests: { roots: inputRequired.listRoots() } });
    const known = error instanceof CallError ? error : new CallError({ code: 'bug', message: bugMessage });
    return toErrorResult(known);
  } finally {
    await running.close();
  }
}

/**
 * A result for which there is room.
 * @throws CallError `large-result`, `overloaded`
 */
async function hold<T>(result: T, { maxResult, hold }: McpSettings): Promise<T> {
  if (maxResult === undefined && !hold) return result;
  const size = Buffer.byteLength(JSON.stringify(result));
  if (maxResult !== undefined && size > maxResult)
    throw new CallError({ code: 'large-result', message: `The result has more than ${maxResult} bytes as JSON.` });
  if (hold && !hold(size)) throw new CallError({ code: 'overloaded', message: await serverMessage('overloaded', {}) });
  return result;
}

const bugMessage = 'This is a bug in Penknife; please report it.';

/** How each of the six tools is called; their arguments have been checked. */
const calls: Readonly<Record<string, Call>> = {
  find_tools: async ({ query, limit }, { tools }) => asData(await findTools(String(query), Number(limit), tools)),
  describe_tool: async ({ id }, running) => asData(await describeTool(String(id), running.tools, running)),
  run_tool: (args, running) => runTool(args as unknown as Parameters<typeof runTool>[0], running),
  run_recipe: (args, running) => runRecipe(args as unknown as Parameters<typeof runRecipe>[0], running),
  detect: async (args, running) => asData(await detect(args, running)),
  look_up: ({ tool, query, ...part }, running) =>
    runTool({ use: `${tool}/${running.tools.references.get(String(tool))}`, input: query, ...part }, running),
};

const asData = (data: object): CallToolResult => ({
  content: [{ type: 'text', text: toJson(data) }],
  structuredContent: { ...data },
});

async function detect({ input, inputBase64, file }: RunArguments, running: Running): Promise<object> {
  const given = [input, inputBase64, file].filter((one) => one !== undefined).length;
  if (given === 0) throw usageError(`Give ${listInputs(running, 'or')}.`);
  if (given > 1) throw usageError(`Give only one of ${listInputs(running, 'and')}.`);
  if (file !== undefined) {
    const { descriptor, size } = await running.openFile(file, true);
    return detectFile(new DiskBlob(descriptor, size), running.tools);
  }
  if (inputBase64 !== undefined) return detectFile(new Blob([fromBase64(inputBase64)]), running.tools);
  return detectText(typeof input === 'string' ? input : writeDocument(input), running);
}
