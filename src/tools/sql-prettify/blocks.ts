import {
  awaitedAfter,
  beforeOtherAs,
  beginnings,
  blockKind,
  conversation,
  existence,
  lineEnd,
  nextElse,
  nextIf,
  nextParenthesis,
  ofStatement,
  otherBody,
  routine,
  semicolon,
  transaction,
  unfinished,
} from './block-words.ts';
import type { Token } from './lexer.ts';
import { type BlockLanguage, OpenBlocks } from './open-blocks.ts';

/** A part of a block that has lines of its own: a statement, or the words before the statements of a block. */
export interface Unit {
  readonly tokens: readonly Token[];
  /** Its first word after labels and comments, or `ROUTINE` for the head of one. */
  readonly first: string;
  /** The index of the token that is this word. */
  readonly start: number;
  /** The number of blocks that it is indented by. */
  readonly depth: number;
}

/** The blocks of a statement; none where it has no blocks. */
export function readBlocks(text: string, tokens: readonly Token[], language: BlockLanguage): readonly Unit[] {
  const reader = new BlockReader(text, language);
  for (const token of tokens) reader.add(token);
  return reader.end();
}

/** Reads the tokens of a statement, and finds its blocks. */
export class BlockReader {
  private readonly text: string;
  private readonly language: BlockLanguage;
  private readonly units: Unit[] = [];
  private readonly open: OpenBlocks;
  private hasBlocks = false;
  /** Whether a `CASE` outside of blocks was found to have statements. */
  private hasCaseStatement = false;
  /** Whether all that follows is the body of a routine. */
  private isBody = false;
  // Of the unit that is read:
  private tokens: Token[] = [];
  private first = '';
  private start = -1;
  private last = '';
  private parentheses = 0;
  /** Expressions, whose THEN, ELSE and END end no unit. */
  private cases = 0;
  private awaited: RegExp | undefined;

  constructor(text: string, language: BlockLanguage) {
    this.text = text;
    this.language = language;
    this.open = new OpenBlocks(language);
  }

  /** Whether the tokens end within a `CASE` that was taken for an expression, which no semicolon may follow. */
  get isInCase(): boolean {
    return this.first === 'EXPRESSION' && this.cases > 0 && this.language !== 'tsql';
  }

  /** Whether the semicolon at an offset, which follows the tokens, ends the statement. */
  endsAt(offset: number): boolean {
    if (this.isBody || !this.open.areStatements) return false;
    return this.open.isEmpty || !this.matches(nextElse, offset + 1);
  }

  end(): readonly Unit[] {
    this.finish('');
    return this.hasBlocks ? this.units : [];
  }

  add(token: Token): void {
    if (this.parentheses > 0) {
      this.tokens.push(token);
      this.parentheses += this.nesting(token);
      this.last = '';
    } else if (token.kind === 'comment') this.addComment(token);
    else this.addOutside(token);
  }

  private nesting({ kind, start }: Token): number {
    if (kind !== 'punctuation') return 0;
    const sign = this.text.charAt(start);
    return sign === '(' ? 1 : sign === ')' ? -1 : 0;
  }

  private addComment(token: Token): void {
    const isAlone = this.tokens.every(({ kind }) => kind === 'comment') && this.matches(lineEnd, token.end);
    this.tokens.push(token);
    if (isAlone) this.finish('');
  }

  private addOutside(token: Token): void {
    const { kind, start, end } = token;
    const written = kind === 'quoted' ? '' : this.text.slice(start, end).toUpperCase();
    // In `label:LOOP` the lexer reads a placeholder.
    const isLabelled = kind === 'placeholder' && /^:(?:BEGIN|FOR|LOOP|REPEAT|WHILE)$/.test(written);
    const word = isLabelled ? written.slice(1) : kind === 'word' ? written : '';
    if (word !== '' && this.cases === 0 && this.start >= 0 && this.startsUnit(word, end))
      this.finishBeforeLabel(isLabelled);
    const isFirst = (this.start < 0 && written !== ';') || (isLabelled && this.start === this.tokens.length - 1);
    if (isFirst) this.begin(word, token);
    this.tokens.push(token);
    this.parentheses = Math.max(0, this.nesting(token));
    this.follow(written, word, isFirst, end);
    this.last = written;
  }

  private follow(written: string, word: string, isFirst: boolean, end: number): void {
    if (this.isLabel(written)) this.endLabel(written);
    else if (this.isInCase && (written === ';' || (word === 'BEGIN' && this.last === 'THEN'))) this.readCaseAgain();
    else if (written === ';' && this.start >= 0) this.finish(written);
    else if (word === 'CASE' && !(isFirst && this.first === 'CASE') && this.first !== 'END') this.cases++;
    else if (word === 'END' && this.cases > 0) this.cases--;
    else if (this.cases === 0 && this.endsUnit(word, isFirst, end)) this.finish(word);
  }

  /** Whether a `CASE` that begins a unit has statements: outside of blocks, it is an expression on its own. */
  private isCaseStatement(): boolean {
    if (this.language === 'tsql') return false;
    return this.hasCaseStatement || !this.open.isEmpty || this.units.some(({ first }) => first !== '');
  }

  /** Reads a `CASE`, whose statements show that it is no expression, as a block. */
  private readCaseAgain(): void {
    const { tokens } = this;
    this.hasCaseStatement = true;
    this.tokens = [];
    this.start = -1;
    this.cases = 0;
    for (const token of tokens) this.add(token);
  }

  private matches(pattern: RegExp, at: number): boolean {
    pattern.lastIndex = at;
    return pattern.test(this.text);
  }

