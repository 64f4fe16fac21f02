import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const result = (page: Page) => page.locator('[data-results]').first();
const facts = (page: Page) => page.getByText('2,048 bits');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = async (page: Page, what: string) => {
  await page
    .getByRole('button', { name: `Copy ${what}`, exact: true })
    .first()
    .click();
  return clipboard(page);
};
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));

test('makes a key pair on arrival, locks it without making another, and keeps nothing', async ({ page }) => {
  await open(page, 'rsa-key-pair-generator');
  await expect(facts(page)).toBeVisible();
  const privateKey = await copy(page, 'Private key (PKCS#8)');
  const publicKey = await copy(page, 'public key');
  expect(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })).toBe(publicKey);
  expect(createPublicKey(publicKey).asymmetricKeyDetails).toMatchObject({ modulusLength: 2_048 });

  await page.getByLabel('New passphrase').focus();
  await page.keyboard.type('pässword');
  await page.getByLabel('Comment (OpenSSH)').focus();
  await page.keyboard.type('me@host');
  const locked = await copy(page, 'Encrypted private key (PKCS#8)');
  const opened = createPrivateKey({ key: locked, passphrase: 'pässword' });
  expect(opened.export({ type: 'pkcs8', format: 'pem' })).toBe(privateKey);
  await expect(page.getByRole('region', { name: 'Passphrase and comment' })).toContainText('me@host');
  expect(await copy(page, 'public key')).toBe(publicKey);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download key pair (ZIP)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('id_rsa.zip');
  const archive = readFileSync(await saved.path(), 'latin1');
  for (const part of ['private.pem', 'public.pem', 'id_rsa', 'id_rsa.pub', privateKey]) expect(archive).toContain(part);
  await page.getByLabel('Hide private keys').check();
  const shown = page.locator('[data-results] dd').filter({ hasText: 'BEGIN' });
  await expect(shown.first().locator(':scope > :first-child')).toHaveCSS('-webkit-text-security', 'disc');
  expect(await copy(page, 'Private key (PKCS#8)')).toBe(privateKey);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await expect(async () => expect(await copy(page, 'public key')).not.toBe(publicKey)).toPass();
  const all = await kept(page);
  for (const secret of ['pässword', 'BEGIN', privateKey.split('\n')[2] ?? '']) expect(all).not.toContain(secret);
});

test('a long search for primes can be cancelled, and the page answers meanwhile', async ({ page }) => {
  await open(page, 'rsa-key-pair-generator?bits=8192');
  await page.getByRole('button', { name: 'New key pair' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await expect(page.getByText('A key of 8,192 bits usually takes about 10 seconds')).toBeVisible();
  await page.getByLabel('Comment (OpenSSH)').focus();
  await page.keyboard.type('still here');
  await expect(page.getByLabel('Comment (OpenSSH)')).toHaveValue('still here');
  await cancel.click();
  await expect(cancel).toBeHidden();
  await page.getByRole('radio', { name: 'Convert key' }).check({ force: true });
  await page.locator('textarea').first().focus();
  await page.keyboard.insertText(
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea me@host',
  );
  await expect(result(page)).toContainText('BEGIN PUBLIC KEY');
});

test('where the browser hides Web Crypto, RSA is made all the same', async ({ page }) => {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const hide = 'Object.defineProperty(crypto, "subtle", { value: undefined });';
    await route.fulfill({ response, body: hide + (await response.text()) });
  });
  await open(page, 'rsa-key-pair-generator?bits=1024');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await expect(page.getByText('1,024 bits')).toBeVisible();
  await page.getByLabel('Type').selectOption('Ed25519');
  await expect(page.locator('[data-problem]')).toContainText('Open the page over https:// or localhost');
});

test('converts an encrypted key, in French, on a phone', async ({ page }) => {
  const pem = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MIGbMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg6uBEbP6JIaAICCAAw
DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEL50HvfuRW8Eq2MM5lBuLjsEQNoD
CczbPYmRGw1lrjMFuzyCDXuc4q1SSAh2I7tvQfm8N2cUoWdEXe/ppo+DsC2rndzD
cclYvTELamT8UHj1tzY=
-----END ENCRYPTED PRIVATE KEY-----
`;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/rsa-key-pair-generator?op=convert');
  await page.locator('textarea').first().focus();
  await page.keyboard.insertText(pem);
  await expect(result(page)).toHaveText(/^Clé chiffrée\s: phrase secrète requise\.\s*$/);
  await page.getByLabel('Phrase secrète actuelle').focus();
  await page.keyboard.type('x');
  await expect(result(page)).toContainText('BEGIN PRIVATE KEY');
  expect(await kept(page)).not.toContain('ENCRYPTED');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
