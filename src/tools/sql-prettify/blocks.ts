import type { DialectOptions, KeywordCase } from 'sql-formatter';
import type { Token } from './lexer.ts';

/** Words with which a block begins, or what has a block for its body. */
const opening =
  /^(?:begin|declare|<<\w+>>|create(?:\s+or\s+replace)?(?:\s+(?:non)?editionable)?\s+(?:procedure|function|trigger|package|type\s+body))\b/i;

/** Whether a statement has a body of PL/SQL, in which semicolons do not end it. */
export const beginsBlock = (text: string): boolean => opening.test(text);

const wordOf = (text: string, token: Token | undefined): string =>
  token?.kind === 'word' ? text.slice(token.start, token.end).toUpperCase() : '';

/** Follows the blocks of a statement, token by token, to find where it ends. */
export class BlockWatch {
  private readonly open: string[] = [];
  private hasEnded = false;
  private last = '';

  /** Whether the semicolon that follows ends the whole. */
  get isOver(): boolean {
    return this.open.length === 0 && this.hasEnded;
  }

  add(text: string, token: Token): void {
    if (token.kind === 'comment') return;
    const word = wordOf(text, token);
    // An expression with CASE ends no block.
    if (word === 'END') this.hasEnded = this.open.pop() !== 'CASE';
    else if (this.last === 'PACKAGE') this.open.push(this.last);
    else if (this.last !== 'END' && /^(?:BEGIN|LOOP|IF|CASE)$/.test(word)) this.open.push(word);
    this.last = word;
  }
}

/** A part of a block that has lines of its own: a statement, or the words before the statements of a block. */
interface Unit {
  readonly tokens: readonly Token[];
  readonly first: string;
  readonly last: string;
}

const header = /^(?:CREATE|PROCEDURE|FUNCTION|PACKAGE)$/;
const query = /^(?:SELECT|INSERT|UPDATE|DELETE|MERGE|WITH)$/;

/** The units of a block. */
function unitsOf(text: string, tokens: readonly Token[]): readonly Unit[] {
  const units: Unit[] = [];
  let unit: Token[] = [];
  let parentheses = 0;
  /** Of expressions: their THEN, ELSE and END end no unit. */
  let cases = 0;
  const firstWord = () =>
    wordOf(
      text,
      unit.find(({ kind }) => kind !== 'comment'),
    );
  const finish = (last: string) => {
    if (unit.length > 0) units.push({ tokens: unit, first: firstWord(), last });
    unit = [];
  };
  for (const [index, token] of tokens.entries()) {
    const word = wordOf(text, token);
    const sign = token.kind === 'punctuation' ? text.charAt(token.start) : '';
    // `CASE x` is a statement of its own, up to its first WHEN.
    if (word === 'WHEN' && firstWord() === 'CASE' && parentheses === 0 && cases === 0) finish('CASE');
    // The head of a trigger ends without a word of its own.
    if (/^(?:BEGIN|DECLARE)$/.test(word) && firstWord() === 'CREATE' && parentheses === 0) finish('');
    const isFirst = unit.every(({ kind }) => kind === 'comment');
    unit.push(token);
    if (token.kind === 'comment') {
      const next = tokens[index + 1];
      if (isFirst && (!next || /[\r\n]/.test(text.slice(token.end, next.start)))) finish('');
      continue;
    }
    if (sign === '(') parentheses++;
    if (sign === ')') parentheses--;
    if (parentheses > 0) continue;
    if (sign === ';') {
      finish(';');
      cases = 0;
      continue;
    }
    if (word === 'CASE' && !isFirst && firstWord() !== 'END') cases++;
    else if (word === 'END' && cases > 0) cases--;
    else if (cases === 0 && endsUnit(word, firstWord(), isFirst)) finish(word);
  }
  finish('');
  return units;
}

function endsUnit(word: string, first: string, isFirst: boolean): boolean {
  switch (word) {
    case 'BEGIN':
    case 'DECLARE':
    case 'ELSE':
    case 'EXCEPTION':
      return isFirst;
    case 'LOOP':
      return first !== 'END';
    case 'THEN':
      return /^(?:IF|ELSIF|ELSEIF|WHEN)$/.test(first);
    case 'IS':
    case 'AS':
      return header.test(first);
    default:
      return false;
  }
}

