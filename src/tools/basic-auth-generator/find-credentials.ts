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

const word = /(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[^\s'"\\])+/g;
const wordPart = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\([\s\S])/g;

/** A word of a POSIX shell without its quotes. */
const readWord = (written: string): string =>
  written.replace(
    wordPart,
    (_, single?: string, double?: string, escaped?: string) =>
      single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '',
  );

/** The user name and the password that a command of curl has in `-u`. */
export function findLogin(text: string): string | undefined {
  if (!/^\s*(?:\$\s+)?curl\s/.test(text)) return undefined;
  const words = (text.match(word) ?? []).map(readWord);
  const at = words.findIndex((one) => /^(?:-[uU]|--(?:proxy-)?user$)/.test(one));
  const login = /^-[uU]./.test(words[at] ?? '') ? words[at]?.slice('-u'.length) : words[at + 1];
  return at >= 0 && login?.includes(':') ? login : undefined;
}
