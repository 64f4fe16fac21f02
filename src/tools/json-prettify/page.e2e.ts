import type { Page } from '@playwright/test';
import { audit, enter, expect, inputText, open, pasteByKeys, retype, test } from '../../../e2e/support/site.ts';

const json = `{
  "id": 17478252242305210114,
  "color": "#18a058",
  "site": "https://example.org/?a=b",
  "list": [{"name": "Ada"}, {"name": "Grace", "tags": ["x", []]}],
  "__proto__": {"x": 1.50},
  "twice": 1,
  "twice": "\\u00e9",
  "a/b~c": null
}`;

async function openTree(page: Page, text: string, path = 'json-prettify'): Promise<void> {
  await open(page, path);
  await enter(page, text);
  await page.getByRole('radio', { name: /^(Tree|Arbre)$/ }).check();
}

const rows = (page: Page) => page.getByRole('treeitem');
const activeRow = (page: Page) => page.locator('[role=treeitem][aria-selected=true]');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the tree shows, opens, copies and finds values', async ({ page }) => {
  await openTree(page, json);

  await test.step('every value as it is typed', async () => {
    await expect(rows(page)).toHaveText([
      '{ 8 keys',
      '"id": 17478252242305210114',
      '"color": "#18a058"',
      '"site": "https://example.org/?a=b"',
      '"list": [ 2 items',
      '0: { 1 key',
      '"name": "Ada"',
      '1: { 2 keys',
      '"name": "Grace"',
      '"tags": [ 2 items',
      '0: "x"',
      '1: []',
      '"__proto__": { 1 key',
      '"x": 1.50',
      '"twice": 1',
      '"twice": "\\u00e9"',
      '"a/b~c": null',
    ]);
    const link = page.getByRole('tree').getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.org/?a=b');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  await test.step('values, keys and paths are copied exactly', async () => {
    await page.getByRole('treeitem', { name: /"tags"/ }).click();
    await expect(page.getByRole('list', { name: 'Path', exact: true })).toHaveText('$list1tags');
    await page.getByRole('button', { name: 'Copy branch' }).click();
    await expect.poll(() => clipboard(page)).toBe('["x", []]');
    await page.getByRole('treeitem', { name: /a\/b~c/ }).click();
    await page.getByRole('button', { name: 'Copy key' }).click();
    await expect.poll(() => clipboard(page)).toBe('a/b~c');
    await page.getByRole('button', { name: 'Copy path' }).click();
    const paths = page.getByRole('region', { name: 'Copy path' });
    await expect(paths).toContainText("$['a/b~c']");
    await expect(paths).toContainText('/a~1b~0c');
    await paths.getByRole('button', { name: 'Copy JSON Pointer' }).click();
    await expect.poll(() => clipboard(page)).toBe('/a~1b~0c');
    await page.keyboard.press('Escape');
    await page.getByRole('treeitem', { name: /u00e9/ }).click();
    await page.getByRole('button', { name: 'Copy value' }).click();
    await expect.poll(() => clipboard(page)).toBe('"\\u00e9"');
    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect.poll(() => clipboard(page)).toBe('é');
    await page.getByRole('treeitem', { name: /"name": "Grace"/ }).click();
    await page.getByRole('button', { name: 'list', exact: true }).click();
    await expect(activeRow(page)).toContainText('"list"');
  });

  await test.step('by keyboard alone', async () => {
    await expect(rows(page)).toHaveCount(17);
    await page.getByRole('textbox', { name: 'Search for' }).focus();
    for (let tabs = 0; tabs < 10; tabs++) {
      if (await page.getByRole('tree').evaluate((tree) => tree === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('tree')).toBeFocused();
    await page.keyboard.press('End');
    await expect(activeRow(page)).toContainText('a/b~c');
    await page.keyboard.press('ArrowLeft');
    await expect(activeRow(page)).toHaveText('{ 8 keys');
    await page.keyboard.press('ArrowLeft');
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(activeRow(page)).toContainText('"id"');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(activeRow(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('*');
    await expect(activeRow(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Home');
    await expect(activeRow(page)).toHaveAttribute('aria-level', '1');
    const id = await activeRow(page).getAttribute('id');
    await expect(page.getByRole('tree')).toHaveAttribute('aria-activedescendant', id ?? '');
  });

  await test.step('opens and closes, whole, by level and by branch', async () => {
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(rows(page)).toHaveText(['{…} 8 keys']);
    await page.getByLabel('Expand to level').selectOption('1');
    await expect(rows(page)).toHaveCount(9);
    await page.getByRole('treeitem', { name: /"list"/ }).click();
    await page.getByRole('button', { name: 'Expand branch' }).click();
    await expect(rows(page)).toHaveCount(16);
    await page.getByRole('button', { name: 'Collapse branch' }).click();
    await expect(rows(page)).toHaveCount(9);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(rows(page)).toHaveCount(17);
    await page.getByRole('treeitem', { name: /"list"/ }).dblclick();
    await expect(page.getByRole('treeitem', { name: /"list"/ })).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the search counts, leads to each hit and opens what it lies in', async () => {
    await page.getByRole('button', { name: 'Collapse all' }).click();
    const field = page.getByRole('textbox', { name: 'Search for' });
    await field.fill('NAME');
    await expect(page.getByText('2 found')).toBeVisible();
    await field.press('Enter');
    await expect(page.getByText('1 of 2')).toBeVisible();
    await expect(activeRow(page)).toContainText('Ada');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(activeRow(page)).toContainText('Grace');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(activeRow(page)).toContainText('Ada');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(activeRow(page)).toContainText('Grace');
    await page.getByLabel('Search in', { exact: true }).selectOption('values');
    await expect(page.getByText('0 found')).toBeVisible();
    await field.fill('^1.+0$');
    await page.getByRole('button', { name: 'Regular expression' }).click();
    await expect(page.getByText('1 found')).toBeVisible();
    await field.fill('(');
    await expect(page.getByText(/not a valid regular expression/)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('');
    await expect(page.getByText(/not a valid regular expression/)).toBeHidden();
  });

  await test.step('axe finds nothing, light and dark', async () => {
    await page.getByRole('textbox', { name: 'Search for' }).fill('a');
    await expect(page.getByText(/found$/)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await audit(page)).toEqual([]);
    }
  });
});

test('the tree of dates, of errors, of several values, in another order', async ({ page }) => {
  await openTree(page, '["2026-11-21", 1763699615, 1763699615000, "2026-13-01", 42]');

  await test.step('explains dates and timestamps in words', async () => {
    const titles = rows(page).locator('[title]');
    await expect(titles).toHaveText(['"2026-11-21"', '1763699615', '1763699615000']);
    await expect(titles.first()).toHaveAttribute('title', 'Saturday, November 21, 2026');
    await expect(titles.last()).toHaveAttribute('title', /November (20|21), 2025/);
  });

  await test.step('reports a mistake, and shows what precedes it as a tree', async () => {
    await enter(page, '{"a": [1, 2], "b": x}');
    await expect(page.locator('[data-problem]').first()).toContainText('Line 1, column 20');
    await expect(page.getByText('4 values were read before the error.')).toBeVisible();
    await expect(rows(page)).toHaveText(['{ 1 key', '"a": [ 2 items', '0: 1', '1: 2']);
    await page.getByRole('textbox', { name: 'Search for' }).fill('2');
    await expect(page.getByText('1 found')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search for' }).press('Enter');
    await expect(activeRow(page)).toHaveText('1: 2');
    await page.getByRole('button', { name: 'Go to error' }).click();
    await expect(page.getByRole('textbox', { name: 'Input' })).toBeFocused();
  });

  await test.step('a result in another order is shown in that order', async () => {
    await page.getByRole('textbox', { name: 'Search for' }).fill('');
    await enter(page, '{"b": 1, "a": 2}');
    await expect(rows(page)).toHaveText(['{ 2 keys', '"b": 1', '"a": 2']);
    await page.getByRole('radio', { name: 'Sort keys' }).check();
    await expect(rows(page)).toHaveText(['{ 2 keys', '"a": 2', '"b": 1']);
    await page.getByRole('radio', { name: 'Format' }).check();
  });

  await test.step('several values at the top, deep nesting, long texts, nothing at all', async () => {
    await enter(page, '{"a":1}\n[2]');
    await expect(rows(page)).toHaveText(['0: { 1 key', '"a": 1', '1: [ 1 item', '0: 2']);
    await retype(page, `["${'x'.repeat(600)}"]`);
    await expect(rows(page).nth(1)).toHaveText(`0: "${'x'.repeat(499)}…Show`);
    await rows(page).nth(1).getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('region', { name: 'Full text' })).toHaveText('x'.repeat(600));
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('The tree will appear here.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'deep.json',
      mimeType: 'application/json',
      buffer: Buffer.from('['.repeat(10_000) + ']'.repeat(10_000)),
    });
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('tree').press('End');
    await expect(activeRow(page)).toHaveAttribute('aria-level', '10000');
  });
});

test('an array of objects is a table', async ({ page }) => {
  await open(page, 'json-prettify');
  await enter(page, '[{"b": 12345678901234567890, "a": {"x": 1}}, {"__proto__": "p"}]');
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page.getByRole('columnheader')).toHaveText(['b', 'a', '__proto__']);
  await expect(page.getByRole('cell')).toHaveText(['12345678901234567890', '{"x": 1}', '', '', '', 'p']);
  const records = Array.from({ length: 1_230 }, (_, id) => (id < 1_229 ? { id } : { last: true }));
  await retype(page, JSON.stringify(records));
  await expect(page.getByText('1–100 of 1,230')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.getByRole('button', { name: 'Next records' }).click();
  await expect(page.getByRole('cell').first()).toHaveText('100');
  await page.getByRole('button', { name: 'Last records' }).click();
  await expect(page.getByText('1,201–1,230 of 1,230')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['id', 'last']);
  await page.getByRole('button', { name: 'First records' }).click();
  await expect(page.getByRole('cell').first()).toHaveText('0');
  await retype(page, '[{"a": 1}, 2]');
  await expect(page.getByText('Only an array of objects can be shown as a table.')).toBeVisible();
  await retype(page, '{"a": 1}');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeHidden();
});

test('a repair is shown as a difference before it is taken', async ({ page }) => {
  await open(page, 'json-prettify?op=repair');
  await enter(page, '{\n  \'a\': True,\n  "b": 1\n}');
  const use = page.getByRole('button', { name: 'Use the repaired text' });
  await page.getByRole('button', { name: 'Run' }).click();
  const changes = page.getByRole('region', { name: 'Changes' }).last();
  await expect(changes.locator('del')).toHaveText("2−  'a': True,");
  await expect(changes.locator('ins')).toHaveText('2+  "a": true,');
  await enter(page, "{'c': 1}");
  await expect(use).toBeDisabled();
  await page.getByRole('button', { name: 'Run' }).click();
  await use.click();
  await expect(page.getByRole('radio', { name: 'Format' })).toBeChecked();
  await expect(page.locator('[data-results] pre')).toHaveText('{\n  "c": 1\n}\n');
  await pasteByKeys(page, '[1]');
  await expect.poll(() => inputText(page)).toBe('[1]');
});

test('with a finger’s buttons on a phone, the examples of a repair and its result have room', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await open(page, 'json-prettify?op=repair');
  // The first is where the result will be, the second below the text.
  await page.getByRole('button', { name: 'Missing comma' }).tap();
  await page.getByRole('button', { name: 'Python dictionary' }).tap();
  await page.getByRole('button', { name: 'Run', exact: true }).tap();
  const results = page.locator('[data-results]');
  await expect(results).toContainText('1 line changed');
  const height = await results.evaluate((body) => body.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(120);
  await context.close();
});

test('the verdict on JSON is green, that on what only resembles it is not', async ({ page }) => {
  await open(page, 'json-prettify?op=validate');
  const headline = page.locator('[data-results] [data-headline]');
  await pasteByKeys(page, '{"a":1}');
  await expect(headline).toHaveText('Valid JSON');
  await expect(headline).toHaveAttribute('data-tone', 'good');
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeVisible();
  await retype(page, '{a:1}');
  await expect(headline).toHaveText('Valid JSON5, not JSON');
  await expect(headline).not.toHaveAttribute('data-tone', 'good');
});

test('in French on a telephone, nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTree(page, json, 'fr/json-prettify');
  await expect(rows(page).first()).toHaveText('{ 8 clés');
  await page.getByRole('button', { name: 'Tout replier' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a big file: its tree opens, scrolls and is searched in few elements', async ({ page }) => {
  const record = (id: number) => `{"id":${id},"tags":["a","b",null],"big":12345678901234567890}`;
  await open(page, 'json-prettify');
  await page.locator('input[type=file]').setInputFiles({
    name: 'big.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`[${Array.from({ length: 150_000 }, (_, id) => record(id)).join(',')}]`),
  });
  await page.getByRole('radio', { name: 'Tree' }).check();
  await expect(rows(page).first()).toContainText('150,000 items');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('tree').press('End');
  await expect(activeRow(page)).toHaveText('"big": 12345678901234567890');
  expect(await rows(page).count()).toBeLessThan(100);
  await page.getByRole('textbox', { name: 'Search for' }).fill('149999');
  await page.getByRole('textbox', { name: 'Search for' }).press('Enter');
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search for' }).press('Enter');
  await expect(activeRow(page)).toHaveText('"id": 149999');
});
