/**
 * Pairs of two short lists, in order, whose worths have the greatest sum; a worth of 0 is none.
 */
export function bestPairs(
  n: number,
  m: number,
  worthOf: (x: number, y: number) => number,
): readonly (readonly [x: number, y: number])[] {
  const width = m + 1;
  const sums = new Float64Array((n + 1) * width);
  const worths = new Float64Array(n * m);
  for (let x = n - 1; x >= 0; x--)
    for (let y = m - 1; y >= 0; y--) {
      const worth = worthOf(x, y);
      worths[x * m + y] = worth;
      const paired = worth > 0 ? worth + (sums[(x + 1) * width + y + 1] ?? 0) : 0;
      sums[x * width + y] = Math.max(paired, sums[(x + 1) * width + y] ?? 0, sums[x * width + y + 1] ?? 0);
    }
  const pairs: [number, number][] = [];
  for (let x = 0, y = 0; x < n && y < m; ) {
    const worth = worths[x * m + y] ?? 0;
    const sum = sums[x * width + y];
    if (worth > 0 && sum === worth + (sums[(x + 1) * width + y + 1] ?? 0)) pairs.push([x++, y++]);
    else if (sum === sums[(x + 1) * width + y]) x++;
    else y++;
  }
  return pairs;
}
