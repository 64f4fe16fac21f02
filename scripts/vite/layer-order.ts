import type { Plugin } from 'vite';

/** States the order of the cascade's layers before any rule: a bundler may put a component's rules first. */
export const layerOrder = (): Plugin => ({
  name: 'penknife:layer-order',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer tokens,base,controls,components,site;${file.source}`;
    },
  },
});
