import { readdirSync, readFileSync } from 'node:fs';

/** Generated modules, which are not committed and so are no entries themselves, import pages, their parts and components. */
const ofPages = ['src/generated/pages/en', 'src/generated/components'].flatMap((folder) =>
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'(?:\.\.\/){2,3}(t[\w/-]+\.tsx?)'/g)].map(
      ([, path]) => `src/${path}`,
    ),
  ),
);

export default {
  entry: [
    'src/cli/penknife.ts',
    'src/server/worker.ts',
    'src/cli/recipe/each/thread.ts',
    'src/library/{index,create-call,types}.ts',
    'src/core/registry.ts',
    'src/web/boot/{client,server}.tsx',
    'src/web/boot/load-styled.ts',
    'src/web/worker/worker.ts',
    'src/web/offline/service-worker.ts',
    'src/kinds/*/kind.ts',
    'src/tools/*/{tool,logic,entries}.ts',
    'src/{ui,tool-page}/**/*.demo.tsx',
    'src/tools/*/page.e2e.ts',
    'scripts/*.{ts,mjs}',
    'scripts/data/*.ts',
    'bench/!(shared)/*.ts',
    ...new Set(ofPages),
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'bench/**/*.ts', 'e2e/**/*.ts'],
  ignoreDependencies: ['@tabler/icons', 'emojibase-data', 'unhomoglyph'],
  ignoreBinaries: ['caddy', 'chroot', 'flock', 'groff', 'nginx', 'openssl', 'perl', 'script', 'zbarimg'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};
