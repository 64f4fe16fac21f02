import { type FormatOptionsWithDialect, formatDialect } from 'sql-formatter';
import { type Context, type Offer, ToolError } from '#core/tool.ts';
import { layOutBlocks } from './block-layout.ts';
import { readBlocks, type Unit } from './blocks.ts';
import { clauseWord, isNameOfClause } from './clause-names.ts';
import { fillLists, leadCommas } from './commas.ts';
import { dialectsOf } from './dialect-signs.ts';
import { type Dialect, type DialectId, loadDialect } from './dialects.ts';
import { findChange, isGlued } from './guard.ts';
import { Lexer, placeholdersOf, type Token } from './lexer.ts';
import { reportParts } from './report-parts.ts';
import { shorten } from './shorten.ts';
import { beginsStatement, type Part, split } from './split.ts';

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
interface Fault {
  readonly code: string;
  readonly offset: number;
  readonly length: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly offers?: readonly Offer[];
}

/** So many statements that were left as they are, are told one by one. */
const maxReported = 10;

/** What the last run made of each statement: who types changes one of many. */
let lastRun = { style: '', results: new Map<string, string>() };

/** Formats a script statement by statement: one that cannot be formatted is left as it is, and told. */
export async function formatScript(text: string, id: DialectId, style: Style, ctx: Context): Promise<string> {
  const formatter = new StatementFormatter(await loadDialect(id), style);
  const parts = split(text, formatter.lexer, formatter.dialect.shell);
  reportParts(text, parts, id, ctx);
  const count = parts.filter(({ tokens }) => tokens.length > 0).length;
  const thisRun = { style: JSON.stringify([id, style]), results: new Map<string, string>() };
  const known = lastRun.style === thisRun.style ? lastRun.results : undefined;
  const faults: Fault[] = [];
  let statement = 0;
  let done = '';
  for (const [index, part] of parts.entries()) {
    ctx.progress(index / parts.length);
    if (part.tokens.length > 0) statement++;
    const typed = text.slice(part.start, part.end);
    const work = () => known?.get(typed) ?? formatter.format(text, part, statement);
    const result = part.tokens.length < maxUnlimited ? work() : limitWork(work, part, statement, ctx);
    if (typeof result === 'string') thisRun.results.set(typed, result);
    // Where one statement is of another dialect, the others are, too: it is looked for once.
    else faults.push(faults.length === 0 ? await offerDialect(result, text, part, id, style, ctx) : result);
    const written = typeof result === 'string' ? result : typed;
    done += (index > 0 ? gap(parts[index - 1], part, style) : '') + finish(written, part, style);
  }
  lastRun = thisRun;
  const [first] = faults;
  if (first && faults.length === count)
    throw new ToolError(first.code, first.params, { offset: first.offset, length: first.length }, first.offers);
  for (const { code, params, offset, length, offers } of faults.slice(0, maxReported))
    ctx.notice(code, params, { offset, length }, offers);
  if (faults.length > maxReported) ctx.notice('more-left', { n: faults.length - maxReported });
  return done;
}

/** Shorter statements are quick whatever they are, and need no limit. */
const maxUnlimited = 200;

/** Stops work on a statement that takes too long: the formatter tries all readings of an ambiguous one. */
function limitWork(work: () => string | Fault, { start }: Part, n: number, ctx: Context): string | Fault {
  try {
    return ctx.limit(work, new ToolError('too-slow', { n }, { offset: start, length: 1 }), true);
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'too-slow') throw error;
    return { code: error.code, offset: start, length: 1, params: { n, ...error.params } };
  }
}

/** The line breaks before a part: commands stand close to what they follow. */
function gap(before: Part | undefined, part: Part, { linesBetweenQueries }: Style): string {
  const isClose = before?.tokens.length === 0 || part.tokens.length === 0;
  return '\n'.repeat(isClose ? 1 : 1 + linesBetweenQueries);
}

function finish(written: string, { terminator, remark, tokens }: Part, { newlineBeforeSemicolon }: Style): string {
  const isOnOwnLine = newlineBeforeSemicolon && terminator === ';' && tokens.length > 0;
  // What follows a comment to the end of the line would be part of it.
  const endsWithComment = tokens.at(-1)?.kind === 'comment' && !written.endsWith('*/') && /^[^\n]/.test(terminator);
  return `${written}${isOnOwnLine || endsWithComment ? '\n' : ''}${terminator}${remark && ` ${remark}`}`;
}

const unexpected = /^Parse error: Unexpected "([\s\S]*?)" at line (\d+) column (\d+)/;
const unexpectedToken = /^Parse error at token: ([\s\S]*?) at line (\d+) column (\d+)/;

const bodyLanguage = /\blanguage\s+'?(\w+)/i;

class StatementFormatter {
  readonly dialect: Dialect;
  readonly lexer: Lexer;
  private readonly style: Style;
  private readonly options: FormatOptionsWithDialect;

