import type { AssignmentNode, BigNumber, ConstantNode, Fraction, FunctionNode, MathNode, OperatorNode } from 'mathjs';
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  writeFixed,
} from '#lib/rational/rational.ts';
import { nameOf, nodesIn } from './nodes.ts';

/** What is known exactly: the variables that are fractions, and which names have another meaning than usual. */
export interface ExactScope {
  readonly values: ReadonlyMap<string, Rational>;
  readonly isOwn: (name: string) => boolean;
}

/** Longer terms, in bits, are left to rounded numbers: some more than 10,000 digits. */
const maxBits = 35_000;
/** The factorial of a greater number has more than 10,000 digits. */
const maxFactorial = 3_300n;
const maxExponent = 10_500;

const zero = rational(0n);
const one = rational(1n);

/**
 * The exact value of an expression made of numbers, exact variables, arithmetic and the functions of whole numbers;
 * undefined for all others, for what has no value, and for numbers of more than some 10,000 digits.
 */
export function exactValue(node: MathNode, scope: ExactScope): Rational | undefined {
  return withinLimit(evaluateNode(node, scope));
}

const withinLimit = (value: Rational | undefined): Rational | undefined =>
  value && sizeOf(value.numerator) + sizeOf(value.denominator) <= maxBits ? value : undefined;

function evaluateNode(node: MathNode, scope: ExactScope): Rational | undefined {
  switch (node.type) {
    case 'ConstantNode':
      return constantOf((node as ConstantNode).value);
    case 'SymbolNode':
      return scope.values.get((node as unknown as { readonly name: string }).name);
    case 'ParenthesisNode':
      return exactValue((node as unknown as { readonly content: MathNode }).content, scope);
    case 'OperatorNode':
      return evaluateChain(node as OperatorNode, scope);
    case 'FunctionNode': {
      const { fn, args } = node as FunctionNode;
      const { name } = fn as unknown as { readonly name: string };
      const [first, ...others] = args;
      const value = fn.type === 'SymbolNode' && !scope.isOwn(name) && first ? exactValue(first, scope) : undefined;
      return value && apply(name, value, others, scope);
    }
    default:
      return undefined;
  }
}

/** Operators from the innermost first operand outwards: sums of thousands of terms are too deep for recursion. */
function evaluateChain(outermost: OperatorNode, scope: ExactScope): Rational | undefined {
  const chain = [outermost];
  for (let first = outermost.args[0]; first?.type === 'OperatorNode'; first = (first as OperatorNode).args[0])
    chain.push(first as OperatorNode);
  let value: Rational | undefined;
  for (const { fn, args } of chain.reverse()) {
    const [first, ...others] = args;
    value ??= first && exactValue(first, scope);
    value &&= withinLimit(apply(fn, value, others, scope));
    if (!value) return undefined;
  }
  return value;
}

/** The names that a statement gives a meaning to. */
export const assignedNames = (node: MathNode): readonly string[] =>
  nodesIn(node).flatMap((part) => {
    if (part.type === 'FunctionAssignmentNode') return [nameOf(part)];
    if (part.type !== 'AssignmentNode') return [];
    return nodesIn((part as unknown as AssignmentNode).object)
      .filter(({ type }) => type === 'SymbolNode')
      .map(nameOf);
  });

function constantOf(value: unknown): Rational | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('toFixed' in value && 'e' in value) return fromDecimal(value as BigNumber);
  if (!('n' in value && 'd' in value && 's' in value)) return undefined;
  const { s, n, d } = value as Fraction;
  return rational(BigInt(s) * BigInt(n), BigInt(d));
}

