import { runBatch } from './batch.ts';
import { complete } from './completion.ts';
import { generalHelp } from './help.ts';
import { listTools, searchTools } from './list.ts';
import { runPeel } from './peel.ts';
import { runPipe } from './recipe/pipe.ts';
import { paintFor } from './rendering/paint.ts';
import { reportError, status } from './report.ts';
import { runTool } from './run-tool.ts';
import { type Streams, write } from './streams.ts';

/** Runs one command line and returns the exit status; never throws. */
export async function main(args: readonly string[], version: string, streams: Streams): Promise<number> {
  try {
    return await dispatch(args, version, streams);
  } catch (error) {
    return reportError(error, asksForJson(args), streams);
  }
}

async function dispatch(args: readonly string[], version: string, streams: Streams): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      if (rest[0] !== undefined) return runTool(rest[0], ['--help'], streams);
      await write(streams.stdout, generalHelp(version, paintFor(streams.stdout, streams)));
      break;
    case '--version':
    case '-V':
      await write(streams.stdout, `${version}\n`);
      break;
    case 'list':
      await listTools(rest, streams);
      break;
    case 'search':
      await searchTools(rest, streams);
      break;
    case 'batch':
      await runBatch(rest, streams);
      break;
    case 'pipe':
      return runPipe(rest, streams);
    case 'peel':
      return runPeel(rest, streams);
    case 'serve':
      await (await import('./serve/serve.ts')).runServe(rest, version, streams);
      break;
    case 'mcp': {
      const { runMcp } = await import('./mcp.ts');
      return runMcp(rest, version, streams);
    }
    case 'completion':
      await complete(rest, streams);
      break;
    default:
      return runTool(command, rest, streams);
  }
  return status.ok;
}

function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).includes('--json');
}
