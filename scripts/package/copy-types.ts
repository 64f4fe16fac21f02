import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** An import of another file, in a statement or a type: by alias or relative, as `.ts` or without an extension. */
const imported = /(^(?:import|export) [^'"\n]* from |\bimport\()(['"])((?:#|\.{1,2}\/)[^'"]+)\2/gm;

/**
 * Copies the types that entries reach, with imports as a package needs them: relative, and ending in `.js`.
 * @param from the compiler's output; an alias `#core` is its folder `core`
 * @param entries paths in it
 */
export function copyTypes(from: string, to: string, entries: readonly string[]): void {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = readFileSync(join(from, file), 'utf8').replace(imported, (_, start, quote, path: string) => {
      const target = posix.join(path.startsWith('#') ? '' : dirname(file), path.replace(/^#|\.[jt]s$/g, ''));
      reached.add(`${target}.d.ts`);
      const relative = posix.relative(dirname(file), `${target}.js`);
      return `${start}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    });
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  }
}