/** A decimal as a fraction; undefined where it is no number, or has too many digits. */
function fromDecimal(value: BigNumber): Rational | undefined {
  if (!value.isFinite() || Math.abs(value.e) > maxExponent) return undefined;
  const [whole = '', fraction = ''] = value.toFixed().split('.');
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

type Step = (a: Rational, b: Rational) => Rational | undefined;

/** By the names that mathjs gives them: what takes one value, ... */
const ofOne: Readonly<Record<string, Step>> = {
  unaryMinus: negate,
  unaryPlus: (a) => a,
  abs: (a) => (a.numerator < 0n ? negate(a) : a),
  sign: (a) => rational(BigInt(compare(a, zero))),
  floor,
  ceil: (a) => negate(floor(negate(a))),
  fix: (a) => (a.numerator < 0n ? negate(floor(negate(a))) : floor(a)),
  round: (a) => rational(BigInt(writeFixed(a, 0))),
  square: (a) => multiply(a, a),
  cube: (a) => multiply(a, multiply(a, a)),
  factorial,
};
/** ... two, ... */
const ofTwo: Readonly<Record<string, Step>> = {
  add,
  subtract,
  multiply,
  divide: (a, b) => (b.numerator === 0n ? undefined : divide(a, b)),
  pow: power,
  mod: (a, b) => (b.numerator === 0n ? undefined : subtract(a, multiply(b, floor(divide(a, b))))),
  combinations,
  log: logarithm,
};
/** ... or any number of them. */
const ofAny: Readonly<Record<string, Step>> = {
  max: (a, b) => (compare(a, b) < 0 ? b : a),
  min: (a, b) => (compare(b, a) < 0 ? b : a),
  sum: add,
  prod: multiply,
  gcd: (a, b) => (isWhole(a) && isWhole(b) ? rational(divisorOf(a.numerator, b.numerator)) : undefined),
};

function apply(name: string, first: Rational, args: readonly MathNode[], scope: ExactScope): Rational | undefined {
  const table = args.length === 0 ? ofOne : args.length === 1 && Object.hasOwn(ofTwo, name) ? ofTwo : ofAny;
  const step = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!step || table === ofOne) return step?.(first, zero);
  let value: Rational | undefined = first;
  for (const arg of args) {
    const other: Rational | undefined = value && exactValue(arg, scope);
    value = value && other && step(value, other);
  }
  return value;
}

/** The exponent of a whole power of a whole number; undefined where it is none. */
function logarithm(a: Rational, { numerator: base, denominator }: Rational): Rational | undefined {
  if (!isWhole(a) || denominator !== 1n || base < 2n || a.numerator < 1n) return undefined;
  let exponent = 0n;
  let rest = a.numerator;
  for (; rest % base === 0n; rest /= base) exponent++;
  return rest === 1n ? rational(exponent) : undefined;
}

const sizeOf = (value: bigint): number => value.toString(2).length;
const isWhole = ({ denominator }: Rational): boolean => denominator === 1n;

function floor({ numerator, denominator }: Rational): Rational {
  const down = numerator / denominator;
  return rational(numerator < 0n && down * denominator !== numerator ? down - 1n : down);
}

function divisorOf(a: bigint, b: bigint): bigint {
  let [first, second] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (second !== 0n) [first, second] = [second, first % second];
  return first;
}

function power(base: Rational, { numerator: exponent, denominator }: Rational): Rational | undefined {
  if (denominator !== 1n) return undefined;
  if (base.numerator === 0n && exponent < 0n) return undefined;
  const size = exponent < 0n ? -exponent : exponent;
  const isUnit = (base.numerator === 1n || base.numerator === -1n || base.numerator === 0n) && base.denominator === 1n;
  if (isUnit) return base.numerator === -1n && size % 2n === 0n ? one : size === 0n ? one : base;
  if (BigInt(sizeOf(base.numerator) + sizeOf(base.denominator) - 1) * size > BigInt(2 * maxBits)) return undefined;
  const raised = { numerator: base.numerator ** size, denominator: base.denominator ** size };
  return exponent < 0n ? rational(raised.denominator, raised.numerator) : raised;
}

function factorial(value: Rational): Rational | undefined {
  if (!isWhole(value) || value.numerator < 0n || value.numerator > maxFactorial) return undefined;
  let product = 1n;
  for (let n = 2n; n <= value.numerator; n++) product *= n;
  return rational(product);
}

function combinations(n: Rational, k: Rational): Rational | undefined {
  if (!isWhole(n) || !isWhole(k) || k.numerator < 0n || n.numerator < k.numerator) return undefined;
  const other = n.numerator - k.numerator;
  const few = k.numerator < other ? k.numerator : other;
  if (few > maxFactorial || few * BigInt(sizeOf(n.numerator)) > BigInt(4 * maxBits)) return undefined;
  let result = 1n;
  for (let i = 1n; i <= few; i++) result = (result * (n.numerator - few + i)) / i;
  return rational(result);
}
