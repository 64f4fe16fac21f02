import { ToolError } from '#core/tool.ts';
import { compareCodePoints } from '#lib/data/compare-texts.ts';
import { compareNumbers } from '#lib/data/decimal.ts';
import { isNonFinite, toJsonNumber } from '#lib/data/number-text.ts';
import { Kind } from '#lib/json/kind.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';
import { compileIRegexp } from '#lib/json-path/i-regexp.ts';
import type { Call, Comparison, Literal, Operand, Query, Segment, Selector, Test } from '#lib/json-path/json-path.ts';

/** An operand of a comparison: a literal, an object or array by its row, or nothing. */
type Value = Literal | { readonly row: number } | undefined;

const maxRows = 5_000_000;

/** Evaluates JSONPath expressions (RFC 9535). Numbers are compared by their exact values. */
export class JsonPathEvaluator {
  private readonly reader: TapeReader;
  /** Row of the value of `$`. */
  private readonly root: number;
  private readonly expressions = new Map<string, RegExp | undefined>();

  constructor(reader: TapeReader, root: number) {
    this.reader = reader;
    this.root = root;
  }

  /**
   * Rows of the values that a query selects, with repetitions where the query produces them.
   * @throws ToolError `path-too-many`, with a `limit`, where these are millions
   */
  select(query: Query, current: number = this.root): readonly number[] {
    let rows: readonly number[] = [query.isRelative ? current : this.root];
    for (const segment of query.segments) rows = this.follow(segment, rows);
    return rows;
  }

  private follow({ isDescendant, selectors }: Segment, rows: readonly number[]): readonly number[] {
    const found: number[] = [];
    for (const row of rows) {
      const end = isDescendant ? this.reader.next(row) : row + 1;
      for (let container = row; container < end; container++) {
        if (this.reader.isContainer(container))
          for (const selector of selectors) this.apply(selector, container, found);
        if (found.length > maxRows) throw new ToolError('path-too-many', { limit: maxRows });
      }
    }
    return found;
  }

  private apply(selector: Selector, container: number, found: number[]): void {
    const isArray = this.reader.kind(container) === Kind.array;
    switch (selector.type) {
      case 'wildcard':
        for (const child of this.reader.children(container)) found.push(child);
        return;
      case 'name': {
        const row = isArray ? undefined : this.member(container, selector.name);
        if (row !== undefined) found.push(row);
        return;
      }
      case 'index': {
        const row = isArray ? this.item(container, selector.index) : undefined;
        if (row !== undefined) found.push(row);
        return;
      }
      case 'slice':
        if (isArray) this.slice(selector, container, found);
        return;
      case 'filter':
        for (const child of this.reader.children(container)) if (this.holds(selector.test, child)) found.push(child);
    }
  }

  /** The value under a name; of duplicates, the last, as in other parsers. */
  private member(object: number, name: string): number | undefined {
    let found: number | undefined;
    for (const child of this.reader.children(object)) if (this.reader.name(child) === name) found = child;
    return found;
  }

  private item(array: number, index: number): number | undefined {
    let left = index < 0 ? index + this.reader.count(array) : index;
    if (left < 0) return undefined;
    for (const child of this.reader.children(array)) if (left-- === 0) return child;
    return undefined;
  }

  /** RFC 9535, section 2.3.4.2.2. */
  private slice(selector: Extract<Selector, { type: 'slice' }>, array: number, found: number[]): void {
    const { step } = selector;
    if (step === 0) return;
    const items = [...this.reader.children(array)];
    const { length } = items;
    const clamp = (index: number, low: number, high: number) =>
      Math.min(Math.max(index < 0 ? index + length : index, low), high);
    if (step > 0) {
      const end = clamp(selector.end ?? length, 0, length);
      for (let index = clamp(selector.start ?? 0, 0, length); index < end; index += step) found.push(items[index] ?? 0);
    } else {
      const end = selector.end === undefined ? -1 : clamp(selector.end, -1, length - 1);
      const start = clamp(selector.start ?? length - 1, -1, length - 1);
      for (let index = start; index > end; index += step) found.push(items[index] ?? 0);
    }
  }

  private holds(test: Test, current: number): boolean {
    switch (test.type) {
      case 'or':
        return test.tests.some((part) => this.holds(part, current));
      case 'and':
        return test.tests.every((part) => this.holds(part, current));
      case 'not':
        return !this.holds(test.test, current);
      case 'exists':
        return this.select(test.query, current).length > 0;
      case 'holds':
        return this.matches(test.call, current);
      case 'compare':
        return this.compare(this.value(test.left, current), test.operator, this.value(test.right, current));
    }
  }

