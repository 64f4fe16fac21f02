/** Highlighting in the code editor and in results, by their languages. */
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { audit, enter, expect, hold, inputPane, open, retype, test } from '../support/site.ts';

const editor = (page: Page) => inputPane(page).locator('.cm-content');
const results = (page: Page) => page.locator('[data-results]');

/** Opens a tool and types into its editor. */
async function write(page: Page, path: string, text: string): Promise<void> {
  await open(page, path);
  await enter(page, text);
  await expect(editor(page)).toBeVisible();
}

/** The text of the visible lines of the editor. */
const lines = (page: Page) => inputPane(page).locator('.cm-line').allTextContents();

/** The colours of the first highlighted token in the editor. */
const colorOf = (page: Page, text: string) =>
  inputPane(page)
    .locator('.cm-line span')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).color);

for (const { path, good, bad, wrong, line } of [
  { path: 'yaml-to-json-converter', good: 'a: 1\n', bad: '# b\na: 1\nb: *none\n', wrong: '*none', line: 'b: ~*none' },
  { path: 'toml-to-json', good: 'a = 1\n', bad: '# b\na = 1\na = 2\n', wrong: 'a', line: '~a = 2' },
])
  test(`${path}: an error is marked in the editor, and the caret goes there`, async ({ page }) => {
    await write(page, path, good);
    await expect(results(page)).toContainText('"a": 1');
    await retype(page, bad);
    await expect(page.locator('.wrong')).toHaveText(wrong);
    await expect(page.locator('.cm-lineNumbers .wrong-number')).toHaveText('3');
    await expect(page.locator('.wrong-line .wrong')).toHaveCount(1);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go to error' }).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.insertText('~');
    await expect.poll(() => lines(page)).toContain(line);
    await expect(results(page)).toContainText('"a": 1');
  });

for (const { path, text, shown } of [
  { path: 'yaml-to-json-converter', text: 'a:\n  b: 1\n  c: 2\nd: 3\n', shown: ['a:…', 'd: 3', ''] },
  { path: 'xml-formatter', text: '<a>\n<b>\n</b>\n</a>\n', shown: ['<a>…</a>', ''] },
  { path: 'toml-to-yaml', text: '[a]\nb = 1\nc = 2\n\n# d\n[d]\n', shown: ['[a]…', '', '# d', '[d]', ''] },
])
  test(`${path}: blocks can be folded`, async ({ page }) => {
    await write(page, path, text);
    await inputPane(page).getByTitle('Fold line', { exact: true }).first().click();
    expect(await lines(page)).toEqual(shown);
    expect(await audit(page)).toEqual([]);
    await inputPane(page).getByTitle('Unfold line').last().click();
    expect(await lines(page)).toEqual(text.split('\n'));
  });

test('switching between operations keeps the text, highlighted in its language', async ({ page }) => {
  const text = '# c\n{"a": yes, b: "c"}';
  await write(page, 'yaml-to-json-converter', text);
  await expect.poll(() => colorOf(page, '"a"')).toBe(await colorOf(page, 'b'));
  const choose = (name: string) => page.getByRole('radio', { name }).check();
  for (const name of ['To YAML', 'To JSON', 'To YAML']) await choose(name);
  // JSON has no comments of this kind, and no keys without quotes.
  await expect(inputPane(page).locator('.cm-line span').getByText('# c', { exact: true })).toHaveCount(0);
  expect(await lines(page)).toEqual(text.split('\n'));
  await choose('To JSON');
  await choose('To YAML');
  await choose('To JSON');
  await expect(inputPane(page).locator('.cm-line span').getByText('# c', { exact: true })).toHaveCount(1);
  expect(await lines(page)).toEqual(text.split('\n'));
  await expect(results(page)).toContainText('"a": "yes"');
});

test('text typed while the grammar loads is kept, and can be undone', async ({ page }) => {
  const release = await hold(page, '**/assets/yaml-language-*.js');
  await write(page, 'yaml-to-json-converter', 'a: 1\n');
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.type('b: true');
  await expect(results(page)).toContainText('"b": true');
  await expect(inputPane(page).locator('.cm-line span')).toHaveCount(0);
  release();
  await expect(inputPane(page).locator('.cm-line span')).not.toHaveCount(0);
  await page.keyboard.type('s');
  await expect(results(page)).toContainText('"b": "trues"');
  expect(await lines(page)).toEqual(['a: 1', 'b: trues']);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(results(page)).not.toContainText('trues');
  await page.keyboard.press('ControlOrMeta+Y');
  expect(await lines(page)).toEqual(['a: 1', 'b: trues']);
});

test('typing over highlighted text leaves no styles behind', async ({ page }) => {
  await write(page, 'yaml-to-json-converter', '# comment\na: 1\n');
  await expect.poll(() => inputPane(page).locator('.cm-line span').count()).toBeGreaterThan(1);
  await retype(page, 'b: 2');
  await expect(results(page)).toContainText('"b": 2');
  expect(await lines(page)).toEqual(['b: 2']);
});

test('a page loads the grammars it needs, and no others', onLanding, async ({ page }) => {
  const grammars: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(\w+)-language-/.exec(request.url()) ?? [];
    if (name) grammars.push(name);
  });
  await write(page, 'json-to-toml', '{"a": 1}');
  await expect(results(page)).toContainText('a = 1');
  await write(page, 'json-prettify', '{"a": 1}');
  expect(grammars).toEqual([]);
  await write(page, 'toml-to-yaml', 'a = 1');
  await expect(results(page)).toContainText('a: 1');
  await expect.poll(() => grammars).toEqual(['toml']);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`highlighted results have enough contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const tokens = results(page).locator('pre span span');
    await write(page, 'toml-to-yaml', '[t]\na = 1\nb = true\nc = "x"\n');
    await expect(tokens).toHaveText(['t', 'a', '1', 'b', 'true', 'c']);
    expect(await audit(page)).toEqual([]);
    await retype(page, '# c\nd = 2026-11-20\n');
    await expect(tokens).toHaveText(['# c', 'd', '2026-11-20']);
    expect(await audit(page)).toEqual([]);
    // A long result is shown by the editor, in the same colours.
    await retype(page, `# c\n${'[[t]]\na = 1\nb = true\nc = "x"\n'.repeat(4)}`);
    await expect(results(page).locator('.cm-line').first()).toHaveText('t:');
    expect(await audit(page)).toEqual([]);
    // What is selected shows through, in the theme's own color.
    await page.keyboard.press('ControlOrMeta+A');
    await expect(page.locator('.cm-focused .cm-selectionBackground').first()).toHaveCSS(
      'background-color',
      /\/ 0\.3\)$/,
    );
  });

test('the editor is called as the input of the operation', async ({ page }) => {
  await write(page, 'json-to-toml', '{"a":1}');
  await expect(editor(page)).toHaveAccessibleName('JSON');
  await page.getByRole('radio', { name: 'To JSON' }).click();
  await expect(editor(page)).toHaveAccessibleName('TOML');
});
