import { expect, open, test } from '../../../e2e/support/site.ts';

test('focuses the input of a link to decoding, and reports and counts mistakes', async ({ page }) => {
  await open(page, 'url-encoder?op=decode&repeat=stable');
  await page.keyboard.type('caf%25C3%25A9 %zz');
  await expect(page.getByRole('textbox', { name: 'URL-encoded text' })).toHaveValue('caf%25C3%25A9 %zz');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('café %zz');
  await expect(page.getByText('“%” at line 1, column 15 is not followed by two hexadecimal digits')).toBeVisible();
  await expect(page.getByText('decoded 2 times')).toBeVisible();

  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('a b&c');
  await expect(page.getByRole('textbox', { name: 'URL-encoded text' })).toHaveValue('a%20b%26c');
});
