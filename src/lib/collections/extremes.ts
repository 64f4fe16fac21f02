/**
 * The greatest of any number of values; `Math.max(...values)` passes them as arguments, whose number engines limit.
 * @example maxOf(widths, 0) // at least 0
 */
export function maxOf(values: Iterable<number>, atLeast = Number.NEGATIVE_INFINITY): number {
  let greatest = atLeast;
  for (const value of values) greatest = Math.max(greatest, value);
  return greatest;
}

/** The least of any number of values. */
export function minOf(values: Iterable<number>, atMost = Number.POSITIVE_INFINITY): number {
  let least = atMost;
  for (const value of values) least = Math.min(least, value);
  return least;
}
