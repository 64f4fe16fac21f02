/**
 * Builds `dist/package`: the command with its worker threads, the library with an entry for each tool, their types, and
 * the manual page.
 */
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { version } from '../package.json' with { type: 'json' };
import { mustRun, root } from './command.ts';
import { bundlePackage } from './package/bundle-package.ts';
import { copyTypes } from './package/copy-types.ts';

const folder = join(root, 'dist/package');
const generated = 'src/generated/library';

mustRun('tsx', ['scripts/registry.ts']);
const tools = readdirSync(join(root, generated)).map((file) => basename(file, '.ts'));
await bundlePackage(folder, {
  penknife: 'src/cli/penknife.ts',
  worker: 'src/server/worker.ts',
  'pipe-worker': 'src/cli/recipe/each/thread.ts',
  index: 'src/library/index.ts',
  ...Object.fromEntries(tools.map((id) => [`tools/${id}`, `${generated}/${id}.ts`])),
});
chmodSync(join(folder, 'penknife.js'), 0o755);
// It lists the tools of the registry, which is written above.
const { manPage } = await import('./package/man-page.ts');
writeFileSync(join(folder, 'penknife.1'), manPage(version));
mustRun('tsc', ['-p', 'tsconfig.lib.json']);
copyTypes(join(root, 'dist/types'), join(folder, 'types'), [
  'library/index.d.ts',
  ...tools.map((id) => `generated/library/${id}.d.ts`),
]);
