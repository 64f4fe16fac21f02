import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPages, checkPictures, checkSitemap } from '../support/check-metadata.ts';
import { onLanding } from '../support/on-landing.ts';
import { address, expect, open, test } from '../support/site.ts';

const site = join(import.meta.dirname, '../../dist/site');

test('each page has metadata for search engines and link previews', onLanding, () => checkPages(site, undefined));
test('the sitemap lists each page in each language', onLanding, () => checkSitemap(site, '/'));
test('icons and pictures exist, in the declared sizes', onLanding, () => checkPictures(site));

test('the page for unknown paths is not indexed', onLanding, () => {
  const html = readFileSync(join(site, '404.html'), 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="(canonical|alternate)"|ld\+json/);
});

test('the browser accepts the manifest and finds its icons', async ({ page }) => {
  await open(page, 'about', process.env['NESTED_SITE']);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(address('manifest.webmanifest', process.env['NESTED_SITE']));
  for (const { src } of JSON.parse(data ?? '{}').icons)
    expect((await page.request.get(new URL(src, url).href)).status(), src).toBe(200);
});

test('About links to licences, versions, and where to report', async ({ page }) => {
  await open(page, 'about');
  const main = page.getByRole('main');
  const { version } = JSON.parse(readFileSync(join(site, '../../package.json'), 'utf8'));
  await expect(main).toContainText(`Version ${version}`);
  for (const [name, href] of [
    ['Report a bug', /\/issues\/new\?labels=bug$/],
    ['Request a feature', /\/issues\/new\?labels=enhancement$/],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  const opened = page.context().waitForEvent('page');
  await main.getByRole('link', { name: 'Licenses of the packages used in these pages' }).click();
  const licenses = await opened;
  await licenses.waitForLoadState();
  const text = await licenses.locator('body').innerText();
  // React runs in the page, hash-wasm in the worker, Tabler's icons are a picture: all three are shipped.
  for (const name of ['react', 'hash-wasm', '@tabler/icons'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+: MIT$`, 'm'));
  expect(text).not.toMatch(/^(vite|typescript|playwright)/m);
});
