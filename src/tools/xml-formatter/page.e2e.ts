import {
  clipboard,
  expect,
  inputPane,
  open,
  pasteByKeys,
  resultText,
  retype,
  test,
} from '../../../e2e/support/site.ts';

test('XML is formatted and minified, and a mistake is shown where it is', async ({ page }) => {
  await open(page, 'xml-formatter');
  await expect.poll(() => resultText(page)).toBe('<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>');

  await test.step('pasted and copied by keys', async () => {
    await pasteByKeys(page, '<p>Hello <b>you</b>!</p>');
    await expect.poll(() => resultText(page)).toBe('<p>Hello <b>you</b>!</p>');
    await retype(page, '<list><!-- two --><item id="1"/><item id="2">x</item></list>');
    await expect
      .poll(() => resultText(page))
      .toBe('<list>\n  <!-- two -->\n  <item id="1"/>\n  <item id="2">x</item>\n</list>');
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect.poll(() => clipboard(page)).toContain('\n  <item id="2">x</item>\n');
  });

  await test.step('as a tree, by keys, with the XPath of a node', async () => {
    await page.getByRole('radio', { name: 'Tree', exact: true }).check();
    await page.getByRole('treeitem').first().click();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(page.getByRole('treeitem', { selected: true })).toHaveText('<item id="2">x</item>');
    await page.getByRole('button', { name: 'Copy XPath' }).click();
    await expect.poll(() => clipboard(page)).toBe('/list/item[2]');
    await page.getByRole('radio', { name: 'Text', exact: true }).check();
  });

  await test.step('a tag that closes another is marked', async () => {
    await retype(page, '<a>\n  <b></a>\n</b>');
    const message = 'Line 2, column 6: found </a>, expected </b>. The opening tag is at line 2, column 3.';
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(inputPane(page).locator('.wrong')).toHaveText('</a');
    // The frame of the focus is not drawn through the message.
    await expect(inputPane(page).locator('.cm-editor')).toHaveCSS('isolation', 'isolate');
  });

  await test.step('minified', async () => {
    await page.getByRole('radio', { name: 'Minify' }).check();
    await retype(page, '<a>\n  <b>1</b>\n</a>');
    await expect.poll(() => resultText(page)).toBe('<a><b>1</b></a>');
  });
});
