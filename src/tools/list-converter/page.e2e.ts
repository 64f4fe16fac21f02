import type { Page } from '@playwright/test';
import { audit, clipboard, expect, open, showOptions, test } from '../../../e2e/support/site.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'List', exact: true });
const result = (page: Page) => page.locator('[data-results]').first();
test('a column is pasted, a preset picked, the list copied', async ({ page }) => {
  await open(page, 'list-converter');
  await page.keyboard.insertText("O'Brien\nSmith\n Smith\n\n");
  await expect(result(page)).toHaveText("O'Brien, Smith");
  await page.getByLabel('Preset', { exact: true }).selectOption('SQL IN, quoted');
  await expect(result(page)).toHaveText("('O''Brien', 'Smith')");
  for (const fact of ['4 items in', '2 out', '1 duplicate removed', '1 empty item dropped', 'longest: 7 characters'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe("('O''Brien', 'Smith')");
  await page.getByLabel('Sort', { exact: true }).selectOption('Z to A');
  await page.getByLabel('Preset', { exact: true }).selectOption('JSON array');
  await expect(result(page)).toHaveText('["Smith", "O\'Brien"]');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveText("('Smith', 'O''Brien')");
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result(page)).toHaveText("O'Brien, Smith");
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('presets of one’s own are kept, by keyboard alone', async ({ page }) => {
  await open(page, 'list-converter');
  await input(page).fill('b\na');
  await page.getByLabel('Item prefix').fill('<');
  await page.getByLabel('Sort', { exact: true }).selectOption('A to Z');
  await page.getByRole('button', { name: 'Save as preset' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Preset', { exact: true })).toHaveValue('own:Mine');
  await page.getByLabel('Preset', { exact: true }).selectOption('One per line');
  await expect(result(page)).toHaveText('a\nb');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Preset', { exact: true }).selectOption('Mine');
  await expect(result(page)).toHaveText('<a, <b');
  await page.getByRole('button', { name: 'Delete preset' }).press('Enter');
  await expect(page.getByLabel('Preset', { exact: true }).getByRole('option', { name: 'Mine' })).toHaveCount(0);
  await expect(result(page)).toHaveText('<a, <b');
  await page.getByLabel('Item suffix').fill('>');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByLabel('Preset', { exact: true }).getByRole('option', { name: 'Mine' })).toHaveCount(1);
  await expect(result(page)).toHaveText('<a>, <b>');
});

test('an invalid pattern is reported at its field; an endless one is stopped', async ({ page }) => {
  await open(page, 'list-converter');
  await input(page).fill(`a1b\n${'a'.repeat(40)}!`);
  await page.getByLabel('Split at').selectOption('Regular expression');
  const pattern = page.getByLabel('Split pattern');
  await pattern.fill('(');
  await expect(
    page.getByText('The split pattern is not a valid regular expression: unclosed “(” at position 1.'),
  ).toBeVisible();
  await expect(result(page)).toContainText('a1b');
  expect(await audit(page)).toEqual([]);
  await pattern.fill('\\d');
  await expect(result(page)).toContainText('a, b');
  await pattern.fill('(a+)+$');
  // It is announced, too.
  const problem = page.locator('[data-problem]', { hasText: 'The pattern took longer than 2 s and was stopped.' });
  await expect(problem).toBeVisible();
  await expect(input(page)).toHaveValue(/a1b/);
  await pattern.fill('1');
  await expect(result(page)).toContainText('a, b');
  await expect(page.getByText('The pattern took longer')).toHaveCount(0);
});

test('reports items that cannot be sorted, and shuffles again', async ({ page }) => {
  await open(page, 'list-converter?order=number');
  await input(page).fill('9007199254740993\nx\n9007199254740992');
  await expect(result(page)).toHaveText('9007199254740992, 9007199254740993, x');
  await expect(page.getByText('Item 2 (“x”) is not a number; it was sorted last.')).toBeVisible();
  await page.getByLabel('Sort', { exact: true }).selectOption('Random');
  await input(page).fill(Array.from({ length: 60 }, (_, index) => index).join('\n'));
  await expect(result(page)).toContainText('59');
  const first = await result(page).textContent();
  await page.getByRole('button', { name: 'Shuffle again' }).click();
  await expect(result(page)).not.toHaveText(first ?? '');
});

test('a long list does not hold up the page', async ({ page }) => {
  await open(page, 'list-converter?order=az');
  const text = Array.from({ length: 100_000 }, (_, index) => `item ${(index * 7_919) % 99_991}`).join('\n');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  await expect(page.getByText('100,000 items in', { exact: true })).toBeVisible();
  await expect(page.getByText('99,991 out', { exact: true })).toBeVisible();
});

test('in French, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'fr/list-converter');
  await page.getByRole('textbox', { name: 'Liste', exact: true }).fill('b\na\na');
  await page.getByLabel('Préréglage', { exact: true }).selectOption('Liste HTML');
  await showOptions(page);
  await expect(result(page)).toHaveText('<ul>\n<li>b</li>\n<li>a</li>\n</ul>');
  expect(await audit(page)).toEqual([]);
  await page.locator('summary', { hasText: 'Découper et nettoyer' }).click();
  await expect(page.getByLabel('Supprimer les espaces')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
