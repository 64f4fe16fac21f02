/**
 * Moves each removal that is possible in several places to the last one, as `diff` does: the removed part then ends
 * with what was there, such as the closing bracket of a block.
 */
export function slide(keys: ArrayLike<number>, partner: Int32Array): void {
  // A removal: the element before it is the same as its last one.
  for (let end = partner.length - 1; end >= 0; end--) {
    if ((partner[end] ?? -1) >= 0) continue;
    let start = end;
    while (start > 0 && (partner[start - 1] ?? -1) < 0) start--;
    let [from, to] = [start, end + 1];
    while (to < partner.length && (partner[to] ?? -1) >= 0 && keys[from] === keys[to]) {
      const [before, after] = [partner[from - 1] ?? -1, partner[to] ?? -1];
      // Only where nothing was added beside it.
      if (after - before !== 1) break;
      partner[from++] = after;
      partner[to++] = -1;
    }
    end = start;
  }
}

/** Moves removals and additions; both sequences are given by their elements. */
export function slideBoth(before: ArrayLike<number>, after: ArrayLike<number>, partner: Int32Array): void {
  slide(before, partner);
  const inverse = invert(partner, after.length);
  slide(after, inverse);
  partner.set(invert(inverse, before.length));
}

/** The partner of each element on the other side. */
export function invert(partner: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const inverse = new Int32Array(length).fill(-1);
  for (const [x, y] of partner.entries()) if (y >= 0) inverse[y] = x;
  return inverse;
}
