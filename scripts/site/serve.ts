import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { readHeaders, readRedirects } from './host-files.ts';

export interface ServeOptions {
  /** 0 takes any free port; a port in use falls back to that. */
  readonly port?: number;
  /** Path under which the site is served, with a slash at both ends. */
  readonly base?: string;
}

export interface ServedSite {
  readonly url: string;
  readonly server: Server;
}

/**
 * Serves the built site on loopback as a static host does: addresses without `.html`, real 404s, and the site's
 * headers.
 */
export async function serveSite(folder: string, { port = 0, base = '/' }: ServeOptions = {}): Promise<ServedSite> {
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
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const lost = () => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      // The build had no base: the page would look for its files under the root.
      response.end(notFound.toString().replace(/<base href="[^"]*">/, `<base href="${base}">`));
    };
    const url = request.url ?? '/';
    if (!url.startsWith(base)) return lost();
    request.url = url.slice(base.length - 1);
    const [path = '', query] = request.url.split('?', 2);
    const clean = path.split('/').filter(Boolean).join('/');
    // The files of a page are relative to its address: with a final slash they would not be found.
    const target = redirects.get(clean) ?? (`/${clean}` === path ? undefined : clean);
    if (target !== undefined) {
      response.writeHead(301, { location: `${base}${target}${query ? `?${query}` : ''}` }).end();
      return;
    }
    files(request, response, lost);
  });
  const address = await listen(server, port).catch(() => listen(server, 0));
  return { url: `http://localhost:${address.port}${base}`, server };
}

function listen(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address() as AddressInfo));
  });
}
