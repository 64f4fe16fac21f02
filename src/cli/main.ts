import { runBatch } from './batch.ts';
import { complete } from './completion.ts';
import { generalHelp } from './help.ts';
import { listTools, searchTools } from './list.ts';
import { paintFor } from './paint.ts';
import { reportError, status } from './report.ts';
import { runTool } from './run-tool.ts';
import { type Streams, write } from './streams.ts';

/** Runs one command line and returns the exit status; never throws. */
export async function main(args: readonly string[], version: string, streams: Streams): Promise<number> {
  try {
    await dispatch(args, version, streams);
    return status.ok;
  } catch (error) {
    return reportError(error, asksForJson(args), streams);
  }
}

async function dispatch(args: readonly string[], version: string, streams: Streams): Promise<void> {
  const [command, ...rest] = args;
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return rest[0] === undefined
        ? write(streams.stdout, generalHelp(version, paintFor(streams.stdout, streams)))
        : runTool(rest[0], ['--help'], streams);
    case '--version':
      return write(streams.stdout, `${version}\n`);
    case 'list':
      return listTools(rest, streams);
    case 'search':
      return searchTools(rest, streams);
    case 'batch':
      return runBatch(rest, streams);
    case 'completion':
      return complete(rest, streams);
    default:
      return runTool(command, rest, streams);
  }
}

function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).includes('--json');
}
