import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askedOf, cameraSeeing, refuseCamera, trackStates, watchCamera } from '../../../e2e/fake-camera.ts';
import { expect, inputText, open, pasteByKeys, test } from '../../../e2e/site.ts';
import { readQr } from '../../testing/read-qr.ts';

const seen = 'https://example.org/seen?ä=1';

test.use({
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
  launchOptions: cameraSeeing(seen),
});

const useCamera = (page: Page) => page.getByRole('button', { name: 'Use the camera', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Read a QR code with the camera' });

test('a code is made as one types, and its picture is read by a paste', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/ä?b=c', { delay: 20 });
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('https://example.org/ä?b=c');
  await expect(page.getByRole('main')).toContainText('Reads back exactly');

  // The picture as the page shows it, drawn as large as on the screen.
  await page.evaluate(async () => {
    const source = document.querySelector<HTMLImageElement>('[data-results] img')?.src ?? '';
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(300, 300);
    canvas.getContext('2d')?.drawImage(image, 0, 0, 300, 300);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  });
  await open(page, 'qrcode-generator?op=read');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(results).toContainText('https://example.org/ä?b=c');
  await expect(results).toContainText('Quartile');

  // What is no picture is told, and stays.
  await pasteByKeys(page, 'no picture');
  await expect(page.getByRole('alert')).toContainText('This file cannot be read as a picture');
});

test('a code is read by the camera, which is asked for at a press and is off once a code is found', async ({
  page,
}) => {
  await watchCamera(page);
  await open(page, 'qrcode-generator');
  await page.getByRole('radio', { name: 'Read a code' }).click();
  await expect.poll(() => inputText(page)).toBe('');
  expect(await askedOf(page)).toEqual([]);
  await useCamera(page).click();
  await expect(page.locator('[data-results]').first()).toContainText(seen);
  await expect(dialog(page)).toHaveCount(0);
  expect(await askedOf(page)).toEqual([false]);
  expect(await trackStates(page)).toEqual(['ended']);
  // The next code is one press away.
  await expect(useCamera(page)).toBeVisible();
});

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#c00" d="M0 0h2v1H0z"/></svg>',
  ),
};

/** Saves what is chosen under “Format and size”. */
async function savePicture(page: Page, format: RegExp) {
  const choice = page.getByLabel('Format and size');
  await choice.selectOption(await choice.locator('option', { hasText: format }).getAttribute('value'));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

test('a code with rounded modules reads back from its SVG', async ({ page }) => {
  await open(page, 'qrcode-generator?shape=rounded&finder=rounded');
  await page.keyboard.type('https://example.org/rounded', { delay: 10 });
  await expect(page.getByRole('main')).toContainText('Reads back exactly');
  const { bytes } = await savePicture(page, /^PNG/);
  expect(new TextDecoder().decode(readQr(bytes))).toBe('https://example.org/rounded');
});

test('a code with a logo is saved as PNG, JPEG and PDF, and reads back', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/logo', { delay: 10 });
  const main = page.getByRole('main');
  await expect(main).toContainText('Reads back exactly');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a logo' }).click();
  await (await choosing).setFiles(logo);
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await expect(main).toContainText('Reads back exactly');
  const png = await savePicture(page, /^PNG/);
  expect(png.name).toMatch(/^qr-code-(\d+)x\1\.png$/);
  expect(new TextDecoder().decode(readQr(png.bytes))).toBe('https://example.org/logo');
  const jpeg = await savePicture(page, /^JPEG/);
  expect(new TextDecoder().decode(readQr(jpeg.bytes))).toBe('https://example.org/logo');
  const pdf = await savePicture(page, /^PDF/);
  expect(pdf.name).toBe('qr-code.pdf');
  // The red of the logo.
  expect(pdf.bytes.toString('latin1')).toContain('0.8 0 0 rg');
});

test('a list of codes is saved as an archive, and as a sheet to print', async ({ page }) => {
  await open(page, 'qrcode-generator?op=many');
  await page.keyboard.type('first\nsecond');
  await expect(page.locator('[data-results]').first()).toContainText('code-2.svg');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a ZIP archive' }).click();
  const archive = readFileSync(await (await saving).path()).toString('latin1');
  expect(archive).toContain('code-1.svg');
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a sheet to print' }).click();
  const sheet = readFileSync(await (await printing).path(), 'utf8');
  expect(sheet).toContain('<figcaption>second</figcaption>');
});

for (const [how, leave] of [
  ['Stop', (page: Page) => dialog(page).getByRole('button', { name: 'Stop', exact: true }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const)
  test(`the camera is off after ${how}, while it is looking for a code`, async ({ page }) => {
    await watchCamera(page);
    // Its frames are white: nothing is found.
    await page.addInitScript(() => {
      OffscreenCanvasRenderingContext2D.prototype.drawImage = () => {};
    });
    await open(page, '');
    await page.locator('#menu a[href$="qrcode-generator"]').first().click();
    await page.getByRole('radio', { name: 'Read a code' }).click();
    await useCamera(page).click();
    await expect(dialog(page)).toContainText('Hold a QR code in front of the camera');
    expect(await trackStates(page)).toEqual(['live']);
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => trackStates(page)).toEqual(['ended']);
  });

for (const [name, told] of [
  ['NotAllowedError', 'The camera was not allowed. Press Start to be asked again.'],
  ['NotFoundError', 'No camera was found. Plug one in, then press Start.'],
  ['SecurityError', 'Cameras only work on https:// pages or localhost.'],
] as const)
  test(`${name}: what it means is told, and one can try again`, async ({ page }) => {
    await refuseCamera(page, name);
    await open(page, 'qrcode-generator?op=read');
    await useCamera(page).click();
    await expect(dialog(page)).toContainText(told);
    await expect(dialog(page).getByRole('button', { name: 'Start the camera', exact: true })).toBeEnabled();
  });
