/** Gives any number of random bytes, as `ctx.random` does. */
export type ByteSource = (count: number) => Uint8Array;

/** Uniform choices drawn from random bytes. */
export interface Random {
  /** A whole number from 0 to `bound` − 1, each equally likely; `bound` is at most 2^48. */
  below(bound: number): number;
  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T;
}

const firstFill = 256;
const maxFill = 65_536;
const maxBound = 2 ** 48;

/**
 * Draws from a source of random bytes, which are fetched in growing blocks and used in order, each at most once. A
 * number below n is drawn by rejection: of the k bytes (big-endian) with 256^k ≥ n, values from ⌊256^k / n⌋ · n on are
 * dropped, and the rest is taken modulo n.
 */
export function createRandom(source: ByteSource): Random {
  let pool: Uint8Array = new Uint8Array();
  let used = 0;
  let fill = firstFill;

  const nextByte = (): number => {
    if (used === pool.length) {
      pool = source(fill);
      used = 0;
      fill = Math.min(fill * 2, maxFill);
    }
    const byte = pool[used++];
    if (byte === undefined) throw new RangeError('The source of random bytes has run dry.');
    return byte;
  };

  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > maxBound)
      throw new RangeError(`A random number cannot be drawn below ${bound}.`);
    for (;;) {
      let value = 0;
      let range = 1;
      for (; range < bound; range *= 256) value = value * 256 + nextByte();
      if (value < range - (range % bound)) return value % bound;
    }
  };

  // An index below the length is always there.
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  return { below, pick };
}

/**
 * Returns a number of blocks of random bytes, each byte used once. They are fetched many at a time.
 * @param length of a block, in bytes
 */
export function createBlocks(source: ByteSource, length: number, count: number): () => Uint8Array {
  const maxBlocks = Math.floor(maxFill / length);
  let pool: Uint8Array = new Uint8Array();
  let used = 0;
  let left = count;
  return () => {
    if (used === pool.length) {
      const blocks = Math.min(left, maxBlocks);
      pool = source(blocks * length);
      left -= blocks;
      used = 0;
    }
    used += length;
    return pool.subarray(used - length, used);
  };
}
