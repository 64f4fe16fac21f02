import { expect, open, test } from '../../../e2e/site.ts';

test('the answer stands there after a few keys, with the reader’s own branch', async ({ page }) => {
  await open(page, 'git-memo');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('git config --global user.name');
  await page.keyboard.type('undo', { delay: 40 });
  await expect(results.locator('dd').first()).toContainText('git reset --soft HEAD~1');
  await page.getByRole('textbox', { name: 'Branch' }).click();
  await page.keyboard.type('dev', { delay: 40 });
  await expect(results).toContainText('git reset --hard origin/dev');
});
