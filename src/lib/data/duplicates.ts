import { containersOf, type Entry, type Node } from '#lib/data/node.ts';

/** Keeps one entry of each key in all objects, in place: the last value at the position of the first, as parsers do. */
export function keepLastKeys(roots: readonly Node[]): void {
  for (const [node] of containersOf(roots)) {
    if (node.type !== 'object') continue;
    const last = new Map<string, Entry>();
    for (const entry of node.entries) last.set(entry.key, entry);
    if (last.size < node.entries.length) node.entries = [...last.values()];
  }
}
