import { clipboard, expect, open, test } from '../../../e2e/site.ts';

test('an emoji is found, copied by Enter, and at hand at the next visit', async ({ page }) => {
  await open(page, 'emoji-picker');
  await page.keyboard.type('party popper', { delay: 40 });
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').first()).toHaveText(/🎉/u);
  await grid.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('🎉');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByLabel('Collected')).not.toHaveValue('');

  await page.evaluate(() => navigator.clipboard.writeText('other'));
  await open(page, 'emoji-picker');
  await page.getByRole('group', { name: 'Copied recently' }).getByRole('button', { name: '🎉' }).click();
  await expect.poll(() => clipboard(page)).toBe('🎉');
});

test('a favorite is at hand at the next visit, until it is removed', async ({ page }) => {
  await open(page, 'emoji-picker');
  await page.keyboard.type('rocket', { delay: 40 });
  await expect(page.getByRole('gridcell').first()).toHaveText(/🚀/u);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'About 🚀' }).getByRole('button', { name: 'Add to favorites' }).click();
  await open(page, 'emoji-picker');
  const favorites = page.getByRole('group', { name: 'Favorites' });
  await favorites.getByRole('button', { name: '🚀' }).click();
  await expect.poll(() => clipboard(page)).toBe('🚀');

  await page.getByLabel('Search', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('rocket', { delay: 40 });
  await page.getByRole('gridcell', { name: /🚀/u }).first().click();
  await page.getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(favorites.getByRole('button')).toHaveCount(0);
});

test('thousands are scrolled with a few hundred cells in the page', async ({ page }) => {
  await open(page, 'emoji-picker');
  const grid = page.getByRole('grid');
  const cells = grid.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  await grid.focus();
  for (let times = 0; times < 20; times++) {
    await page.keyboard.press('PageDown');
    expect(await cells.count()).toBeLessThanOrEqual(400);
  }
  await page.keyboard.press('End');
  await expect(grid.locator('[aria-selected="true"]')).toBeInViewport();
});
