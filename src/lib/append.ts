/**
 * Adds items to the end of a list. `list.push(...items)` makes arguments of a call of them, of which there can be some
 * 65,000 in the least of engines.
 * @example append(lines, moreLines)
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
