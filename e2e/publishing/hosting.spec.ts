/**
 * Tests the configurations in `deploy` on their servers. The same tests run on any served copy of the build with
 * `HOSTED=https://tools.example/kit/ npx playwright test e2e/publishing/hosting.spec.ts`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { readHeaders, readRedirects } from '../../src/server/http/site.ts';
import { ensureServer, type Host, startCaddy, startNginx } from '../support/hosts.ts';
import { buildImage, canBuildImages, startImage } from '../support/image.ts';
import { onLanding } from '../support/on-landing.ts';
import { address, catalog, expect, open, ownSites, test } from '../support/site.ts';

const site = join(import.meta.dirname, '../../dist/site');
const hosted = process.env['HOSTED'];
const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

interface Hosting {
  readonly name: string;
  readonly isThere: () => boolean;
  readonly start: () => Promise<Host>;
}
const hostings: readonly Hosting[] = hosted
  ? [{ name: hosted, isThere: () => true, start: async () => ({ url: hosted, encodings: ['gzip'], stop() {} }) }]
  : [
      { name: 'nginx', isThere: () => ensureServer('nginx', nginxPackages), start: () => startNginx('/') },
      {
        name: 'nginx under a path',
        isThere: () => ensureServer('nginx', nginxPackages),
        start: () => startNginx('/any/where/'),
      },
      { name: 'the image', isThere: canBuildImages, start: () => startImage(buildImage('site')) },
      { name: 'Caddy', isThere: () => ensureServer('caddy', ['caddy']), start: startCaddy },
    ];

/** The file of what all pages share. */
const [, asset = ''] = /"assets\/(page-[^"]*\.js)"/.exec(readFileSync(join(site, 'about.html'), 'utf8')) ?? [];

/** The body of a response as transferred, still compressed. */
const getRaw = (url: string, encodings: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = httpGet(url, { headers: { 'accept-encoding': encodings } }, async (response) =>
      resolve(Buffer.concat(await response.toArray())),
    );
    asked.on('error', reject);
  });

