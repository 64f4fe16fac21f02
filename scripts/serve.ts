import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export interface ServeOptions {
  /** 0 takes any free port; a port in use falls back to that. */
  readonly port?: number;
  /** Path under which the site stands, with a slash at both ends. */
  readonly base?: string;
}

export interface ServedSite {
  readonly url: string;
  readonly server: Server;
}

/** Serves the built site on loopback as a static host does: clean addresses, real 404s, the headers of a good host. */
export async function serveSite(folder: string, { port = 0, base = '/' }: ServeOptions = {}): Promise<ServedSite> {
  const files = sirv(folder, { extensions: ['html'], etag: true });
  const notFound = readFileSync(join(folder, '404.html'));
  const redirects = readRedirects(folder);
  // What the pages were built with, said once more as a header, where it can forbid framing too.
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(notFound.toString()) ?? [];
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', `${policy}; frame-ancestors 'none'`);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    const lost = () => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      // The page's own base is that of the root; deeper paths would look for its files beside themselves.
      response.end(notFound.toString().replace('<base href="./">', `<base href="${base}">`));
    };
    const url = request.url ?? '/';
    if (!url.startsWith(base)) return lost();
    request.url = url.slice(base.length - 1);
    const [path = '', query] = request.url.split('?', 2);
    const clean = path.split('/').filter(Boolean).join('/');
    // Files of a page are named relative to it: with a final slash it would look for them beside itself.
    const target = redirects.get(`/${clean}`)?.slice(1) ?? (`/${clean}` === path ? undefined : clean);
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

function readRedirects(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ').slice(0, 2) as [string, string]));
}