  private value(operand: Operand, current: number): Value {
    if (operand.type === 'literal') return operand.value;
    if (operand.type === 'call') return this.call(operand, current);
    const [row] = this.select(operand.query, current);
    return row === undefined ? undefined : this.valueOf(row);
  }

  private valueOf(row: number): Value {
    switch (this.reader.kind(row)) {
      case Kind.string:
        return this.reader.string(row);
      case Kind.number:
        return { number: toJsonNumber(this.reader.raw(row)) };
      case Kind.true:
        return true;
      case Kind.false:
        return false;
      case Kind.null:
        return null;
      default:
        return { row };
    }
  }

  /** `length`, `count` and `value` (RFC 9535, sections 2.4.4, 2.4.5 and 2.4.8). */
  private call({ name, operands: [operand] }: Call, current: number): Value {
    if (!operand) return undefined;
    if (name === 'length') {
      const value = this.value(operand, current);
      if (typeof value === 'string') return { number: String([...value].length) };
      return isRow(value) ? { number: String(this.reader.count(value.row)) } : undefined;
    }
    const rows = operand.type === 'query' ? this.select(operand.query, current) : [];
    if (name === 'count') return { number: String(rows.length) };
    return rows.length === 1 ? this.valueOf(rows[0] ?? 0) : undefined;
  }

  /** `match` and `search` (sections 2.4.6 and 2.4.7). */
  private matches({ name, operands: [text, pattern] }: Call, current: number): boolean {
    const [subject, expression] = [text, pattern].map((operand) => operand && this.value(operand, current));
    if (typeof subject !== 'string' || typeof expression !== 'string') return false;
    const key = name + expression;
    if (!this.expressions.has(key)) this.expressions.set(key, compileIRegexp(expression, name === 'match'));
    return this.expressions.get(key)?.test(subject) ?? false;
  }

  /** RFC 9535, section 2.3.5.2.2. */
  private compare(left: Value, operator: Comparison, right: Value): boolean {
    switch (operator) {
      case '==':
        return this.areEqual(left, right);
      case '!=':
        return !this.areEqual(left, right);
      case '<':
        return isLess(left, right);
      case '>':
        return isLess(right, left);
      case '<=':
        return isLess(left, right) || this.areEqual(left, right);
      case '>=':
        return isLess(right, left) || this.areEqual(left, right);
    }
  }

  private areEqual(left: Value, right: Value): boolean {
    const waiting: [Value, Value][] = [[left, right]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [a, b] = next;
      if (isNumber(a) && isNumber(b)) {
        if (
          isNonFinite(a.number) || isNonFinite(b.number)
            ? a.number !== b.number
            : compareNumbers(a.number, b.number) !== 0
        )
          return false;
      } else if (isRow(a) && isRow(b)) {
        const inner = this.pairs(a.row, b.row);
        if (!inner) return false;
        for (const pair of inner) waiting.push(pair);
      } else if (a !== b) return false;
    }
    return true;
  }

  /** The pairs of values that must be equal for two containers to be equal; undefined if they cannot be. */
  private pairs(a: number, b: number): [Value, Value][] | undefined {
    const { reader } = this;
    if (reader.kind(a) !== reader.kind(b) || reader.count(a) !== reader.count(b)) return undefined;
    if (reader.kind(a) === Kind.array) {
      const others = [...reader.children(b)];
      return [...reader.children(a)].map((row, index) => [this.valueOf(row), this.valueOf(others[index] ?? 0)]);
    }
    const byName = new Map([...reader.children(b)].map((row) => [reader.name(row), row]));
    const pairs: [Value, Value][] = [];
    for (const row of reader.children(a)) {
      const other = byName.get(reader.name(row));
      if (other === undefined) return undefined;
      pairs.push([this.valueOf(row), this.valueOf(other)]);
    }
    return pairs;
  }
}

const isRow = (value: Value): value is { readonly row: number } =>
  typeof value === 'object' && value !== null && 'row' in value;

const isNumber = (value: Value): value is { readonly number: string } =>
  typeof value === 'object' && value !== null && 'number' in value;

function isLess(left: Value, right: Value): boolean {
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right) < 0;
  if (!isNumber(left) || !isNumber(right) || isNonFinite(left.number) || isNonFinite(right.number)) return false;
  return compareNumbers(left.number, right.number) < 0;
}
