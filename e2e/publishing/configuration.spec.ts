import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '../../src/web/boot/shell.ts';
import { onLanding } from '../support/on-landing.ts';
import { type Copy, serveCopy } from '../support/serve-copy.ts';
import { address, expect, open, test } from '../support/site.ts';

/** A test of a copy of the site with this `config.json`; without one where it is undefined. */
const withConfig = (config: unknown) =>
  test.extend<{ copy: Copy }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    copy: async ({}, use) => {
      const copy = await serveCopy(config);
      await use(copy);
      copy.close();
    },
  });

test('a wrong config.json is reported with key, format and value', async ({ page }) => {
  for (const [config, message] of [
    [{ version: 3 }, 'version must be a string, but is 3.'],
    [{ showBanner: 'perhaps' }, 'showBanner must be a boolean (true or false), but is "perhaps".'],
    [{ defaultTheme: 'blue' }, 'defaultTheme must be one of system, light, dark, but is "blue".'],
    [{ hiddenTools: [1] }, 'hiddenTools must be a list of strings, but is [1].'],
    [{ banner: true }, 'there is no key banner; known ones: version,'],
    ['{ "showBanner": true', 'config.json must be JSON'],
    [
      { analyticsEnabled: true, analyticsHost: 'https://counter.example' },
      'analyticsHost must be a path on this host, or the host that the build allowed (PENKNIFE_ANALYTICS_HOST), but is "https://counter.example".',
    ],
  ] as const) {
    const copy = await serveCopy(config);
    await page.goto(copy.url);
    await expect(page.getByRole('alert')).toContainText(`Configuration: ${message}`);
    await expect(page.getByRole('heading')).toHaveText('This copy of Penknife is misconfigured');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // What the page still loads must not find the copy gone.
    await page.goto('about:blank');
    copy.close();
  }
});

const hidden = 'hash-text';
const { menu } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/generated/shell.en.json'), 'utf8'),
) as Shell;
const related = menu.find(({ related }) => related.some((place) => menu[place]?.id === hidden))?.id ?? '';

test.describe('a valid config.json', () => {
  const configured = withConfig({
    version: '9.8.7',
    lastCommit: 'abcdef0123456789',
    baseUrl: 'https://tools.example/kit',
    showBanner: true,
    hiddenTools: [hidden],
    defaultTheme: 'dark',
  });

  configured(
    'hides tools: on the home page, in the menu, in the palette, among related',
    onLanding,
    async ({ page, copy }) => {
      await open(page, '', copy.url);
      const links = page.locator(`a[href="${hidden}"]`);
      await expect(page.locator('#menu')).toContainText('9.8.7');
      await expect(links).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Token generator' }).first()).toBeVisible();
      await page.keyboard.press('Control+k');
      const prompt = page.getByRole('dialog').getByRole('combobox');
      await prompt.fill('token generator');
      await expect(page.getByRole('option', { name: 'Token generator' })).toBeVisible();
      await prompt.fill('hash text and files');
      await expect(page.getByRole('option', { name: 'Hash text and files' })).toHaveCount(0);

      await page.goto(address(related, copy.url));
      await expect(page.locator('#menu')).toContainText('9.8.7');
      await expect(links).toHaveCount(0);
    },
  );

  for (const path of [hidden, `fr/${hidden}`, 'hash'])
    configured(`has no page at /${path}`, async ({ page, copy }) => {
      await page.goto(address(path, copy.url));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    });

  configured('sets banner, theme, version and public address', async ({ page, copy }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '', copy.url);
    await expect(page.getByRole('link', { name: 'Follow Penknife for news and new tools' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'abcdef0', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://tools.example/kit/');
    await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', 'https://tools.example/kit/fr');
    // From the second visit on, set before anything is painted, without waiting for the file.
    await page.route('**/config.json', () => {});
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('another default language', () => {
  const french = withConfig({ defaultLocale: 'fr' });

  french('opens the front door to who has chosen none', async ({ page, copy }) => {
    await open(page, '', copy.url);
    await expect(page).toHaveURL(address('fr', copy.url));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(address('', copy.url));
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  french('leads no link to a page elsewhere', async ({ page, copy }) => {
    const read = page.waitForResponse('**/config.json');
    await open(page, 'token-generator', copy.url);
    await read;
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(address('token-generator', copy.url));
  });
});

withConfig(undefined)('a copy without the file is as it was built', onLanding, async ({ page, copy, watch }) => {
  const asked = page.waitForResponse('**/config.json');
  await open(page, '', copy.url);
  expect((await asked).status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Penknife');
  // The browser logs missing files to the console: therefore the build ships an empty one.
  expect(watch.messages.every((message) => message.includes('404'))).toBe(true);
  watch.messages.length = 0;
});

test('the first paint does not wait for config.json', async ({ page }) => {
  await page.route('**/config.json', () => {});
  await open(page, 'token-generator');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.locator('#menu')).toContainText('Your favorite tools');
});
