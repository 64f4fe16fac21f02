import { expect, open, test } from '../../../e2e/support/site.ts';

test('both sides, what is left unchanged, and the names; what is unescaped is never HTML', async ({ page }) => {
  await open(page, 'html-entities');
  const pane = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(pane('Escaped text')).toHaveValue('&lt;p class=&quot;note&quot;&gt;Tom &amp; Jerry&lt;/p&gt;');
  await page.keyboard.type('é "x"');
  await expect(pane('Escaped text')).toHaveValue('é &quot;x&quot;');

  await pane('Escaped text').focus();
  await page.keyboard.press('ControlOrMeta+a');
  const script = '&lt;img src=x onerror=document.title=1&gt;&lt;script&gt;document.title=2&lt;/script&gt; &foo; &bar;';
  await page.keyboard.insertText(script);
  await expect(pane('Text')).toHaveValue(/^<img src=x onerror=document.title=1><script>/);
  await expect(page.getByText('2 entities are unknown')).toBeVisible();
  await expect(page.getByRole('cell', { name: '&bar;' })).toBeVisible();
  await expect(page).toHaveTitle(/HTML entities/);

  await page
    .getByRole('button', { name: 'Look up entities' })
    .or(page.getByRole('radio', { name: 'Look up entities' }))
    .click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('larr');
  await expect(page.getByRole('cell', { name: 'U+2190' })).toBeVisible();
  await expect(async () => {
    // What is found by the letters before moves from under the pointer.
    await page.getByRole('button', { name: '&#8592;', exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('&#8592;');
  }).toPass();
});
