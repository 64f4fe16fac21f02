import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { configuration } from './scripts/vite/configuration.ts';
import { developmentPages } from './scripts/vite/development-pages.ts';
import { iconSprite } from './scripts/vite/icon-sprite.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { registry } from './scripts/vite/registry.ts';
import { thirdPartyLicenses } from './scripts/vite/third-party-licenses.ts';
import { workerChunks } from './scripts/vite/worker-chunks.ts';

/** Files that compress better together: what every page uses, and what every tool's page uses besides. */
const groups = [
  {
    name: 'page',
    priority: 1,
    minShareCount: 2,
    test: /preload-helper|node_modules\/(react|react-dom|scheduler)\/|src\/(ui\/(controls\/(button|checkbox|copy|file-button)|display\/(icon|disclosure)|overlay\/tooltip|messages|lazy|island)|tool-page\/services\.ts|lib\/big-text\.ts|core\/(messages|tool|registry)|web\/(?!palette|pages|shortcuts|tool|favorites|my-data|state\/migrations))/,
  },
  {
    name: 'tool',
    minShareCount: 8,
    test: /src\/(core\/|lib\/(?!big-text-rows|find-text)[^/]+$|ui\/(?!overlay\/menu|editor\/(?!editor-start|text-edits|lazy-editor)|find\/find-bar|find\/use-find|display\/(quantity|highlight|table|text-view|document-view|value-|virtual-text|notices|fact-line|pane\.tsx))|tool-page\/(?!actions|example-list|results\/(value-|result-status|result-content\.tsx|copy-bar|details|save-name)|layouts\/(share|layout-parts|header-actions|page-menu|layout-extras|pane-(tools|divider)|leave-full-screen)|options\/operation-menu|session\/use-(execute|operation|tool-messages|facts|kept-choices)|notice-list|tool-link|occasional|panes\/(file-view|progress|problem|read-as|replaced|stale|drop-overlay)))/,
  },
  { name: 'own-page', test: /src\/(tool-page\/session\/use-(execute|operation|tool-messages)|ui\/display\/pane\.tsx)/ },
  // Else each would be a row of small files, fetched one after another.
  {
    name: 'result-views',
    test: /src\/(ui\/display|tool-page\/(results|session))\/(result-views|result-status|result-content\.tsx|value-|text-view|document-view|highlight|quantity|use-facts|use-kept)/,
  },
  {
    name: 'codemirror',
    test: /node_modules\/(@codemirror|@lezer|style-mod|crelt|w3c-keyname|@marijn)\/(?!lang-yaml|yaml)/,
  },
];

/** What most tools' logic uses: each file more costs a phone a round trip. */
const logicGroups = [{ name: 'common', minShareCount: 10, test: /src\/(core|lib)\// }];

/** The icons are shipped as a sprite, which no module imports. */
const licenses = thirdPartyLicenses(['@tabler/icons']);

const ahead = workerChunks();

/** Builds the site: `vite build` the browser's part, `vite build --ssr src/web/boot/server.tsx` what renders the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  appType: 'custom',
  plugins: [
    registry(),
    configuration(),
    iconSprite(),
    react(),
    layerOrder(),
    plainImports(),
    developmentPages(),
    isSsrBuild ? [] : [licenses.main, ahead.main],
  ],
  worker: {
    format: 'es',
    plugins: () => [licenses.worker, ahead.worker],
    rolldownOptions: { output: { codeSplitting: { groups: logicGroups } } },
  },
  // Found before the first page asks for them: found later, they would make it load again.
  optimizeDeps: { entries: ['src/web/boot/client.tsx', 'src/web/worker/worker.ts'] },
  json: { namedExports: false },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // One style sheet, and pages that name what they preload.
    modulePreload: false,
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/site',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/web/boot/client.tsx', output: { codeSplitting: { groups } } },
  },
}));
