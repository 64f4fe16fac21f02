import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveSite } from '../../scripts/site/serve.ts';
import { ownSites } from './site.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface Copy {
  readonly url: string;
  close(): void;
}

/** Serves a copy of a built site with a `config.json` of its own, or with none. */
export async function serveCopy(config: unknown, site = 'dist/site'): Promise<Copy> {
  const folder = makeTemporaryFolder();
  const built = resolve(import.meta.dirname, '../..', site);
  for (const entry of readdirSync(built))
    if (entry !== 'config.json') symlinkSync(join(built, entry), join(folder, entry));
  if (config !== undefined)
    writeFileSync(join(folder, 'config.json'), typeof config === 'string' ? config : JSON.stringify(config));
  const { url, server } = await serveSite(folder);
  ownSites.push(url);
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
