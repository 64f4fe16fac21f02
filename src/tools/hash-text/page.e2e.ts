import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { audit, expect, open, test } from '../../../e2e/support/site.ts';

const digestOf = (algorithm: string, content: string) => createHash(algorithm).update(content).digest('hex');
const sha256 = (content: string) => digestOf('sha256', content);

const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });
const input = (page: Page) => page.locator('textarea').first();
const expected = (page: Page) => page.getByLabel('Expected digest');
const drop = (page: Page, files: ReturnType<typeof file>[]) => page.locator('input[type=file]').setInputFiles(files);
const rowOf = (page: Page, name: string) =>
  page.locator('tbody tr').filter({ has: page.getByText(name, { exact: true }) });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('a text', () => {
  test('is hashed and compared', async ({ page }) => {
    await open(page, 'hash-text');

    await test.step('has a digest in every usual algorithm; those that can be forged say so', async () => {
      await input(page).fill('abc');
      const results = page.locator('[data-results]');
      await expect(results.locator('[data-headline]')).toHaveText(sha256('abc'));
      await expect(results.locator('dt')).toHaveCount(10);
      await expect(results.locator('dt', { hasText: 'MD5' })).toContainText('insecure');
      await expect(results.locator('dt', { hasText: /^SHA-1/ })).toContainText('insecure');
      await expect(results.locator('dt', { hasText: /^SHA-512/ })).not.toContainText('forgery');
      await page.getByRole('button', { name: 'Copy SHA-256', exact: true }).click();
      expect(await clipboard(page)).toBe(sha256('abc'));
    });

    await test.step('is compared with what is expected, in any encoding, and the hit is pointed out', async () => {
      await input(page).fill('abc');
      const results = page.locator('[data-results]');
      const marked = results.locator('[data-marked]');
      for (const written of [
        sha256('abc'),
        ` ${sha256('abc').toUpperCase()}\n`,
        'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
        `${sha256('abc')}  abc.txt`,
        `SHA256 (abc.txt) = ${sha256('abc')}`,
        `MD5: 00\nSHA-256: ${sha256('abc')}\nSHA-512: 00`,
      ]) {
        await expected(page).fill(written);
        await expect(results.getByText('Matches SHA-256.', { exact: true })).toBeVisible();
        await expect(results.getByText(sha256('abc'))).toHaveCount(1);
        await expect(marked).toHaveCount(0);
      }
      await expected(page).fill(digestOf('md5', 'abc'));
      await expect(results.getByText('Matches MD5.')).toBeVisible();
      await expect(marked).toContainText(digestOf('md5', 'abc'));
      await expect(marked).toContainText('match');
      await expected(page).fill(sha256('abc'));
      await input(page).fill('abcd');
      await expect(page.getByText('Does not match. 64 hex digits could be SHA-256, SHA3-256')).toBeVisible();
      await expect(marked).toHaveCount(0);
      expect(await audit(page)).toEqual([]);
    });

    await test.step('is compared with algorithms that are not shown, too', async () => {
      await input(page).fill('abc');
      await expected(page).fill('6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85');
      await expect(page.getByText('Matches BLAKE3.')).toBeVisible();
    });

    await test.step('stays when what is expected is no digest, or the text is no hexadecimal', async () => {
      await input(page).fill('61 62 63');
      await expected(page).fill('hello');
      await expect(
        page.getByText('This is not a digest: expected hex or Base64 of a known length, found 5 characters.'),
      ).toBeVisible();
      await page.getByLabel('Read the input as').selectOption('hex');
      await expect(page.locator('[data-results]')).toContainText(sha256('abc'));
      await input(page).fill('61 6z 63');
      await expect(page.locator('[data-problem]')).toContainText(
        'Character 5 (line 1): “z” is not a hexadecimal digit.',
      );
      await expect(page.getByText('This is not a digest')).toBeHidden();
      await page.getByRole('button', { name: 'Go to error' }).click();
      expect(await input(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(4);
      await expect(input(page)).toHaveValue('61 6z 63');
      await expect(expected(page)).toHaveValue('hello');
    });
  });
});

test.describe('a file', () => {
  test('has the four usual digests, and is compared with what is expected', async ({ page }) => {
    await open(page, 'hash-text');
    await expected(page).fill(digestOf('sha3-256', 'abc'));
    await drop(page, [file('abc.txt', 'abc')]);
    await expect(page.locator('[data-results] dt')).toHaveText([/^MD5/, /^SHA-1/, 'SHA-512']);
    await expect(page.getByText('Matches SHA3-256.', { exact: true })).toBeVisible();
  });

  test('that has changed since it was chosen is reported, with a way out', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
    const path = join(folder, 'changing.txt');
    writeFileSync(path, 'abc');
    await open(page, 'hash-text');
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.locator('[data-results]')).toContainText(sha256('abc'));
    writeFileSync(path, 'abcd');
    await page.getByLabel('Uppercase').check();
    await expect(page.locator('[data-problem]')).toContainText(
      /Could not read changing\.txt at byte 0: .+ Drop it again\./,
    );
    await expect(page.getByText('Result for your previous input')).toBeVisible();
    rmSync(folder, { recursive: true });
  });
});

