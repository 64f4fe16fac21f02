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
import { catalog } from '#host/catalog.ts';
import { toJson } from '#host/json.ts';
import { openFile } from '../../cli/input.ts';
import { checkArguments } from './arguments.ts';
import { describeTool } from './describe.ts';
import { detectFile, detectText, findTools, references } from './find.ts';
import { CallError, suggestNames, toErrorResult, usageError } from './problem.ts';
import { fromBase64, type RunArguments, runRecipe, runTool } from './run.ts';
import { type McpSettings, RootsNeeded, type Running, runningFor } from './running.ts';
import { toolSurface } from './tools.ts';

const instructions =
  'Penknife computes exactly what models guess: digests, encodings, conversions, dates, checks, random values. ' +
  'Find an operation with find_tools, read its options with describe_tool if the defaults do not fit, run it with ' +
  'run_tool. Nothing leaves this machine.';

type Arguments = Readonly<Record<string, unknown>>;
type Call = (args: Arguments, running: Running) => Promise<CallToolResult>;

/** Creates a server, which answers one client. */
export function createMcpServer(settings: McpSettings): Server {
  const usable = catalog.filter(({ operations }) => operations.length > 0);
  const tools = toolSurface(usable.length, settings.out !== undefined, [...references.keys()]);
  const server = new Server(
    { name: 'penknife', title: 'Penknife', version: settings.version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }, context) =>
    answerCall(findTool(tools, name), args, runningFor(server, settings, context)),
  );
  return server;
}

/** @throws ProtocolError where there is no such tool */
function findTool(tools: readonly Tool[], name: string): Tool {
  const tool = tools.find((one) => one.name === name);
  if (tool) return tool;
  const names = tools.map((one) => one.name);
  const message = `There is no tool “${name}”.${suggestNames(name, names, 'Tools')}`;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** The result of a call, or its error; a bug says nothing of the input. */
async function answerCall(
  tool: Tool,
  given: Arguments | undefined,
  running: Running,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    const args = checkArguments(tool.name, tool.inputSchema as Parameters<typeof checkArguments>[1], given);
    return await (calls[tool.name] as Call)(args, running);
  } catch (error) {
    if (error instanceof RootsNeeded) return inputRequired({ inputRequests: { roots: inputRequired.listRoots() } });
    const known = error instanceof CallError ? error : new CallError({ code: 'bug', message: bugMessage });
    return toErrorResult(known);
  }
}

const bugMessage = 'This is a bug in Penknife; please report it.';

/** How each of the six tools is called; their arguments have been checked. */
const calls: Readonly<Record<string, Call>> = {
  find_tools: async ({ query, limit }) => asData(await findTools(String(query), Number(limit))),
  describe_tool: async ({ id }) => asData(await describeTool(String(id))),
  run_tool: (args, running) => runTool(args as unknown as Parameters<typeof runTool>[0], running),
  run_recipe: (args, running) => runRecipe(args as unknown as Parameters<typeof runRecipe>[0], running),
  detect: async (args, running) => asData(await detect(args, running)),
  look_up: ({ tool, query, ...part }, running) =>
    runTool({ use: `${tool}/${references.get(String(tool))}`, input: query, ...part }, running),
};

const asData = (data: object): CallToolResult => ({
  content: [{ type: 'text', text: toJson(data) }],
  structuredContent: { ...data },
});

async function detect({ input, inputBase64, file }: RunArguments, running: Running): Promise<object> {
  if ([input, inputBase64, file].filter((one) => one !== undefined).length !== 1)
    throw usageError('Give one of “input”, “inputBase64” and “file”.');
  if (file !== undefined) return detectFile(await openFile(await running.readFile(file, true)));
  if (inputBase64 !== undefined) return detectFile(new Blob([fromBase64(inputBase64)]));
  return detectText(typeof input === 'string' ? input : toJson(input), running);
}
