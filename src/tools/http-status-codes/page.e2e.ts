import { expect, open, test } from '../../../e2e/support/site.ts';

test('a code shows what it means and how it is written in code; its address asks for it', async ({ page }) => {
  await open(page, 'http-status-codes?q=teapot');
  const results = page.locator('[data-results]').first();
  const headline = page.locator('[data-headline]');
  await expect(headline).toHaveText("418 I'm a teapot");
  await page.getByLabel('Search codes').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('404', { delay: 40 });
  await expect(headline).toHaveText('404 Not Found');
  await expect(page.getByRole('region', { name: 'Code snippets' })).toContainText('w.WriteHeader(http.StatusNotFound)');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4xx', { delay: 40 });
  await expect(results.locator('dd')).toHaveCount(29);
  await results.getByRole('link', { name: '418' }).click();
  await expect(page).toHaveURL(/\?q=418$/);
  await expect(headline).toHaveText("418 I'm a teapot");
});

test('each code is an anchor, one that is not registered, too', async ({ page }) => {
  for (const code of ['404', '520']) {
    await open(page, `http-status-codes#${code}`);
    const row = page.locator(`[id="${code}"]`);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('button')).toBeFocused();
  }
});
