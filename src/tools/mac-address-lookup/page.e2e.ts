import { expect, open, test } from '../../../e2e/support/site.ts';

test('the vendor is there on arrival; a pasted list becomes a table; vendors are found by name', async ({ page }) => {
  await open(page, 'mac-address-lookup');
  const results = page.locator('[data-results]');
  await expect(results.getByText('Cisco Systems, Inc')).toBeVisible();
  await expect(page.getByText('August 26, 2026')).toBeVisible();
  // The initial input is selected: typing replaces it.
  await page.keyboard.type('b8-27-eb-0-0-1');
  await expect(results.getByText('Raspberry Pi Foundation')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('? (10.0.0.1) at c8:5c:e2:7a:bc:de on en0\n? (10.0.0.2) at 2:42:ac:11:0:2 on en0');
  await expect(page.getByRole('cell', { name: 'SYNERGY SYSTEMS AND SOLUTIONS' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Docker (by convention)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Find vendors', exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('hubitat');
  await expect(page.getByRole('cell', { name: 'MA-M 34:e1:d1:8 (28 bits)' })).toBeVisible();
});
