import { onLanding } from '../support/on-landing.ts';
import { address, expect, hold, open, test } from '../support/site.ts';

const nested = () => process.env['NESTED_SITE'] ?? '';

test.describe('static pages', () => {
  test('former paths redirect, query and fragment included, in both languages', async ({ page }) => {
    for (const site of [address(), nested()])
      for (const prefix of ['', 'fr/']) {
        await page.goto(address(`${prefix}file-to-base64?op=decode#input=aGk`, site));
        await expect(page).toHaveURL(address(`${prefix}base64-string-converter?op=decode#input=aGk`, site));
      }
  });

  test('former paths redirect without help from the host', async ({ page }) => {
    await page.goto(address('file-to-base64.html?op=decode#input=aGk'));
    await expect(page).toHaveURL(address('base64-string-converter?op=decode#input=aGk'));
  });

  test('a final slash redirects to the page without it', async ({ page }) => {
    for (const site of [address(), nested()])
      for (const path of ['fr', 'hash-text', 'fr/hash-text', 'about']) {
        await page.goto(address(`${path}/?x=1`, site));
        await expect(page).toHaveURL(address(`${path}?x=1`, site));
        await page.locator('html[data-hydrated]').waitFor();
      }
    await page.goto(address('hash/'));
    await expect(page).toHaveURL(address('hash-text'));
  });

  test('pages link to each other as translations', async ({ page }) => {
    await page.goto(address('base64-string-converter'));
    const alternate = page.locator('link[rel=alternate][hreflang=fr]');
    expect(await alternate.evaluate((link: HTMLLinkElement) => link.href)).toBe(address('fr/base64-string-converter'));
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(address('fr/base64-string-converter'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test.describe('navigation', () => {
  for (const [name, site] of [
    ['the root', () => address()],
    ['a base path', nested],
  ] as const)
    test(`navigation within the site under ${name}: one document load, title, back`, async ({ page }) => {
      let loads = 0;
      page.on('domcontentloaded', () => loads++);
      await open(page, '', site());
      await page.locator('#menu').getByRole('link', { name: 'Base64 text encoder and decoder' }).click();
      await expect(page).toHaveTitle('Base64 text encoder and decoder - Penknife');
      await expect(page).toHaveURL(address('base64-string-converter', site()));
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Penknife');
      expect(loads).toBe(1);
    });

  test('a page that is navigated to has the style sheets of its code', async ({ page }) => {
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    await open(page, 'color-converter');
    const own = await sheets();
    await open(page, '');
    expect(await sheets()).not.toEqual(expect.arrayContaining(own));
    await page.locator('#menu').getByRole('link', { name: 'Color converter' }).click();
    await expect(page.locator('h1')).toHaveText('Color converter');
    await expect.poll(sheets).toEqual(expect.arrayContaining(own));
  });
});

test('navigating back before hydration leads to the right page', onLanding, async ({ page }) => {
  await open(page, 'chmod-calculator');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.locator('h1')).toHaveText('About');
  const release = await hold(page, '**/client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.evaluate(() => history.back());
  release();
  await expect(page.locator('h1')).toHaveText('Chmod calculator');
  await expect(page).toHaveTitle('Chmod calculator - Penknife');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('About');
});

test('the page may send nothing to another origin', onLanding, async ({ page, watch }) => {
  await open(page, '');
  const refused = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => false,
      () => true,
    ),
  );
  expect(refused).toBe(true);
  expect(watch.messages.some((message) => message.includes('Content Security Policy'))).toBe(true);
  watch.messages.length = 0;
  watch.foreign.length = 0;
});

test('an unknown path: tools with similar names, else the closest', async ({ page, watch }) => {
  for (const [path, heading, tool] of [
    ['json-veiwer', 'Did you mean one of these?', 'JSON formatter and viewer'],
    ['fr/json-veiwer', 'Cherchiez-vous l’un de ces outils ?', 'Mise en forme et lecture de JSON'],
    ['tools/md5', 'Did you mean one of these?', 'Hash text and files'],
    ['yaml-frobnicator', 'The closest tools', 'YAML formatter'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(tool);
  }
  for (const path of ['---', 'zzqxw']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  }
  watch.messages.length = 0; // Chromium logs the status 404 to the console.
});
