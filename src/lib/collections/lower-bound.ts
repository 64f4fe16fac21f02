/** Index of the first number that is not less than a bound, among ascending ones. */
export function lowerBound(ascending: ArrayLike<number>, wanted: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? wanted) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
