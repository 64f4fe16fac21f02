import type { BigNumber, FunctionNode, MathNode } from 'mathjs';
import { minOf } from '#lib/collections/extremes.ts';
import type { Rational } from '#lib/rational/rational.ts';
import { roundedFunctions } from './beyond-decimals.ts';
import { type Engine, engineOf, type Options, preferUnitsOf, restore } from './engine.ts';
import { assignedNames, exactValue } from './exact.ts';
import { type Logical, logicalOnNumbers } from './logical.ts';
import { nameOf, nodesIn } from './nodes.ts';
import { isBlank, isWholeWork, namesIn, neededBy, parseLine, statementsOf } from './parsed-lines.ts';
import { isDeep, Problem, runError, tooDeep } from './problems.ts';
import type { Line } from './spelling.ts';
import { resetWatch } from './watch.ts';
import { maxDigits, type Writer, type Written, writeRational, writeValue } from './write.ts';

/** What a line gives; a line that is empty, or only a comment, has neither result nor error. */
export interface LineResult {
  readonly written?: Written;
  readonly error?: Problem;
  /** Something is divided by 0. */
  readonly isByZero?: boolean;
  /** A result was too large to be represented, or too small. */
  readonly isTooLarge?: boolean;
  readonly isTooSmall?: boolean;
  /** The functions that were worked out with doubles. */
  readonly onDoubles?: readonly string[];
  /** Numbers that are read as true. */
  readonly logical?: Logical | undefined;
  /** A logarithm has no base of its own. */
  readonly isNaturalLog?: boolean;
  /** The value, where it is one that is known exactly. */
  readonly exact?: Rational | undefined;
  /** As it was parsed. */
  readonly node?: MathNode;
}

/** The results of lines, and the variables that they leave. */
export interface Calculated {
  readonly results: readonly LineResult[];
  readonly variables: readonly { readonly name: string; readonly written: Written }[];
}

/** What a function gives that is smaller, and not the same with more digits, is 0 but for rounding. */
const nothing = 1e-60;

/** A value as one calculator has it. */
interface Value {
  readonly value: unknown;
  readonly exact: Rational | undefined;
}

/**
 * Runs work on a line, which may never end; its number counts from 0.
 * @throws Problem where it was stopped, or is not begun
 */
export type LimitLine = <T>(index: number, work: () => T) => T;

interface Pass {
  readonly values: readonly Value[];
  /** Something was divided by 0. */
  readonly isByZero?: boolean;
  readonly isTooLarge?: boolean;
  readonly isTooSmall?: boolean;
  readonly onDoubles?: readonly string[];
  /** The digits that are right at most. */
  readonly knownDigits?: number;
  readonly logical?: Logical | undefined;
  readonly isNaturalLog?: boolean;
  readonly error?: Problem;
  readonly node?: MathNode;
}

/** Digits more with which a rounded result has to be the same. */
const control = 32;
/** Digits of the third calculation of a result that is below 10^60, or too large to be written out. */
const manyDigits = 160;

/**
 * Calculates lines, each with the variables and functions of those before, and `ans`, the last result. What is made of
 * fractions alone is exact. All else is worked out once more with more digits, and shown as it is then, so that digits
 * lost on the way are not shown. A line that takes too long has no result.
 * @param digits those to work with
 */
export function calculate(lines: readonly Line[], options: Options, digits: number, limit: LimitLine): Calculated {
  const engine = engineOf(options, digits);
  const scope = emptyScope();
  const stopped = new Map<number, Problem>();
  let second: Again | undefined;
  /** Undefined where the line is, or has been, stopped. */
  const within = <T>(index: number, work: () => T): T | undefined => {
    if (stopped.has(index)) return undefined;
    try {
      return limit(index, work);
    } catch (cause) {
      const error = isDeep(cause) ? tooDeep(lines[index]) : cause;
      if (!(error instanceof Problem)) throw error;
      stopped.set(index, error);
      restore(engine);
      if (second) restore(second.engine);
      return undefined;
    }
  };
  const first = lines.map((line, index): Pass => {
    if (isBlank(line)) return { values: [] };
    return within(index, () => pass(engine, line, scope)) ?? { values: [] };
  });
  const writer: Writer = { math: engine.math, digits, options };
  const isDecimal = options.numbers === 'decimal';
  const unsettled = new Set(
    first.flatMap(({ values }, index) => (isDecimal && values.some((value) => !value.exact) ? [index] : [])),
  );
  second = unsettled.size > 0 ? again(lines, unsettled, options, digits + control, within) : undefined;
  const resultOf = (line: Pass, index: number): LineResult => {
    const { node, error, isByZero = false, isTooLarge, isTooSmall, onDoubles, logical, isNaturalLog } = line;
    const { knownDigits = digits } = line;
    if (error) return { error, ...(node && { node }) };
    if (line.values.length === 0) return node ? { node, written: { text: '', isRounded: false }, isByZero } : {};
    const parts = line.values.map(({ value, exact: known }, at) => {
      if (known) return writeRational(known, writer);
      if (knownDigits < options.precision)
        return { ...writeValue(value, withDigits(writer, knownDigits)), isRounded: true };
      const other = second?.values.get(index)?.[at];
      const once = writeValue(value, writer);
      if (!second || !other) return isDecimal && !isFewDigits(value, engine) ? { ...once, isRounded: true } : once;
      return settle({ value, written: once }, other, second, { lines, index, at, options, digits });
    });
    const [only] = line.values;
    const text = parts.map((part) => part.text).join('; ');
    const isRounded =
      parts.some((part) => part.isRounded) || (isDecimal && /[1-9]/.test(text) && isAlwaysRounded(node));
    return {
      node,
      written: { text, isRounded },
      isByZero,
      isTooLarge,
      isTooSmall,
      onDoubles,
      logical,
      isNaturalLog,
      exact: line.values.length === 1 ? only?.exact : undefined,
    } as LineResult;
  };
  const results = first.map((line, index): LineResult => {
    const result = line.node ? within(index, () => resultOf(line, index)) : resultOf(line, index);
    const error = stopped.get(index);
    return error ? { error } : (result ?? {});
  });
  const writeVariables = () =>
    [...scope.values].flatMap(([name, value]) => {
      if (name === 'ans') return [];
      const known = scope.exact.get(name);
      const few = scope.knownDigits.get(name);
      return [{ name, written: known ? writeRational(known, writer) : writeValue(value, withDigits(writer, few)) }];
    });
  return { results, variables: within(lines.length, writeVariables) ?? [] };
}

