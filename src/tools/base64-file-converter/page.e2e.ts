import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { audit, clipboard, expect, open, test } from '../../../e2e/support/site.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const picture = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><script>document.title="x"</script></svg>';

const field = (page: Page) => page.locator('main textarea').first();
const results = (page: Page) => page.locator('[data-results]');
const openFiles = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('main input[type=file]').setInputFiles(files);

/** One second of silence: 8,000 samples of eight bits (RIFF/WAVE, PCM). */
function makeSilence(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + 8_000, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(8_000, 40);
  return Buffer.concat([head, Buffer.alloc(8_000, 128)]);
}

test('files become Base64', async ({ page }) => {
  await open(page, 'base64-file-converter');

  await test.step('a picture pasted from the clipboard', async () => {
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, png);
    await expect(results(page)).toContainText(png);
  });

  await test.step('several files at once', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await openFiles(page, [picture, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('foobar') }]);
    const note = page.getByRole('row', { name: /note\.txt/ });
    await expect(note).toContainText('8 bytes');
    await note.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toBe('Zm9vYmFy');
    await page.getByRole('button', { name: 'Copy all as JSON' }).click();
    await expect.poll(() => clipboard(page)).toBe(JSON.stringify({ 'dot.png': png, 'note.txt': 'Zm9vYmFy' }, null, 2));
    const saving = page.waitForEvent('download');
    await note.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('note.txt.txt');
  });

  await test.step('of a long result the beginning is shown, the whole is copied', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await openFiles(page, { name: 'zeros', mimeType: '', buffer: Buffer.alloc(300_000) });
    await expect(page.getByText('Showing the first 64 kB of 400 kB.')).toBeVisible();
    expect((await results(page).locator('pre').textContent())?.length).toBe(64_000);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(async () => (await clipboard(page)).length).toBe(400_000);
  });

  await test.step('one file: its Base64, its facts, its picture; copied and downloaded whole', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await openFiles(page, picture);
    await expect(results(page)).toContainText(png);
    const facts = page.getByRole('region', { name: 'File details' });
    for (const fact of ['image/png', '68', '92', '35.29', '431ced6916a2a21a156e38701afe55bb'])
      await expect(facts).toContainText(fact);
    const input = page.locator('[data-input-pane]');
    await expect(input).toContainText('dot.png');
    await expect(input.getByRole('img')).toBeVisible();
    await expect(input).toContainText('1 × 1 pixels');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(png);
    await page.getByLabel('Output format', { exact: true }).selectOption('css');
    await expect(results(page)).toContainText(`url("data:image/png;base64,${png}")`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('dot.png.txt');
    expect(await readFile(await saved.path(), 'utf8')).toBe(`url("data:image/png;base64,${png}")`);
    expect(await audit(page)).toEqual([]);
  });
});

