import { join } from 'node:path';
import { build } from 'vite';
import { root } from './command.ts';
import { namedFiles } from './vite/named-files.ts';
import { thirdPartyLicenses } from './vite/third-party-licenses.ts';

/**
 * Bundles entries (name to source) for Node with everything they need into a folder; what is imported lazily becomes
 * chunks beside them.
 */
export async function bundleForNode(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [thirdPartyLicenses().main, namedFiles('chunks')],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      emitAssets: true,
      outDir: join(root, folder),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { ...entries },
        // No comments with the paths of modules: the same sources give the same bytes in any folder.
        experimental: { attachDebugInfo: 'none' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
