import { chooseOperation, enter, expect, inputPane, open, retype, test } from '../../../e2e/support/site.ts';

test('a document that is not valid shows its error as the verdict', async ({ page }) => {
  await open(page, 'yaml-viewer');
  const result = page.locator('[data-results]');
  await chooseOperation(page, 'Validate');
  await enter(page, 'a: 1');
  await expect(result.locator('[data-headline]')).toHaveText('Valid YAML');
  await retype(page, 'a: [1');
  const problem = result.locator('[data-problem]');
  await expect(problem).toContainText('Line 1, column 6: “[” opened on line 1 is never closed.');
  await expect(page.locator('[data-problem]')).toHaveCount(1);
  await expect(page.locator('[data-headline]')).toHaveCount(0);
  await problem.getByRole('button', { name: 'Go to error' }).click();
  await page.keyboard.insertText(']');
  await expect(result.locator('[data-headline]')).toHaveText('Valid YAML');
  await expect(inputPane(page).locator('.wrong')).toHaveCount(0);
});
