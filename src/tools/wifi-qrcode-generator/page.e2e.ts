import { readFileSync } from 'node:fs';
import { cameraSeeing } from '../../../e2e/support/fake-camera.ts';
import { expect, open, pasteByKeys, test } from '../../../e2e/support/site.ts';
import { readQr } from '../../testing/read-qr.ts';

test.use({
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
  launchOptions: cameraSeeing('WIFI:T:SAE;S:Seen by camera;P:battery staple;;'),
});

test('a password alone asks for the network name', async ({ page }) => {
  await open(page, 'wifi-qrcode-generator');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('correct horse');
  await expect(page.locator('[data-results]')).toHaveText('Enter the network name.');
});

test('a code is made and reads back, a pasted one is read; the password is kept nowhere', async ({ page }) => {
  await open(page, 'wifi-qrcode-generator');
  await page.keyboard.type('Home; sweet');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('correct horse');
  const results = page.locator('[data-results]');
  await expect(results).toContainText('WIFI:T:WPA;S:Home\\; sweet;P:correct horse;;');
  const code = page.getByRole('img', { name: 'QR code' });
  await expect(code).toBeVisible();
  await page.locator('html:not([data-held])').waitFor();
  const read = new TextDecoder().decode(readQr(await code.screenshot()));
  expect(read).toBe('WIFI:T:WPA;S:Home\\; sweet;P:correct horse;;');
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('correct');
  await page.locator('main textarea, main input').first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, 'WIFI:S:Ten\\;\\;Chars;P:0123456789;T:WEP;;');
  await expect(results).toContainText('Ten;;Chars');
  await page.getByRole('button', { name: 'Edit this code' }).click();
  await expect(results).toContainText('WIFI:T:WEP;S:Ten\\;\\;Chars;P:0123456789;;');
});

test('the code is saved as PNG, and read from that picture', async ({ page }) => {
  await open(page, 'wifi-qrcode-generator');
  await page.keyboard.type('Cafe; 1');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('correct horse');
  // What is saved is what is shown.
  await expect(page.locator('[data-results]').first()).toContainText('P:correct horse;;');
  const waiting = page.waitForEvent('download');
  const saves = page.getByRole('button', { name: 'Save image' });
  await saves.first().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^wifi-\d+x\d+\.png$/);
  const waitingForCard = page.waitForEvent('download');
  await saves.last().click();
  const card = await waitingForCard;
  expect(card.suggestedFilename()).toMatch(/^wifi-card-\d+x\d+\.png$/);
  expect(new TextDecoder().decode(readQr(readFileSync(await card.path())))).toBe(
    'WIFI:T:WPA;S:Cafe\\; 1;P:correct horse;;',
  );
  const picture = await download.path();
  expect(new TextDecoder().decode(readQr(readFileSync(picture)))).toBe('WIFI:T:WPA;S:Cafe\\; 1;P:correct horse;;');
  await open(page, 'wifi-qrcode-generator');
  await page.locator('main input[type=file]').first().setInputFiles(picture);
  await expect(page.locator('[data-results]').first()).toContainText('Cafe; 1');
  await expect(page.locator('[data-results]').first()).toContainText('correct horse');
});

test('the card is printed, and saved as a PDF, whose picture holds the code', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      top?.document.body.setAttribute('data-printed', decodeURIComponent(document.images[0]?.currentSrc ?? ''));
    };
  });
  await open(page, 'wifi-qrcode-generator');
  await page.keyboard.type('Café 日本');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('correct horse');
  await expect(page.locator('[data-results]').first()).toContainText('P:correct horse;;');
  await page.getByRole('button', { name: 'Print card' }).click();
  await expect(page.locator('[data-printed*="WiFi: Café 日本"]')).toBeAttached();
  await page.getByLabel('Format and size').last().selectOption('pdf');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save image' }).last().click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toBe('wifi-card.pdf');
  const pdf = readFileSync(await saved.path());
  const text = pdf.toString('latin1');
  const [, width, length] = /\/Width (\d+)\/[^>]*\/Length (\d+)>>stream\n/.exec(text) ?? [];
  // 400 and 460 pixels of CSS are 300 and 345 points; 400 of them at 300 dots to an inch are 1,250.
  expect(text).toContain('/MediaBox[0 0 300 345]');
  expect(width).toBe('1250');
  const start = text.indexOf('stream\n', text.indexOf('/DCTDecode')) + 'stream\n'.length;
  expect(new TextDecoder().decode(readQr(pdf.subarray(start, start + Number(length))))).toBe(
    'WIFI:T:WPA;S:Café 日本;P:correct horse;;',
  );
});

test('a code is read by the camera', async ({ page }) => {
  await open(page, 'wifi-qrcode-generator?op=parse');
  await page.getByRole('button', { name: 'Use the camera', exact: true }).click();
  await expect(page.locator('[data-results]').first()).toContainText('Seen by camera');
  await expect(page.locator('[data-results]').first()).toContainText('battery staple');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
