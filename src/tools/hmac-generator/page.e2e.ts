import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const macOf = (key: string, message: string, algorithm = 'sha256') =>
  createHmac(algorithm, key).update(message).digest('hex');
const result = (page: Page) => page.locator('[data-results]');
const key = (page: Page) => page.getByLabel('Key', { exact: true });
const secret = 'a webhook secret';

test('signs what is typed, compares with what is expected, and keeps no key', async ({ page }) => {
  await open(page, 'hmac-generator');
  await page.keyboard.type('{"zebra":7}');
  await expect(page.getByText('The key is empty, so anyone can create this HMAC.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(key(page)).toBeFocused();
  await page.keyboard.type(secret);
  await expect(result(page)).toContainText(macOf(secret, '{"zebra":7}'));
  await expect(page.getByText('key: 16 bytes')).toBeVisible();

  await page.getByLabel('Expected signature').focus();
  await page.keyboard.type(`X-Hub-Signature-256: sha256=${macOf(secret, '{"zebra":7}')}`);
  await expect(page.getByText('Matches HMAC-SHA-256.')).toBeInViewport();
  await expect(result(page).locator('[data-headline]')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`sha1=${macOf(secret, '{"zebra":7}\n', 'sha1')}`);
  await expect(
    page.getByText('Does not match: the expected signature has 20 bytes, but HMAC-SHA-256 has 32.'),
  ).toBeVisible();
  await page.getByLabel('Algorithm', { exact: true }).selectOption('SHA-1');
  await expect(
    page.getByText('Does not match HMAC-SHA-1. It matches with a line break (LF) at the end of the message.'),
  ).toBeVisible();

  const command = page.getByRole('region', { name: 'OpenSSL command' });
  await expect(command).toContainText(`printf %s '{"zebra":7}' | openssl dgst -sha1 -hmac "$HMAC_KEY"`);
  await command.getByRole('button', { name: 'Show key' }).click();
  await expect(command).toContainText(`-hmac '${secret}'`);

  await page.getByRole('radio', { name: 'All algorithms', exact: true }).click();
  const expected = page.getByLabel('Expected signature');
  await expected.fill(macOf(secret, '{"zebra":7}', 'sha512'));
  await expect(page.getByText('Matches HMAC-SHA-512.')).toBeVisible();
  await expected.fill(macOf(secret, 'another', 'sha512'));
  await expect(page.getByText('Matches no algorithm.')).toBeVisible();

  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('sha1');
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
  expect(kept).not.toContain('zebra');
});

test('generates a key in the encoding that is chosen, and signs files with it', async ({ page }) => {
  await open(page, 'hmac-generator');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await expect(key(page)).toHaveValue(/^[0-9a-f]{128}$/);
  await expect(page.getByLabel('Key encoding')).toHaveValue('hex');
  // The encoding is that of this key: a later one is read as text again.
  await key(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('deadbeef1234');
  await expect(page.getByLabel('Key encoding')).toHaveValue('utf-8');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await expect(key(page)).toHaveValue(/^[0-9a-f]{128}$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(key(page)).toHaveValue('deadbeef1234');
  await expect(page.getByLabel('Key encoding')).toHaveValue('utf-8');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await page.reload();
  await expect(page.getByLabel('Key encoding')).toHaveValue('utf-8');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await page.getByLabel('Key encoding').selectOption('Base64');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await expect(key(page)).toHaveValue(/^[A-Za-z0-9+/]{86}==$/);
  await page.getByLabel('Key encoding').selectOption('Hexadecimal');
  await expect(page.getByText(/is not a hexadecimal digit|needs an even number/)).toBeVisible();

  await page.getByLabel('Key encoding').selectOption('UTF-8 text');
  await key(page).fill(secret);
  const files = ['a', 'b'].map((name) => ({ name: `${name}.txt`, mimeType: '', buffer: Buffer.from(name) }));
  await page.locator('input[type=file]').setInputFiles(files);
  for (const name of ['a', 'b']) await expect(page.locator('tbody')).toContainText(macOf(secret, name));
  await key(page).fill('another');
  await expect(page.locator('tbody')).toContainText(macOf('another', 'b'));
});

test('speaks French, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/hmac-generator');
  await page.keyboard.type('message');
  await page.getByLabel('Clé', { exact: true }).fill('clé');
  await expect(result(page)).toContainText(macOf('clé', 'message'));
  await page.getByLabel('Signature attendue').fill(macOf('clé', 'message'));
  await expect(page.getByText('Correspond à HMAC-SHA-256.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});