const controlWords = [
  ...['AFTER', 'BEFORE', 'BEGIN', 'BODY', 'CASE', 'CREATE', 'DECLARE', 'EACH', 'ELSE', 'ELSEIF', 'ELSIF', 'END'],
  ...['EXCEPTION', 'EXIT', 'FOR', 'FUNCTION', 'IF', 'IN', 'IS', 'LOOP', 'OR', 'PACKAGE', 'PROCEDURE', 'RAISE'],
  ...['REPLACE', 'RETURN', 'ROW', 'THEN', 'TRIGGER', 'WHEN', 'WHILE'],
];

/** The blocks that end before a unit. */
function leave(open: string[], { first }: Unit): void {
  const isIn = (block: string) => open.at(-1) === block;
  if (first === 'END') {
    if (isIn('WHEN')) open.pop();
    open.pop();
  } else if (first === 'BEGIN' ? isIn('DECLARE') : /^(?:WHEN|ELSE)$/.test(first) && isIn('WHEN')) open.pop();
}

/** The block that begins after a unit. */
function enter(open: string[], { first, last }: Unit): void {
  if (/^(?:BEGIN|DECLARE|LOOP|CASE)$/.test(last)) open.push(last);
  else if (last === 'IS' || last === 'AS') open.push('DECLARE');
  else if (last === 'THEN' && /^(?:IF|WHEN)$/.test(first)) open.push(first);
  else if (last === 'ELSE' && open.at(-1) === 'CASE') open.push('WHEN');
}

export interface BlockStyle {
  readonly indent: string;
  readonly keywordCase: KeywordCase;
  /** Lays out a query of its own; undefined where it cannot. */
  readonly layOut: (statement: string) => string | undefined;
}

/** Lays out a block of PL/SQL or PL/pgSQL: each statement on lines of its own, indented by its blocks. */
export function layOutBlock(
  text: string,
  tokens: readonly Token[],
  { tokenizerOptions }: DialectOptions,
  { indent, keywordCase, layOut }: BlockStyle,
): string {
  const keywords = new Set([...tokenizerOptions.reservedKeywords, ...controlWords]);
  const open: string[] = [];
  const lines: string[] = [];
  const spell = (token: Token): string => {
    const written = text.slice(token.start, token.end);
    const isKeyword = token.kind === 'word' && keywords.has(written.toUpperCase());
    if (!isKeyword || keywordCase === 'preserve') return written;
    return keywordCase === 'upper' ? written.toUpperCase() : written.toLowerCase();
  };
  const write = (unit: Unit): string => {
    const [start, end] = [unit.tokens[0]?.start ?? 0, unit.tokens.at(-1)?.end ?? 0];
    const typed = text.slice(start, end);
    if (unit.tokens.some(({ kind }) => kind === 'comment')) return typed;
    const laidOut = query.test(unit.first) ? layOut(typed) : undefined;
    if (laidOut !== undefined) return laidOut;
    return unit.tokens
      .map((token, at) => {
        const before = unit.tokens[at - 1];
        return (before && before.end < token.start ? ' ' : '') + spell(token);
      })
      .join('');
  };
  let lastEnd = 0;
  for (const unit of unitsOf(text, tokens)) {
    leave(open, unit);
    const isAside = /^(?:ELSE|ELSIF|ELSEIF|EXCEPTION)$/.test(unit.first) && open.at(-1) !== 'CASE';
    const margin = indent.repeat(Math.max(0, open.length - (isAside ? 1 : 0)));
    const before = unit.tokens[0]?.start ?? 0;
    const isComment = unit.tokens.every(({ kind }) => kind === 'comment');
    const isRemark = isComment && lines.length > 0 && /^[^\r\n]*$/.test(text.slice(lastEnd, before));
    const written = write(unit).split('\n');
    if (isRemark) lines.push(`${lines.pop()} ${written.join('\n')}`);
    else lines.push(...written.map((line) => margin + line));
    lastEnd = unit.tokens.at(-1)?.end ?? before;
    enter(open, unit);
  }
  return lines.join('\n');
}
