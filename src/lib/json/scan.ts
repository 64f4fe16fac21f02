import { Form, Kind, type Sink } from '#lib/json/kind.ts';
import {
  endsToken,
  isEscapable,
  isHex4,
  isJson5Blank,
  json5Escape,
  json5NumberAt,
  numberEnd,
  wordAt,
} from '#lib/json/lexis.ts';
import type { Source } from '#lib/json/source.ts';
import { SyntaxErrors } from './diagnostics.ts';

/** Deeper nesting than this is an error: indented, 100,000 levels would be gigabytes. */
export const maxJsonDepth = 10_000;

/** The values at the top. */
export interface Roots {
  readonly count: number;
  /** The offset of the second one, or -1. */
  readonly second: number;
  readonly unusual: Unusual;
}

/** How many tokens have a form that JSON does not allow. */
export interface Unusual {
  /** Commas before a closing bracket. */
  readonly commas: number;
  /** Keys and strings without double quotes, or with escapes that JSON does not have. */
  readonly strings: number;
  /** Without NaN and infinities. */
  readonly numbers: number;
  /** Tabs and other control characters in strings. */
  readonly controls: number;
  /** White space that only JSON5 has, such as no-break spaces. */
  readonly blanks: number;
}

/** Called with the progress, from 0 to 1, about once in a million units. */
export type Progress = (fraction: number) => void;

/**
 * Checks a JSON text and emits its tokens to a sink, without making JavaScript values. Strict sources must conform to
 * RFC 8259; others may be JSONC, JSON5, or several values in a row (JSON Lines, concatenated JSON). One rule is
 * stricter than JSON5: in double quotes `\d` is an error, because it is a forgotten backslash far more often than a `d`.
 *
 * Scans the string itself, not UTF-8 bytes: measured end to end on 50 MB the two differ by a fifth, and this way offsets
 * are exact, lone surrogates need no special handling, and there is no second copy of the document.
 * @param maxDepth how deep values may be nested
 * @throws ToolError a syntax error (see diagnostics.ts) with its place in the user's input
 */
export function scan(source: Source, sink: Sink, progress?: Progress, maxDepth = maxJsonDepth): Roots {
  return new Scanner(source, sink, progress, maxDepth).scanFrom(0, source.text.length);
}

/** Rescans parts of a text, each a value from its start to its end; the whole must have been scanned before. */
export function scanParts(source: Source, sink: Sink, parts: Iterable<readonly [start: number, end: number]>): void {
  const scanner = new Scanner(source, sink, undefined, maxJsonDepth);
  for (const [start, end] of parts) scanner.scanFrom(start, end);
}

/** What is expected next. */
const Expect = { root: 0, firstItem: 1, item: 2, member: 3, firstKey: 4, key: 5, colon: 6, next: 7 } as const;
type Expect = (typeof Expect)[keyof typeof Expect];

const reportEvery = 1 << 20;

class Scanner {
  private readonly text: string;
  private readonly strict: boolean;
  private readonly sink: Sink;
  private readonly progress: Progress | undefined;
  private readonly fail: SyntaxErrors;
  private readonly maxDepth: number;
  private readonly openers: Int32Array;
  private depth = 0;
  /** The bracket that closes the innermost container. */
  private closer = 0;
  private roots = 0;
  private second = -1;
  private at = 0;
  /** The end of the text, or of the scanned part. */
  private length = 0;
  /** Form of the token just read. */
  private form = 0;
  private reportAt = reportEvery;
  private readonly unusual = { commas: 0, strings: 0, numbers: 0, controls: 0, blanks: 0 };

  constructor(source: Source, sink: Sink, progress: Progress | undefined, maxDepth: number) {
    this.text = source.text;
    this.strict = source.accept === 'strict';
    this.sink = sink;
    this.progress = progress;
    this.fail = new SyntaxErrors(source);
    this.maxDepth = maxDepth;
    this.openers = new Int32Array(maxDepth + 1);
  }

  scanFrom(start: number, end: number): Roots {
    this.at = start;
    this.length = end;
    this.roots = 0;
    this.second = -1;
    // RFC 8259, section 8.1: a parser may ignore a byte order mark.
    if (start === 0 && this.text.charCodeAt(0) === 0xfeff) this.at = 1;
    let expect: Expect = Expect.root;
    for (let char = this.skipBlank(); char >= 0; char = this.skipBlank()) expect = this.step(expect, char);
    if (this.depth > 0) this.fail.unclosedBracket(this.opener());
    if (this.roots === 0) this.fail.noValue(this.at);
    return { count: this.roots, second: this.second, unusual: this.unusual };
  }

