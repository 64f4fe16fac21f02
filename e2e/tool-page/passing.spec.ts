/** What leads from one input or result to another: other tools, earlier inputs, other forms of a result. */

import { onLanding } from '../support/on-landing.ts';
import {
  address,
  audit,
  chooseOperation,
  clipboard,
  expect,
  inputPane,
  inputText,
  open,
  pasteByKeys,
  test,
  untilRead,
} from '../support/site.ts';

test('a typed text that is for another operation is taken there by one press, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'base64-string-converter');
  const result = page.locator('[data-results]').first();
  const before = await result.boundingBox();
  await page.keyboard.type('SGVsbG8gV29ybGQ=');
  const hint = page.getByRole('status').filter({ hasText: 'This looks like Base64.' });
  await expect(hint).toBeVisible();
  expect((await result.boundingBox())?.y).toBe(before?.y);
  await hint.getByRole('button', { name: 'Base64 to text' }).click();
  await expect(page.getByRole('main')).toContainText('Hello World');
  await expect(hint).toHaveCount(0);
});

test(
  'a pasted text turns to the operation that it is for, and back for good by one press',
  onLanding,
  async ({ page }) => {
    await open(page, 'base64-string-converter');
    await pasteByKeys(page, 'SGVsbG8gV29ybGQ=');
    await expect(page.getByRole('main')).toContainText('Hello World');
    await page.getByRole('button', { name: 'Keep “Text to Base64”' }).click();
    await expect(page.getByRole('main')).toContainText('U0dWc2JHOGdWMjl5YkdRPQ==');
    await expect(page.getByRole('status').filter({ hasText: 'This looks like Base64.' })).toBeVisible();
  },
);

test('an operation that was chosen is left only for what it refuses', async ({ page }) => {
  await open(page, 'base64-string-converter');
  await chooseOperation(page, 'Base64 to text');
  await chooseOperation(page, 'Text to Base64');
  await pasteByKeys(page, 'SGVsbG8gV29ybGQ=');
  await expect(page.getByRole('main')).toContainText('U0dWc2JHOGdWMjl5YkdRPQ==');
  await page.getByRole('status').getByRole('button', { name: 'Base64 to text' }).click();
  await expect(page.getByRole('main')).toContainText('Hello World');
});

test('the last text under another operation that a link opens is offered its own one', async ({ page }) => {
  const command = 'docker run -p 80:80 nginx';
  await open(page, 'docker-run-to-docker-compose-converter');
  await pasteByKeys(page, command);
  await expect(page.locator('[data-results]')).toContainText('image: nginx');
  await open(page, 'docker-run-to-docker-compose-converter?op=to-run');
  await expect.poll(() => inputText(page)).toBe(command);
  await page.getByRole('status').getByRole('button', { name: 'To Compose' }).click();
  await expect(page.locator('[data-results]')).toContainText('image: nginx');
});

test('an example of an operation is offered no other one', async ({ page }) => {
  await open(page, 'encryption?op=decrypt-file');
  await page.locator('[data-example]').first().click();
  await expect(page.getByRole('main')).toContainText('Hello, Penknife!');
  await untilRead(page);
  await expect(page.locator('[data-hint]')).toHaveCount(0);
});

test('what an error offers is not offered once more', async ({ page }) => {
  await open(page, 'xml-to-json');
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, '<a x="1">text</a>');
  await chooseOperation(page, 'To XML');
  await expect(page.locator('[data-problem]')).toContainText('This looks like XML');
  await untilRead(page);
  await expect(page.getByRole('button', { name: 'To JSON' })).toHaveCount(1);
});

test('a paste with CRLF can have them, where they count', async ({ page }) => {
  const keep = page.getByRole('button', { name: 'Keep CRLF' });
  await open(page, 'hash-text');
  await pasteByKeys(page, 'a\r\nb\r\n');
  await expect(page.getByRole('main')).toContainText(
    '911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2',
  );
  await keep.click();
  await expect(page.getByRole('main')).toContainText('58055bdc');
  await expect(keep).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('main')).toContainText('911169dd');
  await keep.click();
  await expect(page.getByRole('main')).toContainText('58055bdc');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('c');
  await expect(page.getByRole('main')).toContainText('7 bytes');
});

