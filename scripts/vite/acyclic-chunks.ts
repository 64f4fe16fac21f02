import type { Plugin } from 'vite';

/** The chunks that each chunk imports statically. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** A chunk that imports itself through others, as the way from it to itself; undefined where there is none. */
export function findCycle(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (chunk: string): readonly string[] | undefined => {
    if (way.includes(chunk)) return [...way.slice(way.indexOf(chunk)), chunk];
    if (done.has(chunk)) return undefined;
    done.add(chunk);
    way.push(chunk);
    for (const imported of imports.get(chunk) ?? []) {
      const found = visit(imported);
      if (found) return found;
    }
    way.pop();
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const found = visit(chunk);
    if (found) return found;
  }
  return undefined;
}

/** Stops a build in which a chunk imports itself through others: some of its classes would be used before they exist. */
export const acyclicChunks = (): Plugin => ({
  name: 'penknife:acyclic-chunks',
  generateBundle(_, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])),
    );
    const cycle = findCycle(imports);
    if (cycle) this.error(`Chunks import each other: ${cycle.join(' > ')}. Change the groups of vite.config.ts.`);
  },
});
