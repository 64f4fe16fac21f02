import { build } from 'vite';
import { root } from '../command.ts';
import { isImportedBy, type ModuleGraph } from '../vite/imported-by.ts';
import { namedFiles } from '../vite/named-files.ts';
import { safeFileName } from '../vite/safe-file-name.ts';
import { thirdPartyLicenses } from '../vite/third-party-licenses.ts';

const start = /src\/cli\/main\.ts$/;
const isStartModule = isImportedBy(start);
/** What a bundler also knows of modules. */
interface CodeGraph extends ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

/** In characters of the source. */
const maxSmall = 8_000;
/** Entries, and parts that are loaded on demand; each tool has a few. */
const minShared = 12;
const isCommandModule = isImportedBy(/src\/cli\/run-tool\.ts$/);

/** Whether a module, with all that it imports beyond what every command loads, is small and no package. */
function isSmall(id: string, graph: CodeGraph, rest = { length: maxSmall }, seen = new Set<string>()): boolean {
  if (seen.has(id) || isCommandModule(id, graph)) return true;
  seen.add(id);
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
  rest.length -= code?.length ?? 0;
  return (
    !id.includes('node_modules') && rest.length >= 0 && importedIds.every((each) => isSmall(each, graph, rest, seen))
  );
}

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
          // needs besides, of that, what may be needed without Node, and the small modules that many tools share.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'start',
                // The entry, which turns on the cache of compiled code, is not in it.
                name: (id: string, graph: ModuleGraph) => (isStartModule(id, graph) ? 'start' : null),
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
              {
                debugName: 'lib',
                name: (id: string, graph: CodeGraph) => (isSmall(id, graph) ? 'lib' : null),
                test: /src\/(?:core|lib)\/.*\.ts$|rolldown\/runtime/,
                minShareCount: minShared,
              },
            ],
          },
          // Editors have the documentation from the types.
          comments: { legal: true, annotation: true, jsdoc: false },
          // Stacks keep the names of functions and classes.
          minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