/** Whether a function is used whose results are rounded although they may not look so. */
const isAlwaysRounded = (node: MathNode | undefined): boolean =>
  node !== undefined &&
  nodesIn(node).some((part) => part.type === 'FunctionNode' && roundedFunctions.has(nameOf(part)));

/** A writer of no more digits than these, where they are limited. */
const withDigits = (writer: Writer, few: number | undefined): Writer =>
  few === undefined || few >= writer.options.precision
    ? writer
    : { ...writer, digits: few + 4, options: { ...writer.options, precision: few } };

interface Settling {
  readonly lines: readonly Line[];
  readonly index: number;
  readonly at: number;
  readonly options: Options;
  readonly digits: number;
}

/** What is written of a value that was worked out with few digits and with more. */
function settle(
  once: { readonly value: unknown; readonly written: Written },
  other: unknown,
  second: Again,
  { lines, index, at, options, digits }: Settling,
): Written {
  const { math } = second.engine;
  const writer: Writer = { math, digits: math.isUnit(other) ? digits + control : digits, options };
  const twice = writeValue(other, writer);
  if (!math.isBigNumber(other) || !other.isFinite())
    return { text: twice.text, isRounded: twice.isRounded || twice.text !== once.written.text };
  const before = once.value as BigNumber;
  const isSame = before.toString() === other.toString();
  if (twice.text === once.written.text && other.e < 60)
    return { text: twice.text, isRounded: twice.isRounded || !isSame };
  if (!before.isZero() && before.abs().lt(nothing) && twice.text !== once.written.text)
    return { text: `0 (≈ ${before.toSignificantDigits(3).toExponential()})`, isRounded: false };
  if (twice.text === once.written.text && !(other.isInteger() && isWholeWork(lines, index, second.engine)))
    return { text: twice.text, isRounded: twice.isRounded || !isSame };
  const more = other.e >= 60 && other.e < maxDigits ? Math.min(other.e + 20, maxDigits + 20) : manyDigits;
  const third = again(lines, new Set([index]), options, more);
  const last = third?.values.get(index)?.[at];
  if (!third?.engine.math.isBigNumber(last)) return { ...twice, isRounded: true };
  const isExact = last.isInteger() && last.e < more - 10 && isWholeWork(lines, index, third.engine);
  // Near a pole, more digits give ever greater numbers.
  if (!isExact && last.abs().gt(other.abs().times(1e9)))
    return {
      text: `${last.isNegative() ? '-' : ''}Infinity (≈ ${before.toSignificantDigits(3).toExponential()})`,
      isRounded: false,
    };
  const { text, isRounded } = writeValue(last, { math: third.engine.math, digits: more, options }, isExact);
  return { text, isRounded: isRounded || !isExact };
}

/** Whether a number has so few digits that none was cut off. */
const isFewDigits = (value: unknown, { math, digits }: Engine): boolean =>
  !math.isBigNumber(value) || !value.isFinite() || value.precision() < digits - 4;

interface Again {
  readonly engine: Engine;
  /** By the number of the line. */
  readonly values: ReadonlyMap<number, readonly unknown[]>;
}

