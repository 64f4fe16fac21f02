import { expect, open, test } from '../../../e2e/support/site.ts';

test('a header is made of both fields, masked, and read again', async ({ page }) => {
  await open(page, 'basic-auth-generator');
  const results = page.locator('[data-results]');
  await expect(results.getByText('Authorization: Basic Og==', { exact: true })).toBeVisible();
  await page.keyboard.type('Aladdin');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('open sesame');
  const header = results.getByText('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', { exact: true });
  const rows = results.locator('[data-masked]');
  await expect(header).toBeAttached();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show secrets' }).focus();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(0);
  await expect(header).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('sesame');
  expect(page.url()).not.toContain('sesame');

  await page.getByRole('radio', { name: 'Decode' }).check();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Basic dXNlcjpw6Q==');
  await expect(results.getByText('pé', { exact: true })).toBeVisible();
  await expect(page.getByText('ISO-8859-1').first()).toBeVisible();
});
