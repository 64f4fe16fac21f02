import type { Plugin } from 'vite';

/**
 * Removes the bundler's preload helper from dynamic imports: there is one style sheet, and pages list what they
 * preload.
 */
export const plainImports = (): Plugin => ({
  name: 'penknife:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
