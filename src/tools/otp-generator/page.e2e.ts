import { cameraSeeing } from '../../../e2e/fake-camera.ts';
import { expect, inputText, open, pasteByKeys, test } from '../../../e2e/site.ts';

test.use({
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
  launchOptions: cameraSeeing('otpauth://totp/Seen:by-camera?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Seen'),
});

test('a secret gives codes, which change by themselves, and is kept nowhere', async ({ page }) => {
  await open(page, 'otp-generator?period=2');
  await page.keyboard.type('JBSWY3DPEHPK3PXP', { delay: 10 });
  const code = page.locator('[data-results] dd').first();
  await expect(code).toHaveText(/^\d{6}$/);
  await expect(page.getByText(/^New code in [12] seconds?$/)).toBeVisible();
  const first = await code.innerText();
  await expect(code).not.toHaveText(first);
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('JBSWY3');
});

test('a new secret is drawn, and an export is read as a table', async ({ page }) => {
  await open(page, 'otp-generator');
  await page.getByRole('button', { name: 'New secret' }).click();
  await expect.poll(() => inputText(page)).toMatch(/^[A-Z2-7]{32}$/);
  await page.keyboard.press('ControlOrMeta+a');
  await pasteByKeys(
    page,
    'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC',
  );
  await expect(page.locator('[data-results] table')).toContainText('alice@google.com');
});

test('the QR code is saved as PNG; a picture of one gives its code, and Undo leads back to it', async ({ page }) => {
  await open(page, 'otp-generator?op=write-address');
  await page.keyboard.type('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const picture = await (await waiting).path();
  await open(page, 'otp-generator');
  await page.locator('main input[type=file]').first().setInputFiles(picture);
  await expect.poll(() => inputText(page)).toMatch(/^otpauth:\/\/totp\/\?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&/);
  await expect(page.locator('[data-results]').first()).toContainText(/Code\s*\d{6}/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-results]').first()).toContainText('Accounts');
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('GEZDGNBV');
});

test('a code of an account is read by the camera, and kept nowhere', async ({ page }) => {
  await open(page, 'otp-generator');
  await page.getByRole('button', { name: 'Use the camera', exact: true }).click();
  await expect.poll(() => inputText(page)).toMatch(/^otpauth:\/\/totp\/Seen:by-camera\?secret=GEZDGNBV/);
  await expect(page.locator('[data-results]').first()).toContainText(/Code\s*\d{6}/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('GEZDGNBV');
});
