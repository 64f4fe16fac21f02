import { expect, open, test } from '../../../e2e/site.ts';

test('an edit is compared again, what is ignored is no difference, and the patch is there', async ({ page }) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  await page.keyboard.insertText('The quick brown fox\nends here');
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText('The quick red fox\nends  here');
  await expect(results.locator('mark')).toHaveText(['brown', 'red', ' ', '  ']);
  await page.getByLabel('Ignore white space').selectOption('amount');
  await expect(results.locator('mark')).toHaveText(['brown', 'red']);
  await results.locator('..').locator('label', { hasText: 'Patch' }).click();
  await expect(results).toContainText('+The quick red fox');
});
