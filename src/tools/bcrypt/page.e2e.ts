import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const result = (page: Page) => page.locator('[data-results]');
const secret = 'hunter2 of a real user';

test('hashes a password, checks it against the hash, and keeps neither', async ({ page }) => {
  await open(page, 'bcrypt');
  await expect(page.getByText(/^≈ [\d.,]+\s(?:milli)?seconds? on this device$/)).toBeVisible();
  await page.keyboard.type(secret);
  // It adds nothing that is not seen.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('spinbutton', { name: 'Cost' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await expect(result(page)).toContainText(/\$2b\$05\$[./A-Za-z0-9]{53}/);
  await expect(page.getByText('password: 22 bytes (limit 72)')).toBeVisible();
  const input = page.locator('textarea').first();
  await expect(input).toHaveCSS('-webkit-text-security', 'disc');
  await page.getByLabel('Show password').check();
  await expect(input).toHaveCSS('-webkit-text-security', 'none');
  await page.getByLabel('Show password').uncheck();
  // The other operation for passwords does not show it either, and that for hashes does not get it.
  await page.getByRole('radio', { name: 'Verify' }).check({ force: true });
  await expect(input).toHaveValue(secret);
  await expect(input).toHaveCSS('-webkit-text-security', 'disc');
  await page.getByRole('radio', { name: 'Parse hash' }).check({ force: true });
  await expect(input).toHaveValue('');
  await page.getByRole('radio', { name: 'Hash', exact: true }).check({ force: true });
  await expect(input).toHaveValue(secret);
  await expect(input).toHaveCSS('-webkit-text-security', 'disc');
  await expect(result(page)).toContainText(/\$2b\$05\$/);
  const hash = (await result(page).innerText()).match(/\$2b\$05\$[./A-Za-z0-9]{53}/)?.[0] ?? '';

  await page.getByRole('radio', { name: 'Verify' }).check({ force: true });
  // The new hash goes along.
  await expect(page.getByLabel('Bcrypt hash', { exact: true })).toHaveValue(/^\$2b\$05\$/);
  await expect(result(page).getByText('Match', { exact: true })).toBeVisible();
  await page.getByLabel('Bcrypt hash', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByLabel('Bcrypt hash', { exact: true })).toHaveAttribute(
    'placeholder',
    'Enter the hash to verify against.',
  );
  await page.keyboard.type(` ${hash}`);
  await expect(result(page).getByText('Match', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('59 characters; a bcrypt hash has 60.', { exact: true })).toBeVisible();
  // Two bits of the last character belong to no byte: these two differ in the others.
  await page.keyboard.type(hash.endsWith('.') ? 'O' : '.');
  await expect(result(page).getByText('No match')).toBeVisible();

  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('"hash.cost');
  expect(kept).not.toContain('hunter2');
  expect(kept).not.toContain('$2b$');
});

test('a cost that is refused has no estimate; a hash to parse has a field of its own', async ({ page }) => {
  await open(page, 'bcrypt');
  const estimate = page.getByText('on this device');
  await expect(estimate).toBeVisible();
  await page.keyboard.type('abc');
  await page.getByRole('spinbutton', { name: 'Cost' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99');
  await expect(page.getByText('Cost must be a whole number from 4 to 31.')).toBeVisible();
  await expect(estimate).toHaveCount(0);
  await page.getByRole('radio', { name: 'Parse hash' }).check({ force: true });
  await expect(page.locator('textarea').first()).toHaveAttribute('placeholder', 'Paste a bcrypt hash ($2b$…)');
});

test('a pasted hash goes to its field, and the password stays', async ({ page }) => {
  const hash = '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i';
  await open(page, 'bcrypt?op=verify');
  const password = page.locator('textarea').first();
  await page.evaluate((text) => navigator.clipboard.writeText(text), hash);
  for (const keys of [['ControlOrMeta+V'], ['ControlOrMeta+A', 'ControlOrMeta+V']]) {
    await page.getByLabel('Bcrypt hash', { exact: true }).fill('');
    await password.fill('abc');
    for (const key of keys) await password.press(key);
    await expect(page.getByLabel('Bcrypt hash', { exact: true })).toHaveValue(hash);
    await expect(password).toHaveValue('abc');
    await expect(result(page).getByText('Match', { exact: true })).toBeVisible();
  }
});

test('does not freeze at a high cost, can be cancelled, and asks before it takes very long', async ({ page }) => {
  await open(page, 'bcrypt?cost=16');
  await page.keyboard.type('abc');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  const cost = page.getByRole('spinbutton', { name: 'Cost' });
  await cost.fill('31');
  await expect(page.getByText(/^Cost 31 can take from a minute to several days\./)).toBeVisible();
  await expect(page.getByText(/^≈ [\d.,]+\s(?:hours|days?) on this device$/)).toBeVisible();
  await cost.fill('4');
  await expect(result(page)).toContainText('$2b$04$');
});

test('speaks French, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/bcrypt?op=verify');
  await page.keyboard.type('abc');
  await page.getByLabel('Empreinte bcrypt').fill('$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i');
  await expect(page.getByText('Correspond', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
