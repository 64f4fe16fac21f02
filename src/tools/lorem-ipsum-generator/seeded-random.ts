/** Choices that are the same for the same seed. */
export interface SeededRandom {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number;
}

/** The FNV-1a hash of a text in UTF-8, 32 bits. */
export function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The generator mulberry32: fast and even enough for filler text, not for secrets. */
export function seedRandom(start: number): SeededRandom {
  let state = start;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, between: (first, last) => first + Math.floor(next() * (last - first + 1)) };
}
