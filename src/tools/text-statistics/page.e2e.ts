import { expect, open, test } from '../../../e2e/site.ts';

test('what is selected is counted beside the whole', async ({ page }) => {
  await open(page, 'text-statistics');
  const results = page.locator('[data-results]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('one two three');
  await expect(results).toContainText(/Characters\s*13/);
  await expect(results).not.toContainText('selected');
  for (let count = 0; count < 5; count++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(results).toContainText('13 (5 selected)');
  await expect(results).toContainText('3 (1 selected)');
  await page.keyboard.press('ArrowLeft');
  await expect(results).not.toContainText('selected');
  await page.getByText('More about lines').click();
  await expect(results).toContainText('Line 1, column 9, offset 8');
});
