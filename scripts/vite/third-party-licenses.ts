import { join } from 'node:path';
import type { Plugin } from 'vite';
import { licensesText, packageFolder, readPackage, readUnicode } from '../package/licenses.ts';

const root = join(import.meta.dirname, '../..');

/** Packages from whose files data sets are made. */
const ofData = ['emojibase-data', 'ibantools', 'libphonenumber-js', 'mime-db', 'oui-data', 'unhomoglyph'];

/**
 * Writes `THIRD_PARTY_LICENSES.txt` beside the build: of the packages whose code or data is in the bundles, workers included. A
 * licence that is not allowed stops the build.
 * @param others packages that are shipped other than as modules
 */
export function thirdPartyLicenses(others: readonly string[] = []): { readonly main: Plugin; readonly worker: Plugin } {
  const folders = new Set([...others, ...ofData].map((name) => join(root, 'node_modules', name)));
  const collect: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const folder = renderedLength > 0 ? packageFolder(id) : undefined;
        if (folder) folders.add(folder);
      }
    }
  };
  return {
    worker: { name: 'penknife:third-party-licenses-worker', generateBundle: collect },
    main: {
      name: 'penknife:third-party-licenses',
      generateBundle(options, bundle, isWrite) {
        collect.call(this, options, bundle, isWrite);
        const source = licensesText([...[...folders].map(readPackage), readUnicode()]);
        this.emitFile({ type: 'asset', fileName: 'THIRD_PARTY_LICENSES.txt', source });
      },
    },
  };
}
