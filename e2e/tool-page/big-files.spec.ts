import { closeSync, openSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { onLanding } from '../support/on-landing.ts';
import { expect, open, test } from '../support/site.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const folder = makeTemporaryFolder();

/** A sparse file of zeros, which takes no space on disk. */
function sparseFile(name: string, size: number): string {
  const path = join(folder, name);
  closeSync(openSync(path, 'w'));
  truncateSync(path, size);
  return path;
}

test('a long run shows its progress, can be cancelled, and nothing is lost', onLanding, async ({ page }) => {
  await open(page, 'hash-text?op=hashFile&algorithms=md5,sha1,sha256,sha512,sha3-512');
  await page.locator('input[type=file]').setInputFiles(sparseFile('small.bin', 3));
  const results = page.locator('[data-results]');
  await expect(results).toContainText('709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c');
  await page.locator('input[type=file]').setInputFiles(sparseFile('large.bin', 2 ** 32));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => Number(await page.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByText('large.bin')).toBeVisible();
  await expect(results).toContainText('709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c');
  await expect(page.getByText('Cancelled · Result for your previous input')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy previous' })).toBeVisible();
});

test('a cancelled run shows no other result, and is run again on request', async ({ page }) => {
  await open(page, 'hash-text?algorithms=md5,sha1,sha256,sha512,sha3-512');
  const results = page.locator('[data-results]');
  await page.keyboard.type('abc', { delay: 40 });
  await expect(results).toContainText('900150983cd24fb0d6963f7d28e17f72');
  await page.locator('input[type=file]').setInputFiles(sparseFile('medium.bin', 2 ** 28));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await expect(results).toHaveText('');
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(results).toContainText('1f5039e50bd66b290c56684d8550c6c2', { timeout: 60_000 });
  await expect(page.getByText('Cancelled')).toBeHidden();
});
