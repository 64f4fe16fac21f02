import { type FormatOptionsWithDialect, formatDialect } from 'sql-formatter';
import { type Offer, ToolError } from '#core/tool.ts';
import { layOutBlocks } from './block-layout.ts';
import { readBlocks, type Unit } from './blocks.ts';
import { fillLists, leadCommas } from './commas.ts';
import type { Dialect } from './dialects.ts';
import { type Vocabulary, vocabularyOf } from './find-names.ts';
import { findChange, isGlued } from './guard.ts';
import { restoreNames } from './keyword-names.ts';
import { Lexer, placeholdersOf, type Token } from './lexer.ts';
import { joinPrefixes } from './literal-prefixes.ts';
import { type Masks, mask, maskNames, restoreCase, unmask, unmaskNames } from './masks.ts';
import { shorten } from './shorten.ts';
import { type Part, split } from './split.ts';

export type Style = Omit<FormatOptionsWithDialect, 'dialect' | 'params' | 'paramTypes'> & {
  readonly expressionWidth: number;
  readonly linesBetweenQueries: number;
  readonly newlineBeforeSemicolon: boolean;
  readonly leadingCommas: boolean;
  readonly placeholders: boolean;
  /** Of functions, between `$$` and `$$`. */
  readonly bodies: 'keep' | 'format';
};

/** Why a statement was left as it is. */
export interface Fault {
  readonly code: string;
  readonly offset: number;
  readonly length: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly offers?: readonly Offer[];
}

/** A statement as written, with what ends it. */
export function finish(
  written: string,
  { terminator, remark, tokens }: Part,
  { newlineBeforeSemicolon }: Style,
): string {
  const isOnOwnLine = newlineBeforeSemicolon && terminator === ';' && tokens.length > 0;
  // What follows a comment to the end of the line would be part of it.
  const endsWithComment = tokens.at(-1)?.kind === 'comment' && !written.endsWith('*/') && /^[^\n]/.test(terminator);
  return `${written}${isOnOwnLine || endsWithComment ? '\n' : ''}${terminator}${remark && ` ${remark}`}`;
}

const nameWriters = {
  preserve: (name: string) => name,
  upper: (name: string) => name.toUpperCase(),
  lower: (name: string) => name.toLowerCase(),
};

const unexpected = /^Parse error: Unexpected "([\s\S]*?)" at line (\d+) column (\d+)/;
const unexpectedToken = /^Parse error at token: ([\s\S]*?) at line (\d+) column (\d+)/;

const bodyLanguage = /\blanguage\s+'?(\w+)/i;

/** Formats statements of one dialect and style. */
export class StatementFormatter {
  readonly dialect: Dialect;
  readonly lexer: Lexer;
  private readonly style: Style;
  private readonly options: FormatOptionsWithDialect;
  private readonly masks: Masks;
  private readonly vocabulary: Vocabulary;
  private readonly writeName: (name: string) => string;

  constructor(dialect: Dialect, style: Style) {
    this.dialect = dialect;
    this.style = style;
    this.lexer = new Lexer(dialect.options, style.placeholders);
    const { identChars } = dialect.options.tokenizerOptions;
    this.vocabulary = vocabularyOf(dialect.options);
    this.writeName = nameWriters[style.identifierCase ?? 'preserve'];
    this.masks = { placeholders: style.placeholders, suffixes: identChars?.allowFirstCharNumber === true };
    const {
      leadingCommas: _leadingCommas,
      placeholders,
      newlineBeforeSemicolon: _own,
      bodies: _bodies,
      ...options
    } = style;
    this.options = {
      ...options,
      dialect: dialect.options,
      ...(placeholders && { paramTypes: placeholdersOf(dialect.options.tokenizerOptions) }),
    };
  }

  format(text: string, part: Part, n: number): string | Fault {
    const { tokens, start, end } = part;
    const typed = text.slice(start, end);
    if (tokens.length === 0) return typed;
    const unclosed = findUnclosed(text, tokens);
    if (unclosed) return { code: 'unclosed-bracket', offset: unclosed.start, length: 1, params: { n, x: '(' } };
    const units = readBlocks(text, tokens, this.dialect.shell.blocks);
    const outcome = units.length > 0 ? this.layOutBlocks(text, units) : this.layOut(typed);
    if (typeof outcome === 'string') {
      const changed = findChange(text, tokens, outcome, this.lexer, this.ignoresCase);
      if (changed < 0) return this.style.bodies === 'format' ? this.formatBodies(outcome) : outcome;
      if (isGlued(tokens, changed)) return unknownOperator(text, tokens, changed, n);
      return { code: 'left-as-typed', offset: start, length: 1, params: { n } };
    }
    if (!outcome) return { code: 'too-complex', offset: start, length: 1, params: { n } };
    const { offset, x } = outcome;
    const [curly] = /^[“”„‘’‚]/.exec(x) ?? [];
    if (curly) return { code: 'curly-quote', offset: start + offset, length: 1, params: { n, x: curly } };
    const code = x === '' ? 'incomplete' : 'unexpected';
    return { code, offset: start + offset, length: x.length, params: { n, x: shorten(x) } };
  }

