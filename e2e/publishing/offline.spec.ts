/** The site without its server, what is downloaded for that, and updates to a new version. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browsers/chromium.ts';
import { run } from '../../scripts/command.ts';
import { offlineSet, visitBudget } from '../../scripts/site/offline-set.ts';
import { serveSite } from '../../scripts/site/serve.ts';
import { type Asset, assetsOf, findAsset, isFor, isRare, neededBy } from '../../src/web/offline/assets.ts';
import { firstExample } from '../support/examples.ts';
import { onLanding } from '../support/on-landing.ts';
import { isRepresentative } from '../support/scope.ts';
import { catalog, expect, open, ownSites, resultText, test } from '../support/site.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const set = offlineSet('dist/site');
const all = assetsOf(set.groups);
const byPath = new Map(all.map((asset) => [asset[0], asset]));

/** What a first visit to a page keeps. */
function visitOf(path: string): readonly Asset[] {
  const page = findAsset(byPath, path);
  return page ? neededBy(set, all, page) : [];
}
/** What is kept from the second visit on. */
const common = all.filter((asset) => isFor(asset, 'en') && !isRare(asset));

/** The addresses of the files cached on the device. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map((request) => request.url);
  });
const keeps = async (page: Page, path: string) => (await listKept(page)).some((kept) => kept.includes(`/${path}`));

/** The cached files whose content is not what their name says. */
const listInvalid = (page: Page) =>
  page.evaluate(async () => {
    const invalid: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const digest = new URL(request.url).search.slice(1);
        if (digest.length !== 10) continue;
        const content = await (await cache.match(request))?.arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content ?? new ArrayBuffer()));
        const base64 = btoa(String.fromCharCode(...hash))
          .replaceAll('+', '-')
          .replaceAll('/', '_');
        if (!base64.startsWith(digest)) invalid.push(request.url);
      }
    }
    return invalid;
  });

/** What is kept may be hundreds of files, which takes a busy machine long. */
const slowTimeout = { timeout: 120_000 };

/** Waits until assets are cached. */
async function settle(page: Page, site: string, assets: readonly Asset[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), slowTimeout).toBe(true);
  const missing = async () => {
    const kept = new Set(await listKept(page));
    return assets.map(([path, digest]) => `${site}${path}?${digest}`).filter((key) => !kept.has(key));
  };
  await expect.poll(missing, slowTimeout).toEqual([]);
}

const makeOffline = (page: Page) => page.getByRole('button', { name: /^(Make available|Rendre disponible)/ });
const isAllOffline = (page: Page) =>
  expect(page.getByText(/^(All tools are available offline|Tous les outils sont disponibles hors ligne)/)).toBeVisible(
    slowTimeout,
  );

/** A page of a browser that downloaded the site in each language, before its server was stopped. */
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
      await open(page, 'about', url);
      await expect(page.getByText(/^About 7.*MB to download, 18.*MB on this device$/)).toBeVisible();
      await makeOffline(page).click();
      await isAllOffline(page);
      expect(await keeps(page, 'fr/hash-text.html')).toBe(false);
      await open(page, 'fr/about', url);
      await makeOffline(page).click();
      await isAllOffline(page);
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

