import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkPages, checkSitemap } from '../support/check-metadata.ts';
import { serveCopy } from '../support/serve-copy.ts';
import { address, expect, open, ownSites, test } from '../support/site.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  readonly time: number;
}

/** The requests that a real statistics service would receive. */
const events: Received[] = [];
const counter = createServer(async (request, response) => {
  const time = Date.now();
  const body = JSON.parse((await request.toArray()).join(''));
  events.push({ method: request.method, url: request.url, headers: request.headers, body, time });
  response.writeHead(202).end('ok');
});
const names = () => events.map(({ body }) => body['n']);

const root = join(import.meta.dirname, '../..');
const site = mkdtempSync(join(tmpdir(), 'penknife-published-'));
const closing: (() => void)[] = [];
let published = '';
const hidden = 'hash-text';

/** The site as built by `npm run build:site`, with a statistics server run by the tests. */
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`;
  ownSites.push(host);
  execFileSync('npm', ['run', '--silent', 'build:site', '--', site, '--uncompressed'], {
    cwd: root,
    stdio: 'pipe',
    env: {
      ...process.env,
      PENKNIFE_BASE_URL: 'https://penknife.example',
      PENKNIFE_HIDDEN_TOOLS: hidden,
      PENKNIFE_DEFAULT_THEME: 'dark',
      PENKNIFE_ANALYTICS_HOST: host,
      PENKNIFE_ANALYTICS_DOMAIN: 'penknife.example',
      PENKNIFE_ANALYTICS_TRACK_LOCALHOST: 'true',
    },
  });
  const copy = await serveCopy({}, site);
  published = copy.url;
  closing.push(
    copy.close,
    () => counter.closeAllConnections(),
    () => counter.close(),
  );
});
test.afterAll(() => {
  for (const close of closing) close();
  rmSync(site, { recursive: true });
});
test.beforeEach(() => {
  events.length = 0;
});

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const assetsAskedFor = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

/** In the page itself, not only in its messages. */
const shownBanner = />Follow Penknife for news and new tools/;

test('tracker and banner are in the published site and off in the default one', async ({ page }) => {
  const own = join(root, 'dist/site');
  for (const file of ['index.html', 'fr.html', 'token-generator.html']) {
    expect(read(own, file)).toContain("connect-src 'self';");
    expect(read(site, file)).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  }
  expect(read(site, 'index.html')).toMatch(shownBanner);
  expect(read(own, 'index.html')).not.toMatch(shownBanner);

  const asked = assetsAskedFor(page);
  await open(page, '');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /analytics|api\/event/.test(path))).toEqual([]);
  await open(page, '', published);
  await expect.poll(names).toEqual(['pageview']);
  expect(asked.some((path) => path.includes('analytics'))).toBe(true);
});

test('a build with a public address has absolute addresses', () => {
  checkPages(site, 'https://penknife.example', [hidden]);
  checkSitemap(site, 'https://penknife.example/', [hidden]);
});

test('a tool that the build hides has no page, no old path and no link; the default theme is in the page', () => {
  for (const file of [`${hidden}.html`, `fr/${hidden}.html`, 'hash.html'])
    expect(existsSync(join(site, file))).toBe(false);
  expect(read(site, '_redirects')).not.toContain(hidden);
  for (const file of ['index.html', 'fr.html', 'token-generator.html']) {
    expect(read(site, file)).not.toMatch(new RegExp(`href="(fr/)?${hidden}"`));
    expect(read(site, file)).toMatch(/<html lang="\w+" data-theme="dark"[ >]/);
  }
});

test('a page view is sent at start, without query and fragment', async ({ page }) => {
  await open(page, 'token-generator?length=32#input=secret', published);
  await expect.poll(names).toEqual(['pageview']);
  const [event] = events;
  expect(event).toMatchObject({ method: 'POST', url: '/api/event' });
  expect(event?.headers).toMatchObject({ 'content-type': 'text/plain' });
  expect(event?.headers).not.toHaveProperty('referer');
  expect(event?.headers).not.toHaveProperty('cookie');
  expect(event?.body).toEqual({
    n: 'pageview',
    u: address('token-generator', published),
    d: 'penknife.example',
    r: null,
    w: 1600,
    h: 0,
  });
});

test('page views are sent on each navigation, back and forward; not where only the query or fragment changes', async ({
  page,
}) => {
  await open(page, '', published);
  // What counts is loaded after the page: one that is left before that is not counted.
  await expect.poll(names).toEqual(['pageview']);
  await page.locator('#menu').getByRole('link', { name: 'Base64 text encoder and decoder' }).click();
  await expect(page).toHaveTitle(/^Base64 text/);
  const input = page.getByRole('textbox').first();
  await input.fill('a secret');
  await page.locator('input[value=decode]').check();
  await expect(page).toHaveURL(/op=decode/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Penknife');
  await page.goForward();
  await expect(page).toHaveTitle(/^Base64 text/);
  const tool = address('base64-string-converter', published);
  await expect.poll(() => events.map(({ body }) => body['u'])).toEqual([published, tool, published, tool]);
  expect(new Set(names())).toEqual(new Set(['pageview']));
  expect(JSON.stringify(events.map(({ body }) => body))).not.toContain('secret');
});

test('outbound links and the support button are counted, and followed after 150 ms', async ({
  page,
  context,
  watch,
}) => {
  await context.route(/github\.com|buymeacoffee\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
  await open(page, '', published);
  await expect.poll(names).toEqual(['pageview']);

  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: 'Source code' }).click();
  const elsewhere = await opened;
  const waited = Date.now() - (events.at(-1)?.time ?? 0);
  expect(events.at(-1)?.body).toMatchObject({
    n: 'Outbound Link: Click',
    p: '{"url":"https://github.com/penknife-tools/penknife"}',
  });
  expect(waited).toBeGreaterThan(100);
  await elsewhere.waitForURL(/github\.com/);
  expect(await elsewhere.evaluate(() => opener)).toBeNull();

  events.length = 0;
  await page.getByRole('banner').getByRole('link', { name: 'Buy me a coffee' }).click();
  await expect.poll(() => new Set(names())).toEqual(new Set(['Support button clicked', 'Outbound Link: Click']));

  events.length = 0;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('source code');
  const fromPalette = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  expect(await (await fromPalette).evaluate(() => opener)).toBeNull();
  await expect.poll(names).toEqual(['Outbound Link: Click']);

  // A link that opens in this tab waits for its event too.
  events.length = 0;
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Source code' })
    .evaluate((link) => {
      link.removeAttribute('target');
    });
  await page.getByRole('banner').getByRole('link', { name: 'Source code' }).click();
  await page.waitForURL(/github\.com/);
  expect(names()).toEqual(['Outbound Link: Click']);
  watch.foreign.length = 0;
});

test('the local flag, set on the About page, turns it off, with a warning', async ({ page, watch }) => {
  await open(page, 'about', published);
  await expect(page.getByText(/The counts go to 127\.0\.0\.1:\d+/)).toBeVisible();
  await expect.poll(names).toEqual(['pageview']);
  await page.getByLabel('Do not count this browser').check();
  await page.reload();
  await expect
    .poll(() => watch.messages)
    .toEqual(['warning: Ignoring event pageview: this browser asked not to be counted.']);
  await page.locator('#menu').getByRole('link', { name: 'Token generator' }).click();
  await expect(page.locator('h1')).toHaveText('Token generator');
  await expect.poll(() => watch.messages.length).toBe(2);
  expect(names()).toEqual(['pageview']);
  watch.messages.length = 0;
});

test('on a local address nothing is sent unless configured, with a warning', async ({ page, watch }) => {
  const copy = await serveCopy({ analyticsTrackLocalhost: false }, site);
  await open(page, '', copy.url);
  await expect.poll(() => watch.messages).toEqual(['warning: Ignoring event pageview: this is a local address.']);
  expect(events).toEqual([]);
  watch.messages.length = 0;
  copy.close();
});

test('a copy of the default build may count on its own host by config.json only', async ({ page, watch }) => {
  const copy = await serveCopy({ analyticsEnabled: true, analyticsTrackLocalhost: true, analyticsHost: '/stats' });
  const sent = page.waitForRequest('**/stats/api/event');
  await open(page, '', copy.url);
  expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({ n: 'pageview', u: copy.url, d: 'localhost' });
  // There is no statistics server: the browser logs that to the console.
  await expect.poll(() => watch.messages.filter((message) => !message.includes('404'))).toEqual([]);
  watch.messages.length = 0;
  copy.close();
});
