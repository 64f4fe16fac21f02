import type { Tape } from '#lib/json/tape.ts';

/** Which rows of a tape are expanded: 1 or 0 each. Changed in place. */
export type Expansion = Uint8Array<ArrayBuffer>;

/** Expands everything less deep than `level`: 0 shows the top-level values only, Infinity shows all. */
export function expandToLevel(tape: Tape, level: number): Expansion {
  const expanded = new Uint8Array(tape.kind.length);
  const depths = new Uint16Array(tape.kind.length);
  for (let row = 1; row < depths.length; row++) {
    const parent = tape.parent[row] ?? 0;
    const depth = parent === 0 ? 0 : (depths[parent] ?? 0) + 1;
    depths[row] = depth;
    if (depth < level && tape.count[row]) expanded[row] = 1;
  }
  return expanded;
}

/** Expands or collapses a value and its descendants. */
export function setBranch(tape: Tape, expanded: Expansion, row: number, isExpanded: boolean): void {
  const end = tape.next[row] ?? row;
  for (let inner = row; inner < end; inner++) expanded[inner] = isExpanded && tape.count[inner] ? 1 : 0;
}

/** Expands the ancestors of a value, so that it is visible. */
export function reveal(tape: Tape, expanded: Expansion, row: number): void {
  for (let parent = tape.parent[row] ?? 0; parent > 0; parent = tape.parent[parent] ?? 0) expanded[parent] = 1;
}

/** The visible rows, from top to bottom, without the document itself. */
export function visibleRows(tape: Tape, expanded: Expansion): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(tape.kind.length);
  let count = 0;
  for (let row = 1; row < rows.length; row = expanded[row] ? row + 1 : (tape.next[row] ?? row + 1)) rows[count++] = row;
  return rows.slice(0, count);
}

/** The indentation level of a row: 0 for top-level values. */
export function levelOf(tape: Tape, row: number): number {
  let level = 0;
  for (let parent = tape.parent[row] ?? 0; parent > 0; parent = tape.parent[parent] ?? 0) level++;
  return level;
}
