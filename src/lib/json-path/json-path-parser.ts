import type { Params } from '#core/messages.ts';
import { ToolError } from '#core/tool.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { decodeString } from '#lib/json/strings.ts';
import {
  type Call,
  type Comparison,
  type FunctionName,
  functions,
  isSingular,
  type Operand,
  type Query,
  type Segment,
  type Selector,
  type Test,
} from '#lib/json-path/json-path.ts';
import { shorten } from '#lib/text/shorten.ts';

/**
 * Parses a JSONPath expression as RFC 9535 has it, checking that it is well-typed too.
 * @param field the option that holds it, for the places of errors
 * @throws ToolError `path-start` (`path` of what it offers), `path-end`, `path-unexpected` (`x`), `path-integer` (`x`),
 * `path-escape` (`x`), `path-function`, `path-arguments`, `path-compare` and `path-no-compare` (`name`), `path-literal`,
 * `path-several`, `path-deep`
 */
export function parseJsonPath(expression: string, field: string): Query {
  if (!expression.startsWith('$')) throw startError(expression, field);
  return new Parser(expression, field).parse();
}

/** Offers the same path as JSONPath where it is one of JavaScript (`a[0].b`) or jq (`.a[].b`). */
function startError(path: string, field: string): ToolError {
  const rest = path.trim().replaceAll('[]', '[*]');
  const full = rest === '.' ? '$' : `$${/^[.[]/.test(rest) ? '' : '.'}${rest}`;
  const isPath = parseOrUndefined(() => new Parser(full, field).parse()) !== undefined;
  return new ToolError(
    'path-start',
    isPath ? { path: shorten(full, 20) } : {},
    { offset: 0, field },
    isPath ? [{ [field]: full }] : [],
  );
}

const maxPathDepth = 100;
const largestInteger = 2 ** 53 - 1;

