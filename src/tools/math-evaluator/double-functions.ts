import type { BigNumber, MathJsInstance } from 'mathjs';
import { elementsOf } from './elements.ts';
import type { Watch } from './watch.ts';

type Work = (...values: unknown[]) => unknown;

/** Functions that the library has for doubles only, or takes minutes for with decimals. */
const doubleFunctions = ['expm', 'schur', 'sylvester', 'lyap', 'slu', 'zpk2tf', 'freqz', 'nthRoots'] as const;
/** Decimals take seconds for more rows. */
const maxRows = 4;
/** The last digits of decimals, which rounding may have changed. */
const noiseDigits = 8;

/** The digits of a double that are right, after some steps. */
const doubleDigits = 14;
/** A double of more digits was rounded. */
const shortDigits = 15;

/** Makes decimals of doubles; those that were rounded limit the digits that are known. */
export const decimalFrom =
  (math: MathJsInstance, watch: Watch) =>
  (value: number): BigNumber => {
    const isShort = value.toExponential().replace(/e.*|\D/g, '').length <= shortDigits;
    if (!isShort) watch.knownDigits = Math.min(watch.knownDigits, doubleDigits);
    return math.bignumber(String(value));
  };

interface Eigenvalues {
  readonly values: unknown;
  readonly eigenvectors?: readonly { readonly value: unknown; readonly vector: unknown }[];
}

/** Changes the numbers in a value of any shape. */
function mapNumbers(value: unknown, change: (number: unknown) => unknown, math: MathJsInstance): unknown {
  const map = (part: unknown): unknown => mapNumbers(part, change, math);
  if (math.isMatrix(value)) {
    const mapped = math.matrix(map((value as { toArray(): unknown }).toArray()) as number[]);
    return (value as { readonly isSparseMatrix?: boolean }).isSparseMatrix ? math.sparse(mapped) : mapped;
  }
  if (Array.isArray(value)) return value.map(map);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)])) : change(value);
}

/**
 * Functions that are worked out with doubles in a calculator of decimals, which is reported.
 * @param digits those of the decimals
 * @param doubles makes a calculator of doubles
 */
export function onDoubles(
  math: MathJsInstance,
  digits: number,
  doubles: () => MathJsInstance,
  watch: Watch,
): Record<string, Work> {
  const original = (name: string) => math[name as 'sin'] as unknown as Work;
  const toDouble = (part: unknown) => (math.isBigNumber(part) ? part.toNumber() : part);
  const toDecimal = decimalFrom(math, watch);
  const fromDouble = (part: unknown) => {
    if (typeof part === 'number') return toDecimal(part);
    return math.isComplex(part) ? math.complex(part.re, part.im) : part;
  };
  const callWithDoubles =
    (name: string): Work =>
    (...given) => {
      const other = doubles();
      const work = other[name as 'sin'] as unknown as Work;
      watch.onDoubles.add(name);
      watch.knownDigits = Math.min(watch.knownDigits, doubleDigits);
      const args = given.map((arg) => mapNumbers(arg, toDouble, other));
      return mapNumbers(work(...args), fromDouble, math);
    };
  /** Eigenvalues that are rounding errors beside the greatest are 0. */
  const withoutNoise = ({ values, eigenvectors }: Eigenvalues): Eigenvalues => {
    const sizes = [elementsOf(math.abs(values as number[]))].flat() as readonly (number | BigNumber)[];
    const least = sizes.reduce<BigNumber>((a, b) => (a.lt(b) ? math.bignumber(b) : a), math.bignumber(0)).times(noise);
    const clean = (part: unknown) => (math.isBigNumber(part) && part.abs().lt(least) ? math.bignumber(0) : part);
    const vectors = eigenvectors?.map((each) => ({ ...each, value: clean(each.value) }));
    return { values: mapNumbers(values, clean, math), ...(vectors && { eigenvectors: vectors }) };
  };
  const noise = math.bignumber(`1e${noiseDigits - digits}`);
  const functions: Record<string, Work> = {};
  for (const name of doubleFunctions) functions[name] = callWithDoubles(name);
  // Rows and columns are counted from 1 in expressions.
  for (const name of ['row', 'column'] as const) {
    const work = original(name);
    functions[name] = (matrix, index) => work(matrix, math.isBigNumber(index) ? index.toNumber() - 1 : index);
  }
  const select = original('partitionSelect');
  functions['partitionSelect'] = (values, index, ...args) => select(values, toDouble(index), ...args);
  const [norm, normOnDoubles] = [original('norm'), callWithDoubles('norm')];
  functions['norm'] = (...args) => {
    const [value, power] = args;
    if (!math.isBigNumber(power)) return norm(...args);
    return power.eq(1) || power.eq(2) ? norm(value, power.toNumber()) : normOnDoubles(...args);
  };
  const eigenvalues = original('eigs');
  const eigenvaluesOnDoubles = callWithDoubles('eigs');
  functions['eigs'] = (...args) => {
    const cells = elementsOf(args[0]);
    if (Array.isArray(cells) && cells.length > maxRows ** 2) return eigenvaluesOnDoubles(...args);
    return withoutNoise(eigenvalues(...args) as Eigenvalues);
  };
  const shift = original('rightArithShift');
  // Only negative numbers depend on how many bits there are.
  functions['rightLogShift'] = (value, count) => {
    if (!math.isBigNumber(value) || !math.isBigNumber(count) || !value.isNegative()) return shift(value, count);
    if (!value.isInteger() || value.lt(-(2 ** 31))) throw new Error(notInBits);
    return math.bignumber(value.toNumber() >>> count.toNumber());
  };
  return functions;
}

const notInBits = 'a negative number is shifted as one of 32 bits, and this has more';
