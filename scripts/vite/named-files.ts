import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const named = /new URL\('([^']+\.wasm)', import\.meta\.url\)/g;

/**
 * Copies files that a module names by `new URL('….wasm', import.meta.url)` into the folder of the chunks, where such a
 * module becomes one: Vite itself does that for browsers only.
 */
export const namedFiles = (folder: string): Plugin => ({
  name: 'penknife:named-files',
  enforce: 'pre',
  transform: {
    filter: { code: named },
    handler(code, id) {
      return code.replace(named, (_, path: string) => {
        const name = basename(path);
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(join(id, '..', path)) });
        return `new URL('./${name}', import.meta.url)`;
      });
    },
  },
});
