/**
 * Builds the site into `dist/site`, or the given folder: the browser's code, the renderer, all pages, the service
 * worker, and compressed copies of all files; `--uncompressed`, for servers that compress files themselves, leaves the
 * copies out.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { minifySync } from 'vite';
import { ConfigurationError } from '../src/core/configuration.ts';
import { root, run } from './command.ts';
import { beginBuild } from './site/built-state.ts';
import { compressFiles } from './site/compress.ts';
import { buildConfiguration } from './site/read-configuration.ts';

try {
  buildConfiguration();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const { values: flags, positionals } = parseArgs({
  options: { uncompressed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const site = resolve(root, positionals[0] ?? 'dist/site');
/** The renderer, in a folder from which it can import its packages. */
const renderer = join(root, `dist/server-${process.pid}`);
const finishBuild = beginBuild(site);
const isBuilt =
  run('vite', ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', site]) &&
  minifyScripts() &&
  run('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/web/boot/server.tsx', '--outDir', renderer]) &&
  run('tsx', ['scripts/prerender.ts', site, renderer]) &&
  run('tsx', ['scripts/build-offline.ts', site]);
rmSync(renderer, { recursive: true, force: true });
if (!isBuilt) process.exit(1);
// Without the copies the site is not complete: what needs them builds again.
if (!flags.uncompressed) {
  await compressFiles(site);
  finishBuild();
}

/** Vite copies the scripts of `public` as they are written. */
function minifyScripts(): boolean {
  return ['theme.js', 'redirect.js'].every((name) => {
    const file = join(site, name);
    const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
    for (const { message } of errors) console.error(`${name}: ${message}`);
    writeFileSync(file, code);
    return errors.length === 0;
  });
}
