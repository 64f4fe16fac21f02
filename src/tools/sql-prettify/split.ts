import { BlockReader } from './blocks.ts';
import { goLine, type ShellCommands } from './dialects.ts';
import type { Lexer, Token } from './lexer.ts';

/** A statement, or what is copied as it is. `separator`: a line that only says where statements end. */
export interface Part {
  readonly kind: 'statement' | 'comments' | 'command' | 'separator' | 'data';
  /** The tokens of a statement. */
  readonly tokens: readonly Token[];
  /** Without what ends it. */
  readonly start: number;
  readonly end: number;
  /** What ends it, with the white space before where that is no semicolon; empty at the end of a text. */
  readonly terminator: string;
  /** A comment on the line on which it ends. */
  readonly remark: string;
}

const copyData = /^copy\b[^;]*\bfrom\s+stdin\b/i;
export const dataEnd = /^\\\.[ \t]*$/m;

/** `GO` of SQL Server, `/` of SQL*Plus. */
const anySeparator = new RegExp(`(?:${goLine}|/[ \\t]*)(?=[\\r\\n]|$)`, 'iy');
/** Commands of psql and of MySQL's client that end a statement. */
const send = /\\(?:G(?!\w)|(?:g(?:desc|exec|set|x)?|watch|crosstabview)(?!\w)[^\r\n]*)/y;

/** Words that begin statements and follow no operator. */
const beginnings = new Set([
  ...['ALTER', 'ANALYZE', 'BEGIN', 'CALL', 'COMMIT', 'COPY', 'CREATE', 'DECLARE', 'DELETE', 'DESCRIBE', 'DROP'],
  ...['EXEC', 'EXECUTE', 'EXPLAIN', 'GO', 'GRANT', 'IF', 'INSERT', 'MERGE', 'PRAGMA', 'PRINT', 'REPLACE', 'REVOKE'],
  ...['ROLLBACK', 'SELECT', 'SET', 'SHOW', 'TRUNCATE', 'UPDATE', 'USE', 'VACUUM', 'VALUES', 'WHILE', 'WITH'],
  // Those of SQL Server, after `GO`.
  ...['BACKUP', 'BULK', 'DBCC', 'DENY', 'DISABLE', 'ENABLE', 'RAISERROR', 'RECONFIGURE', 'RESTORE', 'RETURN', 'THROW'],
  ...['WAITFOR'],
]);

