/** Results with several values, in the way of the frame. */
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { audit, clipboard, enter, expect, hold, inputText, open, pasteByKeys, test } from '../support/site.ts';

const results = (page: Page) => page.locator('[data-results]');
const visibleLabels = async (page: Page) =>
  (await results(page).locator('dt:visible').allTextContents()).map((label) => label.trim());

test('the most important values come first, the others in groups that stay as they are left', async ({ page }) => {
  await open(page, 'case-converter');
  await enter(page, 'user name');
  await expect(results(page)).toContainText('userName');
  const wanted = ['PascalCase', 'Title Case', 'CONSTANT_CASE', 'snake_case', 'kebab-case'];
  expect(await visibleLabels(page)).toEqual(wanted);
  const group = results(page).locator('summary').filter({ hasText: 'More code styles' });
  await group.press('Enter');
  await expect(results(page).getByText('user.name', { exact: true })).toBeVisible();
  expect(await visibleLabels(page)).toHaveLength(16);
  await page.reload();
  await expect(results(page).getByText('user.name', { exact: true })).toBeVisible();
  await group.press('Space');
  expect(await visibleLabels(page)).toEqual(wanted);
  await page.getByRole('button', { name: 'Copy as' }).press('Enter');
  await page.getByRole('button', { name: 'Copy All values as JSON' }).press('Enter');
  await expect.poll(() => clipboard(page)).toContain('user_name');
  expect(Object.keys(JSON.parse(await clipboard(page)))).toHaveLength(25);
});

test('a filter finds a value by label or text, in closed groups too', async ({ page }) => {
  await open(page, 'case-converter');
  await enter(page, 'user name');
  await results(page).getByText('userName', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+F');
  const filter = results(page).getByRole('searchbox', { name: 'Filter' });
  await expect(filter).toBeFocused();
  await page.keyboard.type('DOT');
  expect(await visibleLabels(page)).toEqual(['dot.case']);
  await page.keyboard.press('Escape');
  expect(await visibleLabels(page)).toHaveLength(5);
  await expect(filter).toBeFocused();
  await page.keyboard.type('user-');
  expect(await visibleLabels(page)).toEqual(['kebab-case', 'Header-Case (Train-Case)', 'COBOL-CASE', 'slug']);
  expect(await audit(page)).toEqual([]);
  await page.keyboard.type('nothing');
  await expect(results(page)).toContainText('No matches.');
});

test('of long values the beginning is shown; all of them is copied', async ({ page }) => {
  await open(page, 'case-converter');
  const text = 'user name\n'.repeat(2_500).trimEnd();
  await pasteByKeys(page, text);
  await expect(results(page).getByText('Showing the first 2 kB of 22.5 kB.').first()).toBeVisible();
  // Rendered are only these beginnings, however many rows there are.
  const longest = await results(page).evaluate((all) =>
    Math.max(...[...all.querySelectorAll('dd')].map((row) => row.textContent.length)),
  );
  expect(longest).toBeLessThan(2_200);
  await results(page).getByRole('button', { name: 'Copy snake_case', exact: true }).press('Enter');
  await expect.poll(() => clipboard(page)).toBe('user_name\n'.repeat(2_500).trimEnd());
  expect(await audit(page)).toEqual([]);
});

test('a press on the answer or on a value copies it, one on a long text does not', onLanding, async ({ page }) => {
  await open(page, 'case-converter');
  await enter(page, 'user name');
  await page.locator('[data-headline]').click();
  await expect.poll(() => clipboard(page)).toBe('userName');
  await results(page).getByText('USER_NAME', { exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe('USER_NAME');
  await pasteByKeys(page, 'a\nb');
  await results(page).getByText('A\nB', { exact: true }).first().click();
  expect(await clipboard(page)).toBe('a\nb');
});

test(
  'while typing leads to an error, the result is marked as old at once, on a phone too',
  onLanding,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'ipv4-subnet-calculator');
    await page.clock.install();
    await page.keyboard.type('10.0.0.0/8');
    const bar = page.locator('[data-copy-bar]').getByRole('button');
    await expect(bar).toHaveText('Copy network');
    await page.keyboard.type('9');
    await expect(bar).toHaveText('Copy previous');
    await expect(page.locator('[data-problem]')).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-problem]')).toHaveCount(1);
  },
);

