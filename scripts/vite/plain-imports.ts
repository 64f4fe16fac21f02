import type { Plugin } from 'vite';

/** The bundler's preload helper around an import that has no style sheets. */
const needless =
  /(?<![\w$])[\w$]+\((?:\(\)=>|async\(\)=>\{let\{[^}]*\}=await )(import\(`[^`]*`\))(?:;return\{[^}]*\}\})?,(?:\[\]|void 0),import\.meta\.url\)/g;

/**
 * Replaces the bundler's preload helper of dynamic imports, or removes it: pages list the scripts that they preload, so
 * only style sheets are left to fetch.
 */
export const plainImports = (): Plugin => ({
  name: 'penknife:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export { loadStyled as __vitePreload } from '/src/web/boot/load-styled.ts';",
  },
  generateBundle: {
    // After the bundler has listed the style sheets of each import.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(needless, '$1');
    },
  },
});
