/** Builds the offline worker of a built site, last of all: it names every file there, and what each holds. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { isLarge, type Piece } from '../src/web/offline/pieces.ts';
import { root } from './command.ts';

const site = resolve(root, process.argv[2] ?? 'dist/site');

/** What only hosts, search engines and social media read, and what a copy's owner changes. */
const left = /^(config\.json|robots\.txt|sitemap\.xml|social-card\.png|_\w+|service-worker\.js)$|\.map$/;

const pieces = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: file.slice(site.length + 1).replaceAll('\\', '/'), content: readFileSync(file) }))
  .filter(({ path }) => !left.test(path))
  .map(({ path, content }): Piece => {
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    return [path, digest, content.length];
  })
  .sort(([a], [b]) => (a < b ? -1 : 1));

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { __PIECES__: JSON.stringify(pieces) },
  build: {
    target: 'baseline-widely-available',
    outDir: site,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(root, 'src/web/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
const sizeOf = (list: readonly Piece[]) => (list.reduce((total, [, , size]) => total + size, 0) / 1e6).toFixed(1);
const large = pieces.filter(isLarge);
console.log(
  `Offline set: ${pieces.length - large.length} files, ${sizeOf(pieces.filter((piece) => !isLarge(piece)))} MB; ` +
    `fetched when idle: ${large.length} files, ${sizeOf(large)} MB`,
);