  private get ignoresCase(): boolean {
    const { keywordCase, functionCase, dataTypeCase, identifierCase } = this.style;
    return [keywordCase, functionCase, dataTypeCase, identifierCase].some((letters) => letters !== 'preserve');
  }

  /** Bodies of functions in SQL or PL/pgSQL, and of `DO`; one that cannot be read stays as it is. */
  private formatBodies(statement: string): string {
    const [, language = /^do\b/i.test(statement) ? 'plpgsql' : ''] = bodyLanguage.exec(statement) ?? [];
    if (!/^(?:sql|plpgsql)$/i.test(language)) return statement;
    let done = '';
    let last = 0;
    let before = '';
    for (const { start, end } of this.lexer.readAll(statement)) {
      const token = statement.slice(start, end);
      const [tag = ''] = /^\$\w*\$/.exec(token) ?? [];
      const body =
        tag === '' || !/^(?:AS|DO)$/i.test(before) ? undefined : this.formatBody(token.slice(tag.length, -tag.length));
      before = token;
      if (body === undefined) continue;
      done += `${statement.slice(last, start)}${tag}\n${body}\n${tag}`;
      last = end;
    }
    return done + statement.slice(last);
  }

  private formatBody(body: string): string | undefined {
    try {
      const tokens = this.lexer.readAll(body);
      const units = readBlocks(body, tokens, 'plsql');
      const formatted = units.length > 0 ? this.layOutBlocks(body, units) : this.formatStatements(body);
      return findChange(body, tokens, formatted, this.lexer, this.ignoresCase) < 0 ? formatted : undefined;
    } catch (error) {
      // What is never closed in it is none of the statement's.
      if (error instanceof ToolError) return undefined;
      throw error;
    }
  }

  private formatStatements(body: string): string {
    return split(body, this.lexer, { blocks: 'psm' })
      .map((part) => {
        const typed = body.slice(part.start, part.end);
        const outcome = part.tokens.length > 0 ? this.layOut(typed) : typed;
        return finish(typeof outcome === 'string' ? outcome : typed, part, this.style);
      })
      .join('\n');
  }

  private layOutBlocks(text: string, units: readonly Unit[]): string {
    const { useTabs, tabWidth = 2, keywordCase = 'preserve', expressionWidth } = this.style;
    return layOutBlocks(text, units, this.vocabulary, this.lexer, {
      indent: useTabs ? '\t' : ' '.repeat(tabWidth),
      keywordCase,
      writeName: this.writeName,
      width: expressionWidth,
      layOut: (statement) => {
        const outcome = this.layOut(statement);
        return typeof outcome === 'string' && outcome !== '' ? outcome : undefined;
      },
    });
  }

  /** Lays a statement out, or returns what is unexpected in it; undefined where it is too much for the formatter. */
  private layOut(typed: string): string | { readonly offset: number; readonly x: string } | undefined {
    try {
      const whole = this.masks.placeholders ? maskNames(typed, this.lexer) : typed;
      const masked = mask(whole, this.lexer, this.masks);
      const laidOut = formatDialect(masked, this.options);
      const named = masked === whole ? laidOut : unmask(laidOut, whole, this.lexer);
      const unmasked = whole === typed ? named : unmaskNames(named, typed, this.lexer);
      const formatted = joinPrefixes(unmasked, typed, this.lexer);
      const spelled = this.ignoresCase
        ? restoreNames(formatted, typed, this.lexer, this.vocabulary, this.writeName)
        : restoreCase(formatted, typed, this.lexer);
      const filled = fillLists(spelled, this.lexer, this.style.expressionWidth);
      return this.style.leadingCommas ? leadCommas(filled, this.lexer) : filled;
    } catch (error) {
      // What the formatter wrote cannot be read: it is another statement.
      if (error instanceof ToolError) return '';
      // The first line has the cause; the others are hundreds of lines of grammar.
      const message = error instanceof Error ? error.message : '';
      const match = unexpected.exec(message) ?? unexpectedToken.exec(message);
      // The formatter calls itself for each level.
      if (error instanceof RangeError || message.startsWith('Parse error: Ambiguous')) return undefined;
      if (!match) throw error;
      const [, x = '', line, column] = match;
      const offset = offsetOf(typed, Number(line), Number(column));
      return { offset, x: x === '«EOF»' ? '' : x };
    }
  }
}

/** An operator of another dialect, whose signs the formatter would part. */
function unknownOperator(text: string, tokens: readonly Token[], changed: number, n: number): Fault {
  let first = changed;
  while (isGlued(tokens, first)) first--;
  const start = tokens[first]?.start ?? 0;
  const x = text.slice(start, tokens[changed]?.end);
  return { code: 'unexpected', offset: start, length: x.length, params: { n, x } };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const found = text.indexOf('\n', start);
    if (found < 0) break;
    start = found + 1;
  }
  return Math.min(text.length, start + column - 1);
}

/** The first bracket that is never closed. */
function findUnclosed(text: string, tokens: readonly Token[]): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'punctuation') continue;
    const sign = text.charAt(token.start);
    if (sign === '(') open.push(token);
    else if (sign === ')') open.pop();
  }
  return open.at(-1);
}
