import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclicChunks } from './scripts/vite/acyclic-chunks.ts';
import { configuration } from './scripts/vite/configuration.ts';
import { developmentPages } from './scripts/vite/development-pages.ts';
import { iconSprite } from './scripts/vite/icon-sprite.ts';
import { isImportedBy, type ModuleGraph } from './scripts/vite/imported-by.ts';
import { inlinedWasm } from './scripts/vite/inlined-wasm.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { registry } from './scripts/vite/registry.ts';
import { safeFileName } from './scripts/vite/safe-file-name.ts';
import { slimReactDom } from './scripts/vite/slim-react-dom.ts';
import { thirdPartyLicenses } from './scripts/vite/third-party-licenses.ts';
import { withoutExamples } from './scripts/vite/without-examples.ts';
import { workerChunks } from './scripts/vite/worker-chunks.ts';

/** Each has a page in two languages: what half of the pages share is shared by nearly all. */
const toolCount = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;

const entry = /src\/web\/boot\/client\.tsx$/;
const isSiteModule = isImportedBy(entry);
const isResultModule = isImportedBy(/src\/tool-page\/results\/result-views\.ts$/);
const isToolModule = isImportedBy(/src\/generated\/pages\//);
const isDeferredSiteModule = isImportedBy(/src\/web\/shell\/site-extras\.ts$/);
const isDeferredToolModule = isImportedBy(/src\/tool-page\/layouts\/layout-parts\.ts$/);
const isOccasionalModule = isImportedBy(/src\/tool-page\/occasional-views\.ts$/);
const isPageModule = isImportedBy(/src\/web\/pages\//);

/** Whether a module may be needed before a page is hydrated. */
const isNeededForHydration = (id: string, graph: ModuleGraph) =>
  [isSiteModule, isToolModule, isPageModule].some((isIncluded) => isIncluded(id, graph));

/** What tools' pages share with the other pages. */
const shared =
  /preload-helper|src\/core\/tool\.|\/(examples|offered-operations)\.ts$|src\/ui\/(controls\/(buttons\/(file-)?button|choices\/checkbox|copying\/(copy(-button)?|use-copying))\.|display\/disclosure|dropped-files|focus|island|when-idle)/;

/** Files that compress better together: what every page uses, and what every tool's page uses besides. */
const groups = [
  // Run before the other files, which must not be in it.
  { name: 'early-worker', test: /\/early-worker\.ts$/, priority: 2 },
  {
    debugName: 'page',
    // The entry waits for pages, which import this file: it must not be in it.
    name: (id: string, graph: ModuleGraph) =>
      !entry.test(id) && (isSiteModule(id, graph) || (shared.test(id) && isToolModule(id, graph))) ? 'page' : null,
    priority: 1,
  },
  {
    debugName: 'tool',
    name: (id: string, graph: ModuleGraph) => (isToolModule(id, graph) ? 'tool' : null),
    // Each tool has two pages, one a language: an eighth of them. A file of its own costs the others a round trip.
    minShareCount: Math.floor(toolCount / 4),
    // These have style sheets that other pages do not need.
    test: /src\/(?!.*\/(generator|input-options)[-.])/,
  },
  // Smaller than its file would be.
  { name: 'tool', test: /src\/lib\/bytes\/options\.ts$/ },
  { name: 'two-way', test: /src\/tool-page\/.*two-way/ },
  { name: 'scanning', test: /src\/.*\/(scan-button|open-camera)\.tsx?$/ },
  { name: 'own-page', test: /src\/(tool-page\/session\/use-(execute|operation|tool-messages)|ui\/display\/pane\.tsx)/ },
  // What pages share with results, whose code comes later.
  { name: 'result-state', test: /src\/(ui\/display\/values\/estimate|tool-page\/session\/use-kept-choices)\./ },
  // Else each would be a row of small files, fetched one after another.
  {
    debugName: 'result-views',
    name: (id: string, graph: ModuleGraph) =>
      isResultModule(id, graph) && !isToolModule(id, graph) ? 'result-views' : null,
    test: /src\//,
  },
  // What every page loads once it is hydrated, what every tool's page loads then, and what most visits do not call for.
  ...[
    { name: 'site-extras', isIncluded: isDeferredSiteModule },
    { name: 'tool-extras', isIncluded: isDeferredToolModule },
    { name: 'occasional-views', isIncluded: isOccasionalModule },
  ].map(({ name, isIncluded }) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (isIncluded(id, graph) && !isNeededForHydration(id, graph) ? name : null),
    // What these share with the first parts of a page is not theirs.
    includeDependenciesRecursively: false,
    test: /src\//,
  })),
  {
    name: 'codemirror',
    test: /node_modules\/(@codemirror|@lezer|style-mod|crelt|w3c-keyname|@marijn)\/(?!lang-yaml|yaml)/,
  },
];

