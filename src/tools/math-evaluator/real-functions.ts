/** Functions of real numbers that decimals lack, or have only for small values. */
import type { BigNumber } from 'mathjs';

/** What mathjs declares of its decimals is less than they have. */
export type Decimals = (new (
  value: BigNumber | number | string,
) => BigNumber) & {
  clone(settings: { readonly precision: number }): Decimals;
  acos(value: number): BigNumber;
};

/** Digits more than the result is to have. */
const guardDigits = 20;
/** With more, the gamma function takes seconds. */
export const mostDigits = 400;

/**
 * The functions of finite decimals, with `digits` digits, which are at most `mostDigits`.
 * @param decimals the decimals of a calculator
 */
export function realFunctions(decimals: Decimals, digits: number) {
  const precision = digits + guardDigits;
  const Wide = decimals.clone({ precision });
  const one = new Wide(1);
  const smallest = new Wide(`1e-${precision}`);
  const natural = (value: BigNumber) => new Wide(value).exp();
  const pi = () => Wide.acos(-1);

  /** The sine of πx, and its sign, without the loss of digits that a large argument means. */
  const sineOfPi = (x: BigNumber): BigNumber => {
    const whole = x.floor();
    const sine = x.minus(whole).times(pi()).sin();
    return whole.mod(2).isZero() ? sine : sine.neg();
  };

  /**
   * The logarithm of the gamma function of a positive number by Stirling's series (DLMF 5.11.1), which holds from about
   * half as many as there are digits; `below` is what divides the gamma function where the number is less.
   */
  function stirling(x: BigNumber): { readonly log: BigNumber; readonly below: BigNumber } {
    let below = one;
    let z = x;
    for (const least = Math.ceil(precision / 2); z.lt(least); z = z.plus(1)) below = below.times(z);
    let sum = z.minus(0.5).times(z.ln()).minus(z).plus(pi().times(2).ln().div(2));
    const square = z.times(z);
    let power = z;
    for (let n = 1; ; n++, power = power.times(square)) {
      const [numerator, denominator] = bernoulli(n);
      const term = new Wide(String(numerator)).div(String(denominator)).div(power.times(2 * n * (2 * n - 1)));
      if (term.abs().lt(smallest)) return { log: sum, below };
      sum = sum.plus(term);
    }
  }

  const positiveGamma = (x: BigNumber): BigNumber => {
    const { log, below } = stirling(x);
    return log.exp().div(below);
  };

  /** Σ (2x²)ⁿ / (1 · 3 · … · (2n + 1)), all of whose terms are positive (DLMF 7.6.2). */
  const seriesOfErf = (x: BigNumber): BigNumber => {
    const factor = x.times(x).times(2);
    let term = one;
    let sum = one;
    for (let n = 1; term.gt(sum.times(smallest)); n++) {
      term = term.times(factor).div(2 * n + 1);
      sum = sum.plus(term);
    }
    return sum;
  };

  /** Beyond, the difference to 1 of what tends to it as e^-x is less than the digits show. */
  const farthest = precision * Math.LN10;
  const signOf = (x: BigNumber): BigNumber => (x.isNegative() ? one.neg() : one);

  return {
    /** Of a number that is no whole one, or positive. */
    gamma: (value: BigNumber): BigNumber => {
      const x = new Wide(value);
      return x.isPositive() ? positiveGamma(x) : pi().div(sineOfPi(x).times(positiveGamma(one.minus(x))));
    },
    /** The logarithm of the absolute value of the gamma function. */
    lgamma: (value: BigNumber): BigNumber => {
      const x = new Wide(value);
      if (!x.isPositive() || x.isZero()) {
        if (x.isInteger()) return new Wide(Infinity);
        const { log, below } = stirling(one.minus(x));
        return pi().div(sineOfPi(x).abs()).ln().minus(log).plus(below.ln());
      }
      const { log, below } = stirling(x);
      return log.minus(below.ln());
    },
    erf: (value: BigNumber): BigNumber => {
      const x = new Wide(value);
      const square = x.times(x);
      if (square.gt(farthest)) return signOf(x);
      return seriesOfErf(x).times(x).times(2).times(square.neg().exp()).div(pi().sqrt());
    },
    /** From 1 on: below, a series has less to lose. */
    sinh: (value: BigNumber): BigNumber => {
      const e = natural(value);
      return e.minus(one.div(e)).div(2);
    },
    cosh: (value: BigNumber): BigNumber => {
      const e = natural(value);
      return e.plus(one.div(e)).div(2);
    },
    /** From 1 on. */
    tanh: (value: BigNumber): BigNumber => {
      const size = new Wide(value).abs().times(2);
      return signOf(value).times(size.gt(farthest) ? one : one.minus(new Wide(2).div(size.exp().plus(1))));
    },
  };
}

/** The Bernoulli numbers B₂, B₄, … as fractions, as far as they are known. */
let known: readonly (readonly [numerator: bigint, denominator: bigint])[] = [];

/** The Bernoulli number B₂ₙ as a fraction. */
function bernoulli(n: number): readonly [numerator: bigint, denominator: bigint] {
  if (n > known.length) known = bernoulliNumbers(Math.max(64, 2 * n));
  return known[n - 1] ?? [0n, 1n];
}

/** The first Bernoulli numbers of even index, by the tangent numbers (R. Brent, D. Harvey, 2011). */
function bernoulliNumbers(count: number): readonly (readonly [bigint, bigint])[] {
  const tangents = [1n];
  for (let k = 1; k < count; k++) tangents.push(BigInt(k) * (tangents[k - 1] ?? 0n));
  for (let k = 1; k < count; k++)
    for (let j = k; j < count; j++)
      tangents[j] = BigInt(j - k) * (tangents[j - 1] ?? 0n) + BigInt(j - k + 2) * (tangents[j] ?? 0n);
  return tangents.map((tangent, index) => {
    const n = BigInt(index + 1);
    const power = 4n ** n;
    return [(index % 2 === 0 ? 1n : -1n) * 2n * n * tangent, power * (power - 1n)];
  });
}