test('Base64 becomes a file', async ({ page }) => {
  await open(page, 'base64-file-converter?op=decode');

  await test.step('facts, picture, and a name for the download', async () => {
    await field(page).fill(png);
    await expect(results(page)).toContainText('image/png');
    await expect(results(page).getByRole('img')).toBeVisible();
    await expect(page.getByLabel('Extension', { exact: true })).toHaveValue('png');
    await page.getByLabel('File name').fill('dot');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('dot.png');
    expect((await readFile(await saved.path())).toString('base64')).toBe(png);

    await page.getByLabel('Extension', { exact: true }).fill('.apng');
    await expect(page.getByLabel('Extension', { exact: true })).toHaveValue('apng');
    await field(page).fill(btoa('%PDF-1.4\n'));
    await expect(page.getByLabel('Extension', { exact: true })).toHaveValue('pdf');
    await expect(page.getByText('PDFs cannot be previewed here')).toBeVisible();
  });

  await test.step('an SVG is a picture, HTML a text; neither becomes part of the page', async () => {
    await field(page).fill(btoa(svg));
    await expect(results(page).getByRole('img')).toBeVisible();
    await expect(results(page)).toContainText('8 × 4 pixels');
    await field(page).fill(btoa('<!doctype html><html><script>document.title="x"</script></html>'));
    await expect(results(page)).toContainText('<!doctype html>');
    expect(await results(page).locator('svg script, html').count()).toBe(0);
    await expect(page).toHaveTitle(/Base64 file converter/);
  });

  await test.step('sound plays', async () => {
    await field(page).fill(makeSilence().toString('base64'));
    const audio = results(page).locator('audio');
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBe(1);
    expect(await audit(page)).toEqual([]);
  });

  await test.step('film plays', async () => {
    const film = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start();
      for (let frame = 0; frame < 10; frame++) {
        context?.fillRect(frame, frame, 4, 4);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    });
    await field(page).fill(film);
    const video = results(page).locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(32);
  });

  await test.step('what the browser cannot show is shown as bytes', async () => {
    await field(page).fill(btoa('II*\0\x08\0\0\0\xff'));
    await expect(results(page)).toContainText('image/tiff');
    await expect(results(page)).toContainText('00000000  49 49 2a 00');
    await field(page).fill(btoa('\0\x01\x02'));
    await expect(results(page)).toContainText('00000000  00 01 02');
  });

  await test.step('reports what does not fit, and keeps the input of a broken picture', async () => {
    await field(page).fill(`data:image/gif;base64,${png}`);
    await expect(page.getByText('The data URI says image/gif, but the content is PNG.')).toBeVisible();
    await field(page).fill('data:text/plain,a%20b');
    await expect(page.getByText('its data was read as percent-encoded text')).toBeVisible();
    await expect(results(page)).toContainText('a b');
    await field(page).fill('data:image/png;base64,');
    await expect(page.getByText('The result is empty (0 bytes).')).toBeVisible();
  });
});

test('reports bad Base64 at its place', async ({ page }) => {
  await open(page, 'base64-file-converter?op=decode');
  for (const [text, message, caret] of [
    ['Zm9v*mFy', 'Character 5 (line 1): “*” is not a Base64 character.', 4],
    ['Zm9vYm9-_b*', 'Character 11 (line 1): “*” is not a Base64 character.', 10],
    ['Zm9vY', 'Base64 cannot be 5 characters long, not counting spaces.', 4],
    ['Zg==Zg==', 'Character 3: padding “=” in the middle.', 2],
  ] as const)
    await test.step(text, async () => {
      await field(page).fill(png);
      await expect(results(page).getByRole('img')).toBeVisible();
      await field(page).fill(text);
      await expect(page.locator('[data-problem]')).toContainText(message);
      await expect(page.getByText('Result for your previous input')).toBeVisible();
      await expect(results(page).getByRole('img')).toBeVisible();
      await page.getByRole('button', { name: 'Go to error' }).click();
      await expect(field(page)).toBeFocused();
      expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(caret);
      await expect(field(page)).toHaveValue(text);
    });
});

test('a text file of Base64 is read, another file is encoded', async ({ page }) => {
  await open(page, 'base64-file-converter?op=decode');
  await openFiles(page, { name: 'dot.b64', mimeType: '', buffer: Buffer.from(png) });
  await expect(results(page).getByRole('img')).toBeVisible();
  await openFiles(page, picture);
  await expect(page.locator('input[value=encode]')).toBeChecked();
  await expect(results(page)).toContainText(png);
});

test('by keyboard alone', async ({ page }) => {
  await open(page, 'base64-file-converter');
  await page.locator('input[value=encode]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[value=decode]')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('input[value=encode]')).toBeFocused();
  await field(page).focus();
  await page.keyboard.type('foobar');
  await expect(results(page)).toContainText('Zm9vYmFy');
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/base64-file-converter');
  await openFiles(page, picture);
  await expect(page.getByRole('region', { name: 'Détails du fichier' })).toContainText('35,29');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
