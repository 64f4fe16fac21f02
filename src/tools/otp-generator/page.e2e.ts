import { cameraSeeing } from '../../../e2e/support/fake-camera.ts';
import { chooseOperation, clipboard, expect, inputText, open, pasteByKeys, test } from '../../../e2e/support/site.ts';

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

test('a random secret is there on arrival, which keys replace and nothing keeps', async ({ page }) => {
  await open(page, 'otp-generator');
  await expect.poll(() => inputText(page)).toMatch(/^[A-Z2-7]{32}$/);
  const drawn = await inputText(page);
  await expect(page.locator('[data-results] dd').first()).toHaveText(/^\d{6}$/);
  await expect(page.getByRole('meter', { name: 'Seconds left' })).toBeVisible();
  await page.keyboard.type('GEZDGNBVGY3TQOJQ');
  await expect.poll(() => inputText(page)).toBe('GEZDGNBVGY3TQOJQ');
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(drawn);
  await page.getByLabel('New secret size').selectOption('10 bytes');
  await page.getByRole('button', { name: 'New secret' }).click();
  await expect.poll(() => inputText(page)).toMatch(/^[A-Z2-7]{16}$/);
});

test('the counter goes on by a button; a phone copies the code alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, 'otp-generator?op=hotp');
  await expect.poll(() => inputText(page)).toMatch(/^[A-Z2-7]{32}$/);
  await page.keyboard.type('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const code = page.locator('[data-results] [data-headline]').first();
  // RFC 4226, appendix D.
  await expect(code).toHaveText('755224');
  await page.getByRole('button', { name: 'Next counter' }).click();
  await expect(code).toHaveText('287082');
  await page.getByRole('button', { name: 'Copy Code' }).last().click();
  await expect.poll(() => clipboard(page)).toBe('287082');
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

test('a pasted address of a counter gives HOTP codes, and its names', async ({ page }) => {
  await open(page, 'otp-generator');
  await expect.poll(() => inputText(page)).toMatch(/^[A-Z2-7]{32}$/);
  await page.keyboard.press('ControlOrMeta+a');
  await pasteByKeys(page, 'otpauth://hotp/Acme:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&counter=1');
  // RFC 4226, appendix D.
  await expect(page.locator('[data-results]').first()).toContainText(/^287082.*Previous\s*755224/s);
  await chooseOperation(page, 'QR code');
  await expect(page.getByLabel('Issuer')).toHaveValue('Acme');
  await expect(page.getByLabel('Account')).toHaveValue('ada');
});

test('the QR code is saved as PNG; a picture of one gives its code, and Undo leads back to it', async ({ page }) => {
  await open(page, 'otp-generator?op=write-address');
  await page.keyboard.type('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PNG' }).click();
  const picture = await (await waiting).path();
  await open(page, 'otp-generator');
  await page.locator('main input[type=file]').first().setInputFiles(picture);
  await expect.poll(() => inputText(page)).toMatch(/^otpauth:\/\/totp\/\?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&/);
  await expect(page.locator('[data-results]').first()).toContainText(/^\d{6}\D/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-results]').first()).toContainText('Accounts');
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('GEZDGNBV');
});

test('a code of an account is read by the camera, and kept nowhere', async ({ page }) => {
  await open(page, 'otp-generator');
  await page.getByRole('button', { name: 'Use the camera', exact: true }).click();
  await expect.poll(() => inputText(page)).toMatch(/^otpauth:\/\/totp\/Seen:by-camera\?secret=GEZDGNBV/);
  await expect(page.locator('[data-results]').first()).toContainText(/^\d{6}\D/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('GEZDGNBV');
  await pasteByKeys(page, 'otpauth://totp/Next?secret=JBSWY3DPEHPK3PXP');
  await expect.poll(() => inputText(page)).toBe('otpauth://totp/Next?secret=JBSWY3DPEHPK3PXP');
});

test('keeps a typed code out of the address and the storage', async ({ page }) => {
  await open(page, 'otp-generator?op=verify');
  await page.getByRole('textbox', { name: 'Code', exact: true }).pressSequentially('314159', { delay: 20 });
  await page.getByRole('textbox', { name: 'Code', exact: true }).press('Tab');
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('314159');
});

test('an address sets the options, which then change it', async ({ page }) => {
  await open(page, 'otp-generator');
  await expect.poll(() => inputText(page)).toMatch(/^[A-Z2-7]{32}$/);
  await page.keyboard.press('ControlOrMeta+a');
  const uri = 'otpauth://totp/ada?secret=GEZDGNBVGY3TQOJQ&algorithm=SHA256&digits=8&period=60';
  await pasteByKeys(page, uri);
  await expect(page.getByLabel('Algorithm')).toHaveValue('sha256');
  await expect(page.getByLabel('Digits')).toHaveValue('8');
  await expect(page.locator('[data-results] dd').first()).toHaveText(/^\d{4} ?\d{4}$/);
  await page.getByLabel('Digits').selectOption('7');
  await expect(page.locator('[data-results] dd').first()).toHaveText(/^(\d ?){7}$/);
  await expect.poll(() => inputText(page)).toBe(uri.replace('digits=8', 'digits=7'));
});
