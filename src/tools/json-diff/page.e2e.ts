import { expect, open, shownText, test } from '../../../e2e/support/site.ts';

test('two documents are pasted, compared, exchanged, found wrong, and there again after a reload', async ({ page }) => {
  await open(page, 'json-diff');
  const results = page.locator('[data-results]').first();
  const paste = async (text: string) => {
    await page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  };
  await page.keyboard.insertText('{"n":12345678901234567890,"a":[1,2]}');
  await expect(results).toHaveText('On the right, paste the document to compare with.');
  // With the focus in no field, a paste goes to the pane that is empty.
  await page.locator('h1').click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await paste('{"n":12345678901234567891,"a":[0,1,2.0]}');
  await expect(results).toContainText('2 changes');
  await expect(results.locator('del')).toContainText('12345678901234567890');
  await expect(results.locator('ins').last()).toContainText('0,');
  await results.getByRole('region').focus();
  await page.keyboard.press('F7');
  await expect(results).toContainText('1 of 2');
  await page.keyboard.press('p');
  await expect(results).toContainText('2 of 2');

  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(results.locator('del').last()).toContainText('0,');

  await page.reload();
  await expect(results.locator('del').last()).toContainText('0,');

  const right = page.locator('[data-input-pane]').nth(1);
  await right.locator('textarea, .cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('x');
  await expect(right.locator('[data-problem]')).toContainText('Line 1, column 37: unexpected text');
  await expect(results.locator('..').getByText('Result for your previous input')).toBeVisible();
  await right.getByRole('button', { name: 'Go to error' }).click();
  await page.keyboard.press('Delete');
  await expect(right.locator('[data-problem]')).toHaveCount(0);
});

test('paths and values are copied where they are shown, and what is the same is hidden', async ({ page }) => {
  await open(page, 'json-diff');
  const results = page.locator('[data-results]').first();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const long = 'x'.repeat(300);
  await page.keyboard.insertText(`{"same":[1,2],"a":[{"k":"old"},"moved",1,"${long}"]}`);
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText(`{"same":[1,2],"a":[{"k":"new"},1,"moved"]}`);
  await expect(results.locator('..')).toContainText('1 moved');
  await page.getByRole('button', { name: 'Copy diff' }).click();
  await expect.poll(copied).toContain('-      "k": "old"\n');
  await results.locator('ins', { hasText: 'new' }).click();
  await results.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(copied).toBe('/a/0/k');
  await results.getByRole('button', { name: 'Copy old value' }).click();
  await expect.poll(copied).toBe('"old"');
  await results.getByRole('button', { name: 'Moved to line' }).click();
  await results.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(copied).toBe('/a/2');
  await expect(results).toContainText('4 unchanged lines');
  await results.getByRole('button', { name: 'Differences only' }).click();
  // The part with the changes begins and ends in view; the other is folded as a whole.
  await expect(results.getByRole('button', { name: 'Lines within' })).toHaveCount(3);
  await expect(results).toContainText('4 unchanged lines');
  await results.locator('ins', { hasText: 'new' }).click();
  await results.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(copied).toBe('/a/0/k');

  // A closed part hides its lines until it, or a change in it, is opened.
  const items = results.getByRole('button', { name: 'Lines within' }).nth(1);
  await items.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveAttribute('aria-expanded', 'false');
  await expect(results).toContainText('· 3 changes');
  await expect(results.locator('ins')).toHaveCount(0);
  await results.getByRole('button', { name: 'Next change' }).click();
  await expect(items).toHaveAttribute('aria-expanded', 'true');
  await expect(results.locator('ins', { hasText: 'new' })).toBeVisible();

  await results.locator('..').locator('label', { hasText: 'List' }).click();
  await results.getByRole('button', { name: '/a/1', exact: true }).click();
  await expect.poll(copied).toBe('/a/1');
  await results.getByRole('button', { name: 'xxx' }).click();
  await expect.poll(copied).toBe(`"${long}"`);
});

test('a JSON Patch that is pasted is offered to the operation that applies it', async ({ page }) => {
  await open(page, 'json-diff');
  const panes = page.locator('[data-input-pane]');
  await page.keyboard.insertText('[{"op": "add", "path": "/n", "value": 12345678901234567890}]');
  await expect(page.locator('[data-hint]')).toContainText('This looks like a JSON Patch.');
  await page.locator('[data-hint]').getByRole('button', { name: 'Apply a patch' }).click();
  await expect.poll(() => shownText(panes.nth(1))).toContain('"op": "add"');
  await panes.first().locator('textarea, .cm-content').click();
  await page.keyboard.insertText('{}');
  await expect(page.locator('[data-results]').first()).toContainText('"n": 12345678901234567890');
});

test('two tables are compared by the key that is offered, as a table and as JSON', async ({ page }) => {
  await open(page, 'json-diff?op=csv-diff');
  const results = page.locator('[data-results]').first();
  await page.keyboard.insertText('id,n\n1,a\n2,b');
  await page.locator('[data-input-pane]').nth(1).locator('textarea, .cm-content').click();
  await page.keyboard.insertText('id;n\n2;c\n1;a');
  await expect(results.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('button', { name: 'Key columns: id' }).click();
  await expect(results.locator('tbody tr')).toHaveText(['changed2nbc32']);
  await page.getByLabel('Result', { exact: true }).selectOption({ label: 'JSON' });
  await expect(results).toContainText('"after": "c"');
});

test('the second pane names what it takes', async ({ page }) => {
  await open(page, 'json-diff');
  const right = page.locator('[data-input-pane]').nth(1);
  const prompt = right.locator('.cm-placeholder');
  await right.locator('textarea, .cm-content').click();
  await page.keyboard.insertText('[]');
  await expect(right.locator('.cm-content')).toHaveText('[]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(prompt).toHaveText('Paste the document to compare with');
  await page.getByRole('radio', { name: 'Apply a patch' }).check();
  await expect(prompt).toHaveText('Paste a JSON Patch or a Merge Patch');
});

test('an empty page offers its examples where the result will be, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'json-diff');
  await page.locator('[data-example-choice]').getByRole('button', { name: 'Items matched by id' }).click();
  await expect(page.locator('[data-results]')).toContainText('2 changes');
  await expect(page.locator('[data-example-choice]')).toHaveCount(0);
});
