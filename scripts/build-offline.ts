/** Builds the service worker of a built site, as the last step: it lists every file with a digest. */
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { cachedOn } from '../src/web/offline/pieces.ts';
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
const summaries = (['visit', 'idle', 'use'] as const).map((stage) => {
  const cached = pieces.filter((piece) => cachedOn(piece, new Set(['en'])) === stage);
  const size = cached.reduce((total, [, , bytes]) => total + bytes, 0);
  return `on ${stage} ${cached.length} files, ${(size / 1e6).toFixed(1)} MB`;
});
console.log(`Cached for use without a network, in English: ${summaries.join('; ')}`);
