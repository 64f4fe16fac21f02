import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
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
  ['%', 404],
])('/%s, by its name a file for hosts or not: %i', async (path, status) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);
  expect([response.status, response.headers.get('x-site')]).toEqual([status, '1']);
});
