import type { Page } from '@playwright/test';
import { checks } from '../support/accessibility.ts';
import { onLanding } from '../support/on-landing.ts';
import { address, expect, expectAccessible, hold, open, paste, test } from '../support/site.ts';

const result = (page: Page) => page.locator('[data-results]');
const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);

/** Adds a step by the keyboard. */
async function add(page: Page, words: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Search for a tool or an operation' }).waitFor();
  await page.keyboard.type(words);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Enter');
}

test('a recipe is made by the keyboard, changed, undone, reloaded and shared', {
  ...onLanding,
  ...checks('the recipe page', 'axe'),
}, async ({ page }) => {
  await open(page, 'recipe');
  await expect(page.getByRole('textbox', { name: 'Input' })).toBeFocused();
  await paste(page, 'eyJhIjoxfQ%3D%3D');
  await add(page, 'url decode', 'URL encoder');
  await expect(result(page)).toContainText('eyJhIjoxfQ==');
  // What the value is comes first.
  await page.getByRole('button', { name: 'Add a step', exact: true }).press('Enter');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Base64');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('{"a":1}');
  await add(page, 'json format', 'JSON formatter');
  await expect(result(page)).toContainText('"a": 1');
  await expect(page).toHaveURL(
    address('recipe?do=url-encoder/decode,base64-string-converter/decode,json-prettify/format'),
  );
  await expectAccessible(page);

  await step(page, 1).getByRole('button', { name: 'Show the result of step 1' }).click();
  await expect(result(page)).toContainText('eyJhIjoxfQ==');
  await expect(page.getByRole('heading', { name: 'Step 1: URL encoder' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy step 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the final result' }).press('Enter');
  await expect(result(page)).toContainText('"a": 1');
  await step(page, 1).getByRole('button', { name: 'Show the result of step 1' }).click();
  await step(page, 2).getByRole('button', { name: 'Delete' }).click();
  await expect(step(page, 2)).toContainText('JSON formatter');
  await expect(step(page, 2).locator('[data-problem]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(step(page, 3)).toContainText('JSON formatter');

  await page.reload();
  await expect(result(page)).toContainText('"a": 1');
  await page.getByRole('button', { name: 'Copy recipe as' }).click();
  await expect(page.getByText("penknife pipe 'url-encoder decode'").first()).toBeVisible();
  await page.keyboard.press('Escape');

  // On a phone the result is at hand, whatever is in view.
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.locator('[data-copy-bar]');
  await expect(bar).toContainText('{ "a": 1 }');
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Copy result' })).toBeVisible();
});

test('what is typed before the tools are loaded finds one', async ({ page }) => {
  const release = await hold(page, '**/assets/catalog.en-*.js');
  await open(page, 'recipe');
  await page.getByRole('button', { name: 'Add a step', exact: true }).press('Enter');
  await page.keyboard.type('xml formatter');
  await page.keyboard.press('Enter');
  release();
  await expect(step(page, 1)).toContainText('XML formatter');
});

test('an operation that does not take the value is added with what converts it', async ({ page }) => {
  await open(page, 'recipe');
  await paste(page, 'a: 1\nb:\n  - 2\n  - 3\n');
  await page.getByRole('button', { name: 'Add a step', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Search for a tool or an operation' }).waitFor();
  await page.keyboard.type('xml formatter');
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText('Adds “YAML to JSON” → “JSON to XML” first');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(step(page, 3)).toContainText('XML formatter');
  await expect(result(page)).toContainText('<a>1</a>');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(step(page, 1)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a step', exact: true })).toBeFocused();
});

test('a step that changes texts begins without the sample of its tool, where it asks for a pattern', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'recipe?do=list-converter/sort,case-converter/convert');
  await paste(page, 'b 555-123-4567\na');
  await add(page, 'regex replace', 'Regex tester');
  const pattern = step(page, 3).getByRole('textbox', { name: 'Regular expression' });
  await expect(pattern).toBeFocused();
  await expect(pattern).toBeInViewport();
  await expect(pattern).toHaveValue('');
  await expect(page.locator('[data-copy-bar]')).not.toContainText('replacement');
  // The field says that it is required only after the press, which finds the button where it was.
  await page.getByRole('button', { name: 'Add a step', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').press('Escape');
  await pattern.focus();
  await page.keyboard.type('[^]+');
  await expect(step(page, 3)).toContainText('The result is empty');
  await expect(result(page)).toHaveText('The result is empty');
  // Nor does another operation bring it.
  await step(page, 3).getByRole('combobox', { name: 'Operation' }).selectOption('Explain');
  await step(page, 3).getByRole('combobox', { name: 'Operation' }).selectOption('Split');
  await expect(pattern).not.toHaveValue(/\d/);
});

test('a first step whose operation is not that of its page has the focus in its field', async ({ page }) => {
  await open(page, 'recipe');
  await paste(page, 'https://a.example/?x=1&token=abc');
  await add(page, 'get a parameter', 'Get a parameter');
  const field = step(page, 1).getByRole('textbox', { name: 'Parameter name' });
  await expect(field).toBeFocused();
  await page.keyboard.type('token');
  await expect(field).toHaveValue('token');
  await expect(result(page)).toHaveText('abc');
});

test('a recipe of a link begins with an input of its own, and the earlier one is brought back', async ({ page }) => {
  await open(page, 'recipe');
  await paste(page, 'my own text');
  await open(page, 'recipe?do=case-converter/convert');
  const input = page.getByRole('textbox', { name: 'Input' });
  await expect(step(page, 1)).toBeVisible();
  await expect(input).toHaveValue('');
  await paste(page, 'another text');
  await page.reload();
  await expect(input).toHaveValue('another text');
  await page.goBack();
  await expect(input).toHaveValue('my own text');
  await open(page, 'recipe?do=case-converter/convert');
  await expect(input).toHaveValue('');
  await page.locator('[data-input-pane]').getByRole('button', { name: 'Undo' }).click();
  await expect(input).toHaveValue('my own text');
});

test('a recipe that a link was opened over is brought back, also with an empty input', async ({ page }) => {
  await open(page, 'recipe?do=json-prettify/format');
  await expect(step(page, 1)).toBeVisible();
  await open(page, 'recipe?do=case-converter/convert,slugify-string/slugify');
  await expect(step(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(step(page, 1)).toContainText('JSON formatter');
  await expect(step(page, 2)).toHaveCount(0);
  await expect(page).toHaveURL(address('recipe?do=json-prettify/format'));
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(step(page, 2)).toBeVisible();
});

test('what a recipe runs on is chosen first, and its first step is for one value', async ({ page }) => {
  await open(page, 'recipe');
  await paste(page, 'time;event\n0;start\n1700000000;end\n');
  await page.getByRole('combobox', { name: 'Apply to' }).selectOption('Each value of a CSV column');
  await add(page, 'iso 8601', 'Date and time converter');
  await expect(result(page)).toContainText('1700000000;2023-11-14T22:13:20Z;end');
});

test('the answer at hand names the step with the error; a step that does not fit offers what does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'recipe?do=base64-string-converter/decode,json-to-yaml-converter/to-yaml,yaml-viewer/format');
  await page.getByRole('textbox', { name: 'Input' }).click();
  await paste(page, 'eyJh*');
  await expect(step(page, 3)).toContainText('Waits for step 1');
  await expect(page.locator('[data-copy-bar]')).toContainText('Step 1: ');
  await result(page).getByRole('button', { name: 'Step 1: ' }).click();
  await expect(step(page, 1)).toBeFocused();
  await open(page, 'recipe?do=json-to-yaml-converter/to-json,yaml-viewer/format,xml-formatter/format');
  await expect(step(page, 1).getByRole('heading')).toHaveText('1 YAML to JSON');
  await paste(page, 'a: 1');
  await step(page, 2).getByRole('button', { name: 'Delete' }).click();
  await step(page, 2).getByRole('button', { name: 'Add “JSON to XML” before' }).click();
  await expect(step(page, 3)).toContainText('XML formatter');
  await expect(result(page)).toContainText('<a>1</a>');
});

test('an example whose operation is on no page runs, and is undone with its input', async ({ page }) => {
  await open(page, 'recipe');
  await paste(page, 'my own input');
  await page.getByRole('button', { name: 'Decode a Kubernetes secret' }).click();
  await expect(result(page)).toContainText('correct horse');
  await expect(page).toHaveURL(/json-prettify\/extract\(path:%24\.data\.password\)/);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(step(page, 1)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue('my own input');
});

test('the result of a step is edited, and goes on in place of its own until it is put back', async ({ page }) => {
  await open(page, 'recipe?do=base64-string-converter/decode,json-minify/minify');
  await paste(page, 'eyAiYSI6IDEgfQ==');
  await expect(result(page)).toContainText('{"a":1}');
  await step(page, 1).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit the result' }).click();
  const editor = page.getByLabel('Edited result of step 1');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('[ 1, 2 ]');
  await expect(step(page, 2)).toContainText('[1,2]');
  await expect(step(page, 1)).toContainText('Edited: [ 1, 2 ]');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // What comes before it no longer matters.
  await page.getByRole('textbox', { name: 'Input' }).click();
  await page.keyboard.type('*');
  await expect(step(page, 2)).toContainText('[1,2]');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Use the computed result' }).click();
  await expect(step(page, 2)).toContainText('{"a":1}');
});

test('a saved recipe is there on the next visit', async ({ page }) => {
  await open(page, 'recipe?do=html-entities/unescape,slugify-string/slugify');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).press('ControlOrMeta+a');
  await page.keyboard.type('Slug of a title');
  await page.keyboard.press('Enter');
  await open(page, 'recipe');
  await page.getByRole('main').getByRole('link', { name: 'Slug of a title', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Slug of a title' })).toBeVisible();
  await paste(page, 'Caf&eacute;');
  await expect(result(page)).toContainText('cafe');

  await page.getByRole('button', { name: 'Add “Slug of a title” to favorites' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove “Slug of a title” from favorites' })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await open(page, 'recipe');
  await page.getByRole('navigation').getByRole('link', { name: 'Slug of a title', exact: true }).click();
  await expect(result(page)).toContainText('cafe');

  await open(page, '');
  await page.getByRole('main').getByRole('link', { name: 'Slug of a title', exact: true }).click();
  await expect(result(page)).toContainText('cafe');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('slug of a title');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Slug of a title');
});

test('a recipe runs on each value of the input, and the address says so', async ({ page }) => {
  await open(page, 'recipe?do=base64-string-converter/decode');
  await paste(page, 'YQ==\n*\nYg==\n');
  const runOn = page.getByLabel('Apply to');
  await runOn.selectOption('Each line');
  await expect(page.getByText('Line 2, step 1: Character 1: “*” is not').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the result of step 1: a', exact: true })).toBeVisible();
  await page.getByLabel('If a value fails').selectOption('Leave it out');
  await expect(result(page)).toHaveText(/^a\s*b\s*$/);
  await page.reload();
  await expect(runOn).toHaveValue('line');
  await runOn.selectOption('Each item of a JSON array');
  await expect(page.locator('[data-problem]')).toHaveText('Line 1: The input is not valid JSON.');
});

test('what is inside the input is offered as steps, which are reversed with it and undone', async ({ page }) => {
  await open(page, 'recipe');
  await paste(page, 'SGVsbG8sIGhvdyBhcmUgeW91Pw%3D%3D');
  await expect(page.getByText('URL-encoded text → Base64 → text')).toBeVisible();
  await page.getByRole('button', { name: 'Decode it step by step' }).click();
  await expect(result(page)).toContainText('Hello, how are you?');
  await expect(page).toHaveURL(address('recipe?do=url-encoder/decode,base64-string-converter/decode'));

  await page.getByRole('button', { name: 'Reverse', exact: true }).click();
  const input = page.getByRole('textbox', { name: 'Input' });
  await expect(input).toHaveValue('Hello, how are you?');
  await expect(result(page)).toHaveText('SGVsbG8sIGhvdyBhcmUgeW91Pw%3D%3D');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(input).toHaveValue('SGVsbG8sIGhvdyBhcmUgeW91Pw%3D%3D');
  await expect(result(page)).toContainText('Hello, how are you?');
});

test('a link that cannot be read, and one with unknown steps, say so', async ({ page }) => {
  await open(page, 'recipe?do=what');
  await expect(page.getByRole('alert')).toContainText('This link contains no recipe');
  // The steps before it run.
  await open(page, 'recipe?do=list-converter/convert,no-such-tool/run,json-minify/minify');
  await expect(page.getByText('Unknown tool or operation “no-such-tool/run”.')).toBeVisible();
  await paste(page, 'a\nb\nb');
  await expect(result(page)).toHaveText(/^a,\s*b/);
  await expect(step(page, 1).locator('[data-notices]')).toHaveText('1 duplicate was removed.');
});

test('the options of any operation come from the link, and stay on reload', async ({ page }) => {
  await open(page, 'recipe#do=json-prettify/query(path:%24.a)');
  await expect(step(page, 1)).toBeVisible();
  await paste(page, '{"b":1,"a":"xyz"}');
  await expect(result(page)).toHaveText(/^\[\s*"xyz"\s*\]$/);
  await page.reload();
  await expect(result(page)).toHaveText(/^\[\s*"xyz"\s*\]$/);
});

test('the result of a step that waits is an old one', async ({ page }) => {
  await open(page, 'recipe?do=base64-string-converter/decode,json-prettify/format');
  await paste(page, 'eyJ1c2VyIjoiQWRhIn0=');
  await expect(result(page)).toContainText('"user": "Ada"');
  await page.keyboard.press('End');
  await page.keyboard.type('eyJ1', { delay: 40 });
  await expect(step(page, 2)).toContainText('Waits for step 1');
  await expect(page.getByRole('heading', { name: 'Previous result' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy previous' })).toBeVisible();
});

test('all values of a costly step wait to be run', async ({ page }) => {
  await open(page, 'recipe?each=line&do=bcrypt/hash(cost:4)');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('textbox', { name: 'Input' }).click();
  await page.keyboard.type('a\nb');
  await expect(page.getByText('The steps show the first of 2 values.')).toBeVisible();
  await expect(step(page, 1)).toContainText('$2b$04$');
  await expect(result(page)).not.toContainText('$2b$04$');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toHaveText(/^(\$2b\$04\$\S{53}\s*){2}$/);
});

test('a costly step of a link without an input waits to be run', async ({ page }) => {
  await open(page, 'recipe?do=rsa-key-pair-generator/generate(bits:512)');
  await expect(page.getByText('This recipe comes from a link.')).toBeVisible();
  await expect(result(page)).not.toContainText('BEGIN');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result(page)).toContainText('BEGIN');
});

test('a step waits for the key that its link does not have', async ({ page }) => {
  await open(page, 'recipe?do=hmac-generator/hmac,base64-string-converter/encode');
  await page.getByRole('textbox', { name: 'Input' }).click();
  await page.keyboard.type('hello world');
  await expect(step(page, 1)).toContainText('Fill in “Key”.');
  await expect(step(page, 2)).toContainText('Waits for step 1');
  await step(page, 1).getByRole('textbox', { name: 'Key' }).fill('key');
  await expect(step(page, 2)).not.toContainText('Waits for step 1');
});

test('a costly step of a link with an input waits to be run', async ({ page }) => {
  await open(page, 'recipe?do=compression/compare#input=abc');
  await expect(page.getByText('This recipe comes from a link.')).toBeVisible();
  await expect(result(page)).not.toContainText('gzip');
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(result(page)).toContainText('gzip');
});

test('what comes of a secret is passed on without being stored', onLanding, async ({ page }) => {
  await open(page, 'recipe?do=bcrypt/hash(cost:4),base64-string-converter/encode');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('textbox', { name: 'Input' }).click();
  await page.keyboard.type('swordfish');
  await expect(step(page, 1)).toContainText('$2b$04$');
  await step(page, 2).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Open on its own page' }).click();
  await expect(page.locator('h1')).toHaveText(/^Base64 text/);
  await expect.poll(() => page.locator('textarea').first().inputValue()).toContain('$2b$04$');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    '$2b$04$',
  );
});

test('a secret input is neither taken from a link nor stored', onLanding, async ({ page }) => {
  await open(page, 'recipe?do=bcrypt/hash(cost:4)#input=hunter2');
  await expect(step(page, 1)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue('');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('textbox', { name: 'Input' }).click();
  await page.keyboard.type('swordfish');
  await expect(result(page)).toContainText('$2b$04$');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'swordfish',
  );
});

test('a long recipe is shared compressed, and opens from its link', async ({ page }) => {
  const prefix = 'long '.repeat(600);
  await open(page, `recipe#do=list-converter/convert(prefix:${encodeURIComponent(prefix)})`);
  await expect(step(page, 1)).toContainText('List converter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Share' });
  await expect(link).toHaveValue(/\/recipe#z=[\w-]{10,300}$/);
  await page.goto(await link.inputValue());
  await expect(step(page, 1)).toContainText('List converter');
  await page.getByRole('textbox', { name: 'Input' }).focus();
  await paste(page, 'item');
  await expect(result(page)).toContainText(`${prefix}item`);
});

test('a recipe that no link can hold is neither shared nor saved', async ({ page }) => {
  await open(page, `recipe#do=list-converter/convert(prefix:${'x'.repeat(12_000)})`);
  await step(page, 1).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(step(page, 2)).toContainText('List converter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('The recipe is too long to save or share.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByRole('alert')).toHaveText('The recipe is too long to save or share. Copy it as JSON instead.');
});

test('a link with a recipe that is damaged says so', async ({ page }) => {
  await open(page, 'recipe#z=S8m3Tz');
  await expect(page.getByRole('alert')).toContainText('This link contains no recipe.');
});