/**
 * What most tools' logic uses, and what is smaller than its file would be: each file more costs a phone a round trip, and
 * each page a line. And the plans of all phone numbers, a data set, which is kept for use without
 * a network as such.
 */
const logicGroups = [
  {
    name: 'common',
    test: /src\/lib\/(bytes\/concatenate|hashing\/crc32|crypto\/(equal-in-constant-time|jwt)|encoding\/detect-base64|moment\/show-moment|relative-time\/relative-time)\.ts$/,
  },
  { name: 'json', test: /src\/lib\/json\/(dialect|path)\.ts$/, includeDependenciesRecursively: false },
  {
    name: 'hash',
    test: /src\/lib\/hashing\/(hash|hash-algorithms|rare-hashes)\.ts$/,
    includeDependenciesRecursively: false,
  },
  ...[
    { name: 'json', test: /src\/lib\/(json|data)\// },
    { name: 'encodings', test: /\/(single-byte-encodings|text-encoding)\.ts$/ },
    // Without the YAML parser, which imports from `json`, as `common` must not: `json` imports from it. And without the
    // hash functions: with `common`, each first visit would keep all of them for offline use.
    { name: 'common', test: /src\/(core|lib\/(?!yaml\/|hashing\/))/ },
  ].map((group) => ({ ...group, minShareCount: 10, includeDependenciesRecursively: false })),
  { name: 'phone-numbers.json', test: /libphonenumber-js\/(metadata|examples)/ },
];

/** A class is called after its file, the same in each build: line numbers in names would make sheet and scripts longer. */
const scopedName = (local: string, file: string): string =>
  `${local}-${createHash('sha256')
    .update(relative(import.meta.dirname, file.replace(/\?.*/, '')))
    .digest('base64url')
    .replace(/\W/g, '')
    .slice(0, 3)}`;

/** The icons are shipped as a sprite, which no module imports. */
const licenses = thirdPartyLicenses(['@tabler/icons']);

const prefetchLists = workerChunks();

/** Builds the site: `vite build` the browser's part, `vite build --ssr src/web/boot/server.tsx` what renders the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  appType: 'custom',
  plugins: [
    registry(),
    configuration(),
    iconSprite(),
    react(),
    slimReactDom(),
    layerOrder(),
    plainImports(),
    withoutExamples(),
    developmentPages(),
    isSsrBuild ? [] : [licenses.main, prefetchLists.main, acyclicChunks()],
  ],
  worker: {
    format: 'es',
    plugins: () => [withoutExamples(), inlinedWasm(), licenses.worker, prefetchLists.worker, acyclicChunks()],
    rolldownOptions: { output: { sanitizeFileName: safeFileName, codeSplitting: { groups: logicGroups } } },
  },
  // Found before the first page asks for them: found later, they would make it load again.
  optimizeDeps: { entries: ['src/web/boot/client.tsx', 'src/web/worker/worker.ts'] },
  css: { modules: { generateScopedName: scopedName } },
  json: { namedExports: false },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Pages name what they preload.
    modulePreload: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/site',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['src/web/boot/client.tsx', 'src/web/worker/early-worker.ts'],
          output: { sanitizeFileName: safeFileName, codeSplitting: { groups } },
        },
  },
}));
