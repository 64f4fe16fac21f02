import type { Page } from '@playwright/test';
import { writeQrPng } from '../../src/lib/qr/write-qr.ts';
import { onLanding } from '../support/on-landing.ts';
import { address, audit, bringFile, clipboard, expect, hold, open, paste, pasteByKeys, test } from '../support/site.ts';

const prompt = 'dialog >> role=combobox';
const closest = 'No exact match. Closest tools:';
const nothing = 'No results. All tools and actions:';
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

test('by keyboard and pointer: opens, lists, announces, closes', async ({ page }) => {
  await open(page, '');

  await test.step('shows five of a group, and all on request, by keyboard too', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('json');
    const tools = page.getByRole('dialog').getByRole('group', { name: 'Tools' }).getByRole('option');
    await expect(tools).toHaveCount(5);
    for (const group of await page.getByRole('dialog').getByRole('group').all())
      expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Show all \d+$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(prompt)).toBeFocused();
    await expect(tools.nth(5)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the prompt is cleared when it closes, and the focus returns to the button', async () => {
    await page.keyboard.press('Escape');
    await open(page, 'about');
    const search = page.getByRole('button', { name: /^Search/ });
    await search.press('Enter');
    await page.keyboard.type('hash');
    await expect(page.locator(prompt)).toHaveValue('hash');
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await search.press('Enter');
    await expect(page.locator(prompt)).toHaveValue('');
  });

  await test.step('a combobox for screen readers: the selected option is named, results are announced once typing pauses', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('base64');
    const combobox = page.locator(prompt);
    const active = async () => {
      const id = await combobox.getAttribute('aria-activedescendant');
      return page.locator(`[id="${id}"]`).textContent();
    };
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    // They are those of the last key then.
    await expect(page.locator('dialog [role=status]')).toHaveText(/^\d+ results?$/);
    expect(await active()).toContain('Base64');
    const first = await active();
    await page.keyboard.press('ArrowDown');
    await expect.poll(active).not.toBe(first);
    await expect(
      page
        .locator('dialog mark')
        .filter({ hasText: /^base64$/i })
        .first(),
    ).toBeVisible();
    await page.keyboard.type(' qqqqqqqq');
    await expect(page.locator('dialog [role=status]')).toHaveText(closest);
  });

  await test.step('a click outside closes it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.locator(prompt)).toBeVisible();
    await page.mouse.click(20, 780);
    await expect(page.locator(prompt)).toBeHidden();
  });

  await test.step('opens, moves, chooses and closes by keyboard alone', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.locator(prompt)).toBeFocused();
    await page.keyboard.type('json form');
    await expect(options(page).first()).toContainText('JSON formatter');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveCount(1);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('json-prettify'));
    await expect(page.locator(prompt)).toBeHidden();

    await page.keyboard.press('Meta+k');
    await expect(page.locator(prompt)).toHaveValue('');
    await page.keyboard.type('json');
    // The list is that of the last key then.
    await expect(page.locator('dialog [role=status]')).toHaveText(/^\d+ results$/);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator(prompt)).toBeHidden();
  });
});

test('actions: dark mode and stays, random tool, language', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Toggle dark mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator(prompt)).toBeVisible();
  await page.locator(prompt).press('Control+a');
  await page.keyboard.type('random tool');
  await expect(options(page).first()).toContainText('Random tool');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(address('about'));
  await expect(page.locator(prompt)).toBeHidden();
  await open(page, 'hash-text');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('français');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('fr/hash-text'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hasard');
  await expect(page.getByRole('dialog').getByRole('option', { name: /Outil au hasard/ })).toBeVisible();
});

test('text and Enter typed while it loads count', onLanding, async ({ page }) => {
  const release = await hold(page, '**/palette-*.js');
  await open(page, 'hash-text');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('français');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(address('fr/hash-text'));
  await expect(page.locator('main textarea').first()).toHaveValue('');
  await expect(page.locator(prompt)).toHaveCount(0);
});

test('what is pasted while it loads goes to it in place of what was typed, and not to the page', async ({ page }) => {
  const release = await hold(page, '**/palette-*.js');
  await open(page, 'hash-text');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('uu');
  await pasteByKeys(page, 'id gen');
  await pasteByKeys(page, '{"a": 1,\n "b": 2}');
  release();
  await expect(page.locator(prompt)).toHaveValue('');
  await expect(page.getByRole('dialog')).toContainText('looks like JSON');
  await expect(page.locator('main textarea').first()).toHaveValue('');
});

test('closing it while it loads discards the typed text', async ({ page }) => {
  const release = await hold(page, '**/palette-*.js');
  await open(page, 'hash-text');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('random');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.type('x');
  await expect(page.locator('main textarea').first()).toHaveValue('x');
  release();
  await page.keyboard.press('Control+k');
  await expect(page.locator(prompt)).toHaveValue('');
  await expect(page.locator('h1')).toHaveText('Hash text and files');
});

