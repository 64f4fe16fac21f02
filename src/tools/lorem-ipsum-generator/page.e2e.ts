import { expect, open, test } from '../../../e2e/support/site.ts';

test('an option changes how the text is written, Refresh the text itself', async ({ page }) => {
  await open(page, 'lorem-ipsum-generator');
  const results = page.locator('[data-results]');
  const paragraph = () => results.innerText().then((text) => /Lorem ipsum[^\n<]*/.exec(text)?.[0] ?? '');
  await expect.poll(paragraph).toMatch(/^Lorem ipsum dolor .*\.$/);
  const first = await paragraph();
  await page.getByLabel('Format').selectOption('html');
  await expect(results).toContainText('<p>');
  expect(await paragraph()).toBe(first);
  await page.locator('[data-action=refresh]').click();
  await expect.poll(paragraph).not.toBe(first);
  const second = await paragraph();
  await page.locator('[data-action=refresh]').click();
  await expect.poll(paragraph).not.toBe(second);
});

test('a script that runs from right to left is shown so', async ({ page }) => {
  await open(page, 'lorem-ipsum-generator?words-from=arabic');
  const text = page.locator('[data-results]').locator('pre, [data-headline]');
  await expect(text).toContainText(/\p{Script=Arabic}/u);
  await expect(text).toHaveCSS('direction', 'rtl');
  await page.getByLabel('Words', { exact: true }).selectOption('latin');
  await expect(text).toContainText('Lorem');
  await expect(text).toHaveCSS('direction', 'ltr');
});
