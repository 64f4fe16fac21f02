import { expect, open, test } from '../../../e2e/support/site.ts';

test('ten are all in view', async ({ page }) => {
  await open(page, 'uuid-generator');
  await page.getByLabel('How many').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('10');
  await expect(page.getByText('10 lines')).toBeVisible();
  const body = page.locator('[data-pane-body]').first();
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('a million are made and shown while the page answers; Inspect reads one, several make a table', async ({
  page,
}) => {
  await open(page, 'uuid-generator');
  const results = page.locator('[data-results]');
  await expect(results.locator('pre')).toHaveText(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  await expect(page.locator('[data-example]').first()).toBeVisible();
  await page.getByLabel('How many').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1000000');
  await expect(results.getByText(/^and 999,000 more/)).toBeVisible({ timeout: 30_000 });

  await page.getByRole('radio', { name: 'Inspect', exact: true }).click();
  await page.locator('main textarea').first().focus();
  await page.keyboard.type('017F22E2-79B0-7CC3-98C4-DC0C0C07398F');
  await expect(results.getByText('2022-02-22T19:22:22.000Z')).toBeVisible();
  await page.keyboard.insertText('\n{00000000-0000-0000-0000-000000000000}');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('919108f7-52d1-4320-9bac-f847db4148a8');
  await expect(results.getByText('4 (random)')).toBeVisible();
});
