import { expect, open, test } from '../../../e2e/support/site.ts';

test('a monotonic list is in order; a ULID and a UUID are read', async ({ page }) => {
  await open(page, 'ulid-generator');
  const results = page.locator('[data-results]');
  await expect(results.locator('pre')).toHaveText(/^[0-7][\dA-HJKMNP-TV-Z]{25}$/);
  await page.getByLabel('How many').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Strictly increasing' })).toBeChecked();
  await expect
    .poll(async () => {
      const ulids = (await results.locator('pre').innerText()).trim().split('\n');
      return ulids.length === 50 && ulids.every((ulid, index) => index === 0 || ulid > String(ulids[index - 1]));
    })
    .toBe(true);

  await open(page, 'ulid-generator?op=inspect');
  await page.locator('main textarea').first().focus();
  await page.keyboard.type('o1arz3ndektsv4rrffq69g5fav');
  await expect(results.getByText('01563e3a-b5d3-d676-4c61-efb99302bd5b')).toBeVisible();
  await expect(
    page.getByText('1 look-alike was read as in Crockford Base32: I and L as 1, O as 0.', { exact: true }),
  ).toBeVisible();
});
