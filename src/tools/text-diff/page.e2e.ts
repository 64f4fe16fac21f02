import { clipboard, expect, open, pasteByKeys, shownText, showOptions, test } from '../../../e2e/support/site.ts';

test('an edit is compared again, what is ignored is no difference, and the patch is there', async ({ page }) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  await page.keyboard.insertText('The quick brown fox\nends here');
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText('The quick red fox\nends  here');
  await expect(results.locator('mark')).toHaveText(['brown', 'red', ' ', '  ']);
  await page.getByLabel('Ignore whitespace').selectOption('amount');
  await expect(results.locator('mark')).toHaveText(['brown', 'red']);
  await results.locator('..').locator('label', { hasText: 'Patch' }).click();
  await expect(results).toContainText('+The quick red fox');
});

test('line breaks that only one of two pasted texts has are offered, and compared', async ({ page }) => {
  await open(page, 'text-diff');
  const keep = page.getByRole('button', { name: 'Keep CRLF' });
  const results = page.locator('[data-results]').first().locator('..');
  const second = page.locator('[data-input-pane]').nth(1).locator('textarea');
  await pasteByKeys(page, 'one\ntwo\n');
  await second.click();
  await pasteByKeys(page, 'one\r\ntwo\r\n');
  await expect(results).toContainText('identical');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await keep.click();
  await expect(results).toContainText('The texts differ only in line endings (CRLF, LF).');
  await expect(keep).toHaveCount(0);
  await second.click();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, 'one\r\ntwo\r\n');
  await expect(results).toContainText('The texts differ only in line endings (CRLF, LF).');
});

test('the overview goes to a change, and the page of the changes is in the patch', async ({ page }) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  const lines = Array.from({ length: 400 }, (_, index) => `line ${index}\n`);
  await page.keyboard.insertText(lines.join(''));
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText(lines.join('').replace('line 5\n', 'line x\n').replace('line 390\n', ''));
  await expect(results.locator('mark').first()).toBeVisible();
  const overview = results.locator('[aria-hidden] > svg').last();
  const box = await overview.boundingBox();
  if (!box) throw new Error('no overview');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 2);
  await expect(results.locator('[data-current]')).toContainText('line 390');
  await expect(results.locator('[data-current]')).toBeInViewport();
  await expect(results).toContainText('2 of 2');
  // In a narrow window the page scrolls, but not by all lines.
  await page.setViewportSize({ width: 360, height: 740 });
  await results.getByRole('button', { name: 'More' }).click();
  await results.getByRole('button', { name: 'Show all lines' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => results.getByRole('region').evaluate((region) => region.scrollHeight)).toBeGreaterThan(9_000);
  expect(await results.getByRole('region').evaluate((region) => region.clientHeight)).toBeLessThan(740);
  await page.setViewportSize({ width: 1600, height: 900 });
  await results.locator('..').locator('label', { hasText: 'Patch' }).click();
  await page.getByLabel('Patch format').selectOption('html');
  await expect(results).toContainText('<ins>x</ins>');
});

