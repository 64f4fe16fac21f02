import { expect, inputText, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('the sample, suites edited in fields, a pasted result of a program, a report', async ({ page }) => {
  await open(page, 'benchmark-builder');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('1.333');
  await page.getByText('Edit suites as fields').click();
  const values = page.getByLabel('Values of suite 2', { exact: true });
  await values.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', 1');
  await expect(values).toHaveValue('8, 12, 1');
  await expect(results.getByRole('row').nth(1)).toContainText('Suite 2');
  await page.getByRole('button', { name: 'Add a suite', exact: true }).click();
  await page.getByLabel('Values of suite 3', { exact: true }).focus();
  await page.keyboard.type('1 2');
  await expect(results.getByRole('row').nth(1)).toContainText('Suite 3');
  await page.getByRole('button', { name: 'Delete Suite 1', exact: true }).click();
  await expect(results.getByRole('row')).toHaveCount(3);
  await page.locator('main textarea').first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, '{"results":[{"command":"ls","times":[0.5,0.7]},{"command":"find","times":[1.5,1.6]}]}');
  await expect(results).toContainText('600');
  await page.getByRole('radio', { name: 'Report', exact: true }).click();
  await expect(results).toContainText('| 1 | ls | 600ms | baseline | 2 |');
});

test('the suites are there again on the next visit, in a new tab', async ({ page, context }) => {
  await open(page, 'benchmark-builder');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('old: 12ms 13ms');
  await page.keyboard.press('Enter');
  await page.keyboard.type('new: 9ms 8ms');
  await expect(page.locator('[data-results]').first()).toContainText('8.5');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await open(next, 'benchmark-builder');
  await expect.poll(() => inputText(next)).toBe('old: 12ms 13ms\nnew: 9ms 8ms');
  await expect(next.locator('[data-results]').first()).toContainText('8.5');
});
