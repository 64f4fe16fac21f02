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
    .map((name) => ({ name, distance: distanceToName(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxEdits)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** A name that contains the written text counts as near as one wrong letter. */
function distanceToName(written: string, name: string): number {
  if (written === name) return 0;
  if (written.length > 2 && name.includes(written)) return 1;
  return countEdits(written, name);
}

/**
 * The number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment distance).
 */
function countEdits(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[to.length] ?? 0;
}
