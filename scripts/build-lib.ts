/** Builds `dist/lib`: `index.js`, a module a tool, and their types. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mustRun, root } from './command.ts';
import { bundleForNode } from './node-bundle.ts';

const library = join(root, 'dist/lib');

mustRun('tsx', ['scripts/registry.ts']);
const ids = readdirSync(join(root, 'src/tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(root, 'src/tools', entry.name)).includes('logic.ts'))
  .map(({ name }) => name);
await bundleForNode('dist/lib', {
  index: 'src/index.ts',
  ...Object.fromEntries(ids.map((id) => [`tools/${id}`, `src/generated/library/${id}.ts`])),
});
mustRun('tsc', ['-p', 'tsconfig.lib.json']);
makeTypesPortable();

/**
 * The generated types import other files by alias and as `.ts`, or, where the compiler adds the import, without an
 * extension; in the package, imports are relative and end in `.js`.
 */
function makeTypesPortable(): void {
  for (const name of readdirSync(library, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(library, name);
    const types = readFileSync(file, 'utf8').replaceAll(/(['"])(#|\.\.?\/)([^'"]+)\.ts\1/g, (_, quote, start, path) => {
      const target = start === '#' ? toRelative(dirname(file), join(library, path)) : start + path;
      return `${quote}${target}.js${quote}`;
    });
    writeFileSync(file, types.replaceAll(/\bimport\("((?:\.\.?\/)+[^".]+)"\)/g, 'import("$1.js")'));
  }
}

function toRelative(from: string, to: string): string {
  const path = relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}
