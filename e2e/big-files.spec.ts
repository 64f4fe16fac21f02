import { closeSync, mkdtempSync, openSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, open, test } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** A file of zero bytes that takes no room on the disk. */
function sparseFile(name: string, size: number): string {
  const path = join(folder, name);
  closeSync(openSync(path, 'w'));
  truncateSync(path, size);
  return path;
}

test('a long run shows its progress, can be cancelled, and nothing is lost', async ({ page }) => {
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
});
