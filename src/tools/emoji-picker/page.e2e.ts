import { clipboard, expect, open, test } from '../../../e2e/support/site.ts';

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

test('the search leads to an emoji without leaving it, and to the grid', async ({ page }) => {
  await open(page, 'emoji-picker');
  const search = page.getByLabel('Search', { exact: true });
  await page.keyboard.type('rocket', { delay: 40 });
  await expect(page.getByRole('gridcell').first()).toHaveText(/🚀/u);
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('🚀');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByLabel('Collected')).toHaveValue('🚀');
  await expect(search).toHaveValue('rocket');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
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
  await page.getByRole('gridcell', { name: 'rocket' }).first().click();
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

test('marks emoji that this device cannot draw, and hides them on request', async ({ page }) => {
  await open(page, 'emoji-picker');
  // New in Unicode 18.0: no font has it yet.
  await page.keyboard.type('lighthouse', { delay: 40 });
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(1);
  await cells.first().click();
  await expect(page.getByText('Your device cannot display this emoji yet (Emoji 18')).toBeVisible();
  await page.getByLabel('Hide unsupported emoji').check();
  await expect(page.getByText('1 emoji is hidden: this device cannot display it.')).toBeVisible();
  await expect(cells).toHaveCount(0);

  await open(page, 'emoji-picker');
  await page.keyboard.type('grinning face', { delay: 40 });
  await expect(page.getByLabel('Hide unsupported emoji')).toBeChecked();
  await expect(cells.first()).toHaveText(/😀/u);
});

test('a press confirms what it has copied; several are collected, and a phone has a bar for these alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'emoji-picker');
  await page.keyboard.type('rocket', { delay: 40 });
  const rocket = page.getByRole('gridcell', { name: 'rocket' }).first();
  await rocket.click();
  await expect.poll(() => clipboard(page)).toBe('🚀');
  await expect(rocket).toHaveAttribute('data-copied');
  const bar = page.getByRole('button', { name: 'Copy 🚀🚀' });
  await expect(bar).toHaveCount(0);
  await page.getByLabel('Collect several').check();
  await rocket.click();
  await rocket.click();
  await expect(page.getByLabel('Collected')).toHaveValue('🚀🚀');
  await expect.poll(() => clipboard(page)).toBe('🚀');
  await bar.click();
  await expect.poll(() => clipboard(page)).toBe('🚀🚀');
  await expect(page.getByRole('button', { name: 'Copy result' })).toHaveCount(0);
});
