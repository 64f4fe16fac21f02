import { readFileSync } from 'node:fs';
import { onLanding } from '../support/on-landing.ts';
import { address, clipboard, enter, expect, open, test } from '../support/site.ts';

const tool = 'base64-string-converter';

test('options of a group are shown under its label; an optional number is off when it is empty', async ({ page }) => {
  await open(page, 'json-to-yaml-converter');
  await page.locator('summary', { hasText: 'Lists and maps' }).click();
  const length = page.getByRole('group', { name: 'Lists and maps' }).getByLabel('Inline if shorter than …');
  await expect(length).toHaveValue('');
  await expect(length).toHaveAttribute('placeholder', 'Off');
  await page.locator('textarea').first().fill('{"a":[1,2]}');
  await expect(page.locator('[data-results]')).toContainText('- 1');
  await length.fill('3');
  await expect(page.locator('[data-results]')).toContainText('a: [1, 2]');
  await expect(page).toHaveURL(/\?flow-items=3$/);
  await length.fill('');
  await expect(page.locator('[data-results]')).toContainText('- 1');
  await expect(page).not.toHaveURL(/flow-items/);
  await length.fill('0');
  await expect(length).toHaveAccessibleDescription(/from 1 to 1,000/);
  await page.getByRole('button', { name: 'Reset options' }).click();
  await expect(length).toHaveValue('');
});

test(
  'options and operation are in the address, are remembered, and a link restores them',
  onLanding,
  async ({ page, context }) => {
    await open(page, tool);
    await page.getByLabel('URL-safe').check();
    await expect(page).toHaveURL(/\?url-safe=1$/);
    await page.locator('input[value=decode]').check();
    await expect(page).toHaveURL(/op=decode/);

    const other = await context.newPage();
    await open(other, tool);
    await expect(other.getByLabel('URL-safe')).toBeChecked();
    await open(other, `${tool}?urlSafe=0`);
    await expect(other.getByLabel('URL-safe')).not.toBeChecked();
    await open(other, `${tool}?op=decode#input=Zm9vYmFy`);
    await expect(other.locator('[data-results]')).toContainText('foobar');
  },
);

test('input survives moving between tools and a reload', onLanding, async ({ page }) => {
  await open(page, tool);
  await page.locator('textarea').first().fill('fooba');
  await expect(page.locator('[data-results]')).toContainText('Zm9vYmE=');
  await page.locator('#menu').getByRole('link', { name: 'Token generator' }).click();
  await expect(page.locator('h1')).toContainText('Token');
  await page.goBack();
  await expect(page.locator('textarea').first()).toHaveValue('fooba');
  await page.reload();
  await expect(page.locator('textarea').first()).toHaveValue('fooba');
  await expect(page.locator('[data-results]')).toContainText('Zm9vYmE=');
});