  constructor(dialect: Dialect, style: Style) {
    this.dialect = dialect;
    this.style = style;
    this.lexer = new Lexer(dialect.options, style.placeholders);
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
    return layOutBlocks(text, units, this.dialect.options, this.lexer, {
      indent: useTabs ? '\t' : ' '.repeat(tabWidth),
      keywordCase,
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
      const masked = this.mask(typed);
      const laidOut = formatDialect(masked, this.options);
      const formatted = masked === typed ? laidOut : this.unmask(laidOut, typed);
      const spelled = this.ignoresCase ? formatted : restoreCase(formatted, typed, this.lexer);
      const filled = fillLists(spelled, this.lexer, this.style.expressionWidth);
      return this.style.leadingCommas ? leadCommas(filled, this.lexer) : filled;
    } catch (error) {
      // What the formatter wrote cannot be read: it is another statement.
      if (error instanceof ToolError) return '';
      // The first line tells what is wrong; the others are hundreds of lines of grammar.
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

  /**
   * `#{name}` as `${name}`, which the formatter would take for a comment where that begins with `#`, and names that it
   * would take for the beginning of a clause as other names.
   */
  private mask(typed: string): string {
    const hasSign = this.style.placeholders && typed.includes('#{');
    if (!hasSign && !clauseWord.test(typed)) return typed;
    const tokens = this.lexer.readAll(typed);
    let index = 0;
    return this.replaceSigns(typed, ({ start }) => {
      if (isNameOfClause(typed, tokens, index++)) return '_';
      return hasSign && typed.startsWith('#{', start) ? '$' : undefined;
    });
  }

  private unmask(formatted: string, typed: string): string {
    const signs = this.lexer.readAll(typed).map(({ start }) => typed.slice(start, start + 2));
    let index = 0;
    return this.replaceSigns(formatted, ({ start }) => {
      const sign = signs[index++] ?? '';
      if (formatted.startsWith('${', start) && sign === '#{') return '#';
      if (!formatted.startsWith('_', start) || !/^[a-z]/i.test(sign)) return undefined;
      // The rest of the name may be written in another case.
      const [first = '', second = ''] = sign;
      const next = formatted.charAt(start + 1);
      return next === second ? first : next === next.toUpperCase() ? first.toUpperCase() : first.toLowerCase();
    });
  }

  /** Replaces the first sign of tokens. */
  private replaceSigns(text: string, signOf: (token: Token) => string | undefined): string {
    let done = '';
    let last = 0;
    for (const token of this.lexer.readAll(text)) {
      const sign = signOf(token);
      if (sign === undefined) continue;
      done += text.slice(last, token.start) + sign;
      last = token.start + 1;
    }
    return done + text.slice(last);
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

/** Words as they are typed: the formatter writes some types in capitals whatever the options say. */
function restoreCase(formatted: string, typed: string, lexer: Lexer): string {
  const words = lexer.readAll(typed).map(({ start, end }) => typed.slice(start, end));
  let done = '';
  let last = 0;
  for (const [index, { kind, start, end }] of lexer.readAll(formatted).entries()) {
    const word = words[index];
    if (kind !== 'word' || word?.toUpperCase() !== formatted.slice(start, end).toUpperCase()) continue;
    done += formatted.slice(last, start) + word;
    last = end;
  }
  return done + formatted.slice(last);
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

/** Statements longer than this are not tried in other dialects. */
const maxTriedLength = 20_000;

/** Adds to a fault the dialects that surely have what is unexpected, and in which the statement has no fault. */
async function offerDialect(
  fault: Fault,
  text: string,
  part: Part,
  id: DialectId,
  style: Style,
  ctx: Context,
): Promise<Fault> {
  if (fault.code !== 'unexpected' || part.end - part.start > maxTriedLength) return fault;
  const works: DialectId[] = [];
  const typed = text.slice(part.start, part.end);
  for (const other of dialectsOf(typed, fault.offset - part.start)) {
    if (other === id) continue;
    const formatter = new StatementFormatter(await loadDialect(other), style);
    const work = () => (isFormatted(typed, part.tokens, formatter) ? typed : fault);
    if (limitWork(work, part, 0, ctx) === typed) works.push(other);
    if (works.length === 2) break;
  }
  const [first, second] = works;
  if (first === undefined) return fault;
  const offers = works.map((dialect) => ({ dialect }));
  if (second === undefined) return { ...fault, code: 'works-in', params: { ...fault.params, first }, offers };
  return { ...fault, code: 'works-in-two', params: { ...fault.params, first, second }, offers };
}

function isFormatted(statement: string, before: readonly Token[], formatter: StatementFormatter): boolean {
  try {
    if (!beginsStatement(statement, formatter.lexer)) return false;
    const tokens = formatter.lexer.readAll(statement);
    const countComments = (list: readonly Token[]) => list.filter(({ kind }) => kind === 'comment').length;
    // What is only a comment there works everywhere.
    if (countComments(tokens) > countComments(before)) return false;
    const part: Part = { kind: 'statement', tokens, start: 0, end: statement.length, terminator: '', remark: '' };
    return typeof formatter.format(statement, part, 1) === 'string';
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