/** Whether a text begins as statements do, after comments; also if it is empty. Functions may have the same names. */
export function beginsStatement(text: string, lexer: Lexer, from = 0): boolean {
  let token = lexer.next(text, from);
  while (token?.kind === 'comment') token = lexer.next(text, token.end);
  if (!token) return true;
  const isCalled = /^\s*\(/.test(text.slice(token.end, token.end + 50));
  const word = text.slice(token.start, token.end);
  return (beginnings.has(word.toUpperCase()) || /^[sx]p_\w/i.test(word)) && !isCalled;
}

/** Splits a script into statements as the shell of its dialect does. */
export function split(text: string, lexer: Lexer, shell: ShellCommands): readonly Part[] {
  return new Splitter(text, lexer, shell).split();
}

class Splitter {
  private readonly text: string;
  private readonly lexer: Lexer;
  private readonly shell: ShellCommands;
  private readonly parts: Part[] = [];
  private tokens: Token[] = [];
  /** There are other tokens than comments that are none to the database. */
  private isInStatement = false;
  private blocks: BlockReader;
  private delimiter = ';';
  private at = 0;
  private readonly lastEndCase: number;

  constructor(text: string, lexer: Lexer, shell: ShellCommands) {
    this.text = text;
    this.lexer = lexer;
    this.shell = shell;
    this.blocks = new BlockReader(text, shell.blocks);
    this.lastEndCase = [...text.matchAll(/\bend\s+case\b/gi)].at(-1)?.index ?? -1;
  }

  split(): readonly Part[] {
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length) break;
      if (this.takeCommand() || this.takeDelimiter()) continue;
      const token = this.nextToken();
      if (!token) break;
      this.blocks.add(token);
      this.tokens.push(token);
      // MySQL runs `/*!40101 SET … */`.
      this.isInStatement ||= token.kind !== 'comment' || this.text.startsWith('/*!', token.start);
      this.at = token.end;
    }
    this.finish('');
    return this.parts;
  }

  /** The next token, which a delimiter ends that the lexer takes for a part of it: `END$$`. */
  private nextToken(): Token | undefined {
    const token = this.lexer.next(this.text, this.at);
    if (!token || this.delimiter === ';' || /^(?:quoted|comment)$/.test(token.kind)) return token;
    const length = this.text.slice(token.start, token.end).indexOf(this.delimiter);
    return length > 0 ? { ...token, end: token.start + length } : token;
  }

  private skipSpace(): void {
    while (this.at < this.text.length && /\s/.test(this.text.charAt(this.at))) this.at++;
  }

  private isLineStart(): boolean {
    let at = this.at - 1;
    while (/[ \t]/.test(this.text.charAt(at))) at--;
    return at < 0 || /[\r\n]/.test(this.text.charAt(at));
  }

  /** A command that takes up its line. */
  private takeCommand(): boolean {
    if (!this.isLineStart()) return false;
    const { line, separator, delimiter } = this.shell;
    const separatorEnd = this.matchEnd(separator) > this.at ? this.matchEnd(separator) : this.anySeparatorEnd();
    if (separatorEnd > this.at) {
      this.finish('');
      // `GO 5` runs the statements before it five times.
      this.add(/^go\s+\d/i.test(this.text.slice(this.at, separatorEnd)) ? 'command' : 'separator', separatorEnd);
      return true;
    }
    if (this.isInStatement) return false;
    const lineEnd = this.matchEnd(line);
    const delimiterEnd = this.matchEnd(delimiter);
    const end = Math.max(lineEnd, delimiterEnd);
    if (end <= this.at) return false;
    const [wanted] = /\S+$/.exec(this.text.slice(this.at, delimiterEnd)) ?? [];
    if (wanted !== undefined) this.delimiter = wanted;
    this.finish('');
    this.add(wanted === undefined ? 'command' : 'separator', end);
    return true;
  }

  /** The end of a separator of another dialect: in a statement, it could be a name or an operator. */
  private anySeparatorEnd(): number {
    const end = this.matchEnd(anySeparator);
    if (end <= this.at || !this.isInStatement) return end;
    return beginsStatement(this.text, this.lexer, end) ? end : this.at;
  }

  private add(kind: Part['kind'], end: number): void {
    this.parts.push({ kind, tokens: [], start: this.at, end, terminator: '', remark: '' });
    this.at = end;
  }

  private matchEnd(pattern: RegExp | undefined): number {
    if (!pattern) return this.at;
    pattern.lastIndex = this.at;
    return pattern.test(this.text) ? pattern.lastIndex : this.at;
  }

  private takeDelimiter(): boolean {
    const sent = this.isInStatement ? this.text.slice(this.at, this.matchEnd(send)).trimEnd() : '';
    if (sent === '' && !this.text.startsWith(this.delimiter, this.at)) return false;
    if (sent === '' && this.delimiter === ';' && !this.endsStatement()) return false;
    const before = this.tokens.at(-1)?.end ?? this.at;
    const space = /[\r\n]/.test(this.text.slice(before, this.at)) ? '\n' : this.at > before ? ' ' : '';
    const isCopy = this.isCopy();
    const end = sent || this.delimiter;
    this.at += end.length;
    this.finish(end === ';' ? end : space + end);
    if (isCopy) this.takeData();
    return true;
  }

  /** Whether the semicolon ends the statement: one within a `CASE` shows that `END CASE` will end it. */
  private endsStatement(): boolean {
    return this.blocks.isInCase ? this.at > this.lastEndCase : this.blocks.endsAt(this.at);
  }

  private isCopy(): boolean {
    const first = this.tokens.find(({ kind }) => kind !== 'comment');
    return first !== undefined && copyData.test(this.text.slice(first.start, this.at));
  }

  /** The lines of data that follow a `COPY … FROM stdin`, to the one that ends them, or else to the end of the text. */
  private takeData(): void {
    const rest = this.text.slice(this.at);
    const end = dataEnd.exec(rest);
    const length = end ? end.index + end[0].length : rest.trimEnd().length;
    if (length === 0) return;
    const last = this.at + length;
    this.at += /^[ \t]*(?:\r\n|\n|\r)?/.exec(rest)?.[0].length ?? 0;
    this.add('data', last);
  }

  /** Ends the statement. Comments alone are copied as they are. */
  private finish(terminator: string): void {
    const { tokens, text, isInStatement } = this;
    this.tokens = [];
    this.isInStatement = false;
    this.blocks = new BlockReader(text, this.shell.blocks);
    const [first] = tokens;
    const last = tokens.at(-1);
    if (!first || !last) {
      // A delimiter that ends nothing.
      if (terminator !== '')
        this.parts.push({
          kind: 'separator',
          tokens: [],
          start: this.at,
          end: this.at,
          terminator: terminator.trim(),
          remark: '',
        });
      return;
    }
    this.parts.push({
      kind: isInStatement ? 'statement' : 'comments',
      tokens: isInStatement ? tokens : [],
      start: first.start,
      end: last.end,
      terminator,
      remark: terminator === '' ? '' : this.takeRemark(text),
    });
  }

  /** A comment that follows on the same line. */
  private takeRemark(text: string): string {
    if (!/^[ \t]*\S/.test(text.slice(this.at, this.at + 200))) return '';
    const token = this.lexer.next(text, this.at);
    if (token?.kind !== 'comment' || !/^[ \t]*$/.test(text.slice(this.at, token.start))) return '';
    const comment = text.slice(token.start, token.end);
    // A comment of several lines, or one that another token follows, belongs to the next statement.
    if (/[\r\n]/.test(comment) || !/^[ \t]*(?:[\r\n]|$)/.test(text.slice(token.end, token.end + 200))) return '';
    this.at = token.end;
    return comment;
  }
}
