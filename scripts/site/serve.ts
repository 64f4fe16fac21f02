import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../src/server/http/site.ts';

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
  const server = createServer(createSite(folder, base));
  const address = await listen(server, port).catch(() => listen(server, 0));
  return { url: `http://localhost:${address.port}${base}`, server };
}

function listen(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address() as AddressInfo));
  });
}