test('a refused text that only the inverse reads is offered to it, a broken document is not', async ({ page }) => {
  const offer = page.getByRole('status').filter({ hasText: 'Did you mean the other direction?' });
  await open(page, 'text-to-nato-alphabet?op=unspell');
  await page.keyboard.type('hello');
  await page.getByRole('status').getByRole('button', { name: 'Text to words' }).click();
  await expect(page.getByRole('main')).toContainText('Hotel Echo Lima Lima Oscar');
  await open(page, 'toml-to-yaml');
  await pasteByKeys(page, 'a = 1\na = 2');
  await expect(page.locator('[data-problem]')).toContainText('Line 2');
  await untilRead(page);
  await expect(offer).toHaveCount(0);
});

test(
  'a refused text is offered the tool that takes it; a result goes on to another, and Back returns',
  onLanding,
  async ({ page }) => {
    await open(page, 'roman-numeral-converter');
    await page.keyboard.type('{"a":[1,2]}');
    await page.getByRole('link', { name: 'Open in JSON formatter' }).click();
    await expect(page.locator('h1')).toHaveText('JSON formatter and viewer');
    await expect.poll(() => inputText(page)).toBe('{"a":[1,2]}');
    await expect(page.getByRole('link', { name: 'Back to Roman numeral converter' })).toBeVisible();

    await page.getByRole('button', { name: 'Send to' }).click();
    const panel = page.getByRole('region', { name: 'Send the result to another tool' });
    await expect(panel.getByRole('link')).toHaveCount(5);
    expect(await audit(page)).toEqual([]);
    await panel.getByRole('link', { name: 'JSON to YAML' }).click();
    await expect(page.locator('h1')).toHaveText('JSON to YAML');
    await expect(page.locator('[data-results]').first()).toContainText('- 1');
    // Another input for the first tool leaves the earlier one to the way back.
    await page.getByRole('button', { name: 'Send to' }).click();
    await panel.getByRole('link', { name: 'YAML to JSON' }).click();
    await expect(page.locator('h1')).toHaveText('YAML to JSON');
    await page.getByRole('button', { name: 'Send to' }).click();
    await panel.getByRole('link', { name: 'JSON formatter' }).click();
    await expect(page.locator('h1')).toHaveText('JSON formatter and viewer');
    await expect.poll(() => inputText(page)).toContain('"a": [');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => inputText(page)).toBe('{"a":[1,2]}');
    for (const title of ['YAML to JSON', 'JSON to YAML', 'JSON formatter and viewer']) {
      await page.getByRole('link', { name: `Back to ${title}` }).click();
      await expect(page.locator('h1')).toHaveText(title);
    }
    await expect.poll(() => inputText(page)).toBe('{"a":[1,2]}');
    await expect(page.getByRole('link', { name: 'Back to Roman numeral converter' })).toBeVisible();

    await page.getByRole('button', { name: 'Send to' }).click();
    await panel.getByRole('button', { name: 'Search all tools' }).click();
    await page.keyboard.type('hash');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(/^Hash/);
    await expect.poll(() => inputText(page)).toContain('"a": [');
  },
);

