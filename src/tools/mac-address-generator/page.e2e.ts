import { expect, open, pasteByKeys, resultText, test } from '../../../e2e/support/site.ts';

test('without the name of a vendor, the page says what is missing', async ({ page }) => {
  await open(page, 'mac-address-generator');
  await expect.poll(() => resultText(page)).not.toBe('');
  await page.getByRole('combobox', { name: 'Addresses' }).selectOption({ label: 'Of a vendor' });
  await expect(page.locator('[data-results]')).toHaveText('Enter the name of a vendor.');
  await expect(page.getByRole('heading', { name: 'Previous result' })).toHaveCount(0);
});

test('a prefix that is pasted takes the place of the one that is there', async ({ page }) => {
  await open(page, 'mac-address-generator?source=prefix');
  const field = page.getByRole('textbox', { name: 'MAC prefix' });
  await expect(field).toHaveValue('02');
  await field.click();
  await pasteByKeys(page, '00:1B:44');
  await expect(field).toHaveValue('00:1B:44');
  await expect.poll(() => resultText(page)).toContain('00:1b:44:');
});

test('keys right after the first press on the prefix are not lost', async ({ page }) => {
  for (let count = 0; count < 5; count++) {
    await open(page, 'mac-address-generator?source=prefix');
    const field = page.getByRole('textbox', { name: 'MAC prefix' });
    await field.click();
    await page.keyboard.type('aabbcc');
    // Behind what was there, or instead of it.
    await expect(field).toHaveValue(/aabbcc/);
  }
});

test('a prefix that is typed leaves no addresses that were not requested', async ({ page }) => {
  await open(page, 'mac-address-generator');
  await page.getByRole('combobox', { name: 'Addresses' }).selectOption({ label: 'With a prefix' });
  await page.getByRole('textbox', { name: 'MAC prefix' }).fill('');
  await page.keyboard.type('00:50:56:ab', { delay: 30 });
  await expect.poll(() => resultText(page)).toContain('00:50:56:ab:');
  // Those without a prefix and those with the first one may have been there for long enough.
  const earlier = page.getByRole('region', { name: 'Earlier results' }).getByRole('listitem');
  expect(await earlier.count()).toBeLessThanOrEqual(2);
});
