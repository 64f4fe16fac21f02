import { ToolError } from '#core/tool.ts';
import { guessShell, rootPrompt, splitCommands } from '#lib/shell/split-commands.ts';
import { plainText, type Word } from '#lib/shell/word.ts';
import { shorten } from '#lib/text/shorten.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';

/** A header within a command, a program or a request. */
const header = /authorization["']?[ \t]*:[ \t]*["']?(basic[ \t]+[^\s"'`]+)/i;
const plainHeader = /^(?:(?:proxy-)?authorization[ \t]*:\s*)?basic\s/i;

/** The value of a Basic header within a text that is no such header itself, and its place. */
export function findHeader(text: string): { readonly value: string; readonly offset: number } | undefined {
  if (plainHeader.test(text.trimStart())) return undefined;
  const found = header.exec(text);
  const [whole = '', value] = found ?? [];
  return found && value !== undefined ? { value, offset: found.index + whole.length - value.length } : undefined;
}

/**
 * The user name and the password of a command of curl or of a URL, with a colon between them.
 * @throws ToolError `no-login`, `no-password` (`x`), and those of `splitCommands`
 */
export const findLogin = (text: string): string | undefined =>
  isCurl(text) ? loginOfCurl(text) : loginOfUrl(text.trim());

const isCurl = (text: string): boolean => /^\s*(?:[$#>%]\s*)?(?:sudo\s+)?curl(?:\.exe)?\s/i.test(text);

/** Options of curl with a value, of one letter: in a word with others, the rest of it is the value. */
const withValue = 'AbcCdDeEFHhKmoPQrtTuUwxXyYz';

function loginOfCurl(text: string): string {
  const commands = splitCommands(text, guessShell(text), rootPrompt, { notice: () => undefined });
  const words = commands.flatMap((command) => command.words);
  const value = valueOfUser(words);
  if (value?.text.includes(':')) return plainText(value);
  if (value) throw new ToolError('no-password', { x: shorten(plainText(value)) }, value.start);
  for (const word of words) {
    const login = loginOfUrl(plainText(word));
    if (login !== undefined) return login;
  }
  throw new ToolError('no-login', {}, words[0]?.start ?? 0);
}

/** The value of `-u`, `--user` or what a proxy has for it. */
function valueOfUser(words: readonly Word[]): Word | undefined {
  for (let at = 0; at < words.length; at++) {
    const { text, start } = words[at] as Word;
    const [, long, joined] = /^--([\w-]+)(?:=([\s\S]*))?$/.exec(text) ?? [];
    const letters = /^-(?!-)/.test(text) ? text.slice(1) : '';
    const place = [...letters].findIndex((letter) => withValue.includes(letter));
    const letter = letters.charAt(place);
    const ownValue = long === undefined ? letters.slice(place + 1) || undefined : joined;
    if (long === undefined ? place >= 0 && /u/i.test(letter) : /^(?:proxy-)?user$/.test(long))
      return ownValue === undefined ? words[at + 1] : { text: ownValue, start };
    if (long === undefined && place >= 0 && ownValue === undefined) at++;
  }
  return undefined;
}

const authority = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^\s/?#]*)@(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)(?::\d+)?(?:[/?#]\S*)?$/i;

/** The login of a URL; a part before `@` without a scheme is a login where it has a password. */
function loginOfUrl(text: string): string | undefined {
  const [, scheme, login] = authority.exec(text) ?? [];
  if (login === undefined || !(scheme || login.includes(':'))) return undefined;
  return decodePercent(login.includes(':') ? login : `${login}:`);
}

/** Whether a text that is given for a user name has credentials to decode. */
export const hasCredentials = (text: string): boolean => {
  try {
    return plainHeader.test(text.trimStart()) || findHeader(text) !== undefined || findLogin(text) !== undefined;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
};
