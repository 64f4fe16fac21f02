import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaders } from '../../src/server/http/site.ts';
import { redirectPage } from './redirect-page.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Files that only specially configured hosts read. */
const left = /^_|\.(br|gz)$/;

/**
 * Makes an archive of a built site for any folder of any static server, including servers that do not serve
 * `hash-text.html` for `/hash-text`. Such a server looks for a folder of that name: each page gets one, which redirects
 * to the page.
 */
export function zipSite(site: string): Buffer {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(site.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !left.test(path))
    .sort();
  const policy = readHeaders(site)['Content-Security-Policy']?.replace(/; frame-ancestors [^;]+/, '') ?? '';
  const folders = files.flatMap((path): readonly ZipEntry[] => {
    const [, page] = /^((?:.*\/)?(?!index\.|404\.)[^/]+)\.html$/.exec(path) ?? [];
    if (!page || files.includes(`${page}/index.html`)) return [];
    const content = redirectPage('../'.repeat(page.split('/').length), path, policy, page);
    return [{ path: `${page}/index.html`, content: Buffer.from(content) }];
  });
  const entries = [...files.map((path) => ({ path, content: readFileSync(join(site, path)) })), ...folders];
  return zip(entries.map(({ path, content }) => ({ path: `penknife/${path}`, content })));
}