test('links open in a new tab', async ({ page, context, watch }) => {
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await open(page, '');
  for (const [words, address] of [
    ['source code', /github\.com\/[^/]+\/[^/]+$/],
    ['report an issue', /\/issues\/new/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(
      page.getByRole('dialog').getByRole('group', { name: 'External' }).getByRole('option').first(),
    ).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await (await opened).waitForURL(address);
  }
  watch.foreign.length = 0;
});

test.describe('a paste where the page has no input', () => {
  test('offers the tools that accept it, by confidence and with the reason; the chosen one receives it completely', async ({
    page,
  }) => {
    await open(page, '');
    await paste(page, '{"a": [1, 2.50],\n "b": null}');
    const tools = options(page);
    await expect(tools.first()).toContainText('JSON formatter and viewer');
    await expect(tools.first()).toContainText('Format');
    await expect(page.getByRole('dialog')).toContainText('looks like JSON');
    await expect(tools).toHaveText([
      /^JSON formatter/,
      /^JSON to CSV/,
      /^JSON to YAML/,
      /^JSON to TOML/,
      /^JSON minifier/,
    ]);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-results]')).toContainText('2.50');
    await expect(page.locator('[data-results]')).toContainText('"b": null');
  });

  test('words search all tools; a tool that accepts text receives it, with its lines', async ({ page }) => {
    await open(page, 'about');
    await paste(page, 'foo\nbar');
    await expect(options(page).first()).toContainText('Text to Base64');
    await page.keyboard.type('hash');
    await expect(options(page).first()).toContainText('Hash text');
    await page.keyboard.press('Enter');
    await expect(page.locator('textarea').first()).toHaveValue('foo\nbar');
  });

  test('offers a file to the tools that accept files', async ({ page }) => {
    await open(page, '');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['abc'], 'shot.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.locator('dialog')).toContainText('shot.png');
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /^Hash text and files/ })
      .click();
    await expect(page.getByRole('main')).toContainText('shot.png');
    await expect(page.locator('[data-results]')).toContainText('900150983cd24fb0d6963f7d28e17f72');
  });

  test('Enter before its kinds are known waits for the best tool', async ({ page }) => {
    await open(page, '');
    await paste(page, 'eyJuYW1lIjoiUGVua25pZmUiLCJ2ZXJzaW9uIjoxfQ==');
    await page.locator(prompt).waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/base64-(file|string)-converter\?op=decode$/);
  });
});

test.describe('an image with a QR code is detected', () => {
  const reader = /QR code generator.*Read a code/;
  const picture = async () => ({
    name: 'shot.png',
    type: 'image/png',
    content: Buffer.from(await writeQrPng('seen').arrayBuffer()),
  });

  for (const how of ['paste', 'drop'] as const)
    for (const where of ['on the home page', 'in the palette'] as const)
      test(`by a ${how} ${where}`, async ({ page }) => {
        await open(page, '');
        if (where === 'in the palette') {
          await page.keyboard.press('Control+k');
          await page.locator(prompt).waitFor();
        }
        await bringFile(page, how, await picture());
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('shot.png');
        await expect(dialog).toContainText('looks like an image with a QR code');
        await expect(options(page).first()).toHaveText(reader);
        await expect(page.locator(prompt)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/qrcode-generator\?op=read$/);
        await expect(page.locator('[data-results]')).toContainText('seen');
      });

  test('dropped in the palette, it is no input of the page under it', async ({ page }) => {
    await open(page, 'hash-text?op=hash-file');
    await page.keyboard.press('Control+k');
    await page.locator(prompt).waitFor();
    await bringFile(page, 'drop', await picture());
    await expect(options(page).first()).toHaveText(reader);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).not.toContainText('shot.png');
  });
});

test('several lines pasted into the prompt are kept, and Backspace removes them', async ({ page }) => {
  await open(page, 'hash-text');
  await page.evaluate(() => navigator.clipboard.writeText('{"a":\n1}'));
  await expect.poll(() => clipboard(page)).toContain('\n');
  await page.keyboard.press('Control+k');
  await page.locator(prompt).waitFor();
  await page.keyboard.press('Control+v');
  await expect(page.locator(prompt)).toHaveValue('');
  await expect(page.locator('dialog code')).toHaveText('{"a":\n1}');
  await expect(options(page).first()).toContainText('JSON formatter');
  await page.keyboard.press('Backspace');
  await expect(page.locator('dialog code')).toHaveCount(0);
});

test('the first row has the answer to a value, which Ctrl C copies and Enter opens', async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('0xff');
  await expect(options(page).first()).toContainText('0xff→255');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('0xff');

  await page.locator(prompt).press('Control+a');
  await page.keyboard.type('2^64');
  await expect(options(page).first()).toContainText('→18,446,744,073,709,551,616');
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect.poll(() => clipboard(page)).toBe('18446744073709551616');

  await page.locator(prompt).fill('2 ^ * 64');
  await expect(page.getByRole('dialog')).not.toContainText('→');
  await page.locator(prompt).fill(`eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.${'A'.repeat(43)}`);
  await expect(options(page).first()).toContainText('Signature not checked');
  await expect(page.getByRole('dialog')).not.toContainText('→');

  await page.locator(prompt).fill('0xff');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/base-converter/);
  await expect(page.locator('[data-results], [data-surface]').first()).toContainText('255');
});

