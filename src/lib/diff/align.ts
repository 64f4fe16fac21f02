/**
 * Aligns two sequences: what stays, in order, and by that what was removed and what was added. Lines that occur once on
 * each side are anchors (patience diff); what is left between them is compared by the algorithm of Myers (An O(ND)
 * difference algorithm and its variations, 1986), in linear space. Stretches that differ very much are split where the
 * search has come furthest, so that time grows with the length, not with the square of the changes.
 */

/** Changes, in either direction, after which a search is given up: then the result may not be the shortest. */
const maxChanges = 256;

/**
 * The partner in `after` of each element of `before`, or -1; partners are equal and ascend. Elements are integers: see
 * `Interner`.
 */
export function align(before: Int32Array, after: Int32Array): Int32Array<ArrayBuffer> {
  // Tables by element have as many entries as there are elements here, not in the whole of the texts.
  const numbers = new Map<number, number>();
  const dense = (sequence: Int32Array) =>
    sequence.map((element) => {
      const known = numbers.get(element) ?? numbers.size;
      numbers.set(element, known);
      return known;
    });
  const [first, second] = [dense(before), dense(after)];
  return new Aligner(first, second, numbers.size).run();
}

/** Gives equal texts equal numbers, from 0. */
export class Interner {
  private readonly known = new Map<string, number>();

  /** How many numbers have been given. */
  get size(): number {
    return this.known.size;
  }

  number(text: string): number {
    const found = this.known.get(text);
    if (found !== undefined) return found;
    this.known.set(text, this.known.size);
    return this.known.size - 1;
  }
}

/** A part of each sequence; ends are exclusive. */
type Range = readonly [x0: number, x1: number, y0: number, y1: number];

class Aligner {
  private readonly before: Int32Array;
  private readonly after: Int32Array;
  private readonly partner: Int32Array<ArrayBuffer>;
  private readonly waiting: Range[];
  /** By element: how often it occurs in the present range, and where in that of `after`. Empty between uses. */
  private readonly inBefore: Int32Array;
  private readonly inAfter: Int32Array;
  private readonly placeInAfter: Int32Array;

  constructor(before: Int32Array, after: Int32Array, elements: number) {
    this.before = before;
    this.after = after;
    this.partner = new Int32Array(before.length).fill(-1);
    this.waiting = [[0, before.length, 0, after.length]];
    this.inBefore = new Int32Array(elements);
    this.inAfter = new Int32Array(elements);
    this.placeInAfter = new Int32Array(elements);
  }

  run(): Int32Array<ArrayBuffer> {
    for (let range = this.waiting.pop(); range; range = this.waiting.pop()) this.alignRange(range);
    return this.partner;
  }

  private alignRange(range: Range): void {
    const { before, after, partner } = this;
    let [x0, x1, y0, y1] = range;
    while (x0 < x1 && y0 < y1 && before[x0] === after[y0]) partner[x0++] = y0++;
    while (x0 < x1 && y0 < y1 && before[x1 - 1] === after[y1 - 1]) partner[--x1] = --y1;
    if (x0 < x1 && y0 < y1 && !this.splitAtAnchors(x0, x1, y0, y1)) this.alignRest(x0, x1, y0, y1);
  }

  /** Aligns the elements that occur once on each side, as many as are in order; what is between them waits. */
  private splitAtAnchors(x0: number, x1: number, y0: number, y1: number): boolean {
    const { before, after, inBefore, inAfter, placeInAfter } = this;
    this.count(x0, x1, y0, y1);
    const anchors: number[] = [];
    for (let x = x0; x < x1; x++) {
      const element = before[x] ?? 0;
      if (inBefore[element] === 1 && inAfter[element] === 1) anchors.push(x);
    }
    const kept = longestAscending(anchors, (x) => placeInAfter[before[x] ?? 0] ?? 0);
    let [x, y] = [x0, y0];
    for (const anchor of kept) {
      const place = placeInAfter[before[anchor] ?? 0] ?? 0;
      this.partner[anchor] = place;
      this.waiting.push([x, anchor, y, place]);
      x = anchor + 1;
      y = place + 1;
    }
    if (kept.length > 0) this.waiting.push([x, x1, y, y1]);
    this.forget(before, x0, x1, inBefore);
    this.forget(after, y0, y1, inAfter);
    return kept.length > 0;
  }

  private count(x0: number, x1: number, y0: number, y1: number): void {
    const { before, after, inBefore, inAfter } = this;
    for (let x = x0; x < x1; x++) increment(inBefore, before[x] ?? 0);
    for (let y = y0; y < y1; y++) {
      increment(inAfter, after[y] ?? 0);
      this.placeInAfter[after[y] ?? 0] = y;
    }
  }

