import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Piece } from '../src/web/offline/pieces.ts';

/**
 * Files that only hosts, search engines and social media read, those that the owner of a copy changes, and the home pages
 * in folders, which the offline worker finds under the address without a slash.
 */
const left =
  /^(config\.json|robots\.txt|sitemap\.xml|social-card\.png|_.*|service-worker\.js|.+\/index\.html)$|\.(map|br|gz)$/;

/** The files of a built site that may be cached on the device, each with its digest and size. */
export const offlineSet = (site: string): readonly Piece[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(site.length + 1).replaceAll('\\', '/'), file }))
    .filter(({ path }) => !left.test(path))
    .map(({ path, file }): Piece => {
      const content = readFileSync(file);
      const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
      return [path, digest, content.length];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
