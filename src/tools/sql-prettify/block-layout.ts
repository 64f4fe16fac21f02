import type { KeywordCase } from 'sql-formatter';
import type { Unit } from './blocks.ts';
import { findNames, type Vocabulary } from './find-names.ts';
import type { Lexer, Token } from './lexer.ts';

const query = /^(?:SELECT|INSERT|UPDATE|DELETE|MERGE|WITH|CREATE|ALTER)$/;

/** Words of blocks that are not among the keywords of every dialect that has blocks. */
const controlWords = new Set([
  ...['AFTER', 'ATOMIC', 'BEFORE', 'BEGIN', 'BODY', 'CALL', 'CASE', 'CATCH', 'CLOSE', 'COMMIT', 'CONTINUE'],
  ...['CREATE', 'CURSOR', 'DECLARE', 'DEFINER', 'DETERMINISTIC', 'DO', 'EACH', 'ELSE', 'ELSEIF', 'ELSIF'],
  ...['END', 'EXCEPTION', 'EXIT', 'FETCH', 'FOR', 'FOUND', 'FUNCTION', 'HANDLER', 'IF', 'IN', 'IS', 'ITERATE'],
  ...['LEAVE', 'LOOP', 'NEXT', 'NOCOUNT', 'OPEN', 'OR', 'PACKAGE', 'PROCEDURE', 'RAISE', 'REPEAT', 'REPLACE'],
  ...['RETURN', 'RETURNS', 'ROLLBACK', 'ROW', 'SET', 'SQLEXCEPTION', 'SQLSTATE', 'SQLWARNING', 'START', 'THEN'],
  ...['THROW', 'TRANSACTION', 'TRIGGER', 'TRY', 'UNTIL', 'WHEN', 'WHILE'],
]);

export interface BlockStyle {
  readonly indent: string;
  readonly keywordCase: KeywordCase;
  readonly writeName: (name: string) => string;
  /** Parameters have lines of their own where the head of a routine is longer. */
  readonly width: number;
  /** Lays out a query of its own; undefined where it cannot. */
  readonly layOut: (statement: string) => string | undefined;
}

/** Lays out the blocks of a statement: each unit on lines of its own, indented by its blocks. */
export function layOutBlocks(
  text: string,
  units: readonly Unit[],
  vocabulary: Vocabulary,
  lexer: Lexer,
  style: BlockStyle,
): string {
  const writer = new Writer(text, lexer, vocabulary, style);
  let done = '';
  let last: Token | undefined;
  for (const unit of units) {
    const [first] = unit.tokens;
    const margin = style.indent.repeat(unit.depth);
    const isRemark =
      last && unit.start < 0 && first?.kind === 'comment' && !/[\r\n]/.test(text.slice(last.end, first?.start));
    const before = last ? (isRemark ? ' ' : `\n${margin}`) : margin;
    done += before + writer.indent(writer.write(unit), '', margin);
    last = unit.tokens.at(-1);
  }
  return done;
}

class Writer {
  private readonly text: string;
  private readonly lexer: Lexer;
  private readonly vocabulary: Vocabulary;
  private readonly style: BlockStyle;
  /** Of the unit that is written. */
  private names: ReadonlySet<Token> = new Set();

  constructor(text: string, lexer: Lexer, vocabulary: Vocabulary, style: BlockStyle) {
    this.text = text;
    this.lexer = lexer;
    this.vocabulary = vocabulary;
    this.style = style;
  }

  /** A unit at the margin. A query that is part of a statement, as that of a cursor, is below it. */
  write({ tokens, first, start }: Unit): string {
    this.names = findNames(this.text, tokens, this.vocabulary);
    if (/^(?:ROUTINE|PROCEDURE|FUNCTION)$/.test(first)) return this.writeHead(tokens);
    const isQuery = query.test(first);
    const index = isQuery ? start : first === 'FOR' ? -1 : this.findQuery(tokens);
    // Comments at the end stay on their line.
    const length = tokens.findLastIndex(({ kind }) => kind !== 'comment') + 1;
    const [begin, end] = [tokens[index], tokens[length - 1]];
    if (!begin || !end) return this.join(tokens);
    const typed = this.indent(this.text.slice(begin.start, end.end), this.marginOf(begin), '');
    const laidOut = this.style.layOut(typed);
    if (laidOut === undefined) return this.join(tokens);
    const head = this.join(tokens.slice(0, index));
    const between = isQuery ? this.gap(tokens[index - 1], begin) : `\n${this.style.indent}`;
    const comments = this.gap(end, tokens[length]) + this.join(tokens.slice(length));
    return head + between + this.indent(laidOut, '', isQuery ? '' : this.style.indent) + comments;
  }

  /** The head of a routine. Parameters that do not fit on its line have lines of their own. */
  private writeHead(tokens: readonly Token[]): string {
    const line = this.join(tokens);
    const [from, to] = this.findParameters(tokens);
    const items: Token[][] = [[]];
    let depth = 0;
    for (const token of tokens.slice(from, to)) {
      const sign = this.text.charAt(token.start);
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      items.at(-1)?.push(token);
      if (sign === ',' && depth === 0) items.push([]);
    }
    if (items.length === 1 || line.length <= this.style.width || line.includes('\n')) return line;
    const lines = items.map((item) => this.style.indent + this.join(item));
    return [this.join(tokens.slice(0, from)), ...lines, this.join(tokens.slice(to))].join('\n');
  }

