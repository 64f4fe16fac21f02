import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import {
  askedOf,
  cameraSeeing,
  refuseCamera,
  shareScreen,
  trackStates,
  watchCamera,
} from '../../../e2e/support/fake-camera.ts';
import { expect, expectAccessible, inputText, open, pasteByKeys, test } from '../../../e2e/support/site.ts';
import { drawPng } from '../../lib/qr/draw-qr.ts';
import { encodeQr } from '../../lib/qr/encode-qr.ts';
import { drawBarcode } from '../../testing/draw-barcode.ts';
import { readQr } from '../../testing/read-qr.ts';

const seen = 'https://example.org/seen?ä=1';

test.use({
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
  launchOptions: cameraSeeing(seen),
});

/** A QR code as PNG, seven pixels to a module. */
function drawCode(text: string): Buffer {
  const code = encodeQr(text, { level: 'medium', raise: false, version: null, mask: null });
  const look = {
    foreground: [0, 0, 0, 255],
    background: [255, 255, 255, 255],
    shape: 'square',
    finder: 'square',
  } as const;
  return Buffer.from(drawPng(code, { ...look, quietZone: 4, size: 7 * (code.size + 8) }));
}

const useCamera = (page: Page) => page.getByRole('button', { name: 'Use the camera', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Read a code with the camera' });

test('a code is made as one types, and its picture is read by a paste', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/ä?b=c', { delay: 20 });
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('https://example.org/ä?b=c');
  await expect(page.getByRole('main')).toContainText('Scans correctly');
  // A URL is no name; it comes back.
  await page.getByLabel('Content type').selectOption('Contact');
  await expect.poll(() => inputText(page)).toBe('');
  await page.getByLabel('Content type').selectOption('Text or link');
  await expect.poll(() => inputText(page)).toBe('https://example.org/ä?b=c');
  await expect(results).toContainText('https://example.org/ä?b=c');

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

  // Text that is not a picture is reported, and stays.
  await pasteByKeys(page, 'no picture');
  await expect(page.locator('[data-problem]')).toContainText('This is text. Paste, drop or choose an image.');
});

test('a code is read by the camera, which starts at a press and is off once a code is found', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Save image' }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

test('a code with rounded modules reads back, also as a phone saves it', async ({ page }) => {
  await open(page, 'qrcode-generator?shape=rounded&finder=rounded');
  await page.keyboard.type('https://example.org/rounded', { delay: 10 });
  await expect(page.getByRole('main')).toContainText('Scans correctly');
  const { name, bytes } = await savePicture(page, /^PNG/);
  expect(new TextDecoder().decode(readQr(bytes))).toBe('https://example.org/rounded');
  await page.setViewportSize({ width: 360, height: 740 });
  const saving = page.waitForEvent('download');
  await page.locator('[data-copy-bar]').getByRole('button', { name: 'Download as PNG' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  expect(new TextDecoder().decode(readQr(readFileSync(await saved.path())))).toBe('https://example.org/rounded');
});

test('a code with a logo is saved as PNG, JPEG and PDF, and reads back', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/logo', { delay: 10 });
  const main = page.getByRole('main');
  await expect(main).toContainText('Scans correctly');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a logo' }).click();
  await (await choosing).setFiles(logo);
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await expect(main).toContainText('Scans correctly');
  const png = await savePicture(page, /^PNG/);
  expect(png.name).toMatch(/^qrcode-(\d+)x\1\.png$/);
  expect(new TextDecoder().decode(readQr(png.bytes))).toBe('https://example.org/logo');
  const jpeg = await savePicture(page, /^JPEG/);
  expect(new TextDecoder().decode(readQr(jpeg.bytes))).toBe('https://example.org/logo');
  const pdf = await savePicture(page, /^PDF/);
  expect(pdf.name).toBe('qrcode.pdf');
  // The red of the logo.
  expect(pdf.bytes.toString('latin1')).toContain('0.8 0 0 rg');
});

test('the background is taken away, and brought back', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/nothing', { delay: 10 });
  const toggle = page.getByRole('button', { name: 'Transparent background' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  // At once: what is saved is the code that is on its way.
  const { data, channels } = decode((await savePicture(page, /^PNG/)).bytes);
  expect([channels, data[3]]).toEqual([4, 0]);
  await toggle.click();
  const { bytes } = await savePicture(page, /^PNG/);
  expect(new TextDecoder().decode(readQr(bytes))).toBe('https://example.org/nothing');
});

test('a code in characters is read from the screen, in both themes', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('https://example.org/terminal');
  await expect(page.locator('[data-results]').first()).toContainText('https://example.org/terminal');
  await page.getByRole('radio', { name: 'Terminal' }).click();
  await expect(page.getByRole('main')).toContainText('Scans correctly');
  await page.locator('html:not([data-held])').waitFor();
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      // It may be drawn anew meanwhile.
      await expect(async () => {
        const drawing = await page.locator('[data-results] pre').screenshot();
        expect(new TextDecoder().decode(readQr(drawing))).toBe('https://example.org/terminal');
      }).toPass();
    });
});

test('a list of codes is saved as an archive, and as a sheet to print', async ({ page }) => {
  await open(page, 'qrcode-generator?op=many');
  await page.keyboard.type('first\nsecond');
  await expect(page.locator('[data-results]').first()).toContainText('code-2.svg');
  const pictures = page.getByRole('list', { name: 'Preview' });
  await expect(pictures.getByRole('listitem')).toHaveText(['first', 'second']);
  const drawn = () =>
    pictures.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toEqual([true, true]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as ZIP' }).click();
  const archive = readFileSync(await (await saving).path()).toString('latin1');
  expect(archive).toContain('code-1.svg');
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save print sheet' }).click();
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
    await expect(dialog(page)).toContainText('Hold a QR code or barcode in front of the camera');
    expect(await trackStates(page)).toEqual(['live']);
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => trackStates(page)).toEqual(['ended']);
  });

for (const [name, told] of [
  ['NotAllowedError', 'Camera access was not granted. Press Start to try again.'],
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

test('another bar code is read from a file, and drawn on the picture', async ({ page }) => {
  await open(page, 'qrcode-generator?op=read');
  const loaded = page.waitForRequest(/zxing_reader-[\w-]+\.wasm$/);
  const file = {
    name: 'ean.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await drawBarcode('4006381333931', 'EAN13')),
  };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await loaded;
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('EAN-13');
  await expect(results).toContainText('4006381333931');
  const marked = results.locator('figure');
  await expect(marked.locator('polygon').first()).toHaveAttribute('points', '44,0 423,0 423,199 44,199');
  const [picture, drawing] = await Promise.all([
    marked.locator('img').boundingBox(),
    marked.locator('svg').boundingBox(),
  ]);
  expect(drawing).toEqual(picture);
});

test('what a code says is opened in its tool, or made a code again', async ({ page }) => {
  await open(page, 'qrcode-generator?op=read');
  const file = { name: 'wifi.png', mimeType: 'image/png', buffer: drawCode('WIFI:T:WPA;S:Cafe;P:correct horse;;') };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('WiFi network');
  await expect(results).toContainText('Version: 3');
  await page.getByRole('button', { name: 'Create a QR code from this' }).click();
  await expect.poll(() => inputText(page)).toBe('WIFI:T:WPA;S:Cafe;P:correct horse;;');
  await expect(page.getByRole('main')).toContainText('Scans correctly');
  await page.goBack();
  await open(page, 'qrcode-generator?op=read');
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await page.getByRole('link', { name: 'Open in WiFi QR code generator' }).click();
  await expect(page.locator('[data-results]').first()).toContainText('correct horse');
});

const card = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Ada Lovelace',
  'TEL;VALUE=uri:tel:+44-20',
  'BDAY:18151210',
  'END:VCARD',
];
const left = 'Left out because the form has no such field: BDAY 18151210';

test('a contact that is pasted is edited in the form, and comes back by Undo', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await pasteByKeys(page, card.join('\n'));
  const main = page.getByRole('main');
  await expect(main).toContainText('Scans correctly');
  await page.getByRole('button', { name: 'Edit in a form' }).click();
  await expect.poll(() => inputText(page)).toBe('Ada Lovelace');
  const phones = page.getByLabel('Phones, one per line');
  await expect(phones).toHaveValue('+44-20');
  await expect(main).toContainText(left);
  await phones.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('-7946');
  await expect(page.locator('[data-results]').first()).toContainText('TEL:+44-20-7946');
  const { bytes } = await savePicture(page, /^PNG/);
  expect(new TextDecoder().decode(readQr(bytes))).toContain('FN:Ada Lovelace\r\nTEL:+44-20-7946\r\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => inputText(page)).toBe(card.join('\n'));
  await expect(phones).toHaveCount(0);
  await expect(main).not.toContainText(left);
});

test('a contact that is read is edited in the form', async ({ page }) => {
  await open(page, 'qrcode-generator?op=read');
  const file = { name: 'card.png', mimeType: 'image/png', buffer: drawCode(card.join('\r\n')) };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Edit in a form' }).click();
  await expect.poll(() => inputText(page)).toBe('Ada Lovelace');
  await expect(page.getByLabel('Phones, one per line')).toHaveValue('+44-20');
  await expect(page.getByRole('main')).toContainText(left);
  await expect(page.getByRole('main')).toContainText('Scans correctly');
});

test('a contact of an organization alone has its facts, and loses them with it', async ({ page }) => {
  await open(page, 'qrcode-generator?content=contact');
  const organization = page.getByLabel('Organization');
  await organization.focus();
  await page.keyboard.type('ACME');
  const main = page.getByRole('main');
  await expect(page.locator('[data-results]').first()).toContainText('ORG:ACME');
  await expect(main).toContainText('Scans correctly');
  await organization.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  await expect(main).not.toContainText('Scans correctly');
});

test('a transparent code is seen on a light ground that ends with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'qrcode-generator?background=%23ffffff00');
  const code = page.getByRole('img', { name: 'QR code' });
  await expect(code).toHaveCSS('background-image', /conic-gradient/);
  await expect(code).toHaveCSS('width', '450px');
  await expect(code).toHaveCSS('height', '450px');
});

test('no old code stays where the text cannot be encoded, nor where there is none', async ({ page }) => {
  await open(page, 'qrcode-generator');
  await page.keyboard.type('first');
  const code = page.getByRole('img', { name: 'QR code' });
  const save = page.getByRole('button', { name: 'Save image' });
  await expect(code).toBeVisible();
  await expect(save).toBeVisible();
  await pasteByKeys(page, 'long '.repeat(600));
  await expect(page.getByRole('main')).toContainText('Too long: 3,005 bytes; QR codes hold at most 2,953');
  await expect(code).toHaveCount(0);
  await expect(save).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Scans correctly');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(code).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(code).toHaveCount(0);
  await expect(save).toHaveCount(0);
});

test('the fields of a form say what is wrong with them, and the code stays in view beside them', async ({ page }) => {
  await open(page, 'qrcode-generator');
  // The link that the page begins with is no name.
  await page.getByLabel('Content type').selectOption('sepa');
  await expect.poll(() => inputText(page)).toBe('');
  await page.keyboard.type('Red Cross');
  await page.keyboard.press('Tab');
  await page.keyboard.type('BE73 0000 0000 1616');
  const main = page.getByRole('main');
  await expect(main).toContainText('The check digits of “BE73 0000 0000 1616” do not match.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('BE72 0000 0000 1616');
  await expect(main).toContainText('Scans correctly');
  await expect(main).not.toContainText('check digits');
  // This form is longer than the window.
  await page.getByLabel('Content type').selectOption('Contact');
  await page.getByLabel('Note').focus();
  await page.keyboard.type('Donor');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('NOTE:Donor');
  await expect(results.getByRole('img')).toBeInViewport({ ratio: 0.9 });
  // A recipient is no name, and both are kept.
  await expect.poll(() => inputText(page)).toBe('');
  await page.getByLabel('Content type').selectOption('sepa');
  await expect.poll(() => inputText(page)).toBe('Red Cross');
  await page.locator('[data-input]').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(main).toContainText('Enter the name of the recipient.');
  await page.keyboard.type('Red Cross');
  await expect(main).not.toContainText('Enter the name of the recipient.');
  // What decides on the form is in view above it, and no changed option.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Options', exact: true })).toBeVisible();
  await page.getByLabel('Content type').selectOption('text');
  await expect.poll(() => inputText(page)).toBe('https://example.org');
});

test('a code is read from the part of the screen that is marked', async ({ page }) => {
  await shareScreen(page, drawCode(seen), drawCode('https://example.org/other'));
  await open(page, 'qrcode-generator?op=read');
  await page.getByRole('button', { name: 'Use the screen', exact: true }).click();
  const screen = page.getByRole('dialog', { name: 'Read a code from the screen' });
  // The two codes are not shown before a part without them is marked.
  const video = screen.getByLabel('Read a code from the screen').last();
  await expect(screen).toContainText('Bring the code into view');
  const { x, y, width, height } = (await video.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.52, y + height * 0.05);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.98, y + height * 0.95, { steps: 5 });
  await page.mouse.up();
  await expect(screen).toContainText('Searching only the selected area.');
  await page.evaluate('showCodes()');
  const results = page.locator('[data-results]').first();
  await expect(results).toContainText('https://example.org/other');
  await expect(results).not.toContainText(seen);
  await expect(screen).toHaveCount(0);
  expect(await trackStates(page)).toEqual(['ended']);
});

test('another bar code is read from the screen', async ({ page }) => {
  await shareScreen(page, await drawBarcode('4006381333931', 'EAN13'));
  await open(page, 'qrcode-generator?op=read');
  await page.getByRole('button', { name: 'Use the screen', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Bring the code into view');
  await page.evaluate('showCodes()');
  await expect(page.locator('[data-results]').first()).toContainText('4006381333931');
});

test('the bytes of a file are made a code', async ({ page }) => {
  await open(page, 'qrcode-generator?content=hex');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'File bytes', exact: true }).click();
  const buffer = Buffer.from([0, 255, 128, 10]);
  await (await choosing).setFiles({ name: 'raw.bin', mimeType: 'application/octet-stream', buffer });
  await expect.poll(() => inputText(page)).toBe('00ff800a');
  await expect(page.getByRole('main')).toContainText('Scans correctly');
  const { bytes } = await savePicture(page, /^PNG/);
  expect([...readQr(bytes)]).toEqual([0, 255, 128, 10]);
});

test('where nothing is shared, one can try again', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(page, 'qrcode-generator?op=read');
  await page.getByRole('button', { name: 'Use the screen', exact: true }).click();
  const screen = page.getByRole('dialog', { name: 'Read a code from the screen' });
  await expect(screen).toContainText('Nothing was shared.');
  await expect(screen.getByRole('button', { name: 'Share the screen', exact: true })).toBeEnabled();
});

test('a browser that shares no screen has no button for it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'));
  await open(page, 'qrcode-generator?op=read');
  await expect(useCamera(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the screen', exact: true })).toHaveCount(0);
});

test('axe finds nothing where codes are shown, and where the screen is shared', async ({ page }) => {
  await shareScreen(page, drawCode(seen));
  await open(page, 'qrcode-generator?op=read');
  const file = { name: 'code.png', mimeType: 'image/png', buffer: drawCode(seen) };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await expect(page.locator('[data-results]').first()).toContainText(seen);
  await expectAccessible(page, false);
  await page.getByRole('button', { name: 'Use the screen', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Bring the code into view');
  await expectAccessible(page, false);
});