test('the trail of a result leads back and on again, and becomes a recipe', async ({ page }) => {
  const send = async (title: string) => {
    await page.getByRole('button', { name: 'Send to' }).click();
    await page
      .getByRole('region', { name: 'Send the result to another tool' })
      .getByRole('link', { name: title })
      .click();
    await expect(page.locator('h1')).toHaveText(title);
  };
  const heading = page.locator('h1');
  const trail = page.getByRole('list', { name: 'Steps', exact: true });
  await open(page, 'json-prettify');
  await page.keyboard.type('{"a":[1,2]}');
  await expect(trail).toHaveCount(0);
  await send('JSON to YAML');
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML']);
  await send('YAML formatter');
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML', 'Format']);
  expect(await audit(page)).toEqual([]);

  // What is changed in the first step reaches the last one.
  await trail.getByRole('link', { name: 'JSON formatter and viewer: Format' }).press('Enter');
  await expect.poll(() => inputText(page)).toBe('{"a":[1,2]}');
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML', 'Format']);
  await inputPane(page).locator('textarea, .cm-content').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"b":3}');
  await trail.getByRole('button', { name: 'YAML formatter: Format' }).press('Enter');
  await expect(heading).toHaveText('YAML formatter');
  await expect.poll(() => inputText(page)).toBe('b: 3\n');
  await page.getByRole('link', { name: 'Back to JSON to YAML' }).click();
  await expect.poll(() => inputText(page)).toContain('"b": 3');
  // An input that gives nothing cannot go on.
  await inputPane(page).locator('textarea, .cm-content').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{');
  await expect(trail.getByRole('button', { name: 'YAML formatter: Format' })).toBeDisabled();
  // What leads to another input is no part of the trail, until the edit is undone.
  await expect(trail.getByRole('listitem')).toHaveText(['To YAML', 'Format']);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML', 'Format']);

  await page.getByRole('button', { name: 'Save this recipe' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).press('ControlOrMeta+a');
  await page.keyboard.type('Tidy YAML');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Recipe saved' })).toBeVisible();
  await page.reload();
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML', 'Format']);
  await page.getByRole('link', { name: 'Open as recipe' }).press('Enter');
  await expect(page).toHaveURL(
    address('recipe?do=json-prettify/format,json-to-yaml-converter/to-yaml,yaml-viewer/format'),
  );
  await expect(page.getByRole('heading', { name: 'Tidy YAML' })).toBeVisible();
  await expect.poll(() => inputText(page)).toBe('{"b":3}');
  await expect(page.locator('[data-results]').first()).toContainText('b: 3');
});

test('a result that the search sends is a step of the trail too, and the way back is that of the browser', async ({
  page,
}) => {
  await open(page, 'json-prettify');
  await page.keyboard.type('{"a":[1,2]}');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Send to' }).click();
  await page.getByRole('button', { name: 'Search all tools' }).click();
  await page.keyboard.type('json to yaml');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('JSON to YAML');
  const trail = page.getByRole('list', { name: 'Steps', exact: true });
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML']);
  await trail.getByRole('link', { name: 'JSON formatter and viewer: Format' }).press('Enter');
  await expect(page.locator('h1')).toHaveText('JSON formatter and viewer');
  // The page that it led to is ahead, in the trail and in the history.
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML']);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('JSON to YAML');
  await expect(trail.getByRole('listitem')).toHaveText(['Format', 'To YAML']);
  // What the first page has now would not lead here.
  await page.goBack();
  await inputPane(page).locator('textarea, .cm-content').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"b":3}');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('JSON to YAML');
  await expect.poll(() => inputText(page)).toContain('"a": [');
  await expect(trail).toHaveCount(0);
});

test('the last inputs are brought back, in a later visit too, and forgotten when that is turned off', async ({
  page,
}) => {
  await open(page, 'case-converter');
  await page.keyboard.type('first input');
  await expect(page.locator('[data-results]').first()).toContainText('firstInput');
  await pasteByKeys(page, ' and more');
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, 'second input');
  await expect.poll(() => inputText(page)).toBe('second input');
  await page.goto(address('about'));
  await page.evaluate(() => sessionStorage.clear());
  await open(page, 'case-converter');
  const history = page.getByRole('button', { name: 'Recent inputs' });
  await history.click();
  const list = page.getByRole('region', { name: 'Recent inputs' });
  await expect(list.getByRole('button')).toHaveText(['second input', 'first input and more']);
  expect(await audit(page)).toEqual([]);
  await list.getByRole('button', { name: 'first input and more' }).click();
  await expect.poll(() => inputText(page)).toBe('first input and more');
  await expect(inputPane(page).locator('textarea')).toBeFocused();

  await history.click();
  await list.getByRole('checkbox').uncheck();
  await expect(list).toContainText('Inputs are not kept.');
  await page.reload();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('inputs.')))).toEqual([]);
});

test('a result is copied in other forms', async ({ page }) => {
  await open(page, 'text-to-nato-alphabet');
  await page.keyboard.type("it's");
  await expect(page.getByRole('main')).toContainText('India');
  await page.getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('button', { name: 'Copy Penknife command' }).click();
  await expect.poll(() => clipboard(page)).toBe(String.raw`penknife text-to-nato-alphabet spell 'it'\''s'`);
  await page.getByRole('button', { name: 'Copy Quoted string' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^".*India.*"$/);
});
