/** A list with the item at `from` moved to `to`; those between move by one place. The same list where there is no such place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (!(from in list) || !(to in list)) return list;
  const others = list.toSpliced(from, 1);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