  /** Reads one token, which begins with `char`, and sets what is expected next. */
  private step(expect: Expect, char: number): Expect {
    switch (expect) {
      case Expect.next:
        if (char === 0x2c) {
          this.at++;
          return this.closer === 0x7d ? Expect.key : Expect.item;
        }
        return char === this.closer ? this.close() : this.fail.afterValue(this.at, this.opener());
      case Expect.key:
      case Expect.firstKey:
        if (char === 0x22) return this.quotedKey(char);
        return this.unusualKey(expect, char);
      case Expect.colon:
        if (char !== 0x3a) this.fail.missingColon(this.at);
        this.at++;
        return Expect.member;
      case Expect.item:
      case Expect.firstItem:
        if (char === 0x5d) {
          if (expect === Expect.item) this.trailingComma();
          return this.close();
        }
        return this.value(char);
      case Expect.root:
        if (this.roots++ > 0 && (this.strict || !this.startsValue(char))) this.fail.moreText(this.at);
        if (this.roots === 2) this.second = this.at;
        return this.value(char);
      default:
        return this.value(char);
    }
  }

  private value(char: number): Expect {
    const start = this.at;
    if (start >= this.reportAt) this.report();
    if (char === 0x22) {
      this.string(char);
      this.sink.scalar(Kind.string, start, this.at, this.form);
    } else if (char === 0x7b || char === 0x5b) return this.open(char);
    else if (char === 0x2d || (char >= 0x30 && char <= 0x39)) {
      this.number(char);
      this.sink.scalar(Kind.number, start, this.at, this.form);
    } else if (!this.literal(char)) this.unusualValue(char);
    return this.depth > 0 ? Expect.next : Expect.root;
  }

  private open(char: number): Expect {
    if (this.depth === this.maxDepth) this.fail.tooDeep(this.at, this.maxDepth);
    this.openers[++this.depth] = this.at;
    const isObject = char === 0x7b;
    this.closer = isObject ? 0x7d : 0x5d;
    this.sink.open(isObject ? Kind.object : Kind.array, this.at++);
    return isObject ? Expect.firstKey : Expect.firstItem;
  }

  /** Counts a comma before the closing bracket that is here. */
  private trailingComma(): void {
    if (this.strict) this.fail.commaBeforeClose(this.at);
    this.unusual.commas++;
  }

  private close(): Expect {
    this.depth--;
    this.sink.close(++this.at);
    if (this.depth === 0) return Expect.root;
    this.closer = this.text.charCodeAt(this.opener()) === 0x7b ? 0x7d : 0x5d;
    return Expect.next;
  }

  /** Offset of the bracket that opened the innermost container. */
  private opener(): number {
    return this.openers[this.depth] ?? 0;
  }

  private quotedKey(quote: number): Expect {
    const start = this.at;
    this.string(quote);
    this.sink.key(start, this.at, this.form);
    return Expect.colon;
  }

  /** A key that is not in double quotes, or the end of the object. */
  private unusualKey(expect: Expect, char: number): Expect {
    if (char === 0x7d) {
      if (expect === Expect.key) this.trailingComma();
      return this.close();
    }
    if (this.strict) this.fail.keyExpected(this.at, this.opener());
    if (char === 0x27) return this.quotedKey(char);
    const word = wordAt(this.text, this.at);
    if (word === '') this.fail.keyExpected(this.at, this.opener());
    this.unusual.strings++;
    this.sink.key(this.at, this.at + word.length, Form.json5);
    this.at += word.length;
    return Expect.colon;
  }

  /** Reads a string to its closing quote. */
  private string(quote: number): void {
    const { text, length } = this;
    let form: number = quote === 0x22 ? Form.plain : Form.json5;
    let isUnusual = quote !== 0x22;
    let at = this.at;
    while (++at < length) {
      const char = text.charCodeAt(at);
      if (char === quote) {
        this.at = at + 1;
        this.form = form;
        if (isUnusual) this.unusual.strings++;
        return;
      }
      if (char === 0x5c) {
        const escaped = text.charCodeAt(at + 1);
        if (isEscapable(escaped)) {
          form |= Form.escaped;
          at++;
        } else if (escaped === 0x75 && isHex4(text, at + 2)) {
          form |= Form.escaped;
          at += 5;
        } else {
          form |= Form.escaped | Form.json5;
          isUnusual = true;
          at = this.unusualEscape(at, quote) - 1;
        }
      } else if (char < 0x20) {
        if (this.strict || char === 0x0a || char === 0x0d) this.fail.controlCharacter(at);
        this.unusual.controls++;
        form |= Form.json5;
      }
    }
    this.fail.unclosedString(this.at);
  }

