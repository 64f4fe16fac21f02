/** Number of items that are sorted or merged in one step. */
const stepLength = 1_024;

/**
 * Sorts items into a new list, keeping the order of equal ones, in steps of a limited number of comparisons: the caller
 * decides when to take the next one, so that a long list holds nothing up.
 */
export function* sortInSteps<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, readonly T[]> {
  let sorted: T[] = [];
  for (let start = 0; start < items.length; start += stepLength) {
    for (const item of items.slice(start, start + stepLength).sort(compare)) sorted.push(item);
    yield;
  }
  for (let run = stepLength; run < items.length; run *= 2) {
    const merged: T[] = [];
    for (let start = 0; start < items.length; start += 2 * run) {
      const middle = Math.min(start + run, items.length);
      const end = Math.min(start + 2 * run, items.length);
      let [left, right] = [start, middle];
      while (left < middle || right < end) {
        const isLeft = right >= end || (left < middle && compare(sorted[left] as T, sorted[right] as T) <= 0);
        merged.push(sorted[isLeft ? left++ : right++] as T);
        if (merged.length % stepLength === 0) yield;
      }
    }
    sorted = merged;
  }
  return sorted;
}
