import { onLanding } from '../support/on-landing.ts';
import { address, audit, expect, hold, open, test } from '../support/site.ts';

const hint = 'Cette page est disponible en français';

test('every page is in both languages, and links to the other', async ({ page }) => {
  for (const [path, other, lang] of [
    ['', 'fr', 'en'],
    ['fr/about', 'about', 'fr'],
    ['fr/hash-text', 'hash-text', 'fr'],
  ] as const) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    for (const locale of ['en', 'fr'])
      await expect(page.locator(`link[rel=alternate][hreflang=${locale}]`)).toHaveCount(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: lang === 'en' ? 'Français' : 'English' })
      .click();
    await expect(page).toHaveURL(address(other));
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'fr' : 'en');
  }
});

test('the chosen language is remembered: pages in the other offer it', async ({ page }) => {
  await open(page, '');
  await expect(page.getByText(hint)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Tous les outils' })).toBeVisible();
  await open(page, 'hash-text');
  await expect(page).toHaveURL(address('hash-text'));
  await page.getByRole('link', { name: hint }).click();
  await expect(page).toHaveURL(address('fr/hash-text'));
  await expect(page.getByText(hint)).toHaveCount(0);
});

test('what the page has goes along to the other language', onLanding, async ({ page }) => {
  await open(page, 'recipe?do=base64-string-converter/encode');
  await page.keyboard.type('hello');
  await expect(page.locator('[data-results]')).toContainText('aGVsbG8=');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(address('fr/recipe?do=base64-string-converter/encode'));
  await expect(page.locator('[data-results]')).toContainText('aGVsbG8=');
  await expect(page.locator('[data-input]')).toHaveValue('hello');
});

test('a language chosen before the other links have their code is remembered', async ({ page }) => {
  const release = await hold(page, '**/assets/site-extras-*.js');
  await open(page, '');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Tous les outils' })).toBeVisible();
  release();
  await open(page, 'hash-text');
  await expect(page.getByRole('link', { name: hint })).toBeVisible();
});

test.describe('a French user', () => {
  test.use({ locale: 'fr-FR' });
  test('is offered the French page once, and never redirected', async ({ page }) => {
    await open(page, 'token-generator');
    await expect(page).toHaveURL(address('token-generator'));
    await expect(page.getByRole('link', { name: hint })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Garder la langue actuelle' }).click();
    await expect(page.getByText(hint)).toHaveCount(0);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.getByText(hint)).toHaveCount(0);
  });
});
