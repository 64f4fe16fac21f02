import { build } from 'vite';
import { root } from '../command.ts';
import { isImportedBy, type ModuleGraph } from '../vite/imported-by.ts';
import { namedFiles } from '../vite/named-files.ts';
import { safeFileName } from '../vite/safe-file-name.ts';
import { thirdPartyLicenses } from '../vite/third-party-licenses.ts';

const start = /src\/cli\/penknife\.ts$/;
const isStartModule = isImportedBy(start);
const isCommandModule = isImportedBy(/src\/cli\/run-tool\.ts$/);

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
          // Few files, since each costs a start more than a millisecond: what every command needs, what running a tool
          // needs besides, and of that, what may be needed without Node.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'start',
                // The entry waits for commands, which import this file: it must not be in it.
                name: (id: string, graph: ModuleGraph) =>
                  !start.test(id) && isStartModule(id, graph) ? 'start' : null,
                test: /src\/cli\//,
                priority: 1,
              },
              {
                debugName: 'command',
                name: (id: string, graph: ModuleGraph) => (isCommandModule(id, graph) ? 'command' : null),
                test: /src\/cli\//,
              },
              {
                debugName: 'run',
                name: (id: string, graph: ModuleGraph) => (isCommandModule(id, graph) ? 'run' : null),
                test: /src\/(?!cli\/)/,
              },
            ],
          },
          // Editors have the documentation from the types.
          comments: { legal: true, annotation: true, jsdoc: false },
          // Stacks keep the names of functions.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