test(
  'each paste gives what the first one does: after another, over a query, after Escape',
  onLanding,
  async ({ page }) => {
    await open(page, '');
    const first = options(page).first();
    for (const step of ['first', 'second', 'over a query', 'after Escape'])
      await test.step(step, async () => {
        if (step === 'over a query') await page.keyboard.type('hash');
        if (step === 'after Escape') await page.keyboard.press('Escape');
        await pasteByKeys(page, '#ff6600');
        await expect(first).toContainText('#ff6600→rgb(255 102 0)');
        await pasteByKeys(page, '1700000000');
        await expect(first).toContainText('1700000000→2023-11-14T');
        await expect(page.locator(prompt)).toHaveValue('');
        await expect(page.locator('dialog code')).toHaveText('1700000000');
      });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/date-converter/);
  },
);

test('a value in several layers is decoded as a recipe', async ({ page }) => {
  await open(page, '');
  await pasteByKeys(page, 'SGVsbG8sIGhvdyBhcmUgeW91Pw%3D%3D');
  const inside = page.getByRole('group', { name: 'Found inside' }).getByRole('option');
  await expect(inside).toHaveText('URL-encoded text → Base64 → textHello, how are you?');
  // It comes last, and leaves the selection where it was.
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await inside.click();
  await expect(page).toHaveURL(address('recipe?do=url-encoder/decode,base64-string-converter/decode'));
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue('SGVsbG8sIGhvdyBhcmUgeW91Pw%3D%3D');
  await expect(page.locator('[data-results]').first()).toContainText('Hello, how are you?');
});

test('a text with an error is named with the line of it, and opens its tool', async ({ page }) => {
  await open(page, '');
  await pasteByKeys(page, 'name: x\nlist:\n  - a\n - b\n');
  await expect(page.getByRole('dialog')).toContainText('YAML with an error on line 4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/yaml-to-json-converter/);
  await expect(page.locator('main')).toContainText('Line 4, column 2');
});

test('nothing typed: recent tools and favorites', async ({ page }) => {
  for (const path of ['hash-text', 'uuid-generator']) {
    await open(page, path);
    await page.getByRole('main').getByRole('button').first().waitFor();
  }
  await open(page, '');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^UUID/,
    /^Hash/,
  ]);
  await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(1);
});

test('typed text is detected too, and passed to the tool', async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('[1, 2.50]');
  await expect(options(page).first()).toContainText('Format · JSON');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-results]')).toContainText('2.50');
});

test.describe('words typed key by key', () => {
  test('lead to a tool, from one page after the other', async ({ page }) => {
    await open(page, 'about');
    for (const [delay, words, title, path] of [
      [15, 'json viewer', 'JSON formatter and viewer', 'json-prettify'],
      [60, 'remove duplicate lines', 'List converter', 'list-converter?op=dedupe'],
      [60, 'unix timestamp', 'Date and time converter', 'date-converter'],
      [30, 'jsno fromatter', 'JSON formatter and viewer', 'json-prettify'],
    ] as const)
      await test.step(`${words}: ${title}`, async () => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type(words, { delay });
        await expect(page.locator(prompt)).toHaveValue(words);
        await expect(options(page).first()).toContainText(title);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address(path));
        await expect(page.locator(prompt)).toBeHidden();
      });
  });

  test('in French, and in English on a French page', async ({ page }) => {
    await open(page, 'fr/about');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mot de passe aléatoire', { delay: 20 });
    await expect(options(page).first()).toContainText('Générateur de jetons');
    await page.locator(prompt).press('Control+a');
    await page.keyboard.type('password generator', { delay: 20 });
    await expect(options(page).first()).toContainText('Générateur de jetons');
  });

  test('without a match: the closest tools, and it says so', async ({ page }) => {
    await open(page, 'about');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('yaml frobnicator', { delay: 20 });
    await expect(page.getByRole('dialog').getByText(closest).first()).toBeVisible();
    await expect(options(page).first()).toContainText('YAML');
    expect(await audit(page)).toEqual([]);
    await page.locator(prompt).press('Control+a');
    await page.keyboard.type('zzqxw', { delay: 20 });
    await expect(page.getByRole('dialog').getByText(nothing).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByText(closest)).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/about$/);
  });
});

test('opens at once after the first time, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'about');
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.locator(prompt).waitFor();
  expect(await page.locator('dialog').first().boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await audit(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Search/ })).toBeFocused();
  const frames = await page.evaluate(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    let count = 0;
    for (; !document.querySelector('dialog[open] [role=combobox]'); count++) await new Promise(requestAnimationFrame);
    return count;
  });
  expect(frames).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.locator('dialog').first().boundingBox())?.width).toBe(650);
});