for (const { name, isThere, start } of hostings)
  test.describe(name, name === 'nginx' ? onLanding : {}, () => {
    // One server for all of them.
    test.describe.configure({ mode: 'default' });
    let host: Host | undefined;
    test.beforeAll(async () => {
      if (!isThere()) return;
      host = await start();
      ownSites.push(host.url);
    });
    test.beforeEach(() => test.skip(!host, `${name} is not installed, and can be only as root on Debian`));
    test.afterAll(() => host?.stop());

    const at = (path: string) => address(path, host?.url);
    const get = (request: APIRequestContext, path: string, headers: Readonly<Record<string, string>> = {}) =>
      request.get(at(path), { maxRedirects: 0, headers: { 'accept-encoding': 'identity', ...headers } });
    const isPage = (response: APIResponse) => {
      expect(response.status(), response.url()).toBe(200);
      expect(response.headers()['content-type']?.toLowerCase(), response.url()).toBe('text/html; charset=utf-8');
    };

    test('every page has its clean address', async ({ request }) => {
      for (const path of ['', 'about', 'fr', 'fr/about', ...catalog('en').flatMap(({ id }) => [id, `fr/${id}`])]) {
        const response = await get(request, path);
        isPage(response);
        expect(await response.text()).toBe(readFileSync(join(site, `${path || 'index'}.html`), 'utf8'));
      }
    });

    test('a final slash redirects to the page without it', async ({ request }) => {
      for (const path of ['hash-text', 'fr/hash-text', 'about']) {
        const response = await get(request, `${path}/?x=1`);
        expect(response.status()).toBe(301);
        expect(new URL(response.headers()['location'] ?? '', at(`${path}/`)).href).toBe(at(`${path}?x=1`));
      }
      isPage(await get(request, 'fr/'));
    });

    test('the folder of the site redirects to its home page', async ({ request }) => {
      const { origin, pathname } = new URL(at(''));
      test.skip(pathname === '/', 'the site is at the root');
      const bare = origin + pathname.slice(0, -1);
      const response = await request.get(`${bare}?x=1`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers()['location'] ?? '', bare).href).toBe(at('?x=1'));
    });

    test('former paths redirect, query included', async ({ request }) => {
      for (const { from, to } of readRedirects(site)) {
        const response = await get(request, `${from}?op=decode&x=%0d%0a`);
        expect(response.status(), from).toBe(301);
        expect(new URL(response.headers()['location'] ?? '', at(from)).href).toBe(at(`${to}?op=decode&x=%0d%0a`));
      }
    });

    test('an unknown path is a 404 with its page, at any depth', async ({ page, request, watch }) => {
      for (const path of ['nope', 'fr/nope', 'no/such/page', 'no/such/', 'assets/none-12345678.js', 'no%0d%0aX: y/']) {
        const response = await request.get(at(path));
        expect(response.status(), path).toBe(404);
        expect(await response.text(), path).toContain('404 Not Found');
        expect(response.headers(), path).toMatchObject({
          'cache-control': 'no-cache',
          'referrer-policy': 'no-referrer',
        });
        expect(response.headers(), path).not.toHaveProperty('x');
      }
      await open(page, 'no/such/page', host?.url);
      await page.getByRole('link', { name: 'Back home' }).click();
      await expect(page).toHaveURL(at(''));
      // The browser itself reports the status of the document.
      watch.messages.splice(0, watch.messages.length, ...watch.messages.filter((message) => !message.includes('404')));
    });

    test('every response has the headers of the build', async ({ request }) => {
      const wanted = Object.entries(readHeaders(site));
      expect(wanted.length).toBeGreaterThan(5);
      for (const path of [
        '',
        'fr/hash-text',
        `assets/${asset}`,
        'service-worker.js',
        'config.json',
        'no/such/page',
        'hash',
      ]) {
        const headers = (await get(request, path)).headersArray();
        for (const [header, value] of wanted)
          expect(
            headers.filter((it) => it.name.toLowerCase() === header.toLowerCase()).map((it) => it.value),
            `${path}: ${header}`,
          ).toEqual([value]);
      }
    });

    test('files are compressed, with the copies where there are some', async ({ request }) => {
      const { encodings = [] } = host ?? {};
      for (const encoding of encodings)
        for (const [path, file] of [
          ['', 'index.html'],
          ['fr/hash-text', 'fr/hash-text.html'],
          [`assets/${asset}`, `assets/${asset}`],
          ['service-worker.js', 'service-worker.js'],
          ['manifest.webmanifest', 'manifest.webmanifest'],
        ] as const) {
          const accepted = encodings.slice(encodings.indexOf(encoding)).join(', ');
          const response = await get(request, path, { 'accept-encoding': accepted });
          const headers = response.headers();
          expect(headers['content-encoding'], path).toBe(encoding);
          expect(headers['vary'], path).toContain('Accept-Encoding');
          expect((await response.body()).equals(readFileSync(join(site, file))), path).toBe(true);
          const twin = readFileSync(join(site, `${file}.${encoding === 'gzip' ? 'gz' : encoding}`));
          if (host?.hasCopies) expect((await getRaw(at(path), accepted)).equals(twin), path).toBe(true);
        }
      expect((await get(request, '')).headers()).not.toHaveProperty('content-encoding');
    });

    test('files named by their content are cached permanently, all others are revalidated', async ({ request }) => {
      for (const file of readdirSync(join(site, 'assets')).filter((it) => !/\.(br|gz)$/.test(it)))
        expect(file).toMatch(/-[\w-]{8}\.\w+$/);
      const caching = async (path: string) => (await get(request, path)).headers()['cache-control'];
      expect(await caching(`assets/${asset}`)).toBe('public, max-age=31536000, immutable');
      for (const path of ['', 'hash-text', 'service-worker.js', 'config.json', 'theme.js', 'manifest.webmanifest']) {
        const response = await get(request, path);
        expect(response.headers()['cache-control'], path).toBe('no-cache');
        const again = await get(request, path, { 'if-none-match': response.headers()['etag'] ?? '' });
        expect(again.status(), path).toBe(304);
      }
    });

    test('a range of a file', async ({ request }) => {
      const response = await get(request, 'social-card.png', { range: 'bytes=1-3' });
      expect(response.status()).toBe(206);
      expect(response.headers()['content-range']).toBe(`bytes 1-3/${statSync(join(site, 'social-card.png')).size}`);
      expect(await response.text()).toBe('PNG');
    });

    test('media types are those that browsers accept', async ({ request }) => {
      for (const [path, type] of [
        [`assets/${asset}`, /^(text|application)\/javascript/],
        ['service-worker.js', /^(text|application)\/javascript/],
        ['manifest.webmanifest', /^application\/manifest\+json/],
        ['config.json', /^application\/json/],
        ['icon.svg', /^image\/svg\+xml/],
      ] as const)
        expect((await get(request, path)).headers()['content-type'], path).toMatch(type);
    });

    test('answers on IPv4 and IPv6', async ({ request }) => {
      test.skip(hosted !== undefined, 'its name decides');
      for (const loopback of ['127.0.0.1', '[::1]'])
        isPage(await request.get(at('').replace('localhost', loopback), { headers: { 'accept-encoding': 'gzip' } }));
    });

    test('pages are hydrated without console messages, and navigation stays within the document', async ({ page }) => {
      let loads = 0;
      page.on('domcontentloaded', () => loads++);
      await open(page, 'fr/hash-text', host?.url);
      await page.locator('#menu a[href="fr/token-generator"]').click();
      await expect(page).toHaveURL(at('fr/token-generator'));
      expect(loads).toBe(1);
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });
