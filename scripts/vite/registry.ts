import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Returns whether the folders have no faults; prints the faults. */
function writeRegistry(): boolean {
  const script = ['--import', 'tsx', 'scripts/registry.ts'];
  return spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Vitest loads its configuration, and with it this module, again for each of its projects. */
const written = Symbol.for('penknife:registry');

/** Writes the indexes of tools and kinds before a build and, while developing, whenever a folder or its messages change. */
export const registry = (): Plugin => ({
  name: 'penknife:registry',
  config() {
    if (Reflect.has(globalThis, written)) return;
    if (!writeRegistry()) process.exit(1);
    Reflect.set(globalThis, written, true);
  },
  configureServer(server) {
    const concerns = (path: string) =>
      /src\/(tools\/[^/]+\/((tool|logic|entries)\.ts|page\.tsx|\w\w\.json)|kinds\/)/.test(path);
    for (const event of ['add', 'unlink', 'change'] as const)
      server.watcher.on(event, (path) => {
        if (concerns(path)) writeRegistry();
      });
  },
});
