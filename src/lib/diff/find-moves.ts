/**
 * Where lines went that were removed in one place and added in another: by line before, that after, or -1. A line that is
 * removed once and added once begins a moved block, which goes on in both directions as far as the lines are the same.
 * Elements are the lines by number, `partner` the line of each that stays.
 * @param canBegin whether a line says enough to begin a block
 */
export function findMoves(
  before: Int32Array,
  after: Int32Array,
  partner: Int32Array,
  canBegin: (x: number) => boolean,
): Int32Array<ArrayBuffer> {
  const moved = new Int32Array(before.length).fill(-1);
  const isTaken = new Uint8Array(after.length);
  for (const y of partner) if (y >= 0) isTaken[y] = 1;
  const removed = placesOf(before, (x) => (partner[x] ?? -1) < 0);
  const added = placesOf(after, (y) => isTaken[y] === 0);
  const take = (x: number, y: number): boolean => {
    if (before[x] !== after[y] || (partner[x] ?? 0) >= 0 || (moved[x] ?? 0) >= 0 || isTaken[y] !== 0) return false;
    moved[x] = y;
    isTaken[y] = 1;
    return true;
  };
  for (const [element, x] of removed) {
    const y = added.get(element);
    if (x === several || y === undefined || y === several || !canBegin(x) || !take(x, y)) continue;
    for (let step = 1; x - step >= 0 && y - step >= 0 && take(x - step, y - step); ) step++;
    for (let step = 1; take(x + step, y + step); ) step++;
  }
  return moved;
}

/** Instead of a place: there are more. */
const several = -1;

/** The place of each element, of those that count. */
function placesOf(elements: Int32Array, counts: (place: number) => boolean): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [place, element] of elements.entries())
    if (counts(place)) places.set(element, places.has(element) ? several : place);
  return places;
}
