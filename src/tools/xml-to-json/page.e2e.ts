import { expect, open, pasteByKeys, resultText, test } from '../../../e2e/support/site.ts';

test('a text that begins with < is XML, whatever operation is open', async ({ page }) => {
  await open(page, 'xml-to-json');
  await page.getByRole('radio', { name: 'To XML' }).check();
  await pasteByKeys(page, '{"a":{"b":"1"}}');
  await expect.poll(() => resultText(page)).toContain('<b>1</b>');
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, '<a><b>1</a>');
  await expect(page.getByRole('radio', { name: 'To JSON' })).toBeChecked();
  await expect(page.getByText(/<\/a>|<b>/).first()).toBeVisible();
});
