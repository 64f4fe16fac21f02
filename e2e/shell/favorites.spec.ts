import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { audit, expect, open, test } from '../support/site.ts';

const own = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your favorite tools' }) });
const titles = (page: Page) => own(page).getByRole('heading', { level: 3 });
const inMenu = (page: Page) => page.locator('#menu details').first().getByRole('link');

/** Starts with favourites, as from an earlier visit. */
const keep = (page: Page, ids: readonly string[]) =>
  page.addInitScript((favorites) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('penknife.favorites', JSON.stringify(favorites));
  }, ids);

const three = ['token-generator', 'hash-text', 'chmod-calculator'];

test('the favourite button of a tool has two names, and adds it to home page and menu', async ({ page }) => {
  await open(page, '');
  await expect(own(page)).toHaveCount(0);
  await expect(page.locator('#menu')).not.toContainText('Your favorite tools');
  await open(page, 'token-generator');
  const add = page.getByRole('button', { name: 'Add to favorites' });
  await add.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Add to favorites');
  await add.click();
  const remove = page.getByRole('button', { name: 'Remove from favorites' });
  await expect(remove).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveText('Remove from favorites');
  await expect(page.locator('#menu details').first()).toContainText('Your favorite tools 1');
  await page
    .locator('#menu')
    .getByRole('link', { name: /^Penknife/ })
    .click();
  await expect(titles(page)).toHaveText(['Token generator']);
  expect(await audit(page)).toEqual([]);
  await own(page).getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(own(page)).toHaveCount(0);
});

test('a card stays under the pointer when it becomes a favourite, and when it is none any longer', async ({ page }) => {
  await open(page, '');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hash text and files' }).last();
  const heart = card.getByRole('button');
  await heart.hover();
  const { y } = (await heart.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.up();
  await expect(titles(page)).toHaveText(['Hash text and files']);
  expect((await heart.boundingBox())?.y).toBeCloseTo(y ?? 0, 0);
  await page.mouse.down();
  await page.mouse.up();
  await expect(own(page)).toHaveCount(0);
});

test(
  'are put in order by keyboard, at home and in the menu; the order is announced and kept',
  onLanding,
  async ({ page }) => {
    await keep(page, three);
    await open(page, '');
    const hash = own(page).getByRole('link', { name: 'Hash text and files' });
    await hash.press('Alt+ArrowLeft');
    await expect(titles(page)).toHaveText(['Hash text and files', 'Token generator', 'Chmod calculator']);
    await expect(hash).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Hash text and files: place 1 of 3');
    await hash.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(inMenu(page)).toHaveText(['Token generator', 'Chmod calculator', 'Hash text and files']);

    await inMenu(page).first().press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(inMenu(page)).toHaveText(['Chmod calculator', 'Hash text and files', 'Token generator']);
    await expect(inMenu(page).last()).toBeFocused();
    await page.reload();
    await expect(titles(page)).toHaveText(['Chmod calculator', 'Hash text and files', 'Token generator']);
  },
);

test('on one column, up and down move by one', async ({ page }) => {
  await keep(page, three);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '');
  await own(page).getByRole('link', { name: 'Chmod calculator' }).press('Alt+ArrowUp');
  await expect(titles(page)).toHaveText(['Token generator', 'Chmod calculator', 'Hash text and files']);
});

test('are put in order by dragging, at home and in the menu; a cancelled drag changes nothing', async ({ page }) => {
  await keep(page, three);
  await open(page, '');
  const card = (title: string) => own(page).getByRole('listitem').filter({ hasText: title });
  await card('Chmod calculator').dragTo(card('Token generator'));
  await expect(titles(page)).toHaveText(['Chmod calculator', 'Token generator', 'Hash text and files']);

  await inMenu(page).first().dragTo(inMenu(page).last());
  await expect(inMenu(page)).toHaveText(['Token generator', 'Hash text and files', 'Chmod calculator']);

  await card('Chmod calculator').dragTo(page.getByRole('heading', { name: 'All tools' }));
  await expect(titles(page)).toHaveText(['Token generator', 'Hash text and files', 'Chmod calculator']);
});

test('follow renamed tools, and contain only existing ones', async ({ page }) => {
  await keep(page, ['/hash', 'json-viewer', 'hash-text', 'no-such-tool', 'token-generator']);
  await open(page, '');
  await expect(titles(page)).toHaveText(['Hash text and files', 'JSON formatter and viewer', 'Token generator']);
});

test('a heart that the browser does not keep says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, 'hash-text');
  const hint = page.getByRole('status').filter({ hasText: 'Not saved' });
  await expect(hint).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect(hint).toBeVisible();
  expect(await audit(page)).toEqual([]);
  await hint.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toHaveCount(0);
});

test('options changed in two tabs are all kept', async ({ page, context }) => {
  await open(page, 'base64-string-converter');
  const other = await context.newPage();
  await open(other, 'base64-string-converter');
  await page.getByLabel('URL-safe').check();
  await other.getByLabel('Text encoding').selectOption('utf-16le');
  await expect(other.getByLabel('URL-safe')).not.toBeChecked();
  await other.goto('about:blank');
  await open(other, 'base64-string-converter');
  await expect(other.getByLabel('URL-safe')).toBeChecked();
  await expect(other.getByLabel('Text encoding')).toHaveValue('utf-16le');
});