  /** Offset after an escape that JSON does not have. */
  private unusualEscape(at: number, quote: number): number {
    const found = this.strict ? undefined : json5Escape(quote === 0x27).exec(this.text.slice(at, at + 4))?.[0];
    if (found !== undefined) return at + found.length;
    return at + 1 === this.length ? this.fail.unclosedString(this.at) : this.fail.badEscape(at);
  }

  private number(first: number): void {
    const end = numberEnd(this.text, first === 0x2d ? this.at + 1 : this.at);
    if (end < 0) this.unusualNumber();
    else {
      this.at = end;
      this.form = Form.plain;
    }
  }

  private unusualNumber(): void {
    const end = this.strict ? -1 : json5NumberAt(this.text, this.at);
    if (end < 0) this.fail.badNumber(this.at);
    this.endUnusualNumber(end);
    this.form = Form.json5;
  }

  private endUnusualNumber(end: number): void {
    // NaN and Infinity, which end with these letters, have a notice of their own.
    if (!/[Ny]/.test(this.text.charAt(end - 1))) this.unusual.numbers++;
    this.at = end;
  }

  /** Reads true, false or null, if it is here. */
  private literal(char: number): boolean {
    const { text, at } = this;
    let kind: Kind;
    if (char === 0x74 && text.startsWith('true', at)) kind = Kind.true;
    else if (char === 0x66 && text.startsWith('false', at)) kind = Kind.false;
    else if (char === 0x6e && text.startsWith('null', at)) kind = Kind.null;
    else return false;
    const end = at + (kind === Kind.false ? 5 : 4);
    if (!endsToken(text, end)) return false;
    this.at = end;
    this.sink.scalar(kind, at, end, Form.plain);
    return true;
  }

  /** A value that only JSON5 has. */
  private unusualValue(char: number): void {
    const start = this.at;
    if (char === 0x27) {
      if (this.strict) this.fail.doubleQuotesNeeded(start);
      this.string(char);
      this.sink.scalar(Kind.string, start, this.at, this.form);
      return;
    }
    const end = this.strict ? -1 : json5NumberAt(this.text, start);
    if (end < 0) this.fail.noValueHere(start, this.strict, this.depth > 0 ? this.opener() : -1);
    this.endUnusualNumber(end);
    this.sink.scalar(Kind.number, start, end, Form.json5);
  }

  /** Whether another value may begin here, after a complete one. */
  private startsValue(char: number): boolean {
    if (char === 0x22 || char === 0x27 || char === 0x7b || char === 0x5b) return true;
    return /^(?:true|false|null)$/.test(wordAt(this.text, this.at)) || /[-+.\dIN]/.test(String.fromCharCode(char));
  }

  /** Moves to the next token and returns its first unit, or -1 at the end of the text. */
  private skipBlank(): number {
    const { text, length } = this;
    for (let at = this.at; at < length; at++) {
      const char = text.charCodeAt(at);
      if (char === 0x20 || char === 0x0a || char === 0x0d || char === 0x09) continue;
      if (char > 0x20 && char < 0x80 && char !== 0x2f) {
        this.at = at;
        return char;
      }
      const isBlank = !this.strict && isJson5Blank(char);
      if (isBlank) this.unusual.blanks++;
      const end = char === 0x2f ? this.comment(at) : isBlank ? at + 1 : at;
      if (end === at) {
        this.at = at;
        return char;
      }
      at = end - 1;
    }
    this.at = length;
    return -1;
  }

  /** Offset after the comment that begins here, or the same offset if there is none. */
  private comment(start: number): number {
    const mark = this.text.charCodeAt(start + 1);
    if (mark !== 0x2f && mark !== 0x2a) return start;
    if (this.strict) this.fail.commentNotAllowed(start);
    let end: number;
    if (mark === 0x2a) {
      const close = this.text.indexOf('*/', start + 2);
      if (close < 0) this.fail.unclosedComment(start);
      end = close + 2;
    } else {
      lineEnd.lastIndex = start;
      end = lineEnd.exec(this.text)?.index ?? this.text.length;
    }
    this.sink.comment(start, end);
    return end;
  }

  private report(): void {
    this.reportAt = this.at + reportEvery;
    this.progress?.(this.at / this.length);
  }
}

const lineEnd = /[\n\r\u2028\u2029]/g;
