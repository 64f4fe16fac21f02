import type { DialectOptions, ParamTypes } from 'sql-formatter';
import { ToolError } from '#core/tool.ts';

/** What a token is; white space between tokens is none. */
export type TokenKind = 'word' | 'number' | 'quoted' | 'placeholder' | 'comment' | 'operator' | 'punctuation';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

type TokenizerOptions = DialectOptions['tokenizerOptions'];
type QuoteType = TokenizerOptions['stringTypes'][number];

/** How a text in quotes ends. */
interface Quotes {
  /** The opening of the text, including its first quote. */
  readonly open: RegExp;
  readonly end: (text: string, at: number, opened: string) => number;
}

/** Placeholders of programs and templates between two signs, whatever the dialect. */
const templates = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['${', '}'],
  ['#{', '}'],
] as const;
const formats = [String.raw`%\([\w.]+\)s`, String.raw`%s(?!\w)`] as const;

/** The placeholders that are kept as one token in a dialect: its own, and those of programs. */
export function placeholdersOf(options: TokenizerOptions): ParamTypes {
  const { paramTypes, operators = [], variableTypes, identChars, extraParens } = options;
  // In literals such as `{'a':b}` a colon precedes a value.
  const hasColon = extraParens?.includes('{}');
  const hasAt = operators.includes('@') || variableTypes !== undefined || identChars?.first?.includes('@');
  const positional = paramTypes?.positional ?? !operators.includes('?');
  return {
    positional,
    // Programs in Java have `?1` in any dialect.
    numbered: [...new Set([...(paramTypes?.numbered ?? []), '$' as const, ...(positional ? ['?' as const] : [])])],
    named: [
      ...new Set([...(paramTypes?.named ?? []), ...(hasColon ? [] : [':' as const]), ...(hasAt ? [] : ['@' as const])]),
    ],
    quoted: paramTypes?.quoted ?? [],
    custom: [...(paramTypes?.custom ?? []), ...templates.map(templatePattern), ...formats.map((regex) => ({ regex }))],
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const templatePattern = ([open, close]: (typeof templates)[number]) => ({
  regex: `${escaped(open)}(?:(?!${escaped(close)})[\\s\\S])*${escaped(close)}`,
});

/** The end of a text in quotes; `opened` ends with its first quote. */
function quoteEnd(closer: string, doubles: boolean, escapes: boolean): Quotes['end'] {
  return (text, at) => {
    for (let end = at; end < text.length; end++) {
      if (escapes && text.charAt(end) === '\\') end++;
      else if (text.startsWith(closer, end)) {
        if (!doubles || text.charAt(end + 1) !== closer) return end + closer.length;
        end++;
      }
    }
    return -1;
  };
}

const endAfter = (text: string, closer: string, at: number): number => {
  const found = text.indexOf(closer, at);
  return found < 0 ? -1 : found + closer.length;
};

const brackets: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' };

function quotesOf(type: QuoteType): Quotes {
  if (typeof type !== 'string' && 'regex' in type)
    return { open: new RegExp(type.regex, 'uy'), end: (_text, at) => at };
  const quote = typeof type === 'string' ? type : type.quote;
  const prefixes = typeof type === 'string' ? '' : type.prefixes.map(escaped).join('|');
  const isOptional = typeof type === 'string' || !type.requirePrefix;
  const prefix = prefixes === '' ? '' : `(?:${prefixes})${isOptional ? '?' : ''}`;
  const opener = (start: string) => new RegExp(prefix + start, 'iy');
  if (quote === '$$')
    return { open: opener(String.raw`\$\w*\$`), end: (text, at, opened) => endAfter(text, opened, at) };
  if (quote === "q''")
    return {
      open: opener(String.raw`q'[^\s]`),
      end: (text, at, opened) => endAfter(text, `${brackets[opened.slice(-1)] ?? opened.slice(-1)}'`, at),
    };
  const [mark = ''] = quote;
  const isTriple = quote.includes('..');
  const closer = isTriple ? mark.repeat(3) : (brackets[mark] ?? mark);
  const escapes = isTriple || quote.includes('-bs');
  const doubles = !isTriple && (quote.includes('-qq') || quote === '``' || quote === '[]');
  return { open: opener(escaped(isTriple ? closer : mark)), end: quoteEnd(closer, doubles, escapes) };
}

const nameQuotes: Readonly<Record<string, string>> = { '"': '"', '`': '`', '[': ']' };
const blockComment = { open: '/*', close: '*/' };
const disabled = /\/\* *sql-formatter-disable *\*\/[\s\S]*?(?:\/\* *sql-formatter-enable *\*\/|$)/y;
const number = /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:e[-+]?\d+)?\w*/iy;
const standardOperators = ['<>', '<=', '>=', '!='];

/** Reads the tokens of a dialect, by the same declaration as the formatter. */
export class Lexer {
  private readonly quotes: readonly Quotes[];
  private readonly placeholders: RegExp | undefined;
  /** The signs before and after a placeholder. */
  private readonly enclosed: readonly (readonly [open: string, close: string])[];
  /** From where on the text that was read last does not contain a closing sign. */
  private readonly missing = new Map<string, number>();
  private lastText = '';
  private readonly word: RegExp;
  private readonly operators: readonly string[];
  private readonly lineComments: readonly string[];
  private readonly nests: boolean;

  constructor({ tokenizerOptions: options }: DialectOptions, keepsPlaceholders: boolean) {
    const { stringTypes, identTypes, variableTypes = [], identChars = {}, operators = [] } = options;
    this.quotes = [...identTypes, ...variableTypes, ...stringTypes].map(quotesOf);
    this.nests = options.nestedBlockComments ?? false;
    this.lineComments = options.lineCommentTypes ?? ['--'];
    const letter = String.raw`\p{L}\p{M}_`;
    const { first = '', rest = '', dashes } = identChars;
    const dash = dashes ? String.raw`|-(?=[\p{L}\p{Nd}_])` : '';
    // The sign of `orders_${year}` is not part of the word before it.
    const sign = keepsPlaceholders && /[$#]/.test(rest) ? String.raw`(?![$#]\{)` : '';
    this.word = new RegExp(`[${letter}${escaped(first)}](?:${sign}[${letter}\\p{Nd}${escaped(rest)}]${dash})*`, 'uy');
    this.operators = [...standardOperators, ...operators]
      .filter((operator) => operator.length > 1)
      .sort((one, other) => other.length - one.length);
    const types = keepsPlaceholders ? placeholdersOf(options) : (options.paramTypes ?? {});
    const custom = [
      ...(options.paramTypes?.custom ?? []),
      ...(keepsPlaceholders ? formats.map((regex) => ({ regex })) : []),
    ];
    this.placeholders = placeholderPattern({ ...types, custom }, this.word.source);
    this.enclosed = [
      ...(types.quoted ?? []).flatMap((sign) =>
        Object.entries(nameQuotes).map(([open, close]) => [sign + open, close] as const),
      ),
      ...(keepsPlaceholders ? templates : []),
    ];
  }

  /** All tokens of a text. */
  readAll(text: string): Token[] {
    const tokens: Token[] = [];
    for (let token = this.next(text, 0); token; token = this.next(text, token.end)) tokens.push(token);
    return tokens;
  }

  /**
   * The first token from an offset on; undefined at the end of the text.
   * @throws ToolError a text in quotes or a comment that is never closed
   */
  next(text: string, from: number): Token | undefined {
    let start = from;
    while (start < text.length && /\s/.test(text.charAt(start))) start++;
    if (start >= text.length) return undefined;
    const as = (kind: TokenKind, end: number): Token => ({ kind, start, end });
    // Before comments: in MySQL the sign of `#{name}` begins one.
    const placeholder = Math.max(this.enclosedEnd(text, start), matchEnd(this.placeholders, text, start));
    if (placeholder > start) return as('placeholder', placeholder);
    const comment = this.commentEnd(text, start);
    if (comment > start) return as('comment', comment);
    const quoted = this.quotedEnd(text, start);
    if (quoted > start) return as('quoted', quoted);
    const word = matchEnd(this.word, text, start);
    if (word > start) return as('word', word);
    const digits = matchEnd(number, text, start);
    if (digits > start) return as('number', digits);
    const operator = this.operators.find((candidate) => text.startsWith(candidate, start));
    if (operator) return as('operator', start + operator.length);
    const end = start + String.fromCodePoint(text.codePointAt(start) ?? 0).length;
    return as(/[-+*/<>=~!@#%^&|?:$\\]/.test(text.charAt(start)) ? 'operator' : 'punctuation', end);
  }

  /** Searches each closing sign that a text lacks only once. */
  private enclosedEnd(text: string, start: number): number {
    const pair = this.enclosed.find(([open]) => text.startsWith(open, start));
    if (!pair) return start;
    const [open, close] = pair;
    if (text !== this.lastText) this.missing.clear();
    this.lastText = text;
    const from = start + open.length;
    if (from >= (this.missing.get(close) ?? text.length)) return start;
    const end = text.indexOf(close, from);
    if (end < 0) this.missing.set(close, from);
    return end < 0 ? start : end + close.length;
  }

  private commentEnd(text: string, start: number): number {
    if (text.startsWith(blockComment.open, start)) {
      const end = matchEnd(disabled, text, start);
      return end > start ? end : this.blockCommentEnd(text, start);
    }
    if (!this.lineComments.some((opener) => text.startsWith(opener, start))) return start;
    const end = text.slice(start).search(/[\r\n]/);
    return end < 0 ? text.length : start + end;
  }

  private blockCommentEnd(text: string, start: number): number {
    let depth = 1;
    for (let at = start + 2; at < text.length; at++) {
      if (text.startsWith(blockComment.close, at)) {
        at++;
        if (--depth === 0) return at + 1;
      } else if (this.nests && text.startsWith(blockComment.open, at)) {
        at++;
        depth++;
      }
    }
    throw new ToolError('unclosed-comment', {}, { offset: start, length: 2 });
  }

  private quotedEnd(text: string, start: number): number {
    for (const { open, end } of this.quotes) {
      const opened = matchEnd(open, text, start);
      if (opened <= start) continue;
      const found = end(text, opened, text.slice(start, opened));
      if (found < 0) throw new ToolError('unclosed-quotes', {}, { offset: start, length: opened - start });
      return found;
    }
    return start;
  }
}

function matchEnd(pattern: RegExp | undefined, text: string, at: number): number {
  if (!pattern) return at;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** One pattern for all placeholders that are not enclosed by signs; undefined if there are none. */
function placeholderPattern(types: ParamTypes, word: string): RegExp | undefined {
  const signs = (list: readonly string[] = []) => list.map(escaped).join('|');
  const patterns = [
    ...(types.named?.length ? [`(?:${signs(types.named)})(?:${word})`] : []),
    ...(types.numbered?.length ? [`(?:${signs(types.numbered)})\\d+`] : []),
    ...(types.custom ?? []).map(({ regex }) => regex),
    ...(types.positional ? [String.raw`\?`] : []),
  ];
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'uy') : undefined;
}
