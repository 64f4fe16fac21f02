/** The site without its server, and updates to a new version. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../scripts/command.ts';
import { offlineSet } from '../scripts/offline-set.ts';
import { serveSite } from '../scripts/serve.ts';
import type { Locale } from '../src/core/registry.ts';
import { cachedOn } from '../src/web/offline/pieces.ts';
import { firstExample } from './examples.ts';
import { catalog, expect, open, ownSites, test } from './site.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** The addresses of the files cached on the device. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map((request) => request.url);
  });
const keeps = async (page: Page, path: string) => (await listKept(page)).some((kept) => kept.includes(`/${path}`));

/** What is kept are hundreds of files, which takes a busy machine long. */
const patiently = { timeout: 120_000 };

/** Waits until a visit has cached everything in its language, or everything but the large files. */
async function settle(
  page: Page,
  site: string,
  { stages = ['visit', 'idle'], language = 'en' }: { stages?: readonly string[]; language?: Locale } = {},
): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patiently).toBe(true);
  const wanted = offlineSet('dist/site')
    .filter((piece) => stages.includes(cachedOn(piece, new Set([language]))))
    .map(([path, digest]) => `${site}${path}?${digest}`);
  const missing = async () => {
    const kept = new Set(await listKept(page));
    return wanted.filter((piece) => !kept.has(piece));
  };
  await expect.poll(missing, patiently).toEqual([]);
}

/** A page of a browser that visited the site once in each language, before its server was stopped. */
interface Visitor {
  readonly url: string;
  readonly page: Page;
}
const withoutServer = test.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const { url, server } = await serveSite('dist/site', { base: '/tools/' });
      ownSites.push(url);
      const context = await browser.newContext();
      const page = await context.newPage();
      await open(page, '', url);
      await settle(page, url);
      expect(await keeps(page, 'fr/hash-text.html')).toBe(false);
      // Another language is chosen without a new document.
      await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
      await settle(page, url, { language: 'fr' });
      server.closeAllConnections();
      server.close();
      await use({ url, page });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ visitor }, use) => use(visitor.page.context()),
  // One page for all: code that its process has compiled before costs less.
  page: ({ visitor }, use) => use(visitor.page),
});

withoutServer.describe('after one visit', () => {
  const languages = [
    { locale: 'en', start: '', tryIt: 'Try it', empty: 'The result appears' },
    { locale: 'fr', start: 'fr/', tryIt: 'Essayer', empty: 'Le résultat apparaît' },
  ] as const;
  // Each tool is used in one language; both come from the same cache in the same way.
  for (const [index, { id }] of catalog('en').entries())
    withoutServer(`${id} works without the server`, async ({ page, visitor: { url } }) => {
      const { locale, start, tryIt, empty } = languages[(index % 2) as 0 | 1];
      const hasExample = (await firstExample(id, locale)) !== undefined;
      await open(page, start + id, url);
      await expect(page.locator('h1')).toHaveText(catalog(locale).find((tool) => tool.id === id)?.title ?? '');
      if (hasExample) await page.locator('article button', { hasText: tryIt }).first().click();
      await expect(page.locator('[data-results]').first()).not.toContainText(empty);
    });

  withoutServer('so do the other pages, links and old paths', async ({ page, visitor: { url } }) => {
    await open(page, '', url);
    await page.getByRole('main').getByRole('link', { name: 'Chmod calculator' }).first().click();
    await expect(page.locator('h1')).toHaveText('Chmod calculator');
    await open(page, 'about', url);
    await expect(page.locator('h1')).toBeVisible();
    await open(page, 'hash?uppercase=true', url);
    await expect(page).toHaveURL(/hash-text\?uppercase=true$/);
  });

  withoutServer('an unknown path is not found', async ({ page, visitor: { url }, watch }) => {
    await open(page, 'deep/er/nothing', url);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    watch.messages.length = 0; // Chromium logs the status 404 to the console.
  });
});

test.describe('the offline worker', () => {
  test.use({ isOffline: true });

  /** A copy of the site, which can be changed, and a server that can be stopped. */
  let folder: string;
  let url: string;
  let server: Server;
  test.beforeEach(async () => {
    folder = makeTemporaryFolder();
    // Without the compressed copies, which a change would make stale.
    cpSync('dist/site', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    ({ url, server } = await serveSite(folder, { base: '/tools/' }));
    ownSites.push(url);
  });
  test.afterEach(() => stop());

  function stop(): void {
    server.closeAllConnections();
    server.close();
  }

  /** A new version: a page of the site has changed. */
  async function publishChange(): Promise<void> {
    const about = join(folder, 'about.html');
    writeFileSync(about, readFileSync(about, 'utf8').replace('</head>', '<meta name="renewed"></head>'));
    expect(run('tsx', ['scripts/build-offline.ts', folder])).toBe(true);
    // The server caches its files.
    stop();
    ({ server } = await serveSite(folder, { base: '/tools/', port: Number(new URL(url).port) }));
  }

  const lookForNewVersion = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  test('a new version reloads a page without typed text', async ({ page }) => {
    await open(page, '', url);
    await settle(page, url);
    await publishChange();
    const renewed = page.waitForEvent('load');
    await lookForNewVersion(page);
    await renewed;
    await open(page, 'about', url);
    await expect(page.locator('meta[name=renewed]')).toBeAttached();
  });

  test('a new version waits where text was typed, and the page goes on working', async ({ page }) => {
    await open(page, 'base64-string-converter', url);
    await settle(page, url);
    await page.locator('main textarea').first().fill('abc');
    await publishChange();
    await lookForNewVersion(page);
    await expect(page.getByText('A new version of Penknife is ready.')).toBeVisible();
    await expect(page.locator('main textarea').first()).toHaveValue('abc');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.getByText('A new version of Penknife is ready.')).toBeHidden();
    await expect(page.locator('main textarea').first()).toHaveValue('abc');
  });

  test('a file that is not cached is reported, and loaded once there is a network', async ({
    page,
    context,
    watch,
  }) => {
    await open(page, 'token-generator', url);
    await settle(page, url);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes('assets/logic-')) await cache.delete(request);
      }
    });
    await context.setOffline(true);
    await open(page, 'chmod-calculator', url);
    await page.locator('main textarea').first().fill('755');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await context.setOffline(false);
    await page.locator('main textarea').first().fill('644');
    await expect(page.locator('[data-results]').first()).toContainText('rw-r--r--');
    watch.messages.length = 0; // The browser logs failed requests to the console.
  });

  test('large files are not fetched in data-saving mode', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await open(page, '', url);
    await settle(page, url, { stages: ['visit'] });
    expect(await keeps(page, 'assets/codemirror')).toBe(false);
    await open(page, 'json-prettify', url);
    // The editor takes over where the sample is replaced.
    await page.keyboard.type('[1]');
    await expect(page.locator('.cm-content')).toBeVisible();
    await expect.poll(() => keeps(page, 'assets/codemirror')).toBe(true);
    // A part of a large data set is kept, too, once it was needed.
    expect(await keeps(page, 'assets/oui-part-')).toBe(false);
    await open(page, 'mac-address-lookup', url);
    await page.keyboard.type('b8:27:eb');
    await expect.poll(() => keeps(page, 'assets/oui-part-')).toBe(true);
  });
});
