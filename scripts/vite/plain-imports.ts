import type { Plugin } from 'vite';

/** Leaves dynamic imports without the bundler's helper: styles are one sheet, and pages name what they preload. */
export const plainImports = (): Plugin => ({
  name: 'penknife:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
