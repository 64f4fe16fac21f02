import { address, expect, open, test } from './site.ts';

const nested = () => process.env['NESTED_SITE'] ?? '';

test.describe('static pages', () => {
  test('an unknown path is a real 404 with a way home', async ({ page, watch }) => {
    const response = await page.goto(address('no/such/page'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('404 Not Found');
    await expect(page).toHaveTitle('Page not found - Penknife');
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page.locator('h1')).toHaveText('Penknife');
    // The browser itself reports the status of the document.
    watch.messages.splice(0, watch.messages.length, ...watch.messages.filter((message) => !message.includes('404')));
  });

  test('old paths lead on, query and fragment included, in both languages', async ({ page }) => {
    for (const site of [address(), nested()])
      for (const prefix of ['', 'fr/']) {
        await page.goto(address(`${prefix}file-to-base64?op=decode#input=aGk`, site));
        await expect(page).toHaveURL(address(`${prefix}base64-string-converter?op=decode#input=aGk`, site));
      }
  });

  test('old paths lead on without help from the host', async ({ page }) => {
    await page.goto(address('file-to-base64.html?op=decode#input=aGk'));
    await expect(page).toHaveURL(address('base64-string-converter?op=decode#input=aGk'));
  });

  test('pages name each other as translations', async ({ page }) => {
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
    test(`in-app moves under ${name}: one document load, title, back`, async ({ page }) => {
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

  test('without the Navigation API links are page loads', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await open(page, '');
    await page.locator('#menu').getByRole('link', { name: 'Base64 text encoder and decoder' }).click();
    await page.locator('html[data-alive]').waitFor();
    await expect(page).toHaveTitle('Base64 text encoder and decoder - Penknife');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Penknife');
    expect(loads).toBeGreaterThan(1);
  });
});

test('the theme is kept and set before the page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the page may send nothing to another origin', async ({ page, watch }) => {
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