  /** The parameters in parentheses, or those of a procedure of Transact-SQL, which need none. */
  private findParameters(tokens: readonly Token[]): readonly [from: number, to: number] {
    if (tokens.some((token) => this.wordOf(token) === 'TRIGGER')) return [0, 0];
    const indexOf = (sign: string) => tokens.findIndex(({ start }) => this.text.charAt(start) === sign);
    const open = indexOf('(');
    const variable = indexOf('@');
    const isBare = variable > 0 && this.gap(tokens[variable - 1], tokens[variable]) !== '';
    if (isBare && (open < 0 || variable < open)) {
      const end = tokens.findIndex((token, index) => index > variable && /^(?:WITH|FOR)$/.test(this.wordOf(token)));
      return [variable, end < 0 ? tokens.length - 1 : end];
    }
    let depth = 0;
    for (const [index, { start }] of tokens.entries()) {
      const sign = this.text.charAt(start);
      if (sign === '(') depth++;
      if (sign === ')' && --depth === 0) return [open + 1, index];
    }
    return [0, 0];
  }

  private findQuery(tokens: readonly Token[]): number {
    return tokens.findIndex(
      (token, index) =>
        /^(?:SELECT|WITH)$/.test(this.wordOf(token)) && /^(?:FOR|IS|QUERY)$/.test(this.wordOf(tokens[index - 1])),
    );
  }

  private wordOf(token: Token | undefined): string {
    return token?.kind === 'word' ? this.text.slice(token.start, token.end).toUpperCase() : '';
  }

  /** One space for white space, none inside parentheses and before commas. */
  private gap(token: Token | undefined, next: Token | undefined): string {
    if (!token || !next || token.end === next.start) return '';
    return this.text.charAt(token.start) === '(' || /[),;]/.test(this.text.charAt(next.start)) ? '' : ' ';
  }

  /** Tokens on one line, but for comments that need more. */
  private join(tokens: readonly Token[]): string {
    const { text, style } = this;
    let done = '';
    let margin = '';
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1];
      const isBroken = before && this.isBroken(before, token);
      if (isBroken) margin = style.indent;
      done += isBroken ? `\n${margin}` : this.gap(before, token);
      const written = text.slice(token.start, token.end);
      done += token.kind === 'comment' ? alignLines(written, margin) : this.spell(token, written);
    }
    return done;
  }

  private isBroken(token: Token, next: Token): boolean {
    const isLineComment = token.kind === 'comment' && !this.text.startsWith('/*', token.start);
    const hasComment = token.kind === 'comment' || next.kind === 'comment';
    return isLineComment || (hasComment && /[\r\n]/.test(this.text.slice(token.end, next.start)));
  }

  private spell(token: Token, written: string): string {
    const { keywordCase, writeName } = this.style;
    const word = written.toUpperCase();
    const isKeyword = controlWords.has(word) || this.vocabulary.keywords.has(word);
    if (token.kind !== 'word' || !isKeyword) return written;
    if (this.names.has(token) && !controlWords.has(word)) return writeName(written);
    if (keywordCase === 'preserve') return written;
    return keywordCase === 'upper' ? word : written.toLowerCase();
  }

  /** The white space at the beginning of the line of a token. */
  private marginOf({ start }: Token): string {
    const line = this.text.lastIndexOf('\n', start - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(line, start))?.[0] ?? '';
  }

  /** Moves all lines but the first from one margin to another. Texts in quotes stay as they are. */
  indent(text: string, from: string, to: string): string {
    if (from === to || !text.includes('\n')) return text;
    const move = (_: string, space: string) => `\n${to}${space.slice(Math.min(from.length, space.length))}`;
    let done = '';
    let last = 0;
    for (const { kind, start, end } of this.lexer.readAll(text)) {
      const token = text.slice(start, end);
      done += text.slice(last, start).replace(/\n([ \t]*)$/, move);
      done += kind === 'comment' ? token.replaceAll(/\n([ \t]*)(?=\S)/g, move) : token;
      last = end;
    }
    return done + text.slice(last);
  }
}

/** The lines of a comment, which keep their places to each other, at a margin. */
function alignLines(comment: string, margin: string): string {
  const [first = '', ...lines] = comment.split('\n');
  const texts = lines.map((line) => line.trimStart());
  const common = lines.reduce((width, line, index) => {
    return texts[index] === '' ? width : Math.min(width, line.length - (texts[index]?.length ?? 0));
  }, comment.length);
  const isStarred = texts.every((line) => line.startsWith('*'));
  const space = margin + (isStarred ? ' ' : texts.at(-1)?.startsWith('*/') ? '' : '   ');
  return [first, ...lines.map((line, index) => (texts[index] === '' ? '' : space + line.slice(common)))].join('\n');
}
