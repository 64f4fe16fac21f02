import { expect, open, test } from '../../../e2e/support/site.ts';

test('a header is made of both fields, and read again; the password is masked', async ({ page }) => {
  await open(page, 'basic-auth-generator');
  const results = page.locator('[data-results]');
  await expect(results.getByText('Authorization: Basic Og==', { exact: true })).toBeVisible();
  await page.keyboard.type('Aladdin');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('open sesame');
  const header = results.getByText('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', { exact: true });
  await expect(header).toBeVisible();
  // Whoever sees the header can read the password; the commands show it at once.
  const rows = results.locator('[data-masked]');
  await page.getByText('Commands and code').click();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show password' }).focus();
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
  await page.getByRole('radio', { name: 'Encode' }).check();
  await expect(page.getByLabel('User name', { exact: true })).toHaveValue('Aladdin');
  await expect(header).toBeVisible();
});

test('a pasted user name and password go to the two fields', async ({ page }) => {
  await open(page, 'basic-auth-generator');
  await page.evaluate(() => navigator.clipboard.writeText('alice:s3cr3t\n'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('User name', { exact: true })).toHaveValue('alice');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('s3cr3t');
  await expect(
    page.locator('[data-results]').getByText('Basic YWxpY2U6czNjcjN0', { exact: true }).first(),
  ).toBeVisible();
});
