/** The built site, served as a static host does: addresses without `.html`, real 404s, redirects and the site's headers. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

/** A former path and its replacement, without a leading slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Files that configure hosts, compressed ones too. */
const isHostFile = /^_(?:headers|redirects|hosts)(?:$|[./])/;

/** The headers that `_headers` of a built site names under a pattern: for all files, or for those that never change. */
export function readHeaders(site: string, pattern: '/*' | '/assets/*' = '/*'): Readonly<Record<string, string>> {
  const lines = readFileSync(join(site, '_headers'), 'utf8').split('\n');
  const named = lines.slice(lines.indexOf(pattern) + 1);
  const end = named.findIndex((line) => !line.startsWith('  '));
  return Object.fromEntries(named.slice(0, end).map((line) => line.trim().split(/: (.*)/, 2)));
}

/** The redirects of a built site. */
export const readRedirects = (site: string): readonly Redirect[] =>
  [...readFileSync(join(site, '_redirects'), 'utf8').matchAll(/^\/(\S+) \/(\S+) 301$/gm)].map(
    ([, from = '', to = '']) => ({ from, to }),
  );

/** One range of bytes; any other is as good as none (RFC 9110, section 14.2). */
function isRange(header = ''): boolean {
  const [, from = '', to = from] = /^bytes=(\d+)-(\d+)?$/.exec(header) ?? [];
  return from !== '' && Number(to) >= Number(from);
}

/** A path as its file is named. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Creates what answers with the files of a built site.
 * @param base the path under which the site is served, with a slash at both ends
 * @throws where the folder holds no built site
 */
export function createSite(folder: string, base = '/'): (request: IncomingMessage, response: ServerResponse) => void {
  const lasting = Object.entries(readHeaders(folder, '/assets/*'));
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    maxAge: 0,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) for (const [name, value] of lasting) response.setHeader(name, value);
    },
  });
  const notFound = readFileSync(join(folder, '404.html'));
  const redirects = new Map(readRedirects(folder).map(({ from, to }) => [from, to]));
  const headers = Object.entries(readHeaders(folder));
  return (request, response) => {
    response.once('pipe', (file: Readable) => {
      // A file that is gone by now ends this answer, not the process.
      file.once('error', () => response.destroy());
      // Of a client that leaves, it would stay open.
      response.once('close', () => file.destroy());
    });
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (!isRange(request.headers.range)) delete request.headers.range;
    const lost = () => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      // The build had no base: the page would look for its files under the root.
      response.end(notFound.toString().replace(/<base href="[^"]*">/, `<base href="${base}">`));
    };
    const url = request.url ?? '/';
    // Browsers take a backslash for a slash: a redirect could lead to another site.
    if (!url.startsWith(base) || url.includes('\\')) return lost();
    // What finds the files ends a path at a `#` too.
    const [address = ''] = url.slice(base.length - 1).split('#', 1);
    request.url = address;
    const [path = '', query] = address.split('?', 2);
    const clean = path.split('/').filter(Boolean).join('/');
    if (isHostFile.test(decode(clean))) return lost();
    // The files of a page are relative to its address: with a final slash they would not be found.
    const target = redirects.get(clean) ?? (`/${clean}` === path ? undefined : clean);
    if (target !== undefined) {
      response.writeHead(301, { location: `${base}${target}${query ? `?${query}` : ''}` }).end();
      return;
    }
    files(request, response, lost);
  };
}