test('a few values need no groups', async ({ page }) => {
  await open(page, 'hash-text?algorithms=md5,sha512-256,crc32');
  await enter(page, 'abc');
  await expect(results(page).locator('dt')).toHaveText(['SHA-512/256', /^CRC-32/]);
  await expect(results(page).locator('summary')).toHaveCount(0);
});

test('an error in a plain text of several lines has its line marked, and leads there', async ({ page }) => {
  await open(page, 'base64-string-converter?op=decode');
  await enter(page, 'Zm9v\nYm9*\nYmFy');
  await expect(page.locator('.cm-lineNumbers .wrong-number')).toHaveText('2');
  await page.getByRole('button', { name: 'Go to error' }).press('Enter');
  await page.keyboard.insertText('v');
  await expect.poll(() => inputText(page)).toBe('Zm9v\nYm9v\nYmFy');
  await expect(page.locator('.wrong-number')).toHaveCount(0);
});

test('a view of the result is chosen in its head, and remembered', async ({ page }) => {
  await open(page, 'json-prettify');
  const views = page.getByRole('group', { name: 'View' });
  await expect(views.getByRole('radio')).toHaveCount(2);
  await views.getByRole('radio', { name: 'Text' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tree')).toContainText('"hello"');
  await page.reload();
  await expect(page.getByRole('tree')).toContainText('"hello"');
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect.poll(() => clipboard(page)).toBe('{\n  "hello": "world",\n  "foo": "bar"\n}\n');
});

test('a long result has numbers, folds and finds, and looks the same before its editor is ready', async ({ page }) => {
  const release = await hold(page, '**/assets/code-editor-*.js');
  await open(page, 'yaml-to-json-converter');
  await enter(page, 'a:\n  - 1\n  - 2\n  - 3\nb: "last"\n');
  const first = results(page).locator('pre > span, .cm-line').nth(1);
  await expect(first).toContainText('"a": [');
  const before = await first.locator('span').first().boundingBox();
  release();
  await expect(results(page).locator('.cm-content')).toBeVisible();
  expect(await first.locator('span').first().boundingBox()).toEqual(before);
  await results(page).getByTitle('Fold line', { exact: true }).nth(1).click();
  await expect(results(page).locator('.cm-line').nth(1)).toContainText('…');
  // What is folded stays so while the text changes elsewhere.
  await enter(page, 'a:\n  - 1\n  - 2\n  - 3\nb: "changed"\n');
  await expect(results(page)).toContainText('changed');
  await expect(results(page).locator('.cm-line').nth(1)).toContainText('…');
  // Where copying is refused, all of it is selected.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect(results(page).locator('.cm-content')).toBeFocused();
  await expect.poll(() => results(page).locator('.cm-selectionBackground').count()).toBeGreaterThan(1);
  await results(page).locator('.cm-line').first().click();
  await page.getByRole('button', { name: 'Find', exact: true }).press('Enter');
  await page.keyboard.type('changed');
  await expect(results(page).getByRole('status')).toHaveText('1 of 1');
  expect(await audit(page)).toEqual([]);
});

test('what is copied right after a key is the result of the present input', onLanding, async ({ page }) => {
  await open(page, 'bcrypt');
  const hash = results(page).getByText(/^\$2b\$\d\d\$/);
  await page.keyboard.type('a');
  await expect(hash).toBeVisible();
  const former = await hash.textContent();
  await page.keyboard.type('b');
  await page.keyboard.press('Alt+Shift+C');
  await expect.poll(() => clipboard(page)).toMatch(/^\$2b\$/);
  expect(await clipboard(page)).not.toBe(former);
  await expect(hash).toHaveText(await clipboard(page));
});

test('all of a drawing is in view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'ascii-text-drawer');
  const drawing = page.getByRole('region', { name: 'Output' }).locator('pre');
  await page.keyboard.type('Deploying to production');
  // In the size of other texts, 42 characters are in view.
  await expect(drawing).toHaveText(/.{50}/);
  const widths = await drawing.evaluate(({ parentElement: view }) => [view?.scrollWidth, view?.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

for (const [tool, example, answer] of [
  ['percentage-calculator', 'Increase from 80 to 92', 'Increase or decrease from X to Y'],
  ['bip39-generator', '12 words', 'Mnemonic'],
] as const)
  test(`${tool}: an example below the answer brings it into view`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, tool);
    const heading = page.getByRole('heading', { name: answer, exact: true });
    const chip = page.getByRole('button', { name: example });
    await chip.hover();
    await expect(heading).not.toBeInViewport();
    await chip.click();
    await expect(heading).toBeInViewport();
  });
