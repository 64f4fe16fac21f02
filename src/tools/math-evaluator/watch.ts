import type { MathJsInstance } from 'mathjs';
import { elementsOf } from './elements.ts';

/** What results do not say by themselves. */
export interface Watch {
  /** Something was divided by 0: `1 / Infinity` is as infinite as `1 / 0`. */
  isByZero: boolean;
  /** A finite result was too large to be represented, and became infinite. */
  isTooLarge: boolean;
  /** A result was too small to be represented, and became 0. */
  isTooSmall: boolean;
  /** The functions that were worked out with doubles. */
  readonly onDoubles: Set<string>;
  /** The digits that are right at most, where some of what went into a result has fewer than are worked with. */
  knownDigits: number;
}

export const newWatch = (): Watch => ({
  isByZero: false,
  isTooLarge: false,
  isTooSmall: false,
  onDoubles: new Set(),
  knownDigits: Number.POSITIVE_INFINITY,
});

/** Forgets what was seen, but for digits that earlier results are known to have. */
export function resetWatch(watch: Watch, knownDigits: number): void {
  watch.onDoubles.clear();
  Object.assign(watch, { isByZero: false, isTooLarge: false, isTooSmall: false, knownDigits });
}

/** What each divides by; a power divides by its base where the exponent is negative. */
const divisors = {
  divide: (_, divisor) => divisor,
  dotDivide: (_, divisor) => elementsOf(divisor),
  mod: (_, divisor) => elementsOf(divisor),
  pow: (base, exponent) => (Number(exponent) < 0 ? base : undefined),
  inv: (value) => value,
} satisfies Record<string, (first: unknown, second: unknown) => unknown>;

/** Functions without poles, but for divisions by 0: they are infinite only where a result is too large. */
const withoutPoles: ReadonlySet<string> = new Set([
  ...['add', 'subtract', 'multiply', 'dotMultiply', 'divide', 'dotDivide'],
  ...['pow', 'square', 'cube', 'exp', 'expm1', 'sinh', 'cosh', 'factorial'],
]);
/** Functions that are 0 only where an argument is, or where a result is too small. */
const withoutZeros: ReadonlySet<string> = new Set(['multiply', 'divide', 'pow', 'square', 'cube', 'exp']);

type Work = (...args: unknown[]) => unknown;

/** Functions that report divisions by 0, and results that cannot be represented. */
export function watchFunctions(math: MathJsInstance, watch: Watch): Record<string, Work> {
  const isZero = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(isZero);
    if (math.isUnit(value)) return isZero((value as unknown as { readonly value: unknown }).value);
    if (math.isComplex(value)) return value.re === 0 && value.im === 0;
    if (math.isFraction(value)) return value.n === 0n;
    return value === 0 || (math.isBigNumber(value) && value.isZero());
  };
  const isInfinite = (value: unknown): boolean => {
    const elements = elementsOf(value);
    if (Array.isArray(elements)) return elements.some(isInfinite);
    if (math.isUnit(value)) return isInfinite((value as unknown as { readonly value: unknown }).value);
    if (math.isComplex(value)) return isInfinite(value.re) || isInfinite(value.im);
    if (math.isBigNumber(value)) return !value.isFinite();
    return typeof value === 'number' && !Number.isFinite(value);
  };
  const isNumber = (value: unknown): boolean => typeof value === 'number' || math.isBigNumber(value);
  const original = (name: string) => math[name as 'divide'] as unknown as Work;
  const functions: Record<string, Work> = {};
  for (const name of new Set([...withoutPoles, ...withoutZeros, ...Object.keys(divisors)])) {
    const work = original(name);
    const divisorOf: ((first: unknown, second: unknown) => unknown) | undefined = divisors[name as 'divide'];
    functions[name] = (...args) => {
      const result = work(...args);
      if (divisorOf && isZero(divisorOf(args[0], args[1]))) watch.isByZero = true;
      else if (withoutPoles.has(name) && isInfinite(result) && !args.some(isInfinite)) watch.isTooLarge = true;
      // The exponent of a power may be 0.
      const factors = name === 'pow' ? args.slice(0, 1) : args;
      if (withoutZeros.has(name) && [result, ...args].every(isNumber) && isZero(result))
        if (!factors.some(isZero) && !args.some(isInfinite)) watch.isTooSmall = true;
      return result;
    };
  }
  const eigenvalues = original('eigs');
  // Its method divides by 0 on the way.
  functions['eigs'] = (...args) => {
    const { isByZero, isTooLarge, isTooSmall } = watch;
    const result = eigenvalues(...args);
    Object.assign(watch, { isByZero, isTooLarge, isTooSmall });
    return result;
  };
  return functions;
}
