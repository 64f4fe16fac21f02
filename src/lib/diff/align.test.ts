import fc from 'fast-check';
import { expect, it } from 'vitest';
import { align } from './align.ts';

const elements = fc.array(fc.nat(3), { maxLength: 14 });

/** The length of the longest common subsequence, by the table of dynamic programming. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (const [x, left] of [...a.entries()].reverse())
    for (const [y, right] of [...b.entries()].reverse()) {
      const row = lengths[x] as number[];
      row[y] =
        left === right ? (lengths[x + 1]?.[y + 1] ?? 0) + 1 : Math.max(lengths[x + 1]?.[y] ?? 0, row[y + 1] ?? 0);
    }
  return lengths[0]?.[0] ?? 0;
}

it('pairs equal elements in order', () => {
  fc.assert(
    fc.property(elements, elements, (a, b) => {
      const pairs = [...align(Int32Array.from(a), Int32Array.from(b)).entries()].filter(([, y]) => y >= 0);
      for (const [x, y] of pairs) expect(a[x]).toBe(b[y]);
      expect(pairs.map(([, y]) => y)).toEqual(pairs.map(([, y]) => y).toSorted((one, other) => one - other));
      expect(new Set(pairs.map(([, y]) => y)).size).toBe(pairs.length);
    }),
  );
});

it('pairs as many as there can be where no element occurs once', () => {
  fc.assert(
    fc.property(elements, elements, (a, b) => {
      // Each element occurs twice on both sides, between two that neither side can pair with anything else.
      const doubled = (list: readonly number[]) => [9, 8, 8, ...list, 0, 1, 2, 3, 3, 2, 1, 0, ...list, 9];
      const [left, right] = [doubled(a), doubled(b).reverse()];
      const count = align(Int32Array.from(left), Int32Array.from(right)).filter((y) => y >= 0).length;
      expect(count).toBe(longestCommon(left, right));
    }),
  );
});

it('takes a moved block for the smaller change', () => {
  expect([...align(Int32Array.of(1, 2, 3, 4, 5, 6), Int32Array.of(5, 6, 1, 2, 3, 4))]).toEqual([2, 3, 4, 5, -1, -1]);
});
