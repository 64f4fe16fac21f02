import type { Page } from '@playwright/test';
import { address, audit, expect, open, test } from './site.ts';

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test.describe('palette', () => {
  test('opens, moves, chooses and closes by keyboard alone', async ({ page }) => {
    await open(page, '');
    await page.keyboard.press('Control+k');
    const prompt = page.getByRole('dialog').getByRole('combobox');
    await expect(prompt).toBeFocused();
    await page.keyboard.type('json form');
    await expect(page.getByRole('option').first()).toContainText('JSON formatter');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('json-prettify'));
    await expect(prompt).toBeHidden();

    await page.keyboard.press('Meta+k');
    await expect(prompt).toHaveValue('');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
  });

  test('shows five of a group, and all on request', async ({ page }) => {
    await open(page, '');
    await page.getByRole('button', { name: /^Search/ }).click();
    const tools = page.getByRole('group', { name: 'Tools' }).getByRole('option');
    await expect(tools).toHaveCount(5);
    await page
      .getByRole('button', { name: /^Show all/ })
      .first()
      .click();
    expect(await tools.count()).toBeGreaterThan(5);
  });

  test('toggles the theme and stays; a click outside closes it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '');
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: /Toggle dark mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.mouse.click(20, 780);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeHidden();
  });

  test('a link opens in a new tab', async ({ page, context, watch }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await open(page, '');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('source repo');
    await expect(page.getByRole('option').first()).toContainText('Source repository');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await (await opened).waitForURL(/github\.com/);
    watch.foreign.length = 0;
  });

  test('a paste on the home page offers the tools that take it, and the chosen one receives it', async ({ page }) => {
    await open(page, '');
    await paste(page, '{"a": [1, 2.50]}');
    await expect(page.getByRole('option').first()).toContainText('Takes what you have here');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-results]')).toContainText('2.50');
  });
});

test('favourites: heart, home page, menu, order by keyboard, reload', async ({ page }) => {
  await open(page, 'token-generator');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await open(page, 'hash-text');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await open(page, '');
  const own = page.locator('section', { has: page.getByRole('heading', { name: 'Your favorite tools' }) });
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['Token generator', 'Hash text and files']);
  await own.getByRole('link', { name: 'Hash text and files' }).press('Alt+ArrowLeft');
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['Hash text and files', 'Token generator']);
  await expect(page.locator('#menu details').first()).toContainText('Your favorite tools');
  await page.reload();
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['Hash text and files', 'Token generator']);
  expect(await audit(page)).toEqual([]);
});

test.describe('side menu', () => {
  test('collapses, is remembered, and its categories too', async ({ page }) => {
    await open(page, '');
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBe(240);
    await menu.getByText('Crypto').click();
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(menu).toBeHidden();
    await page.reload();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await expect(menu.getByRole('link', { name: 'Token generator' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Chmod calculator' })).toBeVisible();
  });

  test('on a small screen lies over the page and closes by Escape, by a tap outside and by a choice', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '');
    const menu = page.locator('#menu');
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(340, 400);
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'Token generator' }).click();
    await expect(page).toHaveURL(address('token-generator'));
    await expect(menu).toBeHidden();
  });

  test('follows the width of the screen', async ({ page }) => {
    await open(page, '');
    await page.setViewportSize({ width: 600, height: 700 });
    await expect(page.locator('#menu')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(page.locator('#menu')).toBeVisible();
  });
});

test('the home grid has 1, 2, 3, 4 and 8 columns at their widths', async ({ page }) => {
  await open(page, '');
  const grid = page.locator('ul', { has: page.getByRole('heading', { name: 'Chmod calculator' }) }).last();
  for (const [width, columns] of [
    [399, 1],
    [400, 2],
    [799, 2],
    [800, 3],
    [1199, 3],
    [1200, 4],
    [1999, 4],
    [2000, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(tracks, `at ${width} px`).toBe(columns);
  }
});

for (const path of ['', 'about', 'no-such-page', 'fr', 'fr/about'])
  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing on /${path}, ${scheme}`, async ({ page, watch }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, path);
      expect(await audit(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await audit(page)).toEqual([]);
      // The browser itself reports the status of the document.
      if (path === 'no-such-page') watch.messages.length = 0;
    });

test('an unknown path offers the tools of the nearest names', async ({ page, watch }) => {
  await page.goto(address('json-pretify'));
  await page.getByRole('main').getByRole('link', { name: 'JSON formatter and viewer' }).click();
  await expect(page).toHaveURL(address('json-prettify'));
  watch.messages.length = 0;
});

test('my data: exported, cleared, brought in again', async ({ page }) => {
  await open(page, 'token-generator');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await open(page, 'about');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await (await downloading).path();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Clear my data' }).click();
  await expect(page.locator('#menu')).not.toContainText('Your favorite tools');
  await page.getByLabel('Import', { exact: true }).last().setInputFiles(file);
  await expect(page.getByText('Your data has been brought in.')).toBeVisible();
  await expect(page.locator('#menu')).toContainText('Your favorite tools');
  await page
    .getByLabel('Import', { exact: true })
    .last()
    .setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('[1]') });
  await expect(page.getByText('That file is not an export of Penknife.')).toBeVisible();
});

test.describe('a French reader', () => {
  test.use({ locale: 'fr-FR' });
  test('is offered the French page once, and never sent there', async ({ page }) => {
    await open(page, 'token-generator');
    const hint = page.getByRole('link', { name: 'Cette page existe en français' });
    await expect(hint).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Garder cette langue' }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    await expect(hint).toBeHidden();
  });
});
