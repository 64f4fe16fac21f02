import { type Context, ToolError } from '#core/tool.ts';
import { gatherNotices, type NoticeGatherer } from '#lib/errors/gather-notices.ts';
import { shorten } from '#lib/text/shorten.ts';
import { placeholderAt } from './placeholders.ts';
import type { Word } from './word.ts';

export type Shell = 'posix' | 'powershell' | 'cmd';

/** The words of a command, and whether it begins a line rather than following `;`, `&`, `|` or a prompt. */
export interface CommandLine {
  readonly words: readonly Word[];
  readonly startsLine: boolean;
}

/** What continues a command on the next line. */
export const continuations: Readonly<Record<Shell, string>> = { posix: '\\', powershell: '`', cmd: '^' };

/** What the words are for. */
interface Host extends Pick<Context, 'notice'> {
  /** Whether the program has a long option of this name: a typographic dash before one is read as `--`. */
  readonly isLongOption?: (name: string) => boolean;
}

/** The shell that a text is written for, by its line continuations, variables and unquoted Windows paths. */
export function guessShell(text: string): Shell {
  // Not the formats of dates, nor percent-encoding: `%Y%m`, `%C3%CD%20`.
  if (/\^[ \t]*\r?\n|\s\^\s+-/.test(text) || /%[A-Z_]{3,}%|%cd%(?![\da-f])/i.test(text)) return 'cmd';
  if (/\s`[ \t]*\r?\n|\s`\s+-/.test(text) || /\$env:/i.test(text) || /^PS [^\n>]*>/m.test(text)) return 'powershell';
  return /(?:^|[\s=,])[A-Za-z]:\\[^\\]/.test(text) ? 'powershell' : 'posix';
}

/**
 * The commands of a text, each as its words. Comments are left out, and so are redirections (notice `redirection`, `n`,
 * `x`). A placeholder of documentation stays (`placeholder`, `n`, `x`), and so does what the shell would run or
 * look up elsewhere (`substitution`, `n`, `x`). Dashes, quotes and spaces of typography are read as those of ASCII
 * (`typographic`, `n`, `x`). A continuation with more text on its line still continues the command
 * (`broken-continuations`, `n`, `x`).
 * @throws ToolError `unclosed-quotes`, `unclosed-substitution`
 */
export const splitCommands = (text: string, shell: Shell, prompt: RegExp, host: Host): readonly CommandLine[] =>
  new Splitter(text, shell, prompt, host).split();

