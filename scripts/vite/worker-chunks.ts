import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The worker's manifest, beside Vite's own: the files of each of its modules that has a chunk. */
export const workerManifest = '.vite/worker.json';

/** Records which files the worker needs for itself and for each tool's logic, for pages to prefetch. */
export function workerChunks(): { readonly main: Plugin; readonly worker: Plugin } {
  const files: Record<string, readonly string[]> = {};
  return {
    worker: {
      name: 'penknife:worker-chunks',
      generateBundle(_, bundle) {
        const closure = (file: string, seen = new Set<string>()): Set<string> => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
          seen.add(file);
          for (const imported of chunk.imports) closure(imported, seen);
          return seen;
        };
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.facadeModuleId)
            files[relative(process.cwd(), chunk.facadeModuleId)] = [...closure(chunk.fileName)];
      },
    },
    main: {
      name: 'penknife:worker-manifest',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: workerManifest, source: JSON.stringify(files) });
      },
    },
  };
}
