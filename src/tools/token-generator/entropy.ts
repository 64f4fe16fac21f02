/** Base-2 logarithm of a positive whole number of any size. */
export function log2(count: bigint): number {
  const digits = count.toString(16);
  const leading = digits.slice(0, 14);
  return Math.log2(Number.parseInt(leading, 16)) + 4 * (digits.length - leading.length);
}

type Strength = 'weak' | 'fair' | 'strong' | 'very-strong';

/** Entropy in bits, to two decimals, of a choice among equally likely values, and what it is good for. */
export function rateEntropy(bits: number): { readonly entropy: number; readonly strength: Strength } {
  const entropy = Math.round(bits * 100) / 100;
  return {
    entropy,
    strength: entropy < 50 ? 'weak' : entropy < 80 ? 'fair' : entropy < 128 ? 'strong' : 'very-strong',
  };
}
