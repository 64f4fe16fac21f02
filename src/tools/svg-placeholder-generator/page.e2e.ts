import { readFileSync } from 'node:fs';
import { expect, open, test } from '../../../e2e/support/site.ts';

test('a picture follows the text and is saved in pixels', async ({ page }) => {
  await open(page, 'svg-placeholder-generator');
  const results = page.locator('[data-results]');
  await expect(results).toContainText('600x350');
  await page.keyboard.type('A & B <c>');
  await expect(results).toContainText('A &amp; B &lt;c&gt;');
  await page.getByLabel('Format and size').selectOption({ label: 'PNG, 1,200 × 700' });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save image' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('placeholder-1200x700.png');
  const bytes = readFileSync(await saved.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 700]);
});

test('a list of sizes is saved as an archive', async ({ page }) => {
  await open(page, 'svg-placeholder-generator?op=batch');
  await page.keyboard.type('600x350\n1200x630@Banner');
  await expect(page.locator('[data-results]')).toContainText('Banner');
  const row = page.locator('[data-results]').getByRole('row').last();
  expect((await row.boundingBox())?.height, 'data URIs are cut').toBeLessThan(40);
  await expect(page.getByRole('list', { name: 'Preview' }).getByRole('listitem')).toHaveText([
    '600 × 350',
    '1200 × 630',
  ]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as ZIP' }).click();
  const bytes = readFileSync(await (await saving).path());
  expect(bytes.toString('latin1')).toContain('placeholder-1200x630.svg');
});

test('the height follows the width while the ratio is kept', async ({ page }) => {
  await open(page, 'svg-placeholder-generator');
  await page.getByRole('button', { name: 'Lock aspect ratio' }).click();
  const [width, height] = [page.getByLabel('Width', { exact: true }), page.getByLabel('Height', { exact: true })];
  await width.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1200', { delay: 40 });
  await expect(height).toHaveValue('700');
  await height.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('35', { delay: 40 });
  await expect(width).toHaveValue('60');

  // What is below the picture stays where it is, whatever its ratio.
  const rows = async () => (await page.locator('[data-results] > dl').boundingBox())?.y;
  const before = await rows();
  await page.getByRole('button', { name: 'Lock aspect ratio' }).click();
  await height.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1200', { delay: 40 });
  await expect(page.getByLabel('Format and size')).toContainText('PNG, 60 × 1,200');
  expect(await rows()).toBe(before);
});
