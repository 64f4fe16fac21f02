import { bringFile, expect, open, test } from '../../../e2e/support/site.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

test('a file that is dropped or pasted shows its type, from the search too', async ({ page }) => {
  const results = page.locator('[data-results]').first();
  for (const how of ['drop', 'paste'] as const) {
    await open(page, 'mime-types');
    await bringFile(page, how, { name: 'photo.jpg', type: 'image/jpeg', content: png });
    await expect(results).toContainText('image/png');
    await expect(page.getByRole('main')).toContainText('The file name suggests image/jpeg');
  }
  // A text too: it is not read as what to look for.
  await open(page, 'mime-types');
  await bringFile(page, 'drop', { name: 'data.json', type: 'application/json', content: Buffer.from('{"a": 1}') });
  await expect(results).toContainText('Reported by browser');
  await expect(page.getByRole('radio', { name: 'Detect from a file', exact: true })).toBeChecked();
});

test('an extension is looked up, a file without an ending is recognized, all types are filtered', async ({ page }) => {
  await open(page, 'mime-types');
  const results = page.locator('[data-results]');
  await expect(results.first()).toContainText('application/json');
  await page.keyboard.type('.heic', { delay: 20 });
  await expect(page.locator('[data-headline]')).toHaveText('image/heic');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('aplication/json', { delay: 10 });
  await expect(page.locator('[data-problem]')).toContainText('Closest: application/json');

  await page.locator('main input[type=file]').first().setInputFiles({ name: 'download', mimeType: '', buffer: png });
  await expect(results.first()).toContainText('image/png');
  await expect(results.first()).not.toContainText('By file name');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: png });
  await expect(page.getByRole('main')).toContainText('The file name suggests image/gif');

  await open(page, 'mime-types?op=list');
  await expect(page.getByRole('main')).toContainText('2,531 types');
  await expect(page.locator('main').getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  await page.getByLabel('Show').selectOption('registered');
  await expect(page.getByRole('main')).not.toContainText('2,531 types');
});
