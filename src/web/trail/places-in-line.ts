/** How many steps have room in a line. */
const maxInLine = 4;

/**
 * The places of a trail from 0, as a line shows them: the first, the one that is shown and the last, and between them
 * those that a menu holds together.
 */
export function placesInLine(count: number, shown: number): readonly (number | readonly number[])[] {
  const isKept = (at: number): boolean =>
    count <= maxInLine || [0, shown, count - 1].includes(at) || (shown === count - 1 && at === shown - 1);
  const line: (number | number[])[] = [];
  for (let at = 0; at < count; at++) {
    const last = line.at(-1);
    // A menu of one would save no room.
    const isAlone = isKept(at - 1) && isKept(at + 1);
    if (isKept(at) || isAlone) line.push(at);
    else if (typeof last === 'object') last.push(at);
    else line.push([at]);
  }
  return line;
}
