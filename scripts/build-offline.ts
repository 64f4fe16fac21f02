/** Builds the service worker of a built site, as the last step: it lists every file with a digest. */
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { isLarge, type Piece } from '../src/web/offline/pieces.ts';
import { root } from './command.ts';
import { offlineSet } from './offline-set.ts';

const site = resolve(root, process.argv[2] ?? 'dist/site');

const pieces = offlineSet(site);

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
