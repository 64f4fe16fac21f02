import type { BigNumber, Complex, MathJsInstance } from 'mathjs';
import { decimalFrom } from './double-functions.ts';
import { elementsOf } from './elements.ts';
import { type Decimals, mostDigits, realFunctions } from './real-functions.ts';
import type { Watch } from './watch.ts';

type Work = (...values: unknown[]) => unknown;

/** Complex where the result is no real number. */
const complexFunctions = ['asin', 'acos', 'asec', 'acsc', 'acosh', 'atanh', 'asech', 'acoth'] as const;

/** Functions whose results may look exact, since they have many nines or zeros. */
export const roundedFunctions: ReadonlySet<string> = new Set(['erf', 'tanh', 'coth']);

/** Functions that mathjs does not have for decimals, has for small ones only, or of complex numbers with doubles. */
export function beyondDecimals(math: MathJsInstance, digits: number, watch: Watch): Record<string, unknown> {
  const original = (name: string) => math[name as 'sin'] as unknown as Work;
  const functions: Record<string, Work> = {};
  for (const name of complexFunctions) {
    const work = original(name);
    functions[name] = (value) => {
      const result = work(value);
      const isNone = math.isBigNumber(result) && result.isNaN() && math.isBigNumber(value) && !value.isNaN();
      return isNone ? work(math.complex(value.toNumber(), 0)) : result;
    };
  }
  return { ...functions, ...ofReals(math, digits, watch), ...ofComplex(math, watch), ...ofMatrices(math, digits) };
}

/** Those of real numbers. */
function ofReals(math: MathJsInstance, digits: number, watch: Watch): Record<string, Work> {
  const { BigNumber: decimals } = math as unknown as { readonly BigNumber: Decimals };
  const own = realFunctions(decimals, Math.min(digits, mostDigits));
  const isGreat = (x: BigNumber) => x.abs().gte(1);
  /** The product of so few numbers is quick. What is too great for a logarithm is too great for a number. */
  const isProduct = (x: BigNumber) => x.isInteger() && (x.lt(3_300) || digits > mostDigits);
  /** By its name: what is worked out here, and the values that are left to mathjs. */
  const works: Readonly<Record<string, readonly [(x: BigNumber) => BigNumber, isLeft: (x: BigNumber) => boolean]>> = {
    gamma: [own.gamma, isProduct],
    factorial: [(x) => own.gamma(new decimals(x).plus(1)), isProduct],
    lgamma: [own.lgamma, () => false],
    erf: [own.erf, () => false],
    sinh: [own.sinh, (x) => !isGreat(x)],
    cosh: [own.cosh, () => false],
    tanh: [own.tanh, (x) => !isGreat(x)],
  };
  const functions: Record<string, Work> = {};
  for (const [name, [work, isLeft]] of Object.entries(works)) {
    const original = math[name as 'sin'] as unknown as Work;
    functions[name] = (value) => {
      if (!math.isBigNumber(value) || !value.isFinite() || isLeft(value)) return original(value);
      if (digits > mostDigits) watch.knownDigits = Math.min(watch.knownDigits, mostDigits);
      return new decimals(work(value).toSignificantDigits(Math.min(digits, mostDigits)).toString());
    };
  }
  const reciprocals = { sech: 'cosh', csch: 'sinh', coth: 'tanh' } as const;
  for (const [name, other] of Object.entries(reciprocals)) {
    const original = math[name as 'sin'] as unknown as Work;
    functions[name] = (value) =>
      math.isBigNumber(value) ? new decimals(1).div(functions[other]?.(value) as BigNumber) : original(value);
  }
  return functions;
}

/** The parts of complex numbers, which consist of doubles, as decimals. */
function ofComplex(math: MathJsInstance, watch: Watch): Record<string, Work> {
  const toDecimal = decimalFrom(math, watch);
  const atan2 = math.atan2 as unknown as Work;
  const works: Readonly<Record<string, (re: BigNumber, im: BigNumber) => unknown>> = {
    re: (re) => re,
    im: (_, im) => im,
    abs: (re, im) => re.times(re).plus(im.times(im)).sqrt(),
    arg: (re, im) => atan2(im, re),
  };
  const functions: Record<string, Work> = {};
  for (const [name, work] of Object.entries(works)) {
    const original = math[name as 'sin'] as unknown as Work;
    functions[name] = (value) => {
      if (!math.isComplex(value)) return original(value);
      const { re, im } = value as Complex;
      return work(toDecimal(re), toDecimal(im));
    };
  }
  return functions;
}

/** What mathjs says where it sees that there is no inverse. */
const noInverse = 'Cannot calculate inverse, determinant is zero';

/** Number of correct digits that an inverse must have. */
const leastDigits = 12;

/**
 * Wraps the functions that invert a matrix. With decimals, mathjs inverts a singular matrix, too: the result is
 * infinite, or made of rounding errors. The condition of the matrix (R. Skeel, 1979) shows that; it does not depend on
 * the scale of rows.
 */
function ofMatrices(math: MathJsInstance, digits: number): Record<string, Work> {
  const { inv, abs, multiply, divide, pow, unaryMinus } = math as unknown as Readonly<
    Record<'inv' | 'abs' | 'multiply' | 'divide' | 'pow' | 'unaryMinus', Work>
  >;
  const isMatrix = (value: unknown): boolean => math.isMatrix(value) || Array.isArray(value);
  const most = math.bignumber(`1e${digits - leastDigits}`);
  const cellsOf = (value: unknown) => [elementsOf(value)].flat(Number.POSITIVE_INFINITY);
  const inverseOf: Work = (value) => {
    const inverse = inv(value);
    // Of complex numbers, which consist of doubles, mathjs sees it by itself.
    if (!isMatrix(value) || cellsOf(inverse).some((cell) => !math.isBigNumber(cell))) return inverse;
    const condition = cellsOf(multiply(abs(inverse), abs(value))) as readonly BigNumber[];
    if (!condition.every((cell) => cell.lt(most))) throw new Error(noInverse);
    return inverse;
  };
  return {
    inv: inverseOf,
    divide: (value, divisor) => (isMatrix(divisor) ? multiply(value, inverseOf(divisor)) : divide(value, divisor)),
    pow: (base, exponent) =>
      isMatrix(base) && math.isBigNumber(exponent) && exponent.lt(0) && exponent.isInteger()
        ? pow(inverseOf(base), unaryMinus(exponent))
        : pow(base, exponent),
  };
}
