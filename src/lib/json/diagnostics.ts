import type { Params } from '#core/messages.ts';
import { ToolError } from '#core/tool.ts';
import type { Source } from './source.ts';

/** An error that a repair may fix. */
export class JsonSyntaxError extends ToolError {}

/**
 * The syntax errors of a JSON text. Each method throws a JsonSyntaxError with its place in the user's input. A tool that reads
 * JSON has messages for these codes:
 *
 * | code | parameters |
 * |---|---|
 * | `no-value`, `more-text`, `missing-comma`, `missing-colon`, `key-expected` | |
 * | `unexpected`, `curly-quote`, `not-a-value`, `missing-digit`, `bad-escape`, `closes-nothing` | `x`, the text there |
 * | `unexpected-after-value` | `x`, and `close`, the bracket that would be right |
 * | `leading-zero`, `bad-number` | `number` |
 * | `unclosed-string`, `line-break-in-string`, `unclosed-comment` | |
 * | `control-character` | `hex` |
 * | `comma-before-close` (strict) | `x` |
 * | `double-quotes-needed`, `comment-not-allowed` (strict) | |
 * | `unclosed-bracket` | `b`, the bracket |
 * | `closes-wrong` | `x`; `b`, the open bracket, and its line, `l0` |
 *
 * `tooDeep` throws a ToolError: `too-deep` with its `limit`.
 */
export class SyntaxErrors {
  private readonly source: Source;
  private readonly text: string;

  constructor(source: Source) {
    this.source = source;
    this.text = source.text;
  }

  noValue(at: number): never {
    this.fail('no-value', at);
  }

  moreText(at: number): never {
    this.strayCloser(at, -1);
    this.fail('more-text', at);
  }

  missingColon(at: number): never {
    this.fail('missing-colon', at);
  }

  keyExpected(at: number, opener: number): never {
    this.strayCloser(at, opener);
    this.curlyQuote(at);
    this.fail('key-expected', at);
  }

  commaBeforeClose(at: number): never {
    this.fail('comma-before-close', at, { x: this.text.charAt(at) });
  }

  doubleQuotesNeeded(at: number): never {
    this.fail('double-quotes-needed', at);
  }

  commentNotAllowed(at: number): never {
    this.fail('comment-not-allowed', at);
  }

  unclosedComment(at: number): never {
    this.fail('unclosed-comment', at);
  }

  unclosedString(at: number): never {
    this.fail('unclosed-string', at);
  }

  unclosedBracket(opener: number): never {
    this.fail('unclosed-bracket', opener, { b: this.text.charAt(opener) });
  }

  tooDeep(at: number, limit: number): never {
    throw new ToolError('too-deep', { limit }, this.source.inputOffset(at));
  }

  controlCharacter(at: number): never {
    const char = this.text.charCodeAt(at);
    if (char === 0x0a || char === 0x0d) this.fail('line-break-in-string', at);
    this.fail('control-character', at, { hex: char.toString(16).toUpperCase().padStart(4, '0') });
  }

  badEscape(at: number): never {
    const written = /^u[^\s"'\\]{0,4}/.exec(this.text.slice(at + 1, at + 6))?.[0] ?? visibleAt(this.text, at + 1);
    this.fail('bad-escape', at, { x: written });
  }

  /** After a value in a container, there is neither a comma nor the container's end. */
  afterValue(at: number, opener: number): never {
    this.strayCloser(at, opener);
    if (/^[-+.'"{[\p{L}\p{N}_$]/u.test(this.text.slice(at, at + 2))) this.fail('missing-comma', at);
    const close = closerOf(this.text.charAt(opener));
    this.fail('unexpected-after-value', at, { x: visibleAt(this.text, at), close });
  }

  badNumber(at: number): never {
    const number = runAt(this.text, at);
    if (/^[+-]?0\d/.test(number)) this.fail('leading-zero', at, { number });
    const cut = cutNumber.exec(number)?.[0];
    if (cut !== undefined) this.fail('missing-digit', at + cut.length, { x: cut });
    this.fail('bad-number', at, { number });
  }

  /** Something other than a value; `opener` is -1 at the top level. */
  noValueHere(at: number, strict: boolean, opener: number): never {
    this.strayCloser(at, opener);
    this.curlyQuote(at);
    if (!strict && /[+.]/.test(this.text.charAt(at))) this.badNumber(at);
    const run = runAt(this.text, at);
    if (/^[\p{L}_$]/u.test(run)) this.fail('not-a-value', at, { x: run });
    this.fail('unexpected', at, { x: visibleAt(this.text, at) });
  }

  /** Throws if there is a quote that word processors make. */
  private curlyQuote(at: number): void {
    const x = this.text.charAt(at);
    if (/[“”„‘’‚]/.test(x)) this.fail('curly-quote', at, { x });
  }

  /** Throws if there is a bracket that closes nothing, or not the open one. */
  private strayCloser(at: number, opener: number): void {
    const x = this.text.charAt(at);
    if (x !== '}' && x !== ']') return;
    if (opener < 0) this.fail('closes-nothing', at, { x });
    const b = this.text.charAt(opener);
    if (closerOf(b) !== x) this.fail('closes-wrong', at, { x, b, l0: this.source.position(opener).line });
  }

  private fail(code: string, at: number, params: Params = {}): never {
    throw new JsonSyntaxError(code, params, this.source.inputOffset(at));
  }
}

const closerOf = (opener: string): string => (opener === '{' ? '}' : ']');

/** A number without a required digit. */
const cutNumber = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?[eE][+-]?|(?:0|[1-9]\d*)?\.|)(?![+\-\d])/;

const maxQuotedLength = 40;

/** The text up to the next punctuation of JSON or white space, shortened if it is long. */
function runAt(text: string, at: number): string {
  const [run = ''] = /^[^\s,:[\]{}"'/]*/.exec(text.slice(at, at + maxQuotedLength + 1)) ?? [];
  return run.length > maxQuotedLength ? `${run.slice(0, maxQuotedLength - 1)}…` : run;
}

/** The character here; an invisible one by its code point. */
function visibleAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  if (code === undefined) return '';
  const character = String.fromCodePoint(code);
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character)
    ? character
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