  /** Whether what was read of the unit is a label: `name:` or `<<name>>`. */
  private isLabel(written: string): boolean {
    const { start, tokens } = this;
    if (written === ':') return tokens.length - 2 === start && tokens[start]?.kind === 'word';
    return written === '>>' && this.text.startsWith('<<', tokens[start]?.start);
  }

  private endLabel(sign: string): void {
    this.start = -1;
    if (sign === '>>') this.finish('');
  }

  private begin(word: string, { start, end }: Token): void {
    this.start = this.tokens.length;
    this.first = word;
    if (word === 'BEGIN' && this.isTransaction(end)) this.first = 'TRANSACTION';
    else if (word === 'END' && this.matches(conversation, end)) this.first = 'CONVERSATION';
    else if (word === 'CASE' && !this.isCaseStatement()) this.first = 'EXPRESSION';
    else if (/^(?:CREATE|ALTER)$/.test(word) && this.matches(routine, start)) this.first = 'ROUTINE';
    this.isBody ||= this.first === 'ROUTINE' && this.language === 'tsql';
    this.awaited = awaitedAfter[word];
    this.open.leave(this.first);
  }

  private isTransaction(end: number): boolean {
    return this.matches(transaction, end) || (this.language !== 'tsql' && this.matches(semicolon, end));
  }

  /** Whether a word begins a unit, though nothing ended the one before. */
  private startsUnit(word: string, end: number): boolean {
    const { first, language } = this;
    if (language === 'tsql') return this.startsStatement(word, end);
    switch (word) {
      case 'WHEN':
        return first === 'CASE';
      case 'END':
        return first === 'UNTIL';
      case 'BEGIN':
        return first === 'ROUTINE' || (first === 'DECLARE' && language === 'psm');
      case 'DECLARE':
        return first === 'ROUTINE' && language === 'plsql';
      case 'IF':
      case 'LOOP':
      case 'REPEAT':
      case 'WHILE':
        return first === 'ROUTINE' && language === 'psm' && !this.matches(existence, end);
      case 'CASE':
        return first === 'ROUTINE' && language === 'psm' && !this.tokens.some((token) => this.isOfStatement(token));
      default:
        return false;
    }
  }

  private isOfStatement({ kind, start, end }: Token): boolean {
    return kind === 'word' && ofStatement.test(this.text.slice(start, end).toUpperCase());
  }

  private startsStatement(word: string, end: number): boolean {
    if (this.awaited?.test(word)) {
      this.awaited = awaitedAfter[word];
      return false;
    }
    if (word === 'VALUES') this.awaited = undefined;
    if (!beginnings.has(word) || (word === 'IF' && this.matches(existence, end))) return false;
    const isUnfinished =
      unfinished.test(this.last) ||
      (this.last === 'ON' && this.first !== 'SET') ||
      (this.last === 'ELSE' && word === 'IF');
    // Of MERGE.
    if (this.last === 'THEN') this.awaited = awaitedAfter[word];
    return !isUnfinished;
  }

  private endsUnit(word: string, isFirst: boolean, end: number): boolean {
    const { first, language } = this;
    switch (word) {
      case 'BEGIN':
        return isFirst && first === 'BEGIN' && !this.matches(blockKind, end);
      case 'ATOMIC':
      case 'TRY':
      case 'CATCH':
        return first === 'BEGIN';
      case 'DECLARE':
        return isFirst && language === 'plsql';
      case 'ELSE':
        return isFirst && !(language === 'tsql' && this.matches(nextIf, end));
      case 'EXCEPTION':
        return isFirst;
      case 'REPEAT':
        return isFirst && !this.matches(nextParenthesis, end);
      case 'LOOP':
        return isFirst || /^(?:FOR|FOREACH|WHILE)$/.test(first);
      case 'DO':
        return /^(?:FOR|WHILE)$/.test(first);
      case 'THEN':
        return /^(?:IF|ELSIF|ELSEIF|WHEN)$/.test(first);
      case 'IS':
      case 'AS':
        return this.endsHead(end);
      default:
        return false;
    }
  }

  private endsHead(end: number): boolean {
    const { first, last, language } = this;
    if (beforeOtherAs.test(last)) return false;
    if (language === 'tsql') return first === 'ROUTINE';
    const isHead = /^(?:ROUTINE|PROCEDURE|FUNCTION|PACKAGE)$/.test(first);
    return language === 'plsql' && isHead && !this.matches(otherBody, end);
  }

  /** Ends the unit, but for the label of the next one. */
  private finishBeforeLabel(isLabelled: boolean): void {
    const length = isLabelled ? 1 : this.last === ':' ? 2 : 0;
    const label = this.tokens.splice(this.tokens.length - length);
    this.finish('');
    this.tokens = label;
    if (isLabelled) this.start = 0;
  }

  private finish(end: string): void {
    const { tokens, first, start } = this;
    let length = tokens.length;
    while (length > 1 && this.isOnOwnLine(tokens[length - 1], tokens[length - 2])) length--;
    const comments = tokens.splice(length);
    if (tokens.length > 0) this.units.push({ tokens, first, start, depth: this.open.depthOf(first) });
    if (start >= 0 && this.open.enter(first, end)) this.hasBlocks = true;
    this.first = '';
    for (const token of comments)
      this.units.push({ tokens: [token], first: '', start: -1, depth: this.open.depthOf('') });
    this.tokens = [];
    this.start = -1;
    this.cases = 0;
  }

  private isOnOwnLine(token: Token | undefined, before: Token | undefined): boolean {
    return token?.kind === 'comment' && /[\r\n]/.test(this.text.slice(before?.end, token.start));
  }
}
