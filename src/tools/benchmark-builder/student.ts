/** Student's distribution, by the incomplete beta function (Numerical Recipes, 6.4; NIST DLMF 8.17.22). */

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function, for numbers above zero (Lanczos, g = 7, n = 9). */
function logGamma(value: number): number {
  if (value < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * value)) - logGamma(1 - value);
  const x = value - 1;
  const sum = lanczos.reduce((all, factor, index) => all + factor / (x + index + 1), 0.9999999999998099);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

const tiny = 1e-300;
const notZero = (value: number): number => (Math.abs(value) < tiny ? tiny : value);

/** The continued fraction of the incomplete beta function, by the method of Lentz. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return result;
}

/** The regularized incomplete beta function Iₓ(a, b). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The probability of a value as far from zero as `t`, on either side. */
export const twoSided = (t: number, freedom: number): number =>
  incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);

/** The value beyond which `probability` lies, on both sides together. */
export function criticalValue(probability: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (twoSided(high, freedom) > probability) high *= 2;
  for (let step = 0; step < 100 && high - low > 1e-16 * high; step++) {
    const middle = (low + high) / 2;
    if (twoSided(middle, freedom) > probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
