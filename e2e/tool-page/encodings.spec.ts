/** Text files in other encodings than UTF-8: detected, and read as such on request. */

import type { Page } from '@playwright/test';
import { encodeText, type WritableEncoding } from '../../src/lib/encoding/text-encoding.ts';
import { expect, open, test } from '../support/site.ts';

const file = (name: string, text: string, encoding: WritableEncoding) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(encodeText(text, encoding)),
});
const openFiles = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').first().setInputFiles(files);
const results = (page: Page) => page.locator('[data-results]').first();
const readAs = (page: Page, encoding: string) => page.getByRole('button', { name: `Read as ${encoding}` });

test.describe('a file that is not UTF-8', () => {
  for (const [encoding, name] of [
    ['utf-16le', 'UTF-16LE', ''],
    ['windows-1252', 'Windows-1252', ''],
  ] as const)
    test(`is read as ${name} on request, and back`, async ({ page }) => {
      await open(page, 'json-prettify');
      await openFiles(page, file('menu.json', '{"café":"5 £"}', encoding));
      const problem = page.locator('[data-problem]');
      await expect(problem).toContainText(`This file is not UTF-8`);
      await expect(problem).toContainText(`It may be ${name}.`);
      await readAs(page, name).click();
      await expect(results(page)).toContainText('"café": "5 £"');
      await expect(problem).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(problem).toContainText(`It may be ${name}.`);
      await readAs(page, name).click();
      await expect(problem).toHaveCount(0);
      // The text has the focus, to be edited.
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' 1', { delay: 30 });
      await expect(results(page)).toContainText('1');
      await expect(readAs(page, name)).toHaveCount(0);
    });

  for (const [encoding, name] of [
    ['utf-16le', 'UTF-16LE'],
    ['utf-16be', 'UTF-16BE'],
  ] as const)
    test(`is read as ${name} at once by its mark, and edited on request`, async ({ page }) => {
      await open(page, 'json-prettify');
      await openFiles(page, file('menu.json', '\ufeff{"café":"5 £"}', encoding));
      const notice = page.getByRole('main').getByText(`Read as ${name}, according to the byte order mark.`);
      await expect(results(page)).toContainText('"café": "5 £"');
      await expect(notice.first()).toBeVisible();
      await expect(page.locator('[data-problem]')).toHaveCount(0);
      await expect(page.locator('[data-input-pane]')).toContainText('{"café":"5 £"}');
      await page.getByRole('button', { name: 'Edit as text' }).click();
      await expect(notice).toHaveCount(0);
      await expect(results(page)).toContainText('"café": "5 £"');
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' 1', { delay: 30 });
      await expect(results(page)).toContainText('1');
    });

  for (const [title, count, isEdited] of [
    ['of more characters than a text area holds is read to its end', 60_000, true],
    ['of more than 2 MB stays a file', 240_000, false],
  ] as const)
    test(title, async ({ page }) => {
      await open(page, 'json-prettify?op=validate');
      const items = Array.from({ length: count }, (_, index) => `"é${index}"`);
      await openFiles(page, file('long.json', `\ufeff[${items.join()}]`, 'utf-16le'));
      await expect(results(page)).toContainText(`Strings${count}`);
      const edit = page.getByRole('button', { name: 'Edit as text' });
      if (isEdited) await edit.click();
      await expect(edit).toHaveCount(0);
      await expect(results(page)).toContainText(`Strings${count}`);
      await expect(page.locator('[data-problem]')).toHaveCount(0);
      const pane = page.locator('[data-input-pane]');
      await expect(pane.getByText('long.json').first()).toBeVisible({ visible: !isEdited });
      await expect(pane).toContainText('"é0","é1"');
    });

  test('of a text that is valid UTF-8 with NUL characters', async ({ page }) => {
    await open(page, 'case-converter');
    await openFiles(page, file('names.txt', 'first name', 'utf-16le'));
    await expect(page.getByText('Every other byte is zero: this file may be UTF-16LE.').first()).toBeVisible();
    await readAs(page, 'UTF-16LE').click();
    await expect(page.getByText('firstName').first()).toBeVisible();
    await expect(readAs(page, 'UTF-16LE')).toHaveCount(0);
  });

  test('is offered no encoding where it is not text', async ({ page }) => {
    await open(page, 'yaml-to-json-converter');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00000000', 'hex') });
    await expect(page.locator('[data-problem]')).toContainText('does not look like text');
    await expect(page.getByRole('button', { name: /^Read as/ })).toHaveCount(0);
  });

  test('among several files is read alone', async ({ page }) => {
    await open(page, 'yaml-to-json-converter');
    await openFiles(page, file('a.yaml', 'a: é', 'utf-8'), file('b.yaml', 'b: é', 'windows-1252'));
    const rows = page.getByRole('row');
    await expect(rows.nth(1)).toContainText('"a": "é"');
    await expect(rows.nth(2)).toContainText('It may be Windows-1252.');
    await readAs(page, 'Windows-1252').click();
    await expect(rows.nth(2)).toContainText('"b": "é"');
    await expect(rows.nth(1)).toContainText('"a": "é"');
  });
});