test('a change is copied or undone, moved lines lead to each other, and the merged text is the new original', async ({
  page,
}) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  const view = (name: string) => results.locator('..').locator('label', { hasText: name });
  await page.keyboard.insertText('moved\na\nbrown fox\nb\nc\n');
  const second = page.locator('[data-input-pane]').nth(1);
  await second.locator('textarea').click();
  await page.keyboard.insertText('a\nred fox\nb\nc\nmoved\n');
  await page.getByLabel('Mark moved lines').check();
  await expect(page.locator('[data-results]').first().locator('..')).toContainText('1 moved');
  await results.getByRole('button', { name: 'Moved to line 5' }).click();
  await expect(results).toContainText('3 of 3');
  // From the text that is written in.
  await second.locator('textarea').focus();
  await page.keyboard.press('Shift+F7');
  await expect(results).toContainText('2 of 3');
  await results.getByRole('button', { name: 'Copy old lines' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('brown fox\n');
  await results.getByRole('button', { name: 'Take original' }).click();
  await expect(results.locator('del[data-undone=taken]')).toContainText('✓brown fox');
  await expect(results.locator('ins[data-undone=left-out]')).toContainText('×red fox');
  await view('Merged').click();
  await expect(results).toContainText('The changed text with 1 change undone.');
  const head = results.locator('..').locator('header');
  await head.getByRole('button', { name: 'Copy merged text', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe('a\nbrown fox\nb\nc\nmoved\n');
  const download = page.waitForEvent('download');
  await head.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('merged.txt');
  // So does the bar of a phone, and of another view they give the patch again.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy merged text' }).last().click();
  await expect.poll(() => clipboard(page)).toBe('a\nbrown fox\nb\nc\nmoved\n');
  await view('Patch').click();
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect.poll(() => clipboard(page)).toContain('@@ -1,5 +1,5 @@');
  await page.setViewportSize({ width: 1280, height: 720 });
  await view('Merged').click();
  await page.getByLabel('Compare by').selectOption('word');
  await expect(results).toContainText('This is the changed text.');
  await view('Inline').click();
  await expect(results.locator('mark')).toHaveText(['moved', 'brown', 'red', 'moved']);
  // One flow; what is copied is still the line of a text.
  await expect(results).toContainText('brownred fox');
  await results.locator('del', { hasText: 'brown' }).click();
  await results.getByRole('button', { name: 'Copy new lines' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('red fox\n');
  await page.getByRole('button', { name: 'Use the changed text as the original' }).click();
  await expect(results).toContainText('The texts are identical.');
});

test('a pasted patch goes to the operation that applies it', async ({ page }) => {
  const patch = '--- a/list\n+++ b/list\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n';
  await open(page, 'text-diff');
  const panes = page.locator('[data-input-pane]');
  await page.keyboard.insertText(patch);
  await expect(page.locator('[data-hint]')).toContainText('This looks like a patch.');
  await page.locator('[data-hint]').getByRole('button', { name: 'Apply a patch' }).click();
  await expect.poll(() => shownText(panes.nth(1))).toBe(patch);
  await panes.first().locator('textarea, .cm-content').click();
  await page.keyboard.insertText('one\ntwo\nthree\n');
  await expect(page.locator('[data-results]').first()).toHaveText(/one\s*2\s*three/);
});

test('a patch that is pasted into the search arrives as a patch, and not in the address', async ({ page }) => {
  const patch = 'diff --git a/list b/list\n--- a/list\n+++ b/list\n@@ -1 +1 @@\n-one\n+two\n';
  await open(page, 'base64-string-converter');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), patch);
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Apply a patch');
  await page.keyboard.press('Enter');
  const panes = page.locator('[data-input-pane]');
  await expect.poll(() => shownText(panes.nth(1))).toBe(patch);
  expect(page.url()).toContain('op=apply-patch');
  expect(page.url()).not.toContain('patch=');
  await panes.first().locator('textarea, .cm-content').click();
  await page.keyboard.insertText('one\n');
  await expect(page.locator('[data-results]').first()).toContainText('two');
});

test('lines are wrapped or scrolled together, and colored by their language', async ({ page }) => {
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  const json = (middle: string) => `{\n  "name": "${'long '.repeat(201)}${middle}",\n  "count": 1\n}\n`;
  await page.keyboard.insertText(json('brown'));
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText(json('red'));
  const region = results.getByRole('region');
  await expect(results.locator('mark')).toHaveText(['brown', 'red']);
  await expect(results.getByRole('button', { name: 'Syntax highlighting' })).toHaveAttribute('aria-pressed', 'true');
  await expect(results.locator('[class*=key]', { hasText: '"count"' })).toHaveCount(2);
  await results.getByRole('button', { name: 'Syntax highlighting' }).click();
  await expect(results.locator('[class*=key]', { hasText: '"count"' })).toHaveCount(0);
  await results.getByRole('button', { name: 'Wrap lines' }).click();
  const isInSight = () =>
    region.evaluate((element) => {
      const bounds = element.getBoundingClientRect();
      const marks = [...element.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect());
      const middle = (bounds.left + bounds.right) / 2;
      const [first, second] = marks;
      return first && second && first.left > bounds.left && first.right <= middle && second.right <= bounds.right;
    });
  await expect.poll(isInSight).toBe(false);
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(isInSight).toBe(true);
  await results.getByRole('button', { name: 'Wrap lines' }).click();
  await expect.poll(() => region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('in a narrow window, moved lines say so above them, and a menu holds the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'text-diff');
  const results = page.locator('[data-results]').first();
  await page.keyboard.insertText(`moved ${'far '.repeat(30)}\na\nb\nc\nd\n`);
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText(`a\nb\nc\nd\nmoved ${'far '.repeat(30)}\n`);
  await showOptions(page);
  await page.getByLabel('Mark moved lines').check();
  await page.keyboard.press('Escape');
  const label = results.getByRole('button', { name: 'Moved to line 5' });
  const [outer, inner] = [await results.getByRole('region').boundingBox(), await label.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
  await label.click();
  await expect(results).toContainText('2 of 2');
  await expect(results.getByRole('button', { name: 'Copy new lines' })).toBeHidden();
  await results.getByRole('button', { name: 'More' }).click();
  await results.getByRole('button', { name: 'Copy new lines' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('moved far');
});

test('options that are remembered, or that a link asks for, hold beside a second document that is restored', async ({
  page,
}) => {
  await open(page, 'text-diff');
  await page.keyboard.insertText('a');
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText('b');
  await page.getByLabel('Compare by').selectOption('word');
  await page.goto('about:blank');
  await open(page, 'text-diff');
  const second = page.locator('[data-input-pane]').nth(1).locator('textarea');
  await expect(second).toHaveValue('b');
  await expect(page.getByLabel('Compare by')).toHaveValue('word');
  await page.goto('about:blank');
  await open(page, 'text-diff?unit=sentence');
  await expect(second).toHaveValue('b');
  await expect(page.getByLabel('Compare by')).toHaveValue('sentence');
  await page.goto('about:blank');
  await open(page, 'text-diff');
  await expect(page.getByLabel('Compare by')).toHaveValue('word');
});

test('a mistake in a hidden option is reported instead of the result', async ({ page }) => {
  await open(page, `text-diff?pattern=${encodeURIComponent('[a-')}`);
  await page.keyboard.insertText('a');
  await page.locator('[data-input-pane]').nth(1).locator('textarea').click();
  await page.keyboard.insertText('b');
  await expect(page.locator('[data-results]').first()).toContainText(
    'Lines matching a pattern: This is not a valid regular expression: unclosed “[” at position 1.',
  );
});

test('binary files are named, and compared as hex dumps on request', async ({ page }) => {
  await open(page, 'text-diff');
  const file = (name: string, hex: string) => ({ name, mimeType: '', buffer: Buffer.from(hex, 'hex') });
  await page
    .locator('[data-input-pane] input[type=file]')
    .first()
    .setInputFiles([file('a.bin', '89504e470d0a1a0a00010203'), file('b.bin', '61620063')]);
  const panes = page.locator('[data-input-pane]');
  await expect(panes.first().locator('[data-problem]')).toContainText('does not look like text');
  await panes.first().getByRole('button', { name: 'Compare hex dumps' }).click();
  await expect
    .poll(() => shownText(panes.first()))
    .toBe('00000000  89 50 4e 47 0d 0a 1a 0a  00 01 02 03              |.PNG........|\n');
  await expect(page.locator('[data-results]').first()).toContainText('61 62 00 63');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  // A NUL in one of them is enough.
  await page
    .getByRole('group', { name: 'Changed' })
    .locator('input[type=file]')
    .setInputFiles(file('b.bin', '61620063'));
  await expect(panes.nth(1).locator('[data-problem]')).toContainText('column 3: NUL character');
  await expect(panes.nth(1).getByRole('button', { name: 'Compare hex dumps' })).toBeVisible();
});
