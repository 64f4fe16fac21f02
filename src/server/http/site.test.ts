import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-site-'));
let server: Server;
beforeAll(async () => {
  mkdirSync(join(folder, '_hosts'));
  const files = {
    _headers: '/*\n  X-Site: 1\n/assets/*\n',
    _redirects: '',
    '_hosts/nginx-headers': '',
    '_page.html': '',
    'gone.txt': 'x',
    'long.txt': 'x'.repeat(20_000_000),
  };
  for (const [name, text] of Object.entries({ ...files, '_headers.br': '', '404.html': 'lost' }))
    writeFileSync(join(folder, name), text);
  server = createServer(createSite(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['_headers', 404],
  ['%5Fheaders', 404],
  ['_headers.br', 404],
  ['_redirects', 404],
  ['_hosts/nginx-headers', 404],
  ['_page', 200],
  ['_page#a', 200],
  ['_headers#a', 404],
  ['%5fheaders#%ff', 404],
  ['_headers?%ff', 404],
  ['_headers#?a', 404],
  ['%', 404],
])('/%s, by its name a file for hosts or not: %i', async (path, status) => {
  const { port } = server.address() as AddressInfo;
  // `fetch` sends nothing from a `#` on.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/${path}` }, resolve).on('error', reject);
  });
  response.resume();
  expect([response.statusCode, response.headers['x-site']]).toEqual([status, '1']);
});

test.each([
  ['bytes=1-3', 206],
  ['bytes=5-2', 200],
  ['bytes=abc-5', 200],
  ['bytes=-1', 200],
])('Range: %s is answered with %i', async (range, status) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/long.txt`, { headers: { range } });
  await response.body?.cancel();
  expect(response.status).toBe(status);
});

test('a file that is gone, or a client that leaves, ends one answer only', async () => {
  const { port } = server.address() as AddressInfo;
  const site = `http://127.0.0.1:${port}`;
  rmSync(join(folder, 'gone.txt'));
  await expect(fetch(`${site}/gone.txt`).then((response) => response.text())).rejects.toThrow();
  const open = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).endsWith('long.txt')).length;
  const leaving = new AbortController();
  await fetch(`${site}/long.txt`, { signal: leaving.signal });
  leaving.abort();
  // Elsewhere open files are not listed.
  if (process.platform === 'linux') await expect.poll(open).toBe(0);
  expect((await fetch(`${site}/_page`)).status).toBe(200);
});

const linkOf = (fd: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
};
