import type { Word } from '#lib/shell/word.ts';
import { cut } from './flags.ts';

/** A command of Docker, after everything that comes before it. */
export interface DockerCommand {
  readonly verb: 'run' | 'network' | 'volume';
  /** What follows the verb. */
  readonly words: readonly Word[];
  /** `docker run`, as typed. */
  readonly name: string;
  readonly start: number;
  /** Variables that are set for this command. */
  readonly assignments: ReadonlyMap<string, Word>;
  /** Options of Docker itself, such as `--context`. */
  readonly global: readonly Word[];
}

const engine = /^(?:.*[\\/])?(?:docker|podman|nerdctl)(?:\.exe)?$/i;
const wrapper = /^(?:.*[\\/])?(?:sudo|doas|time|exec|env|command|nohup)$/;
/** Options of these that take a value. */
const wrapperValue = /^-[ugChprtT]$/;
/** Options before `run` that take a value. */
const globalValue =
  /^(?:-[Hcln]|--(?:config|context|host|log-level|tlscacert|tlscert|tlskey|namespace|connection|url|root|address))$/;

/** The command of Docker in a command line, or nothing. */
export function findDocker(words: readonly Word[]): DockerCommand | undefined {
  const assignments = new Map<string, Word>();
  let at = 0;
  let isWrapped = false;
  for (let word = words[at]; word && !engine.test(word.text); word = words[at]) {
    const { text, start } = word;
    const [name, value] = cut(text, '=');
    if (value !== undefined && /^[A-Za-z_]\w*$/.test(name)) assignments.set(name, { text: value, start });
    else if (wrapper.test(text)) isWrapped = true;
    else if (isWrapped && text.startsWith('-')) at += wrapperValue.test(text) ? 1 : 0;
    else return undefined;
    at++;
  }
  const first = words[at];
  if (!first) return undefined;
  at++;
  const global: Word[] = [];
  for (let word = words[at]; word?.text.startsWith('-'); word = words[at]) {
    at++;
    const value = globalValue.test(word.text) ? words[at++] : undefined;
    global.push(value ? { text: `${word.text} ${value.text}`, start: word.start } : word);
  }
  const [group, action] = [words[at]?.text, words[at + 1]?.text];
  const isRun = (text: string | undefined) => text === 'run' || text === 'create';
  const rest = { start: first.start, assignments, global };
  if (isRun(group)) return { verb: 'run', name: `${first.text} ${group}`, words: words.slice(at + 1), ...rest };
  const isMade = group === 'container' ? isRun(action) : action === 'create';
  const verb = group === 'container' ? 'run' : group;
  if (!isMade || (verb !== 'run' && verb !== 'network' && verb !== 'volume')) return undefined;
  return { verb, name: `${first.text} ${group} ${action}`, words: words.slice(at + 2), ...rest };
}
