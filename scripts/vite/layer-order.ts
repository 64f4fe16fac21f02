import type { Plugin } from 'vite';

/**
 * Declares the order of cascade layers before any rule, because a bundler may put a component's rules first: in the style
 * sheet with the tokens, which every page loads before others.
 */
export const layerOrder = (): Plugin => ({
  name: 'penknife:layer-order',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css') && String(file.source).includes('@layer tokens{'))
          file.source = `@layer tokens,base,controls,components,site;${file.source}`;
    },
  },
});
