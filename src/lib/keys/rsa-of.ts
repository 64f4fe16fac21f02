import { ToolError } from '#core/tool.ts';
import { fromBigInt, toBigInt } from './big-integers.ts';
import type { Bytes, RsaKey, RsaPrivate } from './key.ts';

/** An exponent for the prime alone, as the Chinese remainder theorem needs it. */
function remainder(exponent: Bytes, prime: Bytes): Bytes {
  const modulus = toBigInt(prime) - 1n;
  if (modulus < 1n) throw new ToolError('inconsistent');
  return fromBigInt(toBigInt(exponent) % modulus);
}

/**
 * A private RSA key of the numbers that SSH writes, which leaves out two.
 * @throws ToolError `inconsistent`
 */
export function rsaOf({ n, e, ...secret }: Pick<RsaKey, 'n' | 'e'> & Omit<RsaPrivate, 'dp' | 'dq'>): RsaKey {
  const { d, p, q } = secret;
  return { type: 'rsa', n, e, private: { ...secret, dp: remainder(d, p), dq: remainder(d, q) } };
}
