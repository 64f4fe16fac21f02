import { type Finder, type Span, secretLength, shift } from './findings.ts';
import { endOfString, quote } from './quoted.ts';

const transfer = 'curl|wget';

/** White space and line continuations, and a word, parts of which may be in quotes. */
const word =
  /(?:[ \t]|[\\^`]\r?\n)*((?:\\[^\r\n]|\$'(?:\\[\s\S]|[^'\\])*'|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|&(?![\s&])|[^\s\\'"`|;&)])+)/y;

/** Options of curl without a value that may be before another one in the same word. */
const flags = '[sSkLvifgjJNOZaBGIlMnpqR#\\d]*';

/**
 * Finds secrets among the arguments of programs, of curl and wget where no others are named.
 * @param short the letter of an option; wget has none
 * @param long the names of options, as the source of a pattern like the programs
 */
export const argumentsOf = (
  short: string,
  long: string,
  parts: (value: string) => Iterable<Span>,
  programs = transfer,
): Finder =>
  function* findArguments(text) {
    const command = new RegExp(
      String.raw`(?<before>(?<quote>${quote})?(?<![\w-])(?<program>${programs})(?:\.exe)?)(?=[ \t])`,
      'g',
    );
    const option = new RegExp(`^(?:-${programs === transfer ? flags : ''}${short}|--(?:${long})(?:=|$))`);
    for (let at = 0, match: RegExpExecArray | null; ; ) {
      command.lastIndex = at;
      match = command.exec(text);
      if (!match) return;
      const { before = '', quote: opening, program } = match.groups ?? {};
      const start = match.index + before.length;
      const line = opening ? text.slice(0, endOfString(text, start, opening)) : text;
      at = start;
      let name = '';
      for (word.lastIndex = start; ; ) {
        const argument = word.exec(line)?.[1];
        if (argument === undefined) break;
        at = word.lastIndex;
        const taken = name === '' ? (option.exec(argument)?.[0] ?? '') : '';
        const isOption = taken !== '' && (program !== 'wget' || taken.startsWith('--'));
        if (isOption && taken === argument && !taken.endsWith('=')) {
          name = taken;
          continue;
        }
        if (isOption || name !== '')
          yield* withoutQuotes(argument.slice(taken.length), at - argument.length + taken.length, parts);
        name = '';
      }
    }
  };

/** Finds in an argument without the quotes around it. */
function* withoutQuotes(argument: string, offset: number, parts: (value: string) => Iterable<Span>): Generator<Span> {
  const opening = /^\$?["']/.exec(argument)?.[0] ?? '';
  const isWhole = opening !== '' && argument.endsWith(opening.slice(-1));
  yield* shift(parts(isWhole ? argument.slice(opening.length, -1) : argument), offset + (isWhole ? opening.length : 0));
}

/** Finds the value of a header whose name fits the source of a pattern; a shell may need backslashes before spaces. */
export const headerNamed =
  (name: string, parts: (value: string) => Iterable<Span>) =>
  (header: string): Iterable<Span> => {
    const before = new RegExp(String.raw`^${name}\s*:(?:\\?\s)*`, 'i').exec(header)?.[0];
    return before === undefined ? [] : shift(parts(header.slice(before.length)), before.length);
  };

/** Finds the password after a user name, or the user name where no password follows, as an API key is sent. */
export function* findUserPassword(value: string): Generator<Span> {
  const colon = value.indexOf(':');
  if (colon < 0) return;
  const [start, end] = colon === value.length - 1 ? [0, colon] : [colon + 1, value.length];
  if (secretLength(value.slice(start, end)) > 0) yield { start, end };
}
