/** Long texts under the hands, with real keys: what a key costs is counted, not timed. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onLanding } from '../support/on-landing.ts';
import { expect, hold, inputPane, inputText, open, pasteByKeys, test } from '../support/site.ts';

declare global {
  /** The length of the longest text that a text area had. */
  var longestInArea: number;
  /** The lengths of long texts that the page's thread read whole, by what read them. */
  var readWhole: [string, number][];
}

/** Lengths from which a text counts as long: more than a slice of one. */
const long = 300_000;

/** Notes each long text that is copied, searched, encoded, sent or stored on the page's thread. */
function noteReads(limit: number): void {
  globalThis.readWhole = [];
  const note = (name: string, text: unknown) => {
    if (typeof text === 'string' && text.length > limit) globalThis.readWhole.push([name, text.length]);
  };
  const watch = (
    owner: object,
    names: readonly string[],
    textOf: (self: unknown, args: readonly unknown[], result: unknown) => unknown,
  ) => {
    for (const name of names) {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
        const result = original.apply(this, args);
        note(name, textOf(this, args, result));
        return result;
      });
    }
  };
  const ofString = [
    'includes',
    'indexOf',
    'isWellFormed',
    'match',
    'matchAll',
    'replace',
    'replaceAll',
    'search',
    'split',
    'trim',
  ];
  watch(String.prototype, ofString, (self) => String(self));
  watch(Array.prototype, ['join'], (_self, _args, result) => result);
  watch(JSON, ['stringify'], (_self, _args, result) => result);
  watch(TextEncoder.prototype, ['encode'], (_self, [text]) => text);
  watch(Storage.prototype, ['setItem'], (_self, [, text]) => text);
  watch(Worker.prototype, ['postMessage'], (_self, [message]) => {
    const { call, slice } = message as { call?: { input?: { value?: unknown } }; slice?: unknown };
    return slice ?? call?.input?.value;
  });
}

/** Notes what text areas hold, whoever wrote it. */
function noteAreas(): void {
  globalThis.longestInArea = 0;
  const note = (length: number) => {
    globalThis.longestInArea = Math.max(globalThis.longestInArea, length);
  };
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') as PropertyDescriptor;
  Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
    ...value,
    set(this: HTMLTextAreaElement, text: string) {
      note(text.length);
      value.set?.call(this, text);
    },
  });
  document.addEventListener('input', ({ target }) => note((target as HTMLTextAreaElement).value?.length ?? 0), true);
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const results = (page: Page) => page.locator('[data-results]').first();

/** A failure must not print a long result. */
const expectResult = (page: Page, part: string) =>
  expect.poll(async () => (await results(page).textContent())?.includes(part)).toBe(true);

interface Sample {
  readonly name: string;
  readonly path: string;
  readonly line: string;
  readonly give: (page: Page, text: string) => Promise<void>;
  /** A part of the result. */
  readonly result: (text: string) => string;
}

const samples: readonly Sample[] = [
  { name: 'one line, pasted', path: 'hash-text?algorithms=md5', line: '0123456789 ', give: pasteByKeys, result: md5 },
  {
    name: 'lines that end with CRLF, from a file',
    path: 'text-to-binary',
    line: '0123456789\r\n',
    give: (page, text) =>
      inputPane(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }),
    result: (text) => [...Buffer.from(text.slice(0, 40))].map((byte) => byte.toString(2).padStart(8, '0')).join(' '),
  },
];

for (const { name, path, line, give, result } of samples)
  test(`${name}: no key reads the text whole; the result is that of what was typed`, async ({ page }) => {
    await page.addInitScript(noteReads, long);
    await open(page, path);
    const text = line.repeat(100_000);
    await give(page, text);
    await expectResult(page, result(text));
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.evaluate(() => globalThis.readWhole.splice(0));
    // The page lags behind the keys.
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.keyboard.type('ab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await page.keyboard.type('cdefghijklmnopqrstuvwxyz');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expectResult(page, result(`abcdefghijklmnopqrstuvwxyz${text.slice(1)}`));
    // Nor does the run after the keys.
    expect(await page.evaluate(() => globalThis.readWhole)).toEqual([]);
  });

test('a long text that was edited survives a reload and another tool; a paste over it can be undone', async ({
  page,
}) => {
  const text = '0123456789\n'.repeat(20_000);
  await open(page, 'list-converter');
  await pasteByKeys(page, text);
  await expect(inputPane(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('x');
  await expect(results(page)).toContainText('x0123456789');
  await page.reload();
  await expect(results(page)).toContainText('x0123456789');
  await expect(inputPane(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('y');
  await expect(results(page)).toContainText('yx0123456789');
  await page.locator('#menu').getByRole('link', { name: 'Token generator' }).click();
  await expect(page.locator('h1')).toHaveText('Token generator');
  await page.goBack();
  await expect(results(page)).toContainText('yx0123456789');
  await expect(inputPane(page).locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, 'short');
  await expect(results(page)).toContainText('short');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(results(page)).toContainText('yx0123456789');
});

test(
  'many lines pasted into a text are never all in the text area; keys follow them; each is undone',
  onLanding,
  async ({ page }) => {
    await page.addInitScript(noteAreas);
    await open(page, 'list-converter');
    await page.keyboard.type('before');
    await expect(inputPane(page).locator('textarea')).toHaveValue('before');
    const release = await hold(page, '**/assets/code-editor-*.js');
    await page.reload();
    await expect(inputPane(page).locator('textarea')).toHaveValue('before');
    await page.keyboard.press('ControlOrMeta+End');
    await pasteByKeys(page, '\nline'.repeat(1_000));
    await page.keyboard.type('after');
    release();
    await expect(inputPane(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.type('wards');
    await expect.poll(() => inputText(page)).toContain('lineafterwards');
    expect(await page.evaluate(() => globalThis.longestInArea)).toBeLessThanOrEqual(1_000);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => inputText(page)).not.toContain('wards');
    // What was typed with a pause between, as on a busy machine, is undone in two steps.
    if ((await inputText(page)).includes('after')) await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => inputText(page)).not.toContain('after');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(inputPane(page).locator('.cm-line')).toHaveText('before');
  },
);

test('where the code editor cannot be loaded, the text area holds all of a long text', async ({ page, watch }) => {
  await page.route('**/assets/code-editor-*.js', (route) => route.abort());
  await open(page, 'list-converter');
  await page.keyboard.type('before');
  await pasteByKeys(page, '\nline'.repeat(1_000));
  await expect(inputPane(page).locator('textarea')).toHaveValue(`before${'\nline'.repeat(1_000)}`);
  await page.keyboard.type('after');
  await expect(results(page)).toContainText('lineafter');
  watch.messages.length = 0; // Chromium logs failed requests to the console.
});
