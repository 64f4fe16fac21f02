/** A line of two texts laid over one another. Numbers count lines from 1. */
export type DiffLine =
  | { readonly type: 'same'; readonly text: string; readonly before: number; readonly after: number }
  | { readonly type: 'removed'; readonly text: string; readonly before: number }
  | { readonly type: 'added'; readonly text: string; readonly after: number };

/** More differences than this are not untangled: time and memory grow with their square. */
const mostEdits = 1_000;

/**
 * What changed from one text to another, line by line, with as few changes as can be (E. W. Myers, An O(ND) difference
 * algorithm and its variations, 1986). Texts with very many differences are compared line by line in place. CRLF and
 * CR end lines as LF does.
 */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const a = before.split(/\r\n|\r|\n/);
  const b = after.split(/\r\n|\r|\n/);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let tail = 0;
  while (tail < a.length - start && tail < b.length - start && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const middle = { a: a.slice(start, a.length - tail), b: b.slice(start, b.length - tail) };
  const kept = [
    ...Array.from({ length: start }, (_, index): Pair => [index, index]),
    ...matchLines(middle.a, middle.b).map(([x, y]): Pair => [x + start, y + start]),
    ...Array.from({ length: tail }, (_, index): Pair => [a.length - tail + index, b.length - tail + index]),
  ];
  const lines: DiffLine[] = [];
  let x = 0;
  let y = 0;
  for (const [nextX, nextY] of [...kept, [a.length, b.length] as const]) {
    while (x < nextX) lines.push({ type: 'removed', text: a[x] ?? '', before: ++x });
    while (y < nextY) lines.push({ type: 'added', text: b[y] ?? '', after: ++y });
    if (x < a.length && y < b.length) lines.push({ type: 'same', text: a[x] ?? '', before: ++x, after: ++y });
  }
  return lines;
}

/** Places of a line that is the same in both. */
type Pair = readonly [x: number, y: number];

/** The longest list of lines that both have in the same order. */
function matchLines(a: readonly string[], b: readonly string[]): readonly Pair[] {
  const trace: Int32Array[] = [];
  const limit = Math.min(mostEdits, a.length + b.length);
  /** How far each diagonal has come, in lines of `a`; moved so that no index is negative. */
  const furthest = new Int32Array(2 * limit + 3);
  for (let edits = 0; edits <= limit; edits++) {
    trace.push(furthest.slice(limit + 1 - edits, limit + 2 + edits));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = limit + 1 + diagonal;
      const left = furthest[at - 1] ?? 0;
      const right = furthest[at + 1] ?? 0;
      let x = diagonal === -edits || (diagonal !== edits && left < right) ? right : left + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      furthest[at] = x;
      if (x >= a.length && x - diagonal >= b.length) return walkBack(trace, a.length, b.length);
    }
  }
  return a.flatMap((line, index): Pair[] => (line === b[index] ? [[index, index]] : []));
}

function walkBack(trace: readonly Int32Array[], endX: number, endY: number): readonly Pair[] {
  const pairs: Pair[] = [];
  let x = endX;
  let y = endY;
  for (let edits = trace.length - 1; edits > 0; edits--) {
    // What was known before this edit: diagonals from -edits to edits.
    const known = trace[edits] ?? new Int32Array();
    const diagonal = x - y;
    const left = known[edits + diagonal - 1] ?? 0;
    const right = known[edits + diagonal + 1] ?? 0;
    const isDown = diagonal === -edits || (diagonal !== edits && left < right);
    const fromX = isDown ? right : left;
    const fromY = fromX - (diagonal + (isDown ? 1 : -1));
    while (x > fromX && y > fromY && x > (isDown ? fromX : fromX + 1) && y > (isDown ? fromY + 1 : fromY))
      pairs.push([--x, --y]);
    x = fromX;
    y = fromY;
  }
  while (x > 0 && y > 0) pairs.push([--x, --y]);
  return pairs.reverse();
}
