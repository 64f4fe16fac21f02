/** Builds what a built site needs for offline use, as the last step: packs of its files, and the service worker. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { isRare, languageOf } from '../src/web/offline/assets.ts';
import { root } from './command.ts';
import { contentOf, offlineSet, offlineSize, transferOf } from './site/offline-set.ts';

const site = resolve(root, process.argv[2] ?? 'dist/site');
for (const name of readdirSync(join(site, 'assets'))) if (name.startsWith('pack-')) rmSync(join(site, 'assets', name));

const set = offlineSet(site);
for (const { pack, assets } of set.groups)
  if (pack) writeFileSync(join(site, pack), gzipSync(contentOf(site, assets), { level: 9 }));
writeFileSync(join(site, 'offline-size.json'), JSON.stringify(offlineSize(site, set)));

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { __OFFLINE_SET__: JSON.stringify(set) },
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
// Copies that were compressed before would be served in place of these.
for (const file of ['service-worker.js', 'offline-size.json'])
  for (const extension of ['.br', '.gz']) rmSync(join(site, file + extension), { force: true });
const inEnglish = set.groups.filter(({ assets: [first] }) => first && (languageOf(first[0]) ?? 'en') === 'en');
for (const [name, groups] of [
  ['from the second visit on', inEnglish.filter(({ assets: [first] }) => first && !isRare(first))],
  ['on request', inEnglish],
] as const) {
  const requests = groups.reduce((total, { pack, assets }) => total + (pack ? 1 : assets.length), 0);
  const size = groups.reduce((total, group) => total + transferOf(site, group), 0);
  console.log(`Kept for offline use in English, ${name}: ${requests} requests, ${(size / 1e6).toFixed(1)} MB`);
}
