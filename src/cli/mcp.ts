/** `penknife mcp`: serves the tools to agents over the Model Context Protocol. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { CallError } from '../server/mcp/problem.ts';
import { publishTools } from '../server/mcp/published.ts';
import { createMcpServer } from '../server/mcp/server.ts';
import { StdioTransport } from '../server/mcp/stdio.ts';
import { createToolbox, type Toolbox } from '../server/mcp/toolbox.ts';
import { createPool } from '../server/pool.ts';
import { type Paint, paintFor } from './rendering/paint.ts';
import { status } from './report.ts';
import { type Streams, write } from './streams.ts';
import { UsageError } from './usage-error.ts';

/** The text of `penknife mcp --help`. */
export const mcpHelp = (
  paint: Paint,
): string => `Serve all tools to agents through the Model Context Protocol (MCP), over
standard input and output.

${paint('bold', 'Example')}
  claude mcp add penknife -- penknife mcp --root .

${paint('bold', 'Usage')}
  penknife mcp [--root DIR]... [--out DIR] [--tools LIST]

The agent sees six tools, which find, describe and run all others. Nothing is
logged, and nothing leaves this machine.

${paint('bold', 'Options')}
  --root DIR    let the agent read files in this folder, besides those that its
                client grants; may be repeated
  --out DIR     let the agent write results as new files in this folder
  --tools LIST  also offer these as tools of their own, for agents that need
                them all the time: hash-text, json-prettify/format or
                category:crypto, separated by commas
`;

/**
 * Serves until standard input ends.
 * @throws UsageError
 */
export async function runMcp(args: readonly string[], version: string, streams: Streams): Promise<number> {
  const { root: roots = [], out, tools = [], help: asksForHelp } = parse(args);
  if (asksForHelp) {
    await write(streams.stdout, mcpHelp(paintFor(streams.stdout, streams)));
    return status.ok;
  }
  const pool = createPool();
  const toolbox = createToolbox();
  const settings = {
    version,
    files: {
      roots: await Promise.all(roots.map((root) => findFolder('--root', root))),
      out: out === undefined ? undefined : await findFolder('--out', out),
    },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    pool,
    tools: toolbox,
    published: await publish(tools, toolbox),
  };
  const transport = new StdioTransport(streams.stdin, streams.stdout);
  const ended = new Promise<void>((resolve) => {
    transport.onEnd = resolve;
  });
  const server = serveStdio(() => createMcpServer(settings), { transport });
  await ended;
  await Promise.all([server.close(), pool.close()]);
  if (streams.stdin.readableEnded) return status.ok;
  // After a message that is too long: what follows would not be read.
  streams.stdin.destroy();
  return status.input;
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        root: { type: 'string', multiple: true },
        out: { type: 'string' },
        tools: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.replace(/\.$/, '')}. See penknife mcp --help.`);
  }
}

/** @throws UsageError where there is no such tool */
async function publish(lists: readonly string[], tools: Toolbox) {
  const selectors = lists.flatMap((list) => list.split(',')).filter((selector) => selector.trim() !== '');
  return publishTools(selectors, tools).catch((error: unknown) => {
    throw error instanceof CallError ? new UsageError(`--tools: ${error.message}`) : error;
  });
}

/** @throws UsageError where there is no such folder */
async function findFolder(flag: string, path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UsageError(`${flag}: there is no folder ${path}.`);
  return resolve(path);
}
