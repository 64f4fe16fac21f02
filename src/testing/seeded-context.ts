import type { Context } from '#core/tool.ts';
import { pictureReaders } from '#host/picture-readers.ts';

/** Bytes of xorshift32 (Marsaglia, 2003): for one seed the same in every run. */
function seededRandom(seed: number): Context['random'] {
  let state = seed;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 24;
    });
}

/**
 * The parts of a context with a fixed clock, a seeded random source and no key pairs of the platform, which nothing
 * could seed: the same input always has the same result.
 */
export const seededContext = () =>
  ({
    now: () => new Date('2024-02-29T12:34:56.789Z'),
    random: seededRandom(0x9e3779b9),
    generateKey: undefined,
    ...pictureReaders,
  }) satisfies Partial<Context>;
