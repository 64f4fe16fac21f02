import { expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

test('an address in any notation; several lines are a table, a wrong one is marked', async ({ page }) => {
  await open(page, 'ipv4-address-converter');
  const field = page.locator('main textarea').first();
  const results = page.locator('[data-results]');
  await expect(results).toContainText('Private use (192.168.0.0/16, RFC 1918)');
  await page.keyboard.type('0x7f.1');
  await expect(results).toContainText('2130706433');
  await expect(results).toContainText('Loopback (127.0.0.0/8, RFC 1122)');
  await field.press('ControlOrMeta+A');
  await pasteByKeys(page, '10.0.0.1\n3232235777\n');
  await expect(page.getByRole('radio', { name: 'List addresses', exact: true })).toBeChecked();
  await expect(results.getByRole('row')).toHaveCount(3);
  await expect(results.getByRole('row').last()).toContainText('192.168.1.1');
  await page.keyboard.type('10.0.0.256');
  await expect(results.getByRole('row').last()).toContainText('Octet 4 is 256');
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, 'fe80::2237:6ff:fe12:3456');
  await expect(page.getByRole('radio', { name: 'Convert', exact: true })).toBeChecked();
  await expect(results).toContainText('338288524927261089656484343858905363542');
});