test.describe('several files', () => {
  const sums = [`${sha256('a')}  a.txt`, `${sha256('b')} *b.txt`, 'not a checksum', `${sha256('c')}  gone.iso`].join(
    '\n',
  );

  test('are judged by their checksum files', async ({ page }) => {
    await open(page, 'hash-text');

    await test.step('are judged by the checksum files among them', async () => {
      await drop(page, [
        file('a.txt', 'a'),
        file('b.txt', 'changed'),
        file('c.txt', 'c'),
        file('SHA256SUMS', sums),
        file('c.txt.sha512', `SHA512 (c.txt) = ${digestOf('sha512', 'c')}`),
        file('all.sfv', '; made by hand\na.txt E8B7BE43\nb.txt 71BEEFF9\n'),
      ]);
      await expect(rowOf(page, 'a.txt')).toContainText('OK (SHA-256)');
      await expect(rowOf(page, 'a.txt')).toContainText('OK (CRC-32)');
      await expect(rowOf(page, 'a.txt')).toContainText(sha256('a'));
      await expect(rowOf(page, 'b.txt')).toContainText('Does not match. 64 hex digits could be SHA-256');
      await expect(rowOf(page, 'b.txt')).toContainText(
        'Does not match. 8 hex digits could be CRC-32, but no digest matches.',
      );
      await expect(rowOf(page, 'c.txt')).toContainText('OK (SHA-512)');
      await expect(rowOf(page, 'SHA256SUMS')).toContainText('checksum file with 3 lines');
      await expect(page.getByText('Line 3 of SHA256SUMS is not a checksum line and was skipped.')).toBeVisible();
      await expect(page.getByText('gone.iso is listed but was not dropped.')).toBeVisible();
      await expect(page.getByText('Listed: 5. OK: 3. Mismatched: 2. Not dropped: 1.')).toBeVisible();
      expect(await audit(page)).toEqual([]);
    });

    await test.step('may come after their checksum file, or before it', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await drop(page, [file('SHA256SUMS', sums)]);
      await expect(page.getByText('This is a checksum file. Drop the listed files')).toBeVisible();
      await page.evaluate(dropFiles, { 'a.txt': 'a' });
      await expect(rowOf(page, 'a.txt')).toContainText('OK (SHA-256)');
      await expect(page.getByText('b.txt is listed but was not dropped.')).toBeVisible();

      await page.getByRole('button', { name: 'Clear' }).click();
      await drop(page, [file('b.txt', 'b')]);
      await expect(page.getByRole('main').getByText('b.txt', { exact: true })).toBeVisible();
      await page.evaluate(dropFiles, { 'b.txt.md5': `${digestOf('md5', 'b')}\n` });
      await expect(rowOf(page, 'b.txt')).toContainText('OK (MD5)');
      await expect(rowOf(page, 'b.txt.md5')).toContainText('checksum file with 1 line');
    });

    await test.step('reports a checksum file without a checksum', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await drop(page, [file('a.txt', 'a'), file('MD5SUMS', '\nhello\n')]);
      await expect(page.getByText('No checksum lines found in MD5SUMS.')).toBeVisible();
      await expect(rowOf(page, 'a.txt')).toContainText('not listed');
    });

    await test.step('come from folders, under their paths; an empty folder says so', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.evaluate(dropFolder, {});
      await expect(page.getByRole('alert')).toHaveText('This folder contains no files.');
      await page.evaluate(dropFolder, { 'a.txt': 'a', SHA256SUMS: `${sha256('a')}  a.txt\n` });
      await expect(rowOf(page, 'folder/a.txt')).toContainText('OK (SHA-256)');
    });
  });

  test('are exported as lines for sha256sum, as CSV and as JSON', async ({ page }) => {
    await open(page, 'hash-text?op=hashFile&algorithms=md5,sha256&encoding=base64');
    await drop(page, [file('a b.txt', 'a'), file('MD5SUMS', `${digestOf('md5', 'a')}  a b.txt\n`)]);
    await expect(rowOf(page, 'a b.txt')).toContainText('OK (MD5)');
    const copyAs = async (style: string) => {
      await page.getByLabel('Export as').selectOption({ label: style });
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
      return (await clipboard(page)).split('\n')[0];
    };
    expect(await copyAs('GNU')).toBe(`${digestOf('md5', 'a')}  a b.txt`);
    expect(await copyAs('BSD')).toBe(`MD5 (a b.txt) = ${digestOf('md5', 'a')}`);
    expect(await copyAs('CSV')).toBe('name,size,md5,sha256,verdict');
    await copyAs('JSON');
    expect(JSON.parse(await clipboard(page))[0]).toEqual({
      name: 'a b.txt',
      size: 1,
      md5: createHash('md5').update('a').digest('base64'),
      sha256: createHash('sha256').update('a').digest('base64'),
      verdict: 'ok',
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('checksums.json');
    expect(readFileSync(await saved.path(), 'utf8')).toBe(await clipboard(page));
  });

  test('show their progress; one can be cancelled, or all that are left', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
    const large = ['large.bin', 'larger.bin', 'largest.bin'].map((name) => join(folder, name));
    for (const path of large) {
      closeSync(openSync(path, 'w'));
      truncateSync(path, 2 ** 32);
    }
    writeFileSync(join(folder, 'small.txt'), 'abc');
    await open(page, 'hash-text');
    await page
      .locator('input[type=file]')
      .setInputFiles([...large.slice(0, 1), join(folder, 'small.txt'), ...large.slice(1)]);
    const first = rowOf(page, 'large.bin');
    await expect(first.getByRole('progressbar')).toBeVisible();
    await expect(first).toContainText(/MB of 4\.29\sGB, .+\/s, .+ left/);
    await first.getByRole('button', { name: 'Cancel' }).click();
    await expect(first).toContainText('Cancelled');
    await expect(rowOf(page, 'small.txt')).toContainText(sha256('abc'));
    await expect(rowOf(page, 'larger.bin').getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel all' }).click();
    await expect(page.getByText('Cancelled')).toHaveCount(3);
    await expect(rowOf(page, 'small.txt')).toContainText(sha256('abc'));
    rmSync(folder, { recursive: true });
  });

  test('are no burden when there are two thousand', async ({ page }) => {
    await open(page, 'hash-text');
    const names = Array.from({ length: 2_000 }, (_, index) => `${index}.txt`);
    await page.evaluate(dropFiles, {
      ...Object.fromEntries(names.map((name) => [name, name])),
      SHA256SUMS: names.map((name) => `${sha256(name)}  ${name}\n`).join(''),
    });
    // Each is a run of its own, which a busy machine takes long for.
    await expect(page.getByText(/OK: 2,000\. Mismatched: 0/)).toBeVisible({ timeout: 120_000 });
    await expect(page.locator('tbody tr')).toHaveCount(100);
    await page.getByRole('button', { name: '1,901 more' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(200);
  });
});

test('the integrity of a script is that of its bytes, with the tag to copy', async ({ page }) => {
  await open(page, 'hash-text?op=integrity');
  await page.keyboard.insertText('abc');
  const results = page.locator('[data-results]');
  const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  await expect(results.locator('[data-headline]')).toHaveText(integrity('abc'));
  await drop(page, [file('app.js', 'a\r\n')]);
  await expect(results.locator('[data-headline]')).toHaveText(integrity('a\r\n'));
  await expect(results).toContainText(
    `<script src="app.js" integrity="${integrity('a\r\n')}" crossorigin="anonymous">`,
  );
  await page.evaluate(dropFiles, { 'a.js': 'a', 'b.css': 'b' });
  await expect(rowOf(page, 'b.css')).toContainText(integrity('b'));
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, 'hash-text');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('abc');
  await expect(page.locator('[data-results]')).toContainText(sha256('abc'));
  await page.getByRole('button', { name: 'Copy SHA-256', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await clipboard(page)).includes(sha256('abc'))).toBe(true);
  await expected(page).focus();
  await page.keyboard.type(sha256('abc'));
  await expect(page.getByText('Matches SHA-256.', { exact: true })).toBeVisible();
});

test('what is expected belongs to one visit', async ({ page }) => {
  await open(page, 'hash-text');
  await page.keyboard.type('abc');
  await expected(page).fill(sha256('abc'));
  await expect(page.getByText('Matches SHA-256.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    sha256('abc'),
  );
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(expected(page)).toHaveValue('');
});

test('says under Subresource Integrity only how a value of it is checked', async ({ page }) => {
  await open(page, 'hash-text');
  const hint = page.getByText('To check an integrity value, paste it as the expected digest');
  await expect(hint).toBeHidden();
  await page.getByRole('radio', { name: 'Subresource Integrity' }).check();
  await expect(hint).toBeVisible();
});

test('speaks French, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/hash-text');
  await page.getByLabel('Empreinte attendue').fill(sha256('a'));
  await drop(page, [file('a.txt', 'a')]);
  await expect(page.getByText('Correspond à SHA-256.')).toBeVisible();
  await drop(page, [
    file('a.txt', 'a'),
    file('un nom de fichier qui n’en finit pas.bin', 'b'),
    file('SHA256SUMS', sums2),
  ]);
  await expect(rowOf(page, 'a.txt')).toContainText('conforme (SHA-256)');
  await expect(page.getByText('z.txt est listé mais n’a pas été déposé.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await audit(page)).toEqual([]);
});

const sums2 = `${sha256('a')}  a.txt\n${sha256('z')}  z.txt\n`;

/** Drops files on the page, as the user does with the mouse. Runs in the page. */
function dropFiles(contents: Readonly<Record<string, string>>): void {
  const dataTransfer = new DataTransfer();
  for (const [name, content] of Object.entries(contents)) dataTransfer.items.add(new File([content], name));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Drops a folder on the page. Runs in the page. */
function dropFolder(contents: Readonly<Record<string, string>>): void {
  const entries = Object.entries(contents).map(([name, content]) => ({
    isDirectory: false,
    fullPath: `/folder/${name}`,
    file: (take: (file: File) => void) => take(new File([content], name)),
  }));
  let parts = [entries];
  const folder = {
    isDirectory: true,
    createReader: () => ({
      readEntries(take: (part: typeof entries) => void) {
        const [part = [], ...rest] = parts;
        parts = rest;
        take(part);
      },
    }),
  };
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([''], 'folder'));
  const real = DataTransferItem.prototype.webkitGetAsEntry;
  DataTransferItem.prototype.webkitGetAsEntry = () => folder as unknown as FileSystemEntry;
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  DataTransferItem.prototype.webkitGetAsEntry = real;
}
