/** The archive of the site in a folder of a server without clean addresses, redirects or headers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSite } from '../../scripts/site/any-host.ts';
import { readRedirects } from '../../src/server/http/site.ts';
import { ensureServer, type Host, startPython } from '../support/hosts.ts';
import { onLanding } from '../support/on-landing.ts';
import { address, catalog, expect, open, ownSites, test } from '../support/site.ts';

const built = join(import.meta.dirname, '../../dist/site');

test.describe('the archive on a plain server', () => {
  test.describe.configure({ mode: 'default' });
  let host: (Host & { readonly site: string }) | undefined;
  test.beforeAll(async () => {
    if (!ensureServer('python3', ['python3'])) return;
    host = await startPython(zipSite(built));
    ownSites.push(host.url);
  });
  test.beforeEach(() => test.skip(!host, 'python3 is not installed, and can be only as root on Debian'));
  test.afterAll(() => host?.stop());
  const at = (path: string) => address(path, host?.url);

  test('the same build makes the same archive, with all built files in it', () => {
    expect(zipSite(built).equals(zipSite(built))).toBe(true);
    for (const file of ['index.html', 'fr/hash-text.html', 'icon-512.png', 'service-worker.js'])
      expect(readFileSync(join(host?.site ?? '', file)).equals(readFileSync(join(built, file))), file).toBe(true);
  });

  test('every linked address, and every former one, leads to its page', async ({ request }) => {
    const tools = catalog('en').flatMap(({ id }) => [id, `fr/${id}`]);
    const pages = [...tools, 'about', 'fr/about'].map((path) => [path, path] as const);
    const old = readRedirects(built).map(({ from, to }) => [from, to] as const);
    for (const [path, page] of [...pages, ...old]) {
      let found = await request.get(at(path));
      // The browser follows the redirect pages.
      for (let hop = 0; hop < 3; hop++) {
        const [, base, to] = /<base href="([^"]+)">[\s\S]+data-to="([^"]+)"/.exec(await found.text()) ?? [];
        if (!base || !to) break;
        found = await request.get(new URL(to, new URL(base, found.url())).href);
      }
      expect(found.status(), path).toBe(200);
      expect(await found.text(), path).toBe(readFileSync(join(built, `${page}.html`), 'utf8'));
    }
    for (const path of ['', 'fr', 'fr/']) expect((await request.get(at(path))).status(), path).toBe(200);
  });

  for (const [name, withNavigation] of [
    ['', true],
    [', without the Navigation API', false],
  ] as const)
    test(`links, reloads and shared addresses lead to pages${name}`, onLanding, async ({ page }) => {
      if (!withNavigation) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await open(page, '', host?.url);
      await page.locator('#menu a[href="hash-text"]').click();
      await expect(page).toHaveURL(at('hash-text'));
      await expect(page.locator('h1')).toHaveText('Hash text and files');
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page).toHaveURL(at('hash-text'));
      await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page).toHaveURL(at('fr/hash-text'));

      await page.goto(at('fr/file-to-base64?op=decode#input=aGk'));
      await expect(page).toHaveURL(at('fr/base64-string-converter?op=decode#input=aGk'));
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });

  test('a page at another of its addresses changes to the canonical one', async ({ page }) => {
    for (const [path, own] of [
      ['index.html', ''],
      ['fr/', 'fr'],
      ['fr/index.html', 'fr'],
      ['hash-text.html?x=1#y', 'hash-text?x=1#y'],
    ] as const) {
      await open(page, path, host?.url);
      await expect(page).toHaveURL(at(own));
    }
    // A fragment is a place in the page, not another page.
    await open(page, 'hash-text.html', host?.url);
    await page.getByRole('textbox').first().fill('kept');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#content"]')?.click());
    await expect(page).toHaveURL(/hash-text(#content)?$/);
    await expect(page.getByRole('textbox').first()).toHaveValue('kept');
  });

  test.describe('offline', () => {
    test.use({ isOffline: true });
    /** Whether the page is kept, which comes last. */
    const isKept = async () => {
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().some(({ url }) => url.endsWith('/config.json'));
    };
    test('works without a network after one visit', async ({ page, context, watch }) => {
      await open(page, 'fr/token-generator', host?.url);
      await expect.poll(() => page.evaluate(isKept)).toBe(true);
      host?.stop();
      await context.setOffline(true);
      await page.goto(at('fr/token-generator'));
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page).toHaveURL(at('fr/token-generator'));
      watch.messages.length = 0; // Chromium logs failed requests to the console.
    });
  });
});
