/**
 * The decoder of Brotli of the package `brotli-dec-wasm`, as a text that logic can import: it loads no files. WebAssembly
 * compresses well, so the text is half as long.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../command.ts';
import type { DataSet } from '../data-sets.ts';

const folder = 'node_modules/brotli-dec-wasm';
/** The package does not say when it was released; the registry of packages does. */
const release = { version: '2.3.2', date: '2026-03-20' };

export default {
  sources: [`${folder}/package.json`],
  make() {
    const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string };
    if (version !== release.version) throw new Error(`brotli-dec-wasm is ${version}: when was it released?`);
    const code = gzipSync(readFileSync(join(root, folder, 'pkg/brotli_dec_wasm_bg.wasm')), { level: 9 });
    return {
      about: { title: 'brotli-dec-wasm', ...release },
      modules: {
        'brotli-wasm': `/** WebAssembly, gzipped, in Base64. */\nexport const brotliWasm = '${code.toString('base64')}';\n`,
      },
    };
  },
} satisfies DataSet;
