import { paintFor } from './rendering/paint.ts';
import { reportError, status } from './report.ts';
import { isInteractive, type Streams, write } from './streams.ts';

/** Runs one command line and returns the exit status; never throws. */
export async function main(args: readonly string[], version: string, streams: Streams): Promise<number> {
  try {
    return await dispatch(args, version, streams);
  } catch (error) {
    return reportError(error, asksForJson(args), streams);
  }
}

/** Loads only the code of its command: that of all takes several times as long as most calls. */
async function dispatch(args: readonly string[], version: string, streams: Streams): Promise<number> {
  const [command, ...rest] = args;
  if (command === undefined && isInteractive(streams)) return (await import('./finder/finder.ts')).runFinder(streams);
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h': {
      if (rest[0] !== undefined) return runTool(rest[0], ['--help'], streams);
      const { generalHelp } = await import('./general-help.ts');
      await write(streams.stdout, generalHelp(version, paintFor(streams.stdout, streams)));
      break;
    }
    case '--version':
    case '-V':
      await write(streams.stdout, `${version}\n`);
      break;
    case 'list':
      await (await import('./list.ts')).listTools(rest, streams);
      break;
    case 'search':
      await (await import('./list.ts')).searchTools(rest, streams);
      break;
    case 'batch':
      await (await import('./batch.ts')).runBatch(rest, streams);
      break;
    case 'pipe':
      return (await import('./recipe/pipe.ts')).runPipe(rest, streams);
    case 'peel':
      return (await import('./peel.ts')).runPeel(rest, streams);
    case 'serve':
      await (await import('./serve/serve.ts')).runServe(rest, version, streams);
      break;
    case 'mcp':
      return (await import('./mcp.ts')).runMcp(rest, version, streams);
    case 'completion':
      await (await import('./completion.ts')).complete(rest, streams);
      break;
    default:
      return runTool(command, rest, streams);
  }
  return status.ok;
}

async function runTool(id: string, args: readonly string[], streams: Streams): Promise<number> {
  return (await import('./run-tool.ts')).runTool(id, args, streams);
}

function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).includes('--json');
}
