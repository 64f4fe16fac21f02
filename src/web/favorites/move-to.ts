/** The list with `item` moved to the position of `target`; those between move by one. */
export function moveTo<T>(list: readonly T[], item: T, target: T): readonly T[] {
  const place = list.indexOf(target);
  if (place < 0 || !list.includes(item)) return list;
  const others = list.filter((other) => other !== item);
  return [...others.slice(0, place), item, ...others.slice(place)];
}