withoutServer.describe('made available offline', () => {
  const languages = [
    { locale: 'en', start: '', empty: 'The result appears' },
    { locale: 'fr', start: 'fr/', empty: 'Le résultat apparaît' },
  ] as const;
  // Each tool is used in one language; both come from the same cache in the same way.
  for (const [index, { id }] of catalog('en')
    .filter((tool) => isRepresentative(tool.id))
    .entries())
    withoutServer(`${id} works without the server`, onLanding, async ({ page, visitor: { url } }) => {
      const { locale, start, empty } = languages[(index % 2) as 0 | 1];
      const hasExample = (await firstExample(id, locale)) !== undefined;
      await open(page, start + id, url);
      await expect(page.locator('h1')).toHaveText(catalog(locale).find((tool) => tool.id === id)?.title ?? '');
      if (hasExample) await page.locator('[data-example]').first().click();
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
  /** Which requests are answered with the page of a captive portal, and how many were. */
  let lies: RegExp | undefined;
  let lied: number;
  let requests: IncomingMessage[];
  test.beforeEach(async () => {
    lies = undefined;
    lied = 0;
    requests = [];
    folder = makeTemporaryFolder();
    // Without the compressed copies, which a change would make stale.
    cpSync('dist/site', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    await start();
    ownSites.push(url);
  });
  test.afterEach(() => stop());

  async function start(port?: number): Promise<void> {
    ({ url, server } = await serveSite(folder, { base: '/tools/', ...(port && { port }) }));
    const [serve] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      requests.push(request);
      if (!lies?.test(request.url ?? '')) return serve?.(request, response);
      lied++;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Log in to the network</title>');
    });
  }

  function stop(): void {
    server.closeAllConnections();
    server.close();
  }

  /** The server caches its files. */
  async function restart(): Promise<void> {
    stop();
    await start(Number(new URL(url).port));
  }

  test('a full storage costs no page', async ({ page }) => {
    await open(page, 'hash-text', url);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), slowTimeout).toBe(true);
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: 1_000 });
    for (const path of ['about', 'url-encoder', 'fr/url-encoder']) await open(page, path, url);
    await expect(page.locator('h1')).toBeVisible();
  });

  const mark = '<meta name="renewed">';
  /** A new version: pages of the site have changed. */
  async function publishChange(pages = ['about', 'base64-string-converter']): Promise<void> {
    for (const name of pages) {
      const file = join(folder, `${name}.html`);
      writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `${mark}</head>`));
    }
    expect(run('tsx', ['scripts/build-offline.ts', folder])).toBe(true);
    await restart();
  }

  const lookForNewVersion = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
  /** Whether a page has loaded what keeps it offline and follows new versions, which it does when idle. */
  const followsVersions = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('assets/start-'));
  const newVersion = (page: Page) => page.getByRole('status').filter({ hasText: /^New version/ });
  /** To browsers, what Playwright evaluates comes from the user. */
  const useNothing = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'userActivation', { value: { hasBeenActive: false } }),
    );
  /** Requests that neither a document nor its prefetches made. */
  const inBackground = () =>
    requests.filter(
      ({ headers }) =>
        /^(empty|serviceworker)$/.test(`${headers['sec-fetch-dest']}`) && headers['sec-purpose'] !== 'prefetch',
    );

  for (const path of ['hash-text', 'bip39-generator', 'password-strength-analyser', 'fr/emoji-picker'])
    test(`a first visit to ${path} keeps this tool and the shell by few requests`, async ({ page, context }) => {
      // With the compressed copies.
      folder = 'dist/site';
      await restart();
      let bytes = 0;
      server.prependListener('request', (request, response) => {
        if (/^(empty|serviceworker)$/.test(`${request.headers['sec-fetch-dest']}`))
          response.once('close', () => {
            bytes += Number(response.getHeader('content-length') ?? 0);
          });
      });
      await open(page, path, url);
      await settle(page, url, visitOf(path));
      expect(inBackground().length).toBeLessThanOrEqual(visitBudget.requests);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(visitBudget.bytes);
      expect(await listInvalid(page)).toEqual([]);
      expect(await keeps(page, 'jwt-parser.html')).toBe(false);
      stop();
      await context.setOffline(true);
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.locator('[role=alert], [data-problem]')).toHaveCount(0);
    });

  test('a second visit keeps the rest in packs', onLanding, async ({ page, context }) => {
    await open(page, 'hash-text', url);
    await settle(page, url, visitOf('hash-text'));
    requests = [];
    const second = await context.newPage();
    await open(second, 'hash-text', url);
    await settle(second, url, common);
    expect(inBackground().length).toBeLessThanOrEqual(60);
    expect(await keeps(second, 'assets/oui-part-')).toBe(false);
    // A part of a large data set is kept once it was needed.
    await open(second, 'mac-address-lookup', url);
    await second.keyboard.type('b8:27:eb');
    await expect.poll(() => keeps(second, 'assets/oui-part-')).toBe(true);
  });

  test('nothing is downloaded in data-saving mode, unless the user requests it', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await open(page, 'about', url);
    await page.waitForFunction(followsVersions);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await makeOffline(page).click();
    await isAllOffline(page);
  });

  test('the page of a captive portal is not kept', async ({ page, context, watch }) => {
    await open(page, 'about', url);
    await settle(page, url, visitOf('about'));
    lies = /\/assets\/|\.html/;
    const second = await context.newPage();
    await open(second, 'about', url);
    await makeOffline(second).click();
    await expect(second.getByText('The download stopped')).toBeVisible(slowTimeout);
    expect(lied).toBeGreaterThan(0);
    expect(await listInvalid(second)).toEqual([]);
    lies = undefined;
    await second.getByRole('button', { name: 'Try again' }).click();
    await isAllOffline(second);
    expect(await listInvalid(second)).toEqual([]);
    stop();
    await open(second, 'jwt-parser', url);
    watch.messages.length = 0; // The browser logs failed requests to the console.
  });

  test('what an earlier version kept of a captive portal is deleted', async ({ page }) => {
    await page.goto(`${url}theme.js`);
    const [, digest] = byPath.get('theme.js') ?? [];
    await page.evaluate(
      async ([site, key]) => {
        const cache = await caches.open(`penknife ${site}`);
        await cache.put(`${site}theme.js?${key}`, new Response('<title>Log in</title>'));
        await cache.put(`${site}?kept`, Response.json({ current: [`${site}theme.js?${key}`], previous: [] }));
      },
      [url, digest] as const,
    );
    expect(await listInvalid(page)).toHaveLength(1);
    await open(page, 'hash-text', url);
    await settle(page, url, visitOf('hash-text'));
    expect(await listInvalid(page)).toEqual([]);
  });

  test('a version that is half copied does not take over, and the next one does', async ({ page, context, watch }) => {
    const path = 'base64-string-converter';
    await useNothing(page);
    await open(page, path, url);
    await settle(page, url, visitOf(path));
    const file = join(folder, `${path}.html`);
    const before = readFileSync(file);
    await publishChange([path]);
    const after = readFileSync(file);
    // The worker is new, the page is not, and packs are not there yet.
    writeFileSync(file, before);
    cpSync(join(folder, 'assets'), join(folder, 'moved'), { recursive: true });
    rmSync(join(folder, 'assets'), { recursive: true });
    await restart();
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.addEventListener('updatefound', () => resolve(registration.installing));
      });
      await registration.update();
      const worker = await found;
      while (worker && worker.state !== 'redundant' && worker.state !== 'activated')
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      return worker?.state;
    });
    expect(state).toBe('redundant');
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('meta[name=renewed]')).toHaveCount(0);
    await page.waitForFunction(followsVersions);

    writeFileSync(file, after);
    cpSync(join(folder, 'moved'), join(folder, 'assets'), { recursive: true });
    await restart();
    // After the reload, the browser looks for a new version itself: a check that joins that one fails with it.
    await expect(async () => {
      await lookForNewVersion(page);
      await expect(page.locator('meta[name=renewed]')).toBeAttached({ timeout: 10_000 });
    }).toPass(slowTimeout);
    await settle(
      page,
      url,
      visitOf(path).filter(([asset]) => asset !== `${path}.html`),
    );
    expect(await listInvalid(page)).toEqual([]);
    stop();
    await context.setOffline(true);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('meta[name=renewed]')).toBeAttached();
    watch.messages.length = 0; // The browser logs failed requests to the console.
  });

  test('a new version reloads a page that nobody has used', async ({ page }) => {
    await useNothing(page);
    await open(page, '', url);
    await settle(page, url, visitOf(''));
    await publishChange();
    const renewed = page.waitForEvent('load');
    await lookForNewVersion(page);
    await renewed;
    await open(page, 'about', url);
    await expect(page.locator('meta[name=renewed]')).toBeAttached();
  });

  test('a new version waits where text was typed, and the page goes on working', onLanding, async ({ page }) => {
    await open(page, 'base64-string-converter', url);
    await settle(page, url, visitOf('base64-string-converter'));
    await page.locator('main textarea').first().fill('abc');
    await publishChange();
    await lookForNewVersion(page);
    await expect(newVersion(page)).toBeVisible();
    await expect(page.locator('main textarea').first()).toHaveValue('abc');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('meta[name=renewed]')).toBeAttached();
    await expect(newVersion(page)).toBeHidden();
    await expect(page.locator('main textarea').first()).toHaveValue('abc');
  });

  test('a new version waits where a secret was generated', async ({ page }) => {
    await useNothing(page);
    await open(page, 'bip39-generator', url);
    await settle(page, url, visitOf('bip39-generator'));
    const phrase = page.locator('main').getByRole('textbox').first();
    const before = await page.locator('main').innerText();
    await publishChange();
    await lookForNewVersion(page);
    await expect(newVersion(page)).toBeVisible();
    expect(await page.locator('main').innerText()).toBe(before);
    await expect(phrase).toBeVisible();
  });

  test('a new version waits where a recipe has made a secret', async ({ page }) => {
    await useNothing(page);
    await open(page, 'recipe?do=token-generator/token', url);
    const token = () => resultText(page);
    await expect.poll(token).toMatch(/\w{64}/);
    const before = await token();
    await settle(page, url, visitOf('recipe'));
    await publishChange();
    await lookForNewVersion(page);
    await expect(newVersion(page)).toBeVisible();
    expect(await token()).toBe(before);
  });

  test('a new version waits while a recording runs, and leaving the page has to be confirmed', async () => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    });
    const page = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
    await open(page, 'camera-recorder', url);
    await settle(page, url, visitOf('camera-recorder'));
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const stopRecording = page.getByRole('button', { name: 'Stop recording', exact: true });
    await expect(stopRecording).toBeVisible();
    await publishChange();
    await lookForNewVersion(page);
    await expect(newVersion(page)).toBeVisible();
    await expect(stopRecording).toBeVisible();

    const asked = page.waitForEvent('dialog');
    const reload = page.getByRole('button', { name: 'Reload' }).click();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reload;
    await stopRecording.click();
    await expect(page.getByRole('region', { name: /^penknife-video-/ })).toBeVisible();
    const left = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await left;
    await browser.close();
  });

  test('a file that is not cached is reported, and loaded once there is a network', async ({
    page,
    context,
    watch,
  }) => {
    await open(page, 'chmod-calculator', url);
    await settle(page, url, visitOf('chmod-calculator'));
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes('assets/logic-')) await cache.delete(request);
      }
    });
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await open(page, 'chmod-calculator', url);
    await page.locator('main textarea').first().fill('755');
    await expect(page.locator('[data-problem]')).toContainText('did not load');
    await context.setOffline(false);
    await page.locator('main textarea').first().fill('644');
    await expect(page.locator('[data-results]').first()).toContainText('rw-r--r--');
    watch.messages.length = 0; // The browser logs failed requests to the console.
  });

  const configure = async (config: object) => {
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    await restart();
  };
  const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  test('an operator can turn off what is kept unasked', onLanding, async ({ page }) => {
    await configure({ keepOffline: false });
    await open(page, 'about', url);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('assets/start-')),
    );
    expect(await workers(page)).toBe(0);
    await expect(makeOffline(page)).toBeVisible();
  });

  test('an operator can turn off offline use altogether, for earlier visitors too', async ({ page }) => {
    await open(page, 'hash-text', url);
    await settle(page, url, visitOf('hash-text'));
    await configure({ keepOffline: false, offerOffline: false });
    await open(page, 'about', url);
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect(makeOffline(page)).toHaveCount(0);
    await expect(page.locator('#menu')).not.toContainText('Make available offline');
  });
});
