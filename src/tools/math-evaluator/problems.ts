import type { FunctionNode, MathJsInstance, MathNode, OperatorNode, Unit } from 'mathjs';
import type { Params } from '#core/messages.ts';
import type { Place } from '#core/tool.ts';
import type messages from './en.json';
import { forbidden, TooLarge } from './engine.ts';
import { nameOf, nodesIn } from './nodes.ts';
import type { Line } from './spelling.ts';

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

type Key = keyof typeof messages.logic;
/** What can be wrong with a line: the keys of messages after `wrong-`. */
export type ProblemCode = Key extends infer K ? (K extends `wrong-${infer Code}` ? Code : never) : never;

/** What is wrong with a line, at its place in the whole text. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly params: Params;
  readonly at: Place;

  constructor(code: ProblemCode, params: Params, at: Place) {
    super(code);
    this.code = code;
    this.params = params;
    this.at = at;
  }
}

/** The error of a line that cannot be parsed, at its place: `end`, `currency`, `value`, `parenthesis`, `comma`, `unconnected`. */
export function parseError(cause: unknown, line: Line): Problem {
  const { start, spelled, written } = line;
  if (isDeep(cause)) return tooDeep(line);
  if (!(cause instanceof Error && 'char' in cause)) return runError(cause, { line });
  const offset = spelled.places[Number(cause.char) - 1] ?? written.trimEnd().length;
  const message = messageOf(cause);
  const [found = ''] = written.slice(offset).match(/^(?:[\d.]+|[\p{L}_][\p{L}\d_]*|.)/u) ?? [];
  const place = { offset: start + offset, length: Math.max(1, found.length) };
  if (/^\p{Sc}/u.test(found)) return new Problem('currency', { sign: found }, place);
  if (message.startsWith('Parenthesis )')) return new Problem('parenthesis', {}, place);
  if (!found.trim() || found === '#') return new Problem('end', {}, place);
  if (found === ',') return new Problem('comma', {}, place);
  if (found === ')') return new Problem('closing', {}, place);
  return new Problem(message.startsWith('Value expected') ? 'value' : 'unconnected', { found }, place);
}

export const isDeep = (cause: unknown) => cause instanceof RangeError && /call stack/iu.test(cause.message);

/** The error of a line that is nested too deeply. */
export const tooDeep = ({ start, written }: Pick<Line, 'start' | 'written'> = { start: 0, written: '' }): Problem =>
  new Problem('too-deep', {}, { offset: start, length: Math.max(1, written.trimEnd().length) });

/** Where a line went wrong, as far as that is known. */
export interface Wrong {
  readonly line: Line;
  /** What was being worked out, ... */
  readonly node?: MathNode;
  /** ... by what, with which variables. */
  readonly math?: MathJsInstance;
  readonly scope?: ReadonlyMap<string, unknown>;
}

/** The error of a line that can be parsed but has no result. */
export function runError(cause: unknown, wrong: Wrong): Problem {
  const { math, scope } = wrong;
  const { start, written } = wrong.line;
  const message = messageOf(cause);
  const whole = { offset: start, length: Math.max(1, written.trimEnd().length) };
  const placeOf = (name: string) => {
    const at = written.indexOf(name);
    return at < 0 ? whole : { offset: start + at, length: name.length };
  };
  if (isDeep(cause)) return tooDeep(wrong.line);
  if (cause instanceof TooLarge) return new Problem('too-large', {}, whole);
  const unknown = /^Undefined function (.*)$/su.exec(message)?.[1];
  if (unknown !== undefined) {
    const similar = math && similarName(unknown, [...Object.keys(math), ...(scope?.keys() ?? [])]);
    return similar
      ? new Problem('unknown-function-similar', { name: unknown, similar }, placeOf(unknown))
      : new Problem('unknown-function', { name: unknown }, placeOf(unknown));
  }
  const symbol = /^Undefined symbol (.*)$/su.exec(message)?.[1];
  if (symbol !== undefined) return unknownName(symbol, wrong, placeOf(symbol));
  const [, amount, name = ''] = /^Too (many|few) arguments in function (\S+)/u.exec(message) ?? [];
  if (amount) return new Problem(amount === 'many' ? 'too-many' : 'too-few', { name }, placeOf(name));
  if (/^Division by Zero/iu.test(message)) return new Problem('zero', {}, whole);
  if (/determinant is zero$/u.test(message)) return new Problem('singular', {}, whole);
  if (/^Cannot implicitly convert/u.test(message)) return new Problem('not-exact', {}, whole);
  if (/^Index out of range/u.test(message)) return new Problem('index', {}, whole);
  if (/must be square/u.test(message)) return new Problem('square', {}, whole);
  const text = /^Cannot convert "(.*)" to /su.exec(message)?.[1];
  if (text !== undefined) return new Problem('text', { text }, placeOf(text));
  const functionName = /actual: function/u.test(message) ? uncalledIn(wrong) : undefined;
  if (functionName) return new Problem('not-called', { name: functionName }, placeOf(functionName));
  const taken = /^Unexpected type of argument in function (\S+)/u.exec(message)?.[1];
  return (
    operandError(wrong, whole) ??
    (taken && written.includes(taken) ? new Problem('type', { name: taken }, placeOf(taken)) : undefined) ??
    new Problem('cannot', {}, whole)
  );
}

