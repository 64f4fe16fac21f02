import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { address, clipboard, expect, open, paste, test } from '../support/site.ts';

/** Presses Tab until an element of that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: RegExp): Promise<void> {
  // Found once: looking for a role in the whole page takes more time than the key.
  const wanted = await page.getByRole(role, { name }).elementHandles();
  const most = await page.locator('a, button, input, select, textarea, summary, [tabindex]').count();
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((elements) => elements.some((element) => element === document.activeElement), wanted))
      return;
  }
  throw new Error(`no ${role} ${name} within ${most} presses of Tab`);
}

/** A visit by keyboard alone: home, palette, tool, copy, favourite, home. */
async function walk(page: Page, site: string): Promise<void> {
  await open(page, '', site);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('base64 text');
  await expect(page.getByRole('option').first()).toContainText('Base64 text');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('base64-string-converter', site));
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('textarea').first()).toBeFocused();
  await page.keyboard.type('foo');
  await expect(page.locator('[data-results]')).toContainText('Zm9v');
  await tabTo(page, 'button', /^Copy$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('Zm9v');
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tabTo(page, 'button', /^Add to favorites$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'link', /^Penknife/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site);
  await expect(page.getByRole('main')).toContainText('Your favorite tools');
}

const root = () => process.env['SITE'] ?? '';
const nested = () => process.env['NESTED_SITE'] ?? '';

test('by keyboard alone', ({ page }) => walk(page, root()));
test('by keyboard alone, under a base path', ({ page }) => walk(page, nested()));

test('by keyboard alone, under a base path, without the Navigation API: by page loads', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await walk(page, nested());
  expect(loads).toBe(3);
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(address('fr', nested()));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('without the Navigation API, a paste on the home page reaches the chosen tool', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await open(page, '', nested());
  await paste(page, '{"a":\n2.50}');
  await expect(page.getByRole('option').first()).toContainText('JSON formatter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-results]')).toContainText('2.50');
});

test('on a phone, under a base path, in French', onLanding, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'fr', nested());
  await page.getByRole('button', { name: 'Afficher ou masquer le menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Hachage de textes et de fichiers' }).click();
  await expect(page).toHaveURL(address('fr/hash-text', nested()));
  await page.locator('textarea').first().fill('abc');
  await expect(page.locator('[data-results]')).toContainText('900150983cd24fb0d6963f7d28e17f72');
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click();
  await page
    .getByRole('link', { name: 'Accueil', exact: true })
    .or(page.locator('header a[href="fr"]'))
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Vos outils favoris');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