const blanks = /[ \t\n\r]*/y;
const shorthand = /[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy;
const functionName = /[a-z][a-z_0-9]*(?=\()/y;
const integer = /-?\d+/y;
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /(?:true|false|null)(?![\w])/y;
const comparison = /[=!]=|[<>]=?/y;

class Parser {
  private readonly text: string;
  private readonly field: string;
  private at = 0;
  private depth = 0;

  constructor(text: string, field: string) {
    this.text = text;
    this.field = field;
  }

  parse(): Query {
    const query = this.query();
    if (this.at < this.text.length) this.unexpected();
    return query;
  }

  private query(): Query {
    const isRelative = this.text.charAt(this.at++) === '@';
    const segments: Segment[] = [];
    for (;;) {
      const start = this.at;
      this.skipBlanks();
      const segment = this.segment();
      if (segment) segments.push(segment);
      else {
        this.at = start;
        return { isRelative, segments };
      }
    }
  }

  private segment(): Segment | undefined {
    if (this.take('..')) {
      const selectors = this.take('[') ? this.selectors() : [this.shorthand()];
      return { isDescendant: true, selectors };
    }
    if (this.take('.')) return { isDescendant: false, selectors: [this.shorthand()] };
    return this.take('[') ? { isDescendant: false, selectors: this.selectors() } : undefined;
  }

  private shorthand(): Selector {
    if (this.take('*')) return { type: 'wildcard' };
    const name = this.match(shorthand);
    return name === undefined ? this.unexpected() : { type: 'name', name };
  }

  /** The selectors in brackets, after the opening one. */
  private selectors(): readonly Selector[] {
    const selectors: Selector[] = [];
    do {
      this.skipBlanks();
      selectors.push(this.selector());
      this.skipBlanks();
    } while (this.take(','));
    this.expect(']');
    return selectors;
  }

  private selector(): Selector {
    const char = this.text.charAt(this.at);
    if (char === '"' || char === "'") return { type: 'name', name: this.string(char) };
    if (this.take('*')) return { type: 'wildcard' };
    if (this.take('?')) {
      this.skipBlanks();
      return { type: 'filter', test: this.test() };
    }
    const start = this.integer();
    const afterStart = this.at;
    this.skipBlanks();
    if (this.take(':')) return this.slice(start);
    this.at = afterStart;
    return start === undefined ? this.unexpected() : { type: 'index', index: start };
  }

  private slice(start: number | undefined): Selector {
    this.skipBlanks();
    const end = this.integer();
    const afterEnd = this.at;
    this.skipBlanks();
    let step: number | undefined;
    if (this.take(':')) {
      const afterColon = this.at;
      this.skipBlanks();
      step = this.integer();
      if (step === undefined) this.at = afterColon;
    } else this.at = afterEnd;
    return {
      type: 'slice',
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      step: step ?? 1,
    };
  }

  private integer(): number | undefined {
    const at = this.at;
    const written = this.match(integer);
    if (written === undefined) return undefined;
    const value = Number(written);
    if (!/^(?:0|-?[1-9]\d*)$/.test(written) || Math.abs(value) > largestInteger)
      this.fail('path-integer', at, { x: written });
    return value;
  }

  /** Any number of tests joined by `||`, each any number of them joined by `&&`. */
  private test(): Test {
    if (++this.depth > maxPathDepth) this.fail('path-deep', this.at);
    const test = this.joined('||', 'or', () => this.joined('&&', 'and', () => this.basicTest()));
    this.depth--;
    return test;
  }

  private joined(operator: string, type: 'or' | 'and', part: () => Test): Test {
    const first = part();
    const tests = [first];
    for (;;) {
      const end = this.at;
      this.skipBlanks();
      if (!this.take(operator)) {
        this.at = end;
        return tests.length === 1 ? first : { type, tests };
      }
      this.skipBlanks();
      tests.push(part());
    }
  }

  private basicTest(): Test {
    if (this.text.charAt(this.at) === '!' && this.text.charAt(this.at + 1) !== '=') {
      this.at++;
      this.skipBlanks();
      const at = this.at;
      const test = this.text.charAt(at) === '(' ? this.inParentheses() : this.asTest(this.operand(), at);
      return { type: 'not', test };
    }
    if (this.text.charAt(this.at) === '(') return this.inParentheses();
    const start = this.at;
    const left = this.operand();
    const end = this.at;
    this.skipBlanks();
    const operator = this.match(comparison) as Comparison | undefined;
    if (operator === undefined) {
      this.at = end;
      return this.asTest(left, start);
    }
    this.checkComparable(left, start);
    this.skipBlanks();
    const rightStart = this.at;
    const right = this.operand();
    this.checkComparable(right, rightStart);
    return { type: 'compare', operator, left, right };
  }

  private inParentheses(): Test {
    this.expect('(');
    this.skipBlanks();
    const test = this.test();
    this.skipBlanks();
    this.expect(')');
    return test;
  }

  private asTest(operand: Operand, at: number): Test {
    if (operand.type === 'literal') this.fail('path-literal', at);
    if (operand.type === 'query') return { type: 'exists', query: operand.query };
    if (functions[operand.name].gives !== 'test') this.fail('path-compare', at, { name: operand.name });
    return { type: 'holds', call: operand };
  }

  private checkComparable(operand: Operand, at: number): void {
    if (operand.type === 'query' && !isSingular(operand.query)) this.fail('path-several', at);
    if (operand.type === 'call' && functions[operand.name].gives !== 'value')
      this.fail('path-no-compare', at, { name: operand.name });
  }

  private operand(): Operand {
    const char = this.text.charAt(this.at);
    if (char === '@' || char === '$') return { type: 'query', query: this.query() };
    if (char === '"' || char === "'") return { type: 'literal', value: this.string(char) };
    const number = this.match(numeral);
    if (number !== undefined) return { type: 'literal', value: { number } };
    const literal = this.match(word);
    if (literal !== undefined) return { type: 'literal', value: literal === 'null' ? null : literal === 'true' };
    return this.call();
  }

  private call(): Call {
    const start = this.at;
    const name = this.match(functionName);
    if (name === undefined) this.unexpected();
    if (!isFunctionName(name)) this.fail('path-function', start, { name });
    this.expect('(');
    if (++this.depth > maxPathDepth) this.fail('path-deep', this.at);
    const operands: Operand[] = [];
    this.skipBlanks();
    if (!this.take(')')) {
      do {
        this.skipBlanks();
        operands.push(this.operand());
        this.skipBlanks();
      } while (this.take(','));
      this.expect(')');
    }
    this.depth--;
    const { takes } = functions[name];
    if (operands.length !== takes.length || !takes.every((type, index) => fits(operands[index], type)))
      this.fail('path-arguments', start, { name });
    return { type: 'call', name, operands };
  }

  private string(quote: string): string {
    const start = ++this.at;
    for (let char = this.text.charAt(this.at); char !== quote; char = this.text.charAt(this.at)) {
      if (char === '') this.fail('path-end', this.at);
      if (char < ' ') this.unexpected();
      this.at += char === '\\' ? this.escapeLength(quote) : 1;
    }
    return decodeString(this.text, start, this.at++);
  }

  /** Checks an escape: `\'` is valid in single quotes only, `\"` in double quotes, and surrogates in pairs. */
  private escapeLength(quote: string): number {
    const rest = this.text.slice(this.at, this.at + 12);
    const found =
      /^\\(?:["'\\/bfnrt]|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u(?![dD][89a-fA-F])[\da-fA-F]{4})/.exec(
        rest,
      )?.[0];
    const otherQuote = quote === '"' ? "\\'" : '\\"';
    if (found === undefined || found === otherQuote) this.fail('path-escape', this.at, { x: rest.slice(1, 2) });
    return found.length;
  }

  private skipBlanks(): void {
    this.match(blanks);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  private expect(mark: string): void {
    if (!this.take(mark)) this.unexpected();
  }

  private unexpected(): never {
    const code = this.text.codePointAt(this.at);
    if (code === undefined) this.fail('path-end', this.at);
    this.fail('path-unexpected', this.at, { x: String.fromCodePoint(code) });
  }

  private fail(code: string, offset: number, params: Params = {}): never {
    throw new ToolError(code, params, { offset, field: this.field });
  }
}

const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functions, name);

/** Whether an operand is a valid argument of a function (RFC 9535, section 2.4.3). */
function fits(operand: Operand | undefined, type: 'value' | 'nodes'): boolean {
  if (operand?.type === 'query') return type === 'nodes' || isSingular(operand.query);
  if (type === 'nodes') return false;
  return operand?.type === 'literal' || (operand?.type === 'call' && functions[operand.name].gives === 'value');
}