/** Calculates some lines, and those that they need; undefined if `digits` is too high for one of them. */
function again(
  lines: readonly Line[],
  wanted: ReadonlySet<number>,
  options: Options,
  digits: number,
  within: <T>(index: number, work: () => T) => T | undefined = (_, work) => work(),
): Again | undefined {
  const engine = engineOf(options, digits);
  const scope = emptyScope();
  const values = new Map<number, readonly unknown[]>();
  for (const index of neededBy(lines, wanted, engine)) {
    const line = lines[index];
    if (!line) continue;
    const result = within(index, () => pass(engine, line, scope));
    if (!result) restore(engine);
    else if (!result.error)
      values.set(
        index,
        result.values.map(({ value }) => value),
      );
  }
  return { engine, values };
}

/** What lines leave for those after them, by name. */
interface Scope {
  readonly values: Map<string, unknown>;
  readonly exact: Map<string, Rational>;
  /** The digits that are right, where they are few. */
  readonly knownDigits: Map<string, number>;
}

const emptyScope = (): Scope => ({ values: new Map(), exact: new Map(), knownDigits: new Map() });

/** A quantity in the units of its own line: mathjs chooses them when it is written, unless the line names them. */
function settleUnits(value: unknown, { math }: Engine): unknown {
  if (!math.isUnit(value)) return value;
  const unit = value as unknown as { readonly skipAutomaticSimplification: boolean; simplify(): object };
  return unit.skipAutomaticSimplification
    ? value
    : Object.assign(unit.simplify(), { skipAutomaticSimplification: true });
}

function pass(engine: Engine, line: Line, { values: scope, exact, knownDigits: digitsOf }: Scope): Pass {
  let node: MathNode | undefined;
  try {
    node = parseLine(engine, line);
  } catch (error) {
    if (error instanceof Problem) return { values: [], error };
    throw error;
  }
  if (!node) return { values: [] };
  const { math, watch } = engine;
  preferUnitsOf(
    engine,
    namesIn(node).map((name) => scope.get(name)),
  );
  resetWatch(watch, minOf(namesIn(node).map((name) => digitsOf.get(name) ?? Number.POSITIVE_INFINITY)));
  const values: Value[] = [];
  for (const { node: statement, isShown } of statementsOf(node)) {
    let value: unknown;
    const known = exactOf(statement, scope, exact);
    try {
      value = statement.compile().evaluate(scope as never);
    } catch (cause) {
      // Whole numbers of thousands of digits can be too much for rounded ones.
      value = known && math.bignumber(String(known.numerator)).div(math.bignumber(String(known.denominator)));
      const { type: assigned, name: to } = statement as unknown as { readonly type: string; readonly name?: string };
      if (known && assigned === 'AssignmentNode' && to) scope.set(to, value);
      if (!known) return { node, values: [], error: runError(cause, { line, node: statement, math, scope }) };
    }
    for (const name of assignedNames(statement)) exact.delete(name);
    const { type, name } = statement as unknown as { readonly type: string; readonly name?: string };
    if (known && type === 'AssignmentNode' && name) exact.set(name, known);
    if (known) exact.set('ans', known);
    else exact.delete('ans');
    scope.set('ans', value);
    if (isShown) values.push({ value: settleUnits(value, engine), exact: known });
  }
  const { isByZero, knownDigits, onDoubles } = watch;
  const isTooLarge =
    watch.isTooLarge || (!line.spelled.text.includes('Infinity') && nodesIn(node).some(isInfiniteConstant));
  for (const name of [...assignedNames(node), 'ans'])
    if (Number.isFinite(knownDigits)) digitsOf.set(name, knownDigits);
    else digitsOf.delete(name);
  const isExact = values.length > 0 && values.every((value) => value.exact);
  const lost = isExact ? {} : { isTooLarge, isTooSmall: watch.isTooSmall };
  const logical = logicalOnNumbers(node, scope);
  const isNaturalLog = !scope.has('log') && nodesIn(node).some(isLogOfOne);
  return { node, values, isByZero, ...lost, knownDigits, onDoubles: [...onDoubles], logical, isNaturalLog };
}

/** `log(x)`: calculators and spreadsheets differ on its base. */
const isLogOfOne = (node: MathNode): boolean =>
  node.type === 'FunctionNode' && nameOf(node) === 'log' && (node as FunctionNode).args.length === 1;

/** A number that is written with too great an exponent. */
const isInfiniteConstant = (node: MathNode): boolean =>
  node.type === 'ConstantNode' && String((node as unknown as { readonly value: unknown }).value) === 'Infinity';

/** The exact value of a statement: of what is assigned, where it assigns to a plain variable. */
function exactOf(node: MathNode, scope: ReadonlyMap<string, unknown>, values: ReadonlyMap<string, Rational>) {
  const { type, index, value } = node as unknown as {
    readonly type: string;
    readonly index?: unknown;
    readonly value: MathNode;
  };
  if (type === 'AssignmentNode' && index) return undefined;
  return exactValue(type === 'AssignmentNode' ? value : node, { values, isOwn: (name) => scope.has(name) });
}
