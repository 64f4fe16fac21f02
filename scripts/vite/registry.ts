import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

function writeRegistry(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/registry.ts'], { cwd: root, stdio: 'inherit' });
}

/** Writes the indexes of tools and kinds before a build and, while developing, whenever a folder or its messages change. */
export const registry = (): Plugin => ({
  name: 'penknife:registry',
  config: writeRegistry,
  configureServer(server) {
    const concerns = (path: string) =>
      /src\/(tools\/[^/]+\/(tool\.ts|logic\.ts|page\.tsx|\w\w\.json)|kinds\/)/.test(path);
    for (const event of ['add', 'unlink', 'change'] as const)
      server.watcher.on(event, (path) => {
        if (concerns(path)) writeRegistry();
      });
  },
});
