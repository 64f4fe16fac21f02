/**
 * The known names that `written` may be a misspelling of, nearest first; empty where none is as near as `maxEdits`, a
 * third of its letters where that is not given.
 */
export function closestNames(
  written: string,
  known: readonly string[],
  maxEdits = Math.max(1, Math.floor(written.length / 3)),
): readonly string[] {
  const wanted = written.toLowerCase();
  return known
    .map((name) => ({ name, distance: distanceToName(wanted, name.toLowerCase(), maxEdits) }))
    .filter(({ distance }) => distance <= maxEdits)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** A name that contains the written text counts as near as one wrong letter. */
function distanceToName(written: string, name: string, maxEdits: number): number {
  if (written === name) return 0;
  if (written.length > 2 && name.includes(written)) return 1;
  return countEdits(written, name, maxEdits);
}

/**
 * The number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment distance);
 * infinite where there are more than `limit`.
 */
function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Number.POSITIVE_INFINITY;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1);
    const letterBefore = from.charCodeAt(row - 2);
    const next = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const known = to.charCodeAt(column - 1);
      const replaced = (last[column - 1] ?? 0) + (letter === known ? 0 : 1);
      let edits = Math.min((next[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, replaced);
      if (row > 1 && column > 1 && letter === to.charCodeAt(column - 2) && letterBefore === known)
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    // No later row has fewer.
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = next;
  }
  return last[to.length] ?? 0;
}
