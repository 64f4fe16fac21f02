import { expect, open, test } from '../../../e2e/site.ts';

test('an extension is looked up, a file without an ending is recognized, all types are filtered', async ({ page }) => {
  await open(page, 'mime-types');
  const results = page.locator('[data-results]');
  await expect(results.first()).toContainText('application/json');
  await page.keyboard.type('.heic', { delay: 20 });
  await expect(results.first()).toContainText('image/heic');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('aplication/json', { delay: 10 });
  await expect(page.getByRole('alert')).toContainText('the nearest: application/json');

  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await page.locator('main input[type=file]').first().setInputFiles({ name: 'download', mimeType: '', buffer: png });
  await expect(results.first()).toContainText('image/png');
  await expect(results.first()).not.toContainText('By its name');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: png });
  await expect(page.getByRole('main')).toContainText('They differ: the name stands for image/gif');

  await open(page, 'mime-types?op=list');
  await expect(page.getByRole('main')).toContainText('2,522 types');
  await expect(page.locator('main').getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  await page.getByLabel('Show').selectOption('registered');
  await expect(page.getByRole('main')).not.toContainText('2,522 types');
});
