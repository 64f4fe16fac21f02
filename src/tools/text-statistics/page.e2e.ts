import { clipboard, expect, open, test } from '../../../e2e/support/site.ts';

test('what is selected is counted beside the whole', async ({ page }) => {
  await open(page, 'text-statistics');
  const results = page.locator('[data-results]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('one two three');
  await expect(results).toContainText(/Characters\s*13/);
  await expect(results).not.toContainText('selected');
  for (let count = 0; count < 5; count++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(results).toContainText('13 (5 selected)');
  await expect(results).toContainText('3 (1 selected)');
  await page.keyboard.press('ArrowLeft');
  await expect(results).not.toContainText('selected');
  await page.getByText('Line details').click();
  await expect(results).toContainText('Line 1, column 9, offset 8');
});

test('the line count of a text with a final line break also shows the other count', async ({ page }) => {
  await open(page, 'text-statistics');
  const lines = page
    .locator('[data-results] div')
    .filter({ has: page.locator('dt', { hasText: /^Lines$/ }) })
    .last();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('one');
  await expect(lines).toHaveText('Lines1');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveText('Lines1 (2 with the empty last line)');
  await lines.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toBe('1');
  await page.getByLabel('Count an empty last line').check();
  await expect(lines).toHaveText('Lines2 (1 without the empty last line)');
});

test('all counts are copied as a table, the whole text’s even while a part is selected', async ({ page }) => {
  await open(page, 'text-statistics');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('a|b c');
  await page.keyboard.press('Shift+ArrowLeft');
  const bar = page.locator('[data-results]').getByRole('button', { name: 'Copy', exact: true }).last();
  await bar.click();
  await expect.poll(() => clipboard(page)).toContain('| Words | 2 |');
  expect(await clipboard(page)).toContain('| Longest word | a\\|b |');
  await page.getByLabel('Copy or save all as').selectOption('csv');
  await bar.click();
  await expect.poll(() => clipboard(page)).toContain('\nWords,2\n');
});

test('a file that is not UTF-8 is counted at once, in an encoding that is shown and can be switched', async ({
  page,
}) => {
  await open(page, 'text-statistics');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x80]) });
  const results = page.locator('[data-results]');
  await expect(results).toContainText(/Characters\s*5/);
  await expect(results).toContainText(/Bytes \(UTF-8\)\s*8/);
  const notice = page.getByText('Byte E9 at line 1, column 4 is not UTF-8; the file was read as Windows-1252.');
  await expect(notice).toBeVisible();
  await page.getByLabel('File encoding').selectOption('windows-1251');
  await expect(results).toContainText(/Bytes \(UTF-8\)\s*7/);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('[data-problem]')).toHaveCount(0);
});
