import type { Context } from '#core/tool.ts';
import { fromBigInt, toBigInt } from '#lib/keys/big-integers.ts';
import type { RsaKey } from '#lib/keys/key.ts';

/** Candidates for a prime that divide by one of these are not worth a test. */
const smallPrimes = listPrimes(2_000);

function listPrimes(below: number): readonly bigint[] {
  const primes: number[] = [];
  for (let number = 3; number < below; number += 2)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes.map(BigInt);
}

/** Rounds of the Miller–Rabin test: a composite passes each with a probability of at most 1/4, usually far less. */
const rounds = 24;

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The number whose product with another is 1, modulo a third with which that has no divisor in common. */
function inverseModulo(number: bigint, modulus: bigint): bigint {
  let [a, b] = [number % modulus, modulus];
  let [x, y] = [1n, 0n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a % b];
    [x, y] = [y, x - quotient * y];
  }
  return ((x % modulus) + modulus) % modulus;
}

/** Whether an odd number is prime, by the test of Miller and Rabin with random bases (FIPS 186-5, B.3.1). */
function isProbablyPrime(candidate: bigint, random: Context['random']): boolean {
  if (smallPrimes.some((prime) => candidate % prime === 0n)) return false;
  const less = candidate - 1n;
  let odd = less;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  const length = Math.ceil(candidate.toString(2).length / 8);
  const passes = () => {
    const base = (toBigInt(random(length)) % (candidate - 3n)) + 2n;
    let power = powerModulo(base, odd, candidate);
    if (power === 1n || power === less) return true;
    for (let round = 1; round < twos; round++) {
      power = (power * power) % candidate;
      if (power === less) return true;
    }
    return false;
  };
  for (let round = 0; round < rounds; round++) if (!passes()) return false;
  return true;
}

/** A random prime of the given bits, the two highest of which are 1, for which `exponent` can be inverted. */
function drawPrime(bits: number, exponent: bigint, random: Context['random']): bigint {
  const excess = BigInt((8 - (bits % 8)) % 8);
  for (;;) {
    const candidate = (toBigInt(random(Math.ceil(bits / 8))) >> excess) | (3n << BigInt(bits - 2)) | 1n;
    if (greatestCommonDivisor(candidate - 1n, exponent) === 1n && isProbablyPrime(candidate, random)) return candidate;
  }
}

/**
 * An RSA key pair of two random primes of the same length (FIPS 186-5, A.1.3), in plain JavaScript: for where the
 * browser hides Web Crypto. Its time is not constant, which matters for no one but other code on the same page.
 * @param bits of the modulus, a multiple of 8
 */
export function generateRsa(bits: number, exponent: number, random: Context['random']): RsaKey {
  const e = BigInt(exponent);
  const p = drawPrime(bits / 2, e, random);
  let q = drawPrime(bits / 2, e, random);
  while (q === p) q = drawPrime(bits / 2, e, random);
  return completeRsa(p, q, e);
}

/** The key pair of two primes and a public exponent. */
function completeRsa(p: bigint, q: bigint, e: bigint): RsaKey {
  const [one, two] = [p - 1n, q - 1n];
  const d = inverseModulo(e, (one * two) / greatestCommonDivisor(one, two));
  return {
    type: 'rsa',
    n: fromBigInt(p * q),
    e: fromBigInt(e),
    private: {
      d: fromBigInt(d),
      p: fromBigInt(p),
      q: fromBigInt(q),
      dp: fromBigInt(d % one),
      dq: fromBigInt(d % two),
      qi: fromBigInt(inverseModulo(q, p)),
    },
  };
}
