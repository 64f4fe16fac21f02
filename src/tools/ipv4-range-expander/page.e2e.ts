import { expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('a range from its ends, which can be swapped; a list is merged and subtracted', async ({ page }) => {
  await open(page, 'ipv4-range-expander');
  const field = page.locator('main textarea').first();
  const results = page.locator('[data-results]');
  await page.keyboard.type('10.0.0.1-17');
  await expect(results).toContainText('10.0.0.16/31');
  await expect(page.getByRole('main').getByText('“17” was read as 10.0.0.17.')).toBeVisible();
  await page.getByLabel('Start', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10.0.0.20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10.0.0.16');
  await expect(page.locator('[data-problem]')).toContainText('The end of the range is before its start.');
  await page.getByRole('button', { name: 'Try it: 10.0.0.16 - 10.0.0.20' }).click();
  await expect(field).toHaveValue('10.0.0.16 - 10.0.0.20');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.locator('[data-problem]')).toBeVisible();
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(results).toContainText('10.0.0.16/30');
  await page.getByLabel('End', { exact: true }).focus();
  for (const range of ['10.0.0.1-10.0.0.9', '10.0.1.1 - 10.0.1.9']) {
    await pasteByKeys(page, range);
    await expect(field).toHaveValue(range);
  }
  await field.press('ControlOrMeta+A');
  await pasteByKeys(page, '10.0.0.0/24\n10.0.1.0/24 # both\n');
  await expect(results).toHaveText('10.0.0.0/23');
  await page.getByRole('radio', { name: 'To CIDR', exact: true }).click();
  await expect(results).toHaveText(/^10\.0\.0\.0\/24/);
  await page.getByText('Only the first range is shown').getByRole('button', { name: 'Merge' }).click();
  await expect(results).toHaveText('10.0.0.0/23');
  await page.getByRole('radio', { name: 'Subtract', exact: true }).click();
  const minus = page.getByLabel('Subtract, one per line');
  await minus.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10.0.0.0/25');
  await expect(results).toContainText('10.0.0.128/25');
});