test(
  'an error is reported with its place, the caret goes there, the last valid result stays',
  onLanding,
  async ({ page }) => {
    await open(page, `${tool}?op=decode`);
    const input = page.locator('textarea').first();
    await input.fill('Zm9v');
    await expect(page.locator('[data-results]')).toContainText('foo');
    // The line below it, which comes a moment later, takes room from it.
    await expect(page.getByText(/^1\sline$/)).toBeVisible();
    const before = await page.locator('[data-results]').boundingBox();
    await input.fill('Zm9vYm!v');
    await expect(page.locator('[data-problem]')).toContainText('“!” is not a Base64 character');
    await expect(page.locator('[data-results]')).toContainText('foo');
    await expect(page.getByText('Result for your previous input')).toBeVisible();
    expect(await page.locator('[data-results]').boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Go to error' }).click();
    await expect(input).toBeFocused();
    expect(await input.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(6);
    await expect(input).toHaveValue('Zm9vYm!v');
  },
);

test('copy confirms for a moment and copies exactly', onLanding, async ({ page }) => {
  await page.clock.install();
  await open(page, tool);
  await page.locator('textarea').first().fill('foo');
  await expect(page.locator('[data-results]')).toContainText('Zm9v');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect.poll(() => clipboard(page)).toBe('Zm9v');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('a long paste goes to the code editor, a longer one stays a file; both are exact', async ({ page }) => {
  await open(page, tool);
  const paste = (length: number) =>
    page.evaluate((count) => {
      (document.activeElement as HTMLElement).blur();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'a'.repeat(count));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, length);
  await paste(150_000);
  await expect(page.locator('.cm-editor')).toBeVisible();
  await expect(page.getByText(/200\skB/)).toBeVisible();
  await paste(3_000_000);
  await expect(page.getByText('Pasted text')).toBeVisible();
  await expect(page.getByText(/^4\sMB/).first()).toBeVisible();
});

test('the link to share contains the input only on request', async ({ page }) => {
  await open(page, tool);
  await page.locator('textarea').first().fill('a b&c+d');
  await page.getByLabel('URL-safe').check();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this tool with its current options' });
  await expect(link).toHaveValue(address(`${tool}?url-safe=1`));
  await page.getByLabel(/^Include the input/).check();
  await page.goto(await link.inputValue());
  await expect(page.locator('textarea').first()).toHaveValue('a b&c+d');
});

test(
  'a worker that crashes is reported as a bug, the input stays, and the next run works',
  onLanding,
  async ({ page }) => {
    await page.addInitScript(() => {
      let lives = 1;
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
        const isRun = (args[0] as { type?: string }).type === 'run';
        if (!isRun || lives-- <= 0) return Reflect.apply(postMessage, this, args);
        this.terminate();
        this.dispatchEvent(new ErrorEvent('error', { message: 'the worker died' }));
      };
    });
    await open(page, tool);
    const input = page.locator('textarea').first();
    await input.pressSequentially('f');
    await expect(page.locator('[data-problem]')).toContainText('the worker died');
    await expect(input).toHaveValue('f');
    await input.pressSequentially('oo');
    await expect(page.locator('[data-results]')).toContainText('Zm9v');
  },
);

test('several files become a table, one after another; a folder too', onLanding, async ({ page }) => {
  await open(page, tool);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('foo') },
    { name: 'b.bin', mimeType: '', buffer: Buffer.from([0xfb, 0xff, 0xfe]) },
  ]);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Zm9v');
  await expect(rows.nth(1)).toContainText('+//+');
  await page.getByLabel('URL-safe').check();
  await expect(rows.nth(1)).toContainText('-__-');
  await page.getByRole('button', { name: 'Copy all as JSON' }).click();
  await expect
    .poll(async () => JSON.parse(await clipboard(page)))
    .toEqual({
      'a.txt': 'Zm9v',
      'b.bin': '-__-',
    });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('textarea').first()).toBeVisible();
});

test('of several values, a long one can be downloaded alone, and all as JSON', async ({ page }) => {
  await open(page, 'case-converter');
  await enter(page, 'some words '.repeat(200));
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const saved = await download;
    return { fileName: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') };
  };
  await expect(page.locator('[data-results]')).toContainText('some_words_some');
  const snake = await save('Download snake_case');
  expect(snake.fileName).toBe('case-converter-snake.txt');
  expect(snake.text).toBe(Array(200).fill('some_words').join('_'));
  await page.getByRole('button', { name: 'Copy snake_case', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe(snake.text);
  const all = await save('Download all as JSON');
  expect(all.fileName).toBe('case-converter.json');
  expect(JSON.parse(all.text)).toMatchObject({ snake: snake.text, camel: `some${'WordsSome'.repeat(199)}Words` });
});

test('of a long list only the beginning is shown, and the options stay in view', async ({ page }) => {
  await open(page, 'token-generator?length=20');
  const token = page.locator('[data-results]');
  const more = token.getByText(/^and .* more/);
  const count = page.getByLabel('How many');
  await count.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1000', { delay: 40 });
  await expect(token.locator('pre')).toHaveText(/^(?:\w{20}\n){999}\w{20}$/);
  await expect(more).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1001', { delay: 40 });
  await expect(more).toHaveText('and 1 more line (Copy and Download include it)');
  await expect(token.locator('pre')).toHaveText(/^(?:\w{20}\n){999}\w{20}$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('100000', { delay: 40 });
  await expect(more).toHaveText('and 99,000 more lines (Copy and Download include them)');
  expect(await token.locator('*').count()).toBeLessThan(1_000);
  await expect(count).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(async () => (await clipboard(page)).split('\n').length).toBe(100_000);
});

test('a generator has its result on arrival, and another on each click', onLanding, async ({ page }) => {
  await open(page, 'token-generator?length=20');
  const token = page.locator('[data-results] pre');
  await expect(token).toHaveText(/^[A-Za-z0-9]{20}$/);
  // Its facts are shown in a line below.
  await expect(page.locator('footer').getByText('strong', { exact: true })).toBeVisible();
  const first = await token.textContent();
  await page.getByRole('button', { name: 'Refresh' }).press('Space');
  await expect(token).not.toHaveText(first ?? '');
  await page.getByLabel('Length').last().fill('0');
  await expect(page.getByText(/from 1 to 10,000/)).toBeVisible();
  await expect(token).toHaveText(/^[A-Za-z0-9]{20}$/);
});
