import type { Plugin } from 'vite';

const named = /new URL\("brotli_dec_wasm_bg\.wasm", ?import\.meta\.url\)/;

/**
 * Leaves out the name of a file of WebAssembly in a module that gets its content from the logic: for the name alone, the
 * file would be part of the site.
 */
export const inlinedWasm = (): Plugin => ({
  name: 'penknife:inlined-wasm',
  enforce: 'pre',
  transform: { filter: { code: named }, handler: (code) => code.replace(named, 'undefined') },
});
