import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

/** The given bytes, then nothing. */
function fixedSource(...bytes: readonly number[]) {
  let used = 0;
  return (count: number) => {
    const next = Uint8Array.from(bytes.slice(used, used + count));
    used += count;
    return next;
  };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

describe('createRandom', () => {
  it('takes one byte below 256 and drops those past the last whole multiple', () => {
    const random = createRandom(fixedSource(0x00, 0x01, 0x3d, 0x3e, 0xf7, 0xf8, 0xff));
    expect(Array.from({ length: 5 }, () => random.pick([...alphabet])).join('')).toBe('AB9A9');
    expect(() => random.below(62)).toThrow('has run dry');
  });

  it.each([
    { bound: 1, bytes: [], drawn: 0 },
    { bound: 2, bytes: [255], drawn: 1 },
    { bound: 256, bytes: [255], drawn: 255 },
    { bound: 257, bytes: [0xff, 0xfe], drawn: 256 },
    { bound: 257, bytes: [0xff, 0xff, 0x01, 0x00], drawn: 256 },
    { bound: 65_536, bytes: [0x12, 0x34], drawn: 0x1234 },
    { bound: 65_537, bytes: [0xff, 0xff, 0x00, 0x01, 0x00, 0x01], drawn: 0 },
    { bound: 2 ** 32, bytes: [0xde, 0xad, 0xbe, 0xef], drawn: 0xdeadbeef },
    { bound: 2 ** 48, bytes: [255, 255, 255, 255, 255, 255], drawn: 2 ** 48 - 1 },
  ])('draws below $bound from exactly the bytes $bytes', ({ bound, bytes, drawn }) => {
    const random = createRandom(fixedSource(...bytes));
    expect(random.below(bound)).toBe(drawn);
    expect(() => random.below(2)).toThrow('has run dry');
  });

  it('makes each value of a byte source equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 256 }), (bound) => {
        const random = createRandom(fixedSource(...Array.from({ length: 256 }, (_, byte) => byte)));
        const counts = new Array<number>(bound).fill(0);
        const kept = Math.floor(256 / bound) * bound;
        for (let draw = 0; draw < kept; draw++) {
          const value = random.below(bound);
          counts[value] = (counts[value] ?? 0) + 1;
        }
        expect(new Set(counts).size).toBe(1);
      }),
    );
  });

  it('uses each byte once, in order, whatever the sizes of requests', () => {
    let next = 0;
    const asked: number[] = [];
    const random = createRandom((count) => {
      asked.push(count);
      return Uint8Array.from({ length: count }, () => next++ % 251);
    });
    const drawn = Array.from({ length: 200_000 }, () => random.below(256));
    expect(drawn.every((value, draw) => value === draw % 251)).toBe(true);
    expect(Math.max(...asked)).toBe(65_536);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 48 + 1])('rejects the bound %d', (bound) => {
    expect(() => createRandom(fixedSource(0, 0, 0, 0, 0, 0, 0)).below(bound)).toThrow(RangeError);
  });
});