/** A name without a value: of a unit, where it follows a number or a conversion. */
function unknownName(name: string, { line, math }: Wrong, place: Place): Problem {
  const before = line.written.slice(Math.max(0, place.offset - line.start - 20), place.offset - line.start);
  if (name.startsWith('$')) return new Problem('currency', { sign: '$' }, { ...place, length: 1 });
  if (!math || name.length < 2 || !/(?:\d|\b(?:to|in))\s*$/u.test(before))
    return new Problem('no-value', { name }, place);
  const { Unit } = math as unknown as { readonly Unit: { readonly UNITS: object } };
  const similar = similarName(name, Object.keys(Unit.UNITS));
  return similar
    ? new Problem('unknown-unit-similar', { name, similar }, place)
    : new Problem('unknown-unit', { name }, place);
}

/** The name of a function that is used as a value. */
function uncalledIn({ node, math }: Wrong): string | undefined {
  if (!node || !math) return undefined;
  const parts = nodesIn(node);
  const called = new Set(parts.flatMap((part) => (part.type === 'FunctionNode' ? [(part as FunctionNode).fn] : [])));
  const isUncalled = (part: MathNode) =>
    part.type === 'SymbolNode' && !called.has(part as never) && typeof math[nameOf(part) as 'sin'] === 'function';
  const found = parts.find(isUncalled);
  return found && nameOf(found);
}

/** What two values have that an operator cannot combine: units of other quantities, matrices of other sizes. */
function operandError({ node, math, scope }: Wrong, whole: Place): Problem | undefined {
  const failing = math && node && failingOperation(node, new Map(scope));
  if (!failing) return undefined;
  const { op, values } = failing;
  const [a, b] = values;
  const units = values.filter((value) => math.isUnit(value)) as readonly Unit[];
  const [first, second] = units;
  const unitOf = (unit: Unit) => unit.formatUnits() || '1';
  const isTemperature = (unit: Unit) => ['C', 'F'].includes(unitOf(unit));
  if (units.some(isTemperature)) return new Problem('temperature', {}, whole);
  if (first && second)
    return new Problem(
      'units',
      { a: unitOf(first), b: unitOf(second), kindA: quantityOf(first), kindB: quantityOf(second) },
      whole,
    );
  if (first) return new Problem('unit-and-number', { a: unitOf(first) }, whole);
  const sizes = [a, b].map((value) => sizeOf(value, math));
  if (sizes[0] && sizes[1]) return new Problem('sizes', { a: sizes[0], b: sizes[1], op }, whole);
  return undefined;
}

/** The innermost operation of two values that has no result. */
function failingOperation(node: MathNode, scope: Map<string, unknown>): Failing | undefined {
  if (node.type === 'FunctionAssignmentNode') return undefined;
  let failing: Failing | undefined;
  node.forEach((part) => {
    failing ??= failingOperation(part, scope);
  });
  if (failing || node.type !== 'OperatorNode') return failing;
  const { op, args } = node as OperatorNode;
  const values: unknown[] = [];
  try {
    for (const arg of args) values.push(arg.compile().evaluate(scope as never));
  } catch {
    return undefined;
  }
  try {
    node.compile().evaluate(scope as never);
    return undefined;
  } catch {
    return { op, values };
  }
}

interface Failing {
  readonly op: string;
  readonly values: readonly unknown[];
}

/** The name that mathjs has for what a unit measures: `MASS`; empty where it has none. */
function quantityOf(unit: Unit): string {
  const { units } = unit as unknown as {
    readonly units: { readonly unit: { readonly base?: { readonly key?: string } } }[];
  };
  return units.length === 1 ? (units[0]?.unit.base?.key ?? '') : '';
}

/** `2 × 3` of a matrix. */
function sizeOf(value: unknown, math: MathJsInstance): string | undefined {
  const size: unknown = math.isMatrix(value) ? value.size() : undefined;
  return Array.isArray(size) ? size.join(' × ') : undefined;
}

/** The name that differs least: letters that are missing are more likely than letters that are wrong. */
function similarName(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = name.length > 2 && name.length < 30 ? 5 : 0;
  for (const other of names) {
    if (forbidden.has(other) || !/^[a-z]/u.test(other) || Math.abs(other.length - name.length) > 2) continue;
    const steps = distance(name, other) + Number(other[0] !== name[0]);
    if (steps < least) [best, least] = [other, steps];
  }
  return best;
}

/** Two for a letter more or less, three for another one. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => 2 * index);
  for (let i = 1; i <= a.length; i++) {
    const next = [2 * i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 3);
      next.push(Math.min(change, (row[j] ?? 0) + 2, (next[j - 1] ?? 0) + 2));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
