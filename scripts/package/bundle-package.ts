import { build } from 'vite';
import { root } from '../command.ts';
import { namedFiles } from '../vite/named-files.ts';
import { safeFileName } from '../vite/safe-file-name.ts';
import { thirdPartyLicenses } from '../vite/third-party-licenses.ts';

/**
 * Bundles entries (name to source) into a folder with everything they need; what several entries share, or import
 * lazily, becomes chunks. Packages are resolved as for browsers, so only entries that import Node's modules need Node.
 */
export async function bundlePackage(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [thirdPartyLicenses().main, namedFiles('chunks')],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      target: 'node20',
      emitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { ...entries },
        external: /^node:|^(?:fs|path)$/,
        // No comments with the paths of modules: the same sources give the same bytes in any folder.
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          sanitizeFileName: safeFileName,
          // Editors have the documentation from the types.
          comments: { legal: true, annotation: true, jsdoc: false },
          // Stacks keep the names of functions.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