  private forget(sequence: Int32Array, from: number, to: number, counts: Int32Array): void {
    for (let at = from; at < to; at++) counts[sequence[at] ?? 0] = 0;
  }

  /** Without those elements that only one side has, which no alignment contains. */
  private alignRest(x0: number, x1: number, y0: number, y1: number): void {
    const { before, after, inBefore, inAfter } = this;
    this.count(x0, x1, y0, y1);
    const xs: number[] = [];
    for (let x = x0; x < x1; x++) if (inAfter[before[x] ?? 0]) xs.push(x);
    const ys: number[] = [];
    for (let y = y0; y < y1; y++) if (inBefore[after[y] ?? 0]) ys.push(y);
    this.forget(before, x0, x1, inBefore);
    this.forget(after, y0, y1, inAfter);
    const a = Int32Array.from(xs, (x) => before[x] ?? 0);
    const b = Int32Array.from(ys, (y) => after[y] ?? 0);
    for (const [x, y] of commonOf(a, b)) this.partner[xs[x] ?? 0] = ys[y] ?? 0;
  }
}

function increment(counts: Int32Array, element: number): void {
  counts[element] = (counts[element] ?? 0) + 1;
}

/** The longest part of a list whose values ascend; the values differ from each other. */
function longestAscending(list: readonly number[], placeOf: (item: number) => number): readonly number[] {
  /** The last item of the best run of each length, and the item before each. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const item of list) {
    const value = placeOf(item);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous.set(item, ends[low - 1]);
    ends[low] = item;
  }
  const run: number[] = [];
  for (let item = ends.at(-1); item !== undefined; item = previous.get(item)) run.push(item);
  return run.reverse();
}

/** The pairs of places of a longest common subsequence, or nearly one. */
function commonOf(a: Int32Array, b: Int32Array): readonly (readonly [x: number, y: number])[] {
  const pairs: [number, number][] = [];
  const size = 2 * maxChanges + 3;
  const [forward, backward] = [new Int32Array(size), new Int32Array(size)];
  const waiting: Range[] = [[0, a.length, 0, b.length]];
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    let [x0, x1, y0, y1] = range;
    while (x0 < x1 && y0 < y1 && a[x0] === b[y0]) pairs.push([x0++, y0++]);
    while (x0 < x1 && y0 < y1 && a[x1 - 1] === b[y1 - 1]) pairs.push([--x1, --y1]);
    if (x0 === x1 || y0 === y1) continue;
    const [x, y] = splitPoint(a.subarray(x0, x1), b.subarray(y0, y1), forward, backward);
    waiting.push([x0, x0 + x, y0, y0 + y], [x0 + x, x1, y0 + y, y1]);
  }
  return pairs;
}

/**
 * A point that a shortest way from the start to the end passes, or the furthest one found. Neither sequence is empty, and
 * they begin and end differently.
 */
function splitPoint(
  a: Int32Array,
  b: Int32Array,
  forward: Int32Array,
  backward: Int32Array,
): readonly [number, number] {
  const [n, m] = [a.length, b.length];
  const delta = n - m;
  const isOdd = delta % 2 !== 0;
  const middle = maxChanges + 1;
  forward[middle + 1] = 0;
  backward[middle + 1] = 0;
  const last = Math.min(maxChanges, (n + m + 1) >> 1);
  for (let d = 0; d <= last; d++) {
    const low = -d + 2 * Math.max(0, d - m);
    const high = d - 2 * Math.max(0, d - n);
    for (let k = low; k <= high; k += 2) {
      let x = furthest(forward, middle, d, k);
      while (x < n && x - k < m && a[x] === b[x - k]) x++;
      forward[middle + k] = x;
      const opposite = delta - k;
      if (isOdd && Math.abs(opposite) < d && x + (backward[middle + opposite] ?? 0) >= n) return [x, x - k];
    }
    for (let k = low; k <= high; k += 2) {
      let x = furthest(backward, middle, d, k);
      while (x < n && x - k < m && a[n - 1 - x] === b[m - 1 - x + k]) x++;
      backward[middle + k] = x;
      const opposite = delta - k;
      if (!isOdd && Math.abs(opposite) <= d && x + (forward[middle + opposite] ?? 0) >= n) return [n - x, m - x + k];
    }
  }
  let best: readonly [number, number] = [0, 0];
  for (let k = -last; k <= last; k += 2) {
    const x = Math.min(forward[middle + k] ?? 0, n, m + k);
    if (2 * x - k > best[0] + best[1]) best = [x, x - k];
  }
  return best;
}

/** How far the way on diagonal `k` with `d` changes begins: one step from a neighbour. */
function furthest(reached: Int32Array, middle: number, d: number, k: number): number {
  const left = reached[middle + k - 1] ?? 0;
  const right = reached[middle + k + 1] ?? 0;
  return k === -d || (k !== d && left < right) ? right : left + 1;
}
