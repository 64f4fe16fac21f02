/** Builds `dist/package`: the command, the library with an entry for each tool, and their types. */
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { bundlePackage } from './bundle-package.ts';
import { mustRun, root } from './command.ts';

const folder = join(root, 'dist/package');
const types = join(folder, 'types');

mustRun('tsx', ['scripts/registry.ts']);
const tools = readdirSync(join(root, 'src/generated/library')).map((file) => basename(file, '.ts'));
await bundlePackage(folder, {
  penknife: 'src/cli/penknife.ts',
  index: 'src/index.ts',
  ...Object.fromEntries(tools.map((id) => [`tools/${id}`, `src/generated/library/${id}.ts`])),
});
chmodSync(join(folder, 'penknife.js'), 0o755);
mustRun('tsc', ['-p', 'tsconfig.lib.json']);
makeTypesPortable();

/**
 * The generated types import other files by alias and as `.ts`, or, where the compiler adds the import, without an
 * extension; in the package, imports are relative and end in `.js`.
 */
function makeTypesPortable(): void {
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(types, name);
    const text = readFileSync(file, 'utf8').replaceAll(/(['"])(#|\.\.?\/)([^'"]+)\.ts\1/g, (_, quote, start, path) => {
      const target = start === '#' ? toRelative(dirname(file), join(types, path)) : start + path;
      return `${quote}${target}.js${quote}`;
    });
    writeFileSync(file, text.replaceAll(/\bimport\("((?:\.\.?\/)+[^".]+)"\)/g, 'import("$1.js")'));
  }
}

function toRelative(from: string, to: string): string {
  const path = relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}