/** What shells write before a command, with the current folder: the limits keep the search linear. */
export const anyPrompt =
  /(?:\$|>|PS [^\n>]{0,1000}>|[A-Za-z]:\\[^\n>]{0,1000}>|[\w.-]{1,300}@[\w.-]{1,300}:[^\s$#]{0,1000}[$#])[ \t]*(?=[\w/.])/y;
/** Also that of the administrator, which looks like a comment. */
export const rootPrompt = /#[ \t]+|(?:\$|>|PS [^\n>]{0,1000}>|[A-Za-z]:\\[^\n>]{0,1000}>)[ \t]*(?=[\w/.])/y;

const isLineBreak = (char: string): boolean => char === '\n' || char === '\r';

class Splitter {
  private readonly text: string;
  private readonly shell: Shell;
  private readonly prompt: RegExp;
  private readonly isLongOption: (name: string) => boolean;
  private readonly gathered: NoticeGatherer;
  private readonly notice: Context['notice'];
  private readonly commands: CommandLine[] = [];
  private words: Word[] = [];
  private startsLine = true;
  private at = 0;
  /** The text of the word that is read. */
  private word = '';
  private isInWord = false;
  /** The word exists even if it is empty. */
  private hasQuotes = false;

  constructor(text: string, shell: Shell, prompt: RegExp, host: Host) {
    this.text = text;
    this.shell = shell;
    this.prompt = prompt;
    this.isLongOption = host.isLongOption ?? (() => false);
    this.gathered = gatherNotices(host.notice);
    this.notice = this.gathered.of(0);
  }

  split(): readonly CommandLine[] {
    while (this.at < this.text.length) this.step();
    this.endCommand();
    this.gathered.report();
    return this.commands;
  }

  private step(): void {
    const char = this.text.charAt(this.at);
    const continuation = this.continuation();
    const broken = this.brokenContinuation();
    const prompt = this.words.length === 0 ? match(this.prompt, this.text, this.at) : '';
    if (prompt !== '') {
      this.at += prompt.length;
      this.startsLine = false;
    } else if (continuation > 0) this.at += continuation;
    else if (broken > 0) {
      this.notice('broken-continuations', { n: 1, x: char }, this.at);
      this.at += broken;
    } else if (isLineBreak(char) || this.isSeparator(char)) {
      this.at++;
      this.endCommand();
      this.startsLine = isLineBreak(char);
    } else if (/\s/.test(char)) this.skipBlank(char);
    else if (this.isComment()) this.skipLine();
    else if (placeholderAt(this.text, this.at) !== '' || !this.skipRedirection()) this.addWord();
  }

  private skipBlank(char: string): void {
    const code = char.charCodeAt(0);
    if (code > 0x7f)
      this.notice('typographic', { n: 1, x: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` }, this.at);
    this.at++;
  }

  private addWord(): void {
    const word = this.readWord();
    if (word.text !== '' || this.hasQuotes) this.words.push(word);
  }

  private endCommand(): void {
    if (this.words.length > 0) this.commands.push({ words: this.words, startsLine: this.startsLine });
    this.words = [];
  }

  private get escape(): string {
    return continuations[this.shell];
  }

  /** Whether this is the sign of a continuation: that of the shell or, as a word of its own, the usual backslash. */
  private isContinuation(): boolean {
    const char = this.text.charAt(this.at);
    return char === this.escape || (char === '\\' && this.startsWord);
  }

  private get startsWord(): boolean {
    return !this.isInWord && /^\s?$/.test(this.text.charAt(this.at - 1));
  }

  /** The length of a line break that is escaped, with blanks before it, which a paste may bring along. */
  private continuation(): number {
    return this.isContinuation() ? match(/.[^\S\r\n]*(?:\r\n|\r|\n|$)/y, this.text, this.at).length : 0;
  }

  /**
   * The length of a continuation before a comment, with that line, or before a space that was a line break. The shell
   * would escape the space. Behind a word, where an escaped space makes sense, it takes several spaces.
   */
  private brokenContinuation(): number {
    if (!this.isContinuation()) return 0;
    const form = this.startsWord ? /.[ \t]+(?:#[^\r\n]*(?:\r\n|\r|\n|$)|(?=\S))/y : /.[ \t]{2,}(?=\S)/y;
    return match(form, this.text, this.at).length;
  }

  private isSeparator(char: string): boolean {
    return char === '|' || char === '&' || (char === ';' && this.shell !== 'cmd');
  }

  private isComment(): boolean {
    if (this.shell !== 'cmd') return this.text.charAt(this.at) === '#';
    return this.words.length === 0 && match(/(?:rem\b|::)/iy, this.text, this.at) !== '';
  }

  private skipLine(): void {
    while (this.at < this.text.length && !isLineBreak(this.text.charAt(this.at))) this.at++;
  }

  private skipRedirection(): boolean {
    const sign = match(/(?:\d*|&)(?:>>|>\||>&|<<<?|<|>)/y, this.text, this.at);
    if (sign === '') return false;
    const start = this.at;
    this.at += sign.length;
    while (/[ \t]/.test(this.text.charAt(this.at))) this.at++;
    if (this.at < this.text.length && !isLineBreak(this.text.charAt(this.at))) this.readWord();
    this.notice('redirection', { n: 1, x: shorten(this.text.slice(start, this.at)) }, start);
    return true;
  }

  private readWord(): Word {
    const start = this.at;
    this.word = '';
    this.hasQuotes = false;
    this.isInWord = true;
    this.typographicDash();
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      const continuation = this.continuation();
      const placeholder = placeholderAt(this.text, this.at);
      if (continuation > 0) this.at += continuation;
      else if (placeholder !== '') {
        this.notice('placeholder', { n: 1, x: placeholder }, this.at);
        this.literal(placeholder);
        this.at += placeholder.length;
      } else if (/\s/.test(char) || this.isSeparator(char) || (/[<>]/.test(char) && this.at > start)) break;
      else if (this.at > start && this.brokenContinuation() > 0) break;
      else this.piece(char);
    }
    this.isInWord = false;
    return { text: this.word, start };
  }

  /** Reads dashes that an editor has written instead of `-` or `--` before an option. */
  private typographicDash(): void {
    const dashes = match(/[-‐‑‒–—―−]+(?=[a-z])/iy, this.text, this.at);
    if (!/[^-]/.test(dashes)) return;
    this.notice('typographic', { n: 1, x: dashes }, this.at);
    const name = match(/[a-z][\w-]*/iy, this.text, this.at + dashes.length);
    const isLong = dashes.length > 1 || this.isLongOption(name) || (dashes === '—' && name.length > 1);
    this.word = isLong ? '--' : '-';
    this.at += dashes.length;
  }

  /** Reads a value in typographic quotes; those inside a word, such as apostrophes, belong to it. */
  private typographicQuotes(): boolean {
    if (!/^[\s=:,]?$/.test(this.text.charAt(this.at - 1))) return false;
    const quoted = match(/[“”„][^“”"\r\n]*[“”"]|[‘’‚][^‘’'\r\n]*[‘’']/y, this.text, this.at);
    if (quoted === '') return false;
    this.notice('typographic', { n: 1, x: quoted.charAt(0) }, this.at);
    this.hasQuotes = true;
    const end = this.at++ + quoted.length - 1;
    const isExpanded = /[“”„]/.test(quoted);
    while (this.at < end) {
      if (isExpanded) this.expanded(this.text.charAt(this.at));
      else this.literal(this.text.charAt(this.at++));
    }
    this.at = Math.max(this.at, end + 1);
    return true;
  }

  /** Reads the next part of a word outside quotes. */
  private piece(char: string): void {
    if (this.typographicQuotes()) return;
    if (char === '"' || char === "'") this.hasQuotes = true;
    if (this.shell === 'cmd') {
      if (char === '"') this.cmdQuotes();
      else if (char === '^') this.escaped();
      else this.cmdCharacter(char);
    } else if (char === "'") this.singleQuotes();
    else if (char === '"') this.doubleQuotes();
    else if (char === this.escape) this.escaped();
    else if (this.shell === 'posix' && match(/\$'/y, this.text, this.at)) this.ansiQuotes();
    else if (this.shell === 'posix' && match(/\$"/y, this.text, this.at)) {
      this.at++;
      this.doubleQuotes();
    } else this.expanded(char);
  }

  private literal(text: string): void {
    this.word += text.replaceAll('$', '$$$$');
  }

  /** An escaped character. */
  private escaped(): void {
    const char = String.fromCodePoint(this.text.codePointAt(this.at + 1) ?? 0x20);
    this.literal(this.shell === 'powershell' ? (powershellEscapes[char] ?? char) : char);
    this.at += 1 + char.length;
  }

  private singleQuotes(): void {
    const start = this.at++;
    for (;;) {
      const end = this.text.indexOf("'", this.at);
      if (end < 0) throw new ToolError('unclosed-quotes', {}, start);
      this.literal(this.text.slice(this.at, end));
      this.at = end + 1;
      if (this.shell !== 'powershell' || this.text.charAt(this.at) !== "'") return;
      this.literal("'");
      this.at++;
    }
  }

  private doubleQuotes(): void {
    const start = this.at++;
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      const next = this.text.charAt(this.at + 1);
      if (char === '"') {
        this.at++;
        if (this.shell !== 'powershell' || next !== '"') return;
        this.literal('"');
        this.at++;
      } else if (char === '\\' && this.shell === 'posix') this.escapedInQuotes(next);
      else if (char === '`' && this.shell === 'powershell') this.escaped();
      else this.expanded(char);
    }
    throw new ToolError('unclosed-quotes', {}, start);
  }

  /** A backslash in double quotes escapes few characters (POSIX.1-2024, shell, 2.2.3). */
  private escapedInQuotes(next: string): void {
    const lineBreak = match(/\\(?:\r\n|\r|\n)/y, this.text, this.at);
    if (lineBreak !== '') this.at += lineBreak.length;
    else if (next !== '' && '"\\$`'.includes(next)) this.escaped();
    else {
      this.literal('\\');
      this.at++;
    }
  }

  /** `$'…'` (POSIX.1-2024, shell, 2.2.4, and the escapes of Bash). */
  private ansiQuotes(): void {
    const start = this.at;
    this.at += 2;
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      if (char === "'") {
        this.at++;
        return;
      }
      const [whole, code] = char === '\\' ? ansiEscape(this.text, this.at) : [char, char];
      this.literal(code);
      this.at += whole.length;
    }
    throw new ToolError('unclosed-quotes', {}, start);
  }

  private cmdQuotes(): void {
    const start = this.at++;
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      if (char === '"') {
        this.at++;
        return;
      }
      if (char === '\\' && this.text.charAt(this.at + 1) === '"') {
        this.literal('"');
        this.at += 2;
      } else this.cmdCharacter(char);
    }
    throw new ToolError('unclosed-quotes', {}, start);
  }

  private cmdCharacter(char: string): void {
    const variable = match(/%[A-Za-z_]\w*%/y, this.text, this.at);
    if (variable !== '') this.variable(variable.slice(1, -1), variable);
    else {
      this.literal(char);
      this.at += char.length;
    }
  }

  /** A character that may begin what the shell expands. */
  private expanded(char: string): void {
    if (char === '`' && this.shell === 'posix') {
      const command = match(/`(?:[^`\\]|\\[\s\S])*`/y, this.text, this.at);
      if (command === '') throw new ToolError('unclosed-substitution', { x: '`' }, this.at);
      this.command(command, command.slice(1, -1));
      return;
    }
    if (char !== '$') {
      this.literal(char);
      this.at++;
      return;
    }
    const name = match(/\$(?:env:)?[A-Za-z_]\w*/iy, this.text, this.at);
    if (name !== '') this.variable(name.slice(1), name);
    else if (this.text.charAt(this.at + 1) === '{') this.braces();
    else if (this.text.charAt(this.at + 1) === '(') {
      const command = this.balanced('(', ')');
      this.command(command, command.slice(2, -1));
    } else {
      const special = match(/\$[0-9?!@*#$-]/y, this.text, this.at);
      if (special !== '') this.kept(special);
      else {
        this.literal('$');
        this.at++;
      }
    }
  }

  private variable(name: string, typed: string): void {
    const plain = name.replace(/^env:/i, '');
    const isFolder = /^(?:pwd|cd)$/i.test(plain) && (plain === 'PWD' || this.shell !== 'posix');
    this.word += isFolder ? folder : `\${${plain}}`;
    this.at += typed.length;
  }

  /** `${NAME}`, also with a default or an error as Compose knows them. */
  private braces(): void {
    const typed = this.balanced('{', '}');
    const inner = typed.slice(2, -1);
    if (/^(?:env:)?[A-Za-z_]\w*$/i.test(inner)) this.variable(inner, typed);
    else if (/^[A-Za-z_]\w*:?[-?+]/.test(inner)) {
      this.word += typed;
      this.at += typed.length;
    } else this.kept(typed);
  }

  private command(typed: string, command: string): void {
    if (/^\s*(?:pwd(?:\s+-[LP])?|Get-Location|\$PWD)\s*$/i.test(command)) {
      this.word += folder;
      this.at += typed.length;
    } else if (isOnlyComment(command)) this.at += typed.length;
    else this.kept(typed);
  }

  /** Keeps what only the shell can replace. */
  private kept(typed: string): void {
    this.notice('substitution', { n: 1, x: shorten(typed) }, this.at);
    this.word += typed;
    this.at += typed.length;
  }

  /** The text from a dollar sign to the bracket that closes the one behind it. */
  private balanced(open: string, close: string): string {
    let depth = 0;
    let quote = '';
    for (let end = this.at + 1; end < this.text.length; end++) {
      const char = this.text.charAt(end);
      if (char === this.escape && quote !== "'") end++;
      else if (quote !== '') quote = char === quote ? '' : quote;
      else if (char === '"' || char === "'") quote = char;
      else if (char === open) depth++;
      else if (char === close && --depth === 0) return this.text.slice(this.at, end + 1);
    }
    throw new ToolError('unclosed-substitution', { x: `$${open}` }, this.at);
  }
}

/** The current folder, as Compose writes it outside mounts. */
export const folder = `\${PWD}`;

/** The trick that puts a comment in the middle of a command: `` `#optional` `` expands to nothing. */
const isOnlyComment = (command: string): boolean => command.replace(/#.*/g, '').trim() === '';

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const powershellEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

const ansiEscapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

/** An escape of `$'…'` as typed, and its meaning. */
function ansiEscape(text: string, at: number): readonly [typed: string, meaning: string] {
  const hex = match(/\\(?:x[\da-f]{1,2}|u[\da-f]{1,4}|U[\da-f]{1,8})/iy, text, at);
  const code = hex === '' ? Number.NaN : Number.parseInt(hex.slice(2), 16);
  if (code <= 0x10ffff) return [hex, String.fromCodePoint(code)];
  const octal = match(/\\[0-7]{1,3}/y, text, at);
  if (octal !== '') return [octal, String.fromCharCode(Number.parseInt(octal.slice(1), 8) & 0xff)];
  const control = match(/\\c[@-_a-z]/y, text, at);
  if (control !== '') return [control, String.fromCharCode(control.charCodeAt(2) & 0x1f)];
  const next = text.charAt(at + 1);
  const meaning = ansiEscapes[next];
  return meaning === undefined ? ['\\', '\\'] : [`\\${next}`, meaning];
}
