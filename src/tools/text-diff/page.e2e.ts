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

test('the overview goes to a change, and the page of the changes is in the patch', async ({ page }) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  const lines = Array.from({ length: 400 }, (_, index) => `line ${index}\n`);
  await page.keyboard.insertText(lines.join(''));
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText(lines.join('').replace('line 5\n', 'line x\n').replace('line 390\n', ''));
  await expect(results.locator('mark').first()).toBeVisible();
  const overview = results.locator('[aria-hidden] > svg').last();
  const box = await overview.boundingBox();
  if (!box) throw new Error('no overview');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 2);
  await expect(results.locator('[data-current]')).toContainText('line 390');
  await expect(results.locator('[data-current]')).toBeInViewport();
  await expect(results).toContainText('2 of 2');
  // In a narrow window the page scrolls, but not by all lines.
  await page.setViewportSize({ width: 360, height: 740 });
  await results.getByRole('button', { name: 'Show all lines' }).click();
  await expect.poll(() => results.getByRole('region').evaluate((region) => region.scrollHeight)).toBeGreaterThan(9_000);
  expect(await results.getByRole('region').evaluate((region) => region.clientHeight)).toBeLessThan(740);
  await page.setViewportSize({ width: 1600, height: 900 });
  await results.locator('..').locator('label', { hasText: 'Patch' }).click();
  await page.getByLabel('Patch format').selectOption('html');
  await expect(results).toContainText('<ins>x</ins>');
});

test('a change is copied or undone, moved lines lead to each other, and the merged text is the new original', async ({
  page,
}) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  const view = (name: string) => results.locator('..').locator('label', { hasText: name });
  await page.keyboard.insertText('moved\na\nbrown fox\nb\nc\n');
  const second = page.locator('[data-input-pane]').nth(1);
  await second.locator('textarea').click();
  await page.keyboard.insertText('a\nred fox\nb\nc\nmoved\n');
  await page.getByLabel('Mark moved lines').check();
  await expect(page.locator('[data-results]').first().locator('..')).toContainText('1 moved');
  await results.getByRole('button', { name: 'Moved to line 5' }).click();
  await expect(results).toContainText('3 of 3');
  await results.getByRole('region').focus();
  await page.keyboard.press('Shift+F7');
  await expect(results).toContainText('2 of 3');
  await results.getByRole('button', { name: 'Copy old lines' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('brown fox\n');
  await results.getByRole('button', { name: 'Take original' }).click();
  await view('Merged').click();
  await expect(results).toContainText('The changed text with 1 change undone.');
  await results.getByRole('button', { name: 'Copy merged text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('a\nbrown fox\nb\nc\nmoved\n');
  await page.getByLabel('Compare by').selectOption('word');
  await expect(results).toContainText('This is the changed text.');
  await view('Inline').click();
  await expect(results.locator('mark')).toHaveText(['brown', 'red']);
  await second.getByRole('button', { name: 'Use the changed text as the original' }).click();
  await expect(results).toContainText('The texts are identical.');
});
