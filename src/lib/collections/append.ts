/**
 * Adds items to the end of a list. `list.push(...items)` passes them as arguments, which some engines limit to about
 * 65,000.
 * @example append(lines, moreLines)
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
