import { readFile, stat } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const results = (page: Page) => page.locator('[data-results]');
const fileOf = (name: string, content: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(content) });
const openFiles = (page: Page, ...files: readonly ReturnType<typeof fileOf>[]) =>
  page.locator('main input[type=file]').setInputFiles([...files]);

async function download(page: Page, name: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), path: await saved.path() };
}

test('files are compressed, decompressed and put into an archive', async ({ page }) => {
  const text = '{"name":"Penknife"}\n'.repeat(200);
  await open(page, 'compression');

  await test.step('a file becomes a smaller one, which is named after it', async () => {
    await openFiles(page, fileOf('list.json', text));
    await expect(page.getByText(/4,000 → \d+ bytes/)).toBeVisible();
    const { name, path } = await download(page, 'Download');
    expect(name).toBe('list.json.gz');
    expect(gunzipSync(await readFile(path)).toString()).toBe(text);
  });

  await test.step('a compressed one becomes a text, unless it is to be compressed again', async () => {
    await openFiles(page, fileOf('list.json.gz', gzipSync(text)));
    await expect(results(page)).toContainText('{"name":"Penknife"}');
    await page.getByRole('button', { name: 'Keep “Compress”' }).click();
    expect((await download(page, 'Download')).name).toBe('list.json.gz.gz');
    await page.locator('input[value=decompress]').check();
    await expect(results(page)).toContainText('{"name":"Penknife"}');
    expect(await audit(page)).toEqual([]);
    expect((await download(page, 'Download')).name).toBe('list.json');
  });

  await test.step('several become one ZIP archive, of which one is extracted', async () => {
    await page.locator('input[value=archive]').check();
    await openFiles(page, fileOf('a.txt', 'alpha'), fileOf('b.txt', 'beta'));
    const { name, path } = await download(page, 'Download ZIP');
    expect(name).toBe('archive.zip');
    expect((await stat(path)).size).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('input[value=extract]').check();
    await openFiles(page, fileOf('archive.zip', await readFile(path)));
    await page.getByRole('button', { name: 'File to extract: b.txt' }).click();
    await expect(results(page)).toContainText('beta');
    expect((await download(page, 'Download')).name).toBe('b.txt');
    expect(await audit(page)).toEqual([]);
  });
});

test('a damaged file after a good one is not compressed', async ({ page }) => {
  const good = gzipSync('hello');
  const damaged = Buffer.from(good);
  damaged[damaged.length - 8] = (damaged.at(-8) ?? 0) ^ 1;
  await open(page, 'compression');
  await openFiles(page, fileOf('good.gz', good));
  await expect(results(page)).toContainText('hello');
  await openFiles(page, fileOf('damaged.gz', damaged));
  await expect(page.locator('[data-problem]')).toContainText('checksum');
  await expect(page.locator('input[value=decompress]')).toBeChecked();
});

test('what is said of a file lies below its content', async ({ page }) => {
  await open(page, 'compression?op=list-archive');
  await openFiles(page, fileOf('list.zip', Buffer.from('PK\x03\x04'.repeat(200), 'latin1')));
  const content = await page.locator('[data-input-pane] [data-pane-body]').boundingBox();
  const problem = await page.locator('[data-problem]').boundingBox();
  expect(problem?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0) - 1);
});
