import { type Context, ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import type { CommandLine } from '#lib/shell/split-commands.ts';
import type { Word } from '#lib/shell/word.ts';
import { findDocker } from './commands.ts';
import { parseFlags } from './flags.ts';

/** What is still missing of a command: the value of its last flag, its image, or nothing. */
type Missing = 'value' | 'image' | undefined;

/**
 * The words of each command, with the lines after it that belong to it although no continuation says so: those that
 * begin with an option, and all up to its image. Notice `joined-lines` (`n`, `x`), at the first line of a command.
 * @param continuation what should end the lines before
 */
export function joinLines(
  lines: readonly CommandLine[],
  continuation: string,
  host: Pick<Context, 'notice'>,
): readonly (readonly Word[])[] {
  const commands: Word[][] = [];
  let missing: Missing;
  let isRun = false;
  let joined: CommandLine[] = [];
  const report = () => {
    const start = joined[0]?.words[0]?.start;
    if (start !== undefined) host.notice('joined-lines', { n: joined.length, x: continuation }, start);
    joined = [];
  };
  for (const line of lines) {
    const { words } = line;
    const docker = findDocker(words);
    const command = commands.at(-1);
    if (command && isRun && line.startsLine && !docker && (missing !== undefined || startsWithOption(words))) {
      append(command, words);
      joined.push(line);
      if (missing !== undefined) missing = missingAfter(missing === 'value' ? words.slice(1) : words);
    } else {
      report();
      commands.push([...words]);
      isRun = docker?.verb === 'run';
      missing = docker && isRun ? missingAfter(docker.words) : undefined;
    }
  }
  report();
  return commands;
}

const startsWithOption = (words: readonly Word[]): boolean => /^--?[A-Za-z]/.test(words[0]?.text ?? '');

function missingAfter(words: readonly Word[]): Missing {
  try {
    return parseFlags(words).image ? undefined : 'image';
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.code === 'needs-value' ? 'value' : undefined;
  }
}
