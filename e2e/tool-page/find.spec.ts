/** Finding in a pane, by keys alone. */
import { onLanding } from '../support/on-landing.ts';
import { address, audit, enter, expect, hold, inputPane, inputText, open, pasteByKeys, test } from '../support/site.ts';

test('a text area becomes an editor in which one finds', onLanding, async ({ page }) => {
  await open(page, 'list-converter');
  await enter(page, 'one\nTwo two\nthree two2\n');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+F');
  const pane = inputPane(page);
  const field = pane.getByRole('textbox', { name: 'Find' });
  await expect(field).toBeFocused();
  await page.keyboard.type('two');
  const count = pane.getByRole('search').getByRole('status');
  await expect(count).toHaveText('1 of 3');
  await expect(pane.locator('.found')).toHaveText(['Two', 'two', 'two']);
  for (const [key, shown] of [
    ['Enter', '2 of 3'],
    ['Enter', '3 of 3'],
    ['Enter', '1 of 3'],
    ['Shift+Enter', '3 of 3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(count).toHaveText(shown);
  }
  await pane.getByRole('button', { name: 'Whole words' }).press('Space');
  await expect(count).toHaveText('1 of 2');
  await pane.getByRole('button', { name: 'Match case' }).press('Space');
  await expect(count).toHaveText('1 of 1');
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  // The caret is where the match was: what is typed takes its place, and is found by the same key again.
  await page.keyboard.insertText('2');
  await expect(page.locator('[data-results]')).toContainText('Two 2');
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('nowhere');
  await expect(count).toHaveText('none');
});

test('what is typed while the find bar is on its way is looked for, and changes nothing', async ({ page }) => {
  const release = await hold(page, '**/assets/codemirror-*.js');
  await page.goto(address('case-converter'));
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.type('one two');
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('twoo');
  await page.keyboard.press('Backspace');
  release();
  const bar = inputPane(page).getByRole('search');
  await expect(bar.getByRole('status')).toHaveText('1 of 1');
  await expect(bar.getByRole('textbox')).toHaveValue('two');
  expect(await inputText(page)).toBe('one two');
});

test('what is typed before the next frame is not replaced by what follows', onLanding, async ({ page }) => {
  await open(page, 'list-converter');
  await enter(page, 'one two\n');
  await page.keyboard.press('ControlOrMeta+F');
  const field = inputPane(page).getByRole('textbox', { name: 'Find' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  // A busy machine draws its frames late.
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(window, { draw: () => held.splice(0).forEach((callback) => void callback(performance.now())) });
  });
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('tw');
  await page.evaluate(() => (window as unknown as { draw(): void }).draw());
  await page.keyboard.type('o');
  await expect(field).toHaveValue('two');
});

test('a result keeps the focus when its editor takes over', async ({ page }) => {
  const release = await hold(page, '**/assets/code-editor-*.js');
  await open(page, 'json-prettify');
  await pasteByKeys(page, JSON.stringify(Array.from({ length: 50 }, (_, at) => `word ${at}`)));
  const result = page.locator('[data-results]').first();
  await expect(result).toContainText('word 1');
  await result.click();
  release();
  await expect(result.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('word 42');
  await expect(result.getByRole('search').getByRole('status')).toHaveText('1 of 1');
});

test('all of a long text is searched', async ({ page }) => {
  await open(page, 'list-converter');
  await inputPane(page).locator('textarea').click();
  await pasteByKeys(page, Array.from({ length: 150_000 }, (_, at) => `words ${at}`).join('\n'));
  await expect(inputPane(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('words');
  await expect(inputPane(page).getByRole('search').getByRole('status')).toHaveText(/^[\d,]+ of 150,000$/);
  // So is a result too long for an editor: it stays where it is, and is scrolled to the match.
  const result = page.locator('[data-pane]').last();
  await result.locator('[data-results] > *').first().click();
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('WORDS');
  const count = result.getByRole('search').getByRole('status');
  await expect(count).toHaveText('1 of 150,000');
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText('150,000 of 150,000');
  await expect(result.locator('mark[data-current]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(result.getByRole('region')).toBeFocused();
});
