import { spawnSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { audit, chooseOperation, expect, open, test } from '../../../e2e/support/site.ts';

const result = (page: Page) => page.locator('[data-results]');
const passphrase = (page: Page) => page.getByLabel('Passphrase', { exact: true });
const secret = 'clé of a real safe';
const openssl = (options: readonly string[], input: string) =>
  spawnSync('openssl', ['enc', '-aes-256-cbc', '-md', 'md5', '-a', '-A', '-pass', `pass:${secret}`, ...options], {
    input,
  }).stdout.toString();

test('encrypts what is typed and opens it again, and keeps neither text nor passphrase', async ({ page }) => {
  await open(page, 'encryption');
  await expect(page.locator('textarea').first()).toHaveAttribute('placeholder', 'Text to encrypt');
  await page.keyboard.type('attack at dawn');
  // Nobody has been there yet: that it is empty is no mistake.
  await expect(passphrase(page)).toHaveAttribute('placeholder', 'Enter a passphrase.');
  await expect(passphrase(page)).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(passphrase(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(passphrase(page)).toHaveAttribute('aria-invalid', 'true');
  const top = async (element: Locator) => (await element.boundingBox())?.y;
  const button = page.getByRole('button', { name: 'Generate passphrase' });
  expect(await top(button)).toBeCloseTo((await top(passphrase(page).locator('..'))) ?? 0, 0);
  await passphrase(page).focus();
  await page.keyboard.type(secret);
  await expect(result(page)).toContainText(/eyJ[\w-]+(?:\.[\w-]+){4}/);
  await page.getByLabel('Format', { exact: true }).selectOption('OpenSSL / CryptoJS');
  await expect(result(page)).toContainText(/U2FsdGVkX1\S+/);
  const encrypted = (await result(page).innerText()).match(/U2FsdGVkX1\S+/)?.[0] ?? '';
  expect(openssl(['-d'], encrypted)).toBe('attack at dawn');
  await expect(page.getByText('openssl enc -d -aes-256-cbc -md md5 -a -A -in encrypted.txt')).toBeVisible();

  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(result(page)).toContainText('attack at dawn');
  await passphrase(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(page.getByText(/^Wrong passphrase, or none of the 20 settings/)).toBeVisible();

  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('openssl');
  expect(kept).not.toContain('attack');
  expect(kept).not.toContain(secret);
});

test('generates a passphrase, and encrypts and decrypts a file with it', async ({ page }) => {
  await open(page, 'encryption');
  await page.getByRole('button', { name: 'Generate passphrase' }).click();
  await expect(passphrase(page)).toHaveValue(/^[a-z]+(?: [a-z]+){5}$/);
  const words = await passphrase(page).inputValue();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.bin', mimeType: '', buffer: Buffer.from([0, 255, 7]) });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('a.bin.age');

  // Bytes that are no text go to the operation for such files.
  await page.getByRole('radio', { name: 'Decrypt text' }).check({ force: true });
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await expect(page.getByRole('radio', { name: 'Decrypt file', exact: true })).toBeChecked();
  await expect(passphrase(page)).toHaveValue(words);
  await expect(result(page)).toContainText('3 bytes');
});

test('encrypts by a key of its own, which is kept nowhere, texts and files', async ({ page }) => {
  await open(page, 'encryption?op=encipher&cipher=aes-cbc');
  await page.keyboard.type('attack at dawn');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await expect(result(page)).toContainText(/[0-9a-f]{64}/);
  await expect(page.getByText('No integrity check: this format cannot detect')).toBeVisible();
  const whole = async () => (await result(page).innerText()).match(/[0-9a-f]{64}/)?.[0] ?? '';
  const first = await whole();
  const [iv, encrypted] = [first.slice(0, 32), first.slice(32)];
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  await expect(page.getByLabel('IV or nonce')).toHaveValue('');
  const opened = spawnSync('openssl', ['enc', '-d', '-aes-256-cbc', '-K', key, '-iv', iv], {
    input: Buffer.from(encrypted, 'hex'),
  });
  expect(opened.stdout.toString()).toBe('attack at dawn');
  await page.getByLabel('IV or nonce').fill(iv);
  await expect(page.getByText('Never reuse this IV with the same key')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(key);
  expect(kept).not.toContain(iv);
  expect(kept).not.toContain('attack');
  await page.getByLabel('IV or nonce').fill('');
  await expect.poll(whole).not.toBe('');
  expect(await whole()).not.toBe(first);

  // A passphrase that a key is made of is masked; a text to encrypt is not.
  const input = page.locator('textarea').first();
  await chooseOperation(page, 'Derive key');
  await expect(input).toHaveCSS('-webkit-text-security', 'disc');
  await chooseOperation(page, 'Encrypt text');
  await expect(input).toHaveCSS('-webkit-text-security', 'none');

  await chooseOperation(page, 'Encrypt file with key');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.bin', mimeType: '', buffer: Buffer.from([0, 255, 7]) });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('a.bin.enc');
});

test('speaks French, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/encryption?op=decrypt');
  await page.keyboard.type('U2FsdGVkX18BAgMEBQYHCOZN6UBV0VeXL1RRBf7/eZ9p9sfpPX0vqQda0tEY3sQ9');
  await page.getByLabel('Phrase secrète', { exact: true }).fill('correct horse battery staple');
  await expect(result(page)).toContainText('Hello, Penknife! ✓');
  await page.getByRole('button', { name: /^Options/ }).click();
  await page.getByLabel('Algorithme', { exact: true }).selectOption('TripleDES');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Phrase secrète incorrecte, ou aucun des \d+ réglages/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
